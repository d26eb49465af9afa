"""The clock as it reads now, the wall clock beside it, and where the next line of the sheet stands."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from rinkbook.core.game.sheet import ClockFace, Phase, Sheet
from rinkbook.core.model.events import Amend, ClockSet, Event, PeriodStart, Strike
from rinkbook.core.model.place import Moment, Place


def reads(face: ClockFace, now: str) -> int:
    """The seconds on the clock at a time of the wall clock."""
    return max(0, face.left - passed(face.since, now)) if face.running else face.left


def last_read(sheet: Sheet, events: Sequence[Event]) -> int:
    """The lowest reading in this period since it began or the clock was set: a board only counts down."""
    here, left = (sheet.clock.part, sheet.clock.period), sheet.clock.length
    lines = {entry.event.id: entry.event for entry in sheet.entries if not entry.struck}
    for line in (lines[event.id] for event in events if event.id in lines):
        if (line.place.part, line.place.period) != here or line.place.moment is not Moment.DURING:
            continue
        match line.body:
            case Strike() | Amend():
                continue
            case PeriodStart():
                left = line.body.length or sheet.clock.length
            case ClockSet():
                left = line.body.left
            case _:
                left = min(left, line.place.left)
    return left


def here(sheet: Sheet, left: int) -> Place:
    """Where the next line of the sheet stands: in the period being played, else before or after one."""
    clock, order = sheet.clock, next_order(sheet)
    match sheet.phase:
        case Phase.BEFORE:
            return Place(moment=Moment.BEFORE, order=order)
        case Phase.BREAK | Phase.OVER:
            return Place(part=clock.part, period=max(1, clock.period), moment=Moment.AFTER, order=order)
        case _:
            return Place(part=clock.part, period=max(1, clock.period), left=left, order=order)


def opening(sheet: Sheet) -> Place:
    """The start of what comes next: the full length on the clock."""
    coming = sheet.next
    return Place(part=coming.part, period=coming.period, left=coming.length, order=next_order(sheet))


def next_order(sheet: Sheet) -> int:
    """One more than the greatest order that this device has seen."""
    return 1 + max((entry.event.place.order for entry in sheet.entries), default=0)


def read_time(text: str) -> datetime | None:
    """A UTC time in RFC 3339 form, or None where there is none."""
    try:
        return datetime.fromisoformat(text) if text else None
    except ValueError:
        return None


def milliseconds(since: str, now: str) -> int:
    """From one time to another, never less than none."""
    start, end = read_time(since), read_time(now)
    if start is None or end is None or (start.tzinfo is None) != (end.tzinfo is None):
        return 0
    return max(0, int((end - start).total_seconds() * 1000))


def passed(since: str, now: str) -> int:
    """Whole seconds from one time to another, never less than none."""
    return milliseconds(since, now) // 1000


def slot_ends(starts: str, slot: int) -> datetime | None:
    """When the ice is over, if the set-up says so."""
    start = read_time(starts)
    return start + timedelta(seconds=slot) if start is not None and slot else None


def until(end: datetime | None, now: str) -> int | None:
    """Whole seconds from now to *end*; None where either isn't known."""
    at = read_time(now)
    return int((end - at).total_seconds()) if end is not None and at is not None else None


def wall(at: datetime | None, utc_offset: int) -> str:
    """`21:40`, as the clock in the league's rink shows it."""
    return f"{at + timedelta(minutes=utc_offset):%H:%M}" if at is not None else ""

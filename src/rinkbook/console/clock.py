"""The clock as it reads now: where it stood when it was last started, set or stopped, and what passed since.

Lines of the clock are followed in the order in which they were entered, not by their place: a clock that
was set back up would otherwise be found stopped by a whistle further down.
"""

from datetime import datetime, timedelta

from msgspec import Struct

from rinkbook.core.game.sheet import Entry, Phase, Sheet
from rinkbook.core.model.events import (
    ClockSet,
    ClockStart,
    ClockStop,
    Goal,
    Penalty,
    PeriodEnd,
    PeriodStart,
    TimeOut,
)
from rinkbook.core.model.place import Moment, Place
from rinkbook.core.ruling import Mode

RUN = "run"


class Face(Struct, frozen=True, kw_only=True):
    """`left` seconds were on the clock at the wall-clock time `since`."""

    left: int
    running: bool = False
    since: str = ""

    def now(self, now: str) -> int:
        return max(0, self.left - passed(self.since, now)) if self.running else self.left


def face(sheet: Sheet, base: str) -> Face:
    """The clock of the period that is played; *base* is its mode where no ruling has set another."""
    modes = modes_of(sheet, base)
    found = Face(left=sheet.clock.length)
    for entry in sorted(lines_of_period(sheet), key=lambda entry: entry.event.place.order):
        found = turned(found, entry, *modes[entry.event.id], sheet.clock.length)
    return found


def lines_of_period(sheet: Sheet) -> list[Entry]:
    here = (sheet.clock.part, sheet.clock.period)
    return [
        entry
        for entry in sheet.entries
        if not entry.struck and (entry.event.place.part, entry.event.place.period) == here
    ]


def modes_of(sheet: Sheet, base: str) -> dict[str, tuple[str, str]]:
    """The clock's mode before and after each line, by the rulings on the way."""
    mode, found = base, {}
    for entry in sheet.entries:
        before = mode
        for ruling in sheet.rulings_of(entry.event.id):
            if not ruling.overruled:
                mode = next((effect.mode for effect in ruling.effects if isinstance(effect, Mode)), mode)
        found[entry.event.id] = before, mode
    return found


def turned(face: Face, entry: Entry, before: str, after: str, length: int) -> Face:
    """The clock after one line: a whistle belongs to the mode before it, a start to the mode after."""
    body, place, at = entry.event.body, entry.event.place, entry.event.entered
    match body:
        case PeriodStart():
            return Face(left=body.length or length, running=after == RUN, since=at)
        case ClockStart():
            return Face(left=place.left, running=True, since=at)
        case ClockSet():
            return Face(left=body.left, running=face.running, since=at)
        case ClockStop() | TimeOut() | PeriodEnd():
            return Face(left=place.left if place.moment is Moment.DURING else 0, since=at)
        case Goal() | Penalty() if before != RUN and face.running and place.left < face.left:
            return Face(left=place.left, since=at)
        case _:
            return face


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

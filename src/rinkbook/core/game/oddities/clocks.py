"""The clock: the modes that it has, what it can be set to, and that it doesn't run backwards by itself."""

from collections.abc import Iterator, Sequence

from rinkbook.core.game.oddities.asking import Odd, OddRecord
from rinkbook.core.game.sheet import Entry
from rinkbook.core.game.state import State
from rinkbook.core.model.events import ClockMode, ClockSet, ClockStart, ClockStop, Event, PeriodStart
from rinkbook.core.model.place import Moment, Part, write_clock
from rinkbook.core.ruling import Finding, finding

MODES = ("run", "stop", "")
READ = (ClockStart, ClockStop)  # entered as they happen, and never late
PUT = (ClockSet, PeriodStart)  # put the clock anywhere

SENTENCES = {
    "no-such-mode": "A clock has no mode “{got}”.",
    "clock-above-the-period": "The clock was set to {got}, more than the period has.",
    "clock-backwards": "The clock showed {got} after {before}, though nobody had set it.",
}


def odd_mode(game: State, event: Event, body: ClockMode) -> Iterator[Finding]:
    if body.mode not in MODES:
        yield finding(event, "no-such-mode", "run, stop, or nothing to give the clock back", body.mode)


def odd_set(game: State, event: Event, body: ClockSet) -> Iterator[Finding]:
    if game.is_here(event.place) and body.left > game.length_now > 0:
        expected = f"at most {write_clock(game.length_now)}"
        yield finding(event, "clock-above-the-period", expected, write_clock(body.left))


def backwards(entries: Sequence[Entry]) -> Iterator[Finding]:
    """On one device, a start or a stop of the clock that reads higher than the one entered before it."""
    last: dict[str, Event] = {}
    for event in clock_lines(entries):
        before = last.get(event.device)
        if before is not None and isinstance(event.body, READ) and is_higher(event, before):
            shown, read = write_clock(before.place.left), write_clock(event.place.left)
            yield finding(event, "clock-backwards", f"{shown} or less", read, also=before.id, before=shown)
        last[event.device] = event


def clock_lines(entries: Sequence[Entry]) -> list[Event]:
    """What starts, stops and sets the clock, in the order in which each device entered it."""
    lines = [
        (entry.event.n, (entry.original or entry.event).place.order, entry.event.id, entry.event)
        for entry in entries
        if isinstance(entry.event.body, (*READ, *PUT)) and not entry.struck
    ]
    return [event for *_, event in sorted(lines, key=lambda line: line[:3])]


def is_higher(event: Event, before: Event) -> bool:
    """The clock was read higher than before, in one period, with no hand on it between the two."""
    now, then = event.place, before.place
    both = (now.part, now.period, now.moment) == (then.part, then.period, then.moment)
    read = isinstance(before.body, READ) and now.moment is Moment.DURING and now.part is not Part.SHOOTOUT
    return both and read and (now.left, now.tenths) > (then.left, then.tenths)


ODD: dict[type, tuple[Odd, ...]] = {ClockMode: (odd_mode,), ClockSet: (odd_set,)}
RECORD: tuple[OddRecord, ...] = (backwards,)

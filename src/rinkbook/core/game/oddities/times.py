"""Where a line stands: in a period that there is, at a reading of its clock, while it was played."""

from collections.abc import Iterator
from typing import Any

from rinkbook.core.game.oddities.asking import Odd
from rinkbook.core.game.state import State
from rinkbook.core.model.events import (
    ClockSet,
    Curfew,
    Delay,
    Event,
    Goal,
    GoalieChange,
    Penalty,
    PenaltyShotMissed,
    PeriodEnd,
    PeriodStart,
    RosterCheck,
    TimeLeft,
    TimeOut,
)
from rinkbook.core.model.place import Moment, Part, Place, write_clock, write_period
from rinkbook.core.ruling import Finding, finding

SENTENCES = {
    "no-such-period": "There is no {got} in this game.",
    "time-outside-period": "The clock can't have shown {got} in that period.",
    "no-such-tenth": "A second has no tenth {got}.",
    "negative-time": "A time can't be {got}.",
    "outside-play": "It stands {got} of a period, when nobody was playing.",
    "after-the-period": "It stands at {got}, after the period had ended.",
    "period-not-begun": "Nobody has started {got} yet.",
    "play-before-the-start": "Lines of {got} stand before its start.",
    "period-begun-twice": "{got} was started a second time.",
    "period-ended-twice": "{got} was ended a second time.",
    "time-out-in-a-break": "A time-out was taken while nobody was playing.",
}

LIVE = (Goal, PenaltyShotMissed)  # happen in play alone; a penalty may be called at any time
OF_PLAY = (*LIVE, Penalty, TimeOut, GoalieChange, RosterCheck)


def odd_time(game: State, event: Event) -> Iterator[Finding]:
    """A period that there isn't, and a reading that its clock can't have shown."""
    place = event.place
    if place.part is Part.SHOOTOUT:
        return
    length = game.length(place.part, place.period)
    if not length and game.plan.find(place.part, place.period) is None:
        if place.moment is Moment.DURING or place.period != 1:
            yield finding(event, "no-such-period", "a period that the rulebook has", period_of(place))
    elif place.moment is Moment.DURING and not 0 <= place.left <= length:
        expected = f"a time between 0:00 and {write_clock(length)}"
        yield finding(event, "time-outside-period", expected, write_clock(place.left))
    if not 0 <= place.tenths <= 9:
        yield finding(event, "no-such-tenth", "a tenth of a second from 0 to 9", str(place.tenths))


def period_of(place: Place) -> str:
    return write_period(place.part, place.period)


def negative(field: str) -> Odd:
    """A time below nothing in that field."""

    def odd(game: State, event: Event, body: Any) -> Iterator[Finding]:
        seconds = getattr(body, field)
        if seconds < 0:
            yield finding(event, "negative-time", "a time of 0:00 or more", write_clock(seconds))

    return odd


def outside_play(game: State, event: Event, body: Goal | PenaltyShotMissed) -> Iterator[Finding]:
    if event.place.moment is not Moment.DURING and event.place.part is not Part.SHOOTOUT:
        yield finding(event, "outside-play", "a reading of the clock", event.place.moment.value)


def outside_period(game: State, event: Event, body: Any) -> Iterator[Finding]:
    """In play, but after its period had ended, or before anybody started it."""
    place = event.place
    if place.moment is not Moment.DURING or not game.is_here(place) or place.left > game.length_now:
        return
    if game.ended:
        left = end_of(game)
        if place.left < left:
            expected = f"a time of {write_clock(left)} or more, when the period was ended"
            yield finding(event, "after-the-period", expected, write_clock(place.left))
    elif not game.started and place.part is not Part.SHOOTOUT and is_kept(game, place):
        yield finding(event, "period-not-begun", "the start of the period first", period_of(place))


def end_of(game: State) -> int:
    """What the clock showed when this period was ended."""
    ends = (*game.happened(PeriodEnd), *game.happened(Curfew))
    places = [event.place for event, _ in ends if game.is_here(event.place)]
    return min((place.left if place.moment is Moment.DURING else 0 for place in places), default=0)


def is_kept(game: State, place: Place) -> bool:
    """Whoever keeps the sheet starts and ends each period on it, so that a start is missed; told once."""
    if not game.begun or not game.ended_periods:
        return False
    told = (found.place for found in game.findings if found.code == "period-not-begun")
    return not any(at is not None and (at.part, at.period) == (place.part, place.period) for at in told)


def odd_start(game: State, event: Event, body: PeriodStart) -> Iterator[Finding]:
    """A start of a period that was begun, or one that stands below what was played."""
    place = event.place
    if not game.is_here(place):
        return
    if game.started and not game.ended:
        yield finding(event, "period-begun-twice", "one start of a period", period_of(place))
    elif not game.started and any(played_in(game, place)):
        yield finding(event, "play-before-the-start", "the start first", period_of(place))


def played_in(game: State, place: Place) -> Iterator[bool]:
    for kind in LIVE:
        for event, _ in game.happened(kind):
            at = event.place
            here = (at.part, at.period, at.moment) == (place.part, place.period, Moment.DURING)
            yield here and at.left <= game.length_now


def odd_end(game: State, event: Event, body: PeriodEnd) -> Iterator[Finding]:
    if game.is_here(event.place) and game.ended:
        yield finding(event, "period-ended-twice", "one end of a period", period_of(event.place))


def in_a_break(game: State, event: Event, body: TimeOut) -> Iterator[Finding]:
    place = event.place
    if place.moment is not Moment.DURING or place.part is Part.SHOOTOUT:
        yield finding(event, "time-out-in-a-break", "a time while a period was played", place.moment.value)


ALWAYS = (odd_time,)
ODD: dict[type, tuple[Odd, ...]] = {
    **dict.fromkeys(OF_PLAY, (outside_period,)),
    Goal: (outside_period, outside_play),
    PenaltyShotMissed: (outside_period, outside_play),
    TimeOut: (outside_period, in_a_break),
    PeriodStart: (negative("length"), odd_start),
    PeriodEnd: (odd_end,),
    ClockSet: (negative("left"),),
    Penalty: (outside_period, negative("seconds")),
    TimeLeft: (negative("seconds"),),
    Delay: (negative("seconds"),),
}

"""Values that can't be, whatever the game: kept as they came, and never worked with."""

from collections.abc import Callable, Iterator
from typing import Any

from rinkbook.core.game.state import State
from rinkbook.core.model.events import (
    CaptainNamed,
    ClockMode,
    ClockSet,
    Delay,
    Event,
    Goal,
    GoalieChange,
    JerseyChange,
    LineUpConfirmed,
    Penalty,
    PeriodStart,
    Removal,
    RosterCheck,
    Saves,
    ShootoutAttempt,
    Shots,
    TimeLeft,
)
from rinkbook.core.model.place import write_clock
from rinkbook.core.ruling import Finding, finding

MODES, STRENGTHS = ("run", "stop", ""), ("EV", "PP", "SH", "")

Odd = Callable[[State, Event, Any], Iterator[Finding]]


def negative(field: str) -> Odd:
    """A time below nothing in that field."""

    def odd(game: State, event: Event, body: Any) -> Iterator[Finding]:
        seconds = getattr(body, field)
        if seconds < 0:
            yield finding(event, "negative-time", "a time of 0:00 or more", write_clock(seconds))

    return odd


def strange_figures(*fields: str) -> Odd:
    """Numbers in figures other than those on a jersey."""

    def odd(game: State, event: Event, body: Any) -> Iterator[Finding]:
        for number in (number for field in fields for number in several(getattr(body, field))):
            if not number.isascii() and any(figure.isdigit() for figure in number):
                yield finding(event, "strange-figures", "a number in the figures 0 to 9", number)

    return odd


def several(value: Any) -> tuple[str, ...]:
    """The numbers of a field: one, some, or those that players wear."""
    if isinstance(value, str):
        return (value,)
    return tuple(item if isinstance(item, str) else item.number for item in value)


def odd_mode(game: State, event: Event, body: ClockMode) -> Iterator[Finding]:
    if body.mode not in MODES:
        yield finding(event, "no-such-mode", "run, stop, or nothing to give the clock back", body.mode)


def odd_strength(game: State, event: Event, body: Goal) -> Iterator[Finding]:
    if body.strength not in STRENGTHS:
        yield finding(event, "no-such-strength", "EV, PP, SH, or nothing to leave it open", body.strength)


def odd_assists(game: State, event: Event, body: Goal) -> Iterator[Finding]:
    """Who scored assists no goal of his, nobody does twice, and there are only so many."""
    assists = [number for number in body.assists if number]
    if body.number and body.number in assists and not body.own_goal:
        yield finding(event, "assist-by-the-scorer", "another player than the scorer", body.number)
    for number in dict.fromkeys(number for number in assists if assists.count(number) > 1):
        yield finding(event, "assist-twice", "each player once", number)
    if game.most_assists is not None and len(body.assists) > game.most_assists:
        yield finding(
            event, "too-many-assists", f"no more than {game.most_assists} assists", str(len(body.assists))
        )


def taken_back(game: State, event: Event, body: Shots | Saves) -> Iterator[Finding]:
    """More taken back than there were."""
    side = body.side if isinstance(body, Shots) else body.side.other
    shots = game.shots[side]
    if shots + body.count < 0:
        expected = f"at most the {shots} shots that there are to be taken back"
        yield finding(event, "shots-below-none", expected, str(-body.count))


ODD: dict[type, tuple[Odd, ...]] = {
    LineUpConfirmed: (strange_figures("players"),),
    CaptainNamed: (strange_figures("number"),),
    PeriodStart: (negative("length"),),
    ClockSet: (negative("left"),),
    ClockMode: (odd_mode,),
    Goal: (odd_strength, odd_assists, strange_figures("number", "assists")),
    Penalty: (negative("seconds"), strange_figures("number", "served_by")),
    Shots: (taken_back,),
    Saves: (taken_back, strange_figures("number")),
    GoalieChange: (strange_figures("number"),),
    RosterCheck: (strange_figures("ineligible", "served_by"),),
    TimeLeft: (negative("seconds"),),
    JerseyChange: (strange_figures("number", "now"),),
    Removal: (strange_figures("number"),),
    ShootoutAttempt: (strange_figures("number"),),
    Delay: (negative("seconds"),),
}

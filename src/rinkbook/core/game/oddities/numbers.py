"""Numbers: in the figures of a jersey, and worn by somebody tonight once the line-up is confirmed."""

from collections.abc import Callable, Iterator
from typing import Any

from rinkbook.core.game.oddities.asking import Odd
from rinkbook.core.game.state import State
from rinkbook.core.game.worn import is_worn_twice
from rinkbook.core.model.events import (
    CaptainNamed,
    EquipmentHold,
    Event,
    Goal,
    GoalieChange,
    JerseyChange,
    LineUpConfirmed,
    Penalty,
    PenaltyShotMissed,
    Removal,
    RosterCheck,
    Saves,
    ShootoutAttempt,
    Side,
)
from rinkbook.core.ruling import Finding, finding

SENTENCES = {
    "strange-figures": "“{got}” is written in other figures than those on a jersey.",
    "not-in-line-up": "Nobody of {team} wears number {got} tonight.",
    "worn-by-two": "Two of {team} wear number {got}; this counts for the one who stands first.",
}

Named = Callable[[Any], tuple[tuple[Side, tuple[str, ...]], ...]]  # the numbers that a line names, by side


def of_its_side(*fields: str) -> Named:
    """Those fields are numbers of the side that the line names."""
    return lambda body: ((body.side, several(body, fields)),)


def of_the_other(*fields: str) -> Named:
    return lambda body: ((body.side.other, several(body, fields)),)


def of_a_goal(body: Goal) -> tuple[tuple[Side, tuple[str, ...]], ...]:
    """Who put it into his own net is a player of the other side."""
    scorer = body.side.other if body.own_goal else body.side
    return ((scorer, (body.number,)), (body.side, body.assists))


def several(body: Any, fields: tuple[str, ...]) -> tuple[str, ...]:
    """The numbers of those fields: one, some, or those that players wear."""
    found: list[str] = []
    for field in fields:
        value = getattr(body, field)
        found += (
            [value]
            if isinstance(value, str)
            else [item if isinstance(item, str) else item.number for item in value]
        )
    return tuple(found)


def strange_figures(*fields: str) -> Odd:
    """Numbers in figures other than those on a jersey."""

    def odd(game: State, event: Event, body: Any) -> Iterator[Finding]:
        for number in several(body, fields):
            if not number.isascii() and any(figure.isdigit() for figure in number):
                yield finding(event, "strange-figures", "a number in the figures 0 to 9", number)

    return odd


def unknown_tonight(named: Named) -> Odd:
    """Numbers that nobody wears tonight; with no line-up yet, nothing is odd."""

    def odd(game: State, event: Event, body: Any) -> Iterator[Finding]:
        for side, numbers in named(body):
            if game.confirmed[side]:
                yield from not_worn(game, event, side, numbers)

    return odd


def not_worn(game: State, event: Event, side: Side, numbers: tuple[str, ...]) -> Iterator[Finding]:
    for number in numbers:
        if number and game.dressed(side, number) is None:
            team = game.called_name(side)
            expected = f"a number in the line-up of {team}"
            yield finding(event, "not-in-line-up", expected, number, team=team)
        elif number and is_worn_twice(game.line_ups[side], number):
            expected = "a number that one player wears"
            yield finding(event, "worn-by-two", expected, number, team=game.called_name(side))


ODD: dict[type, tuple[Odd, ...]] = {
    LineUpConfirmed: (strange_figures("players"),),
    CaptainNamed: (strange_figures("number"), unknown_tonight(of_its_side("number"))),
    Goal: (strange_figures("number", "assists"), unknown_tonight(of_a_goal)),
    Penalty: (
        strange_figures("number", "served_by"),
        unknown_tonight(of_its_side("number", "served_by")),
    ),
    PenaltyShotMissed: (strange_figures("number"), unknown_tonight(of_its_side("number"))),
    Saves: (strange_figures("number"), unknown_tonight(of_its_side("number"))),
    GoalieChange: (strange_figures("number"), unknown_tonight(of_its_side("number"))),
    RosterCheck: (strange_figures("ineligible", "served_by"), unknown_tonight(of_the_other("served_by"))),
    JerseyChange: (strange_figures("number", "now"), unknown_tonight(of_its_side("number"))),
    EquipmentHold: (strange_figures("number"), unknown_tonight(of_its_side("number"))),
    Removal: (strange_figures("number"),),
    ShootoutAttempt: (strange_figures("number"), unknown_tonight(of_its_side("number"))),
}

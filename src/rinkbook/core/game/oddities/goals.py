"""A goal: its assists, its strength, and that no two fall in one second."""

from collections.abc import Iterator

from rinkbook.core.game.oddities.asking import Odd
from rinkbook.core.game.oddities.pairs import are_apart
from rinkbook.core.game.state import State
from rinkbook.core.model.events import Event, Goal
from rinkbook.core.model.place import Moment, Part, write_clock
from rinkbook.core.ruling import Finding, finding

STRENGTHS = ("EV", "PP", "SH", "")
SENTENCES = {
    "no-such-strength": "A goal has no strength “{got}”.",
    "assist-by-the-scorer": "Number {got} can't assist on a goal of his own.",
    "assist-twice": "Number {got} has two assists on one goal.",
    "too-many-assists": "{got} assists on one goal are more than the rulebook has.",
    "goal-in-shootout": "It is a goal of play; in a shootout there are attempts.",
    "goals-in-one-second": "Another goal stands at {got} too.",
}


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


def in_shootout(game: State, event: Event, body: Goal) -> Iterator[Finding]:
    if event.place.part is Part.SHOOTOUT:
        yield finding(event, "goal-in-shootout", "an attempt of the shootout", "a goal")


def one_second(game: State, event: Event, body: Goal) -> Iterator[Finding]:
    """Two goals at one reading of the clock; one of a stopped clock, or one told twice, is no such thing."""
    place = event.place
    if place.moment is not Moment.DURING or place.part is Part.SHOOTOUT or is_at_rest(body):
        return
    for other, goal in reversed(game.happened(Goal)):
        if other.place.at_order(0) != place.at_order(0):
            return
        if not is_at_rest(goal) and not are_apart(event, other):
            read = write_clock(place.left, place.tenths)
            yield finding(event, "goals-in-one-second", "one goal in a second", read, also=other.id)
            return


def is_at_rest(body: Goal) -> bool:
    """No second of play passed for it."""
    return body.penalty_shot or body.awarded


ODD: dict[type, tuple[Odd, ...]] = {Goal: (odd_strength, odd_assists, in_shootout, one_second)}

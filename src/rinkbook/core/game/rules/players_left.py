"""A team of which too few are left to go on, once the game has begun: an official is asked to end it."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from rinkbook.core.game.state import State
from rinkbook.core.game.upcoming import is_over
from rinkbook.core.model.events import (
    Event,
    Goal,
    LineUpConfirmed,
    Occurrence,
    Penalty,
    Removal,
    RosterCheck,
    Side,
)
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.rulebook.values import at_least, one_of
from rinkbook.core.ruling import Fact, Proposed, Ruling, Verdict, decide

CODES = {"forfeit": "too-few-left-forfeit", "termination": "too-few-left-termination"}


class PlayersLeft(Struct, frozen=True, kw_only=True, tag="players-left", forbid_unknown_fields=True):
    """A team needs at least so many `players` to go on; who is out or has left is none of them.

    Who sits in the box is one. `count_goalies`: goalies are counted; `end`: forfeit or termination, which
    an official is asked for.
    """

    LAST: ClassVar[bool] = True

    players: int
    count_goalies: bool = True
    end: str = "forfeit"

    def faults(self) -> Iterator[str]:
        yield from at_least(self, 1, "players")
        yield from one_of(self, "end", tuple(CODES))


SENTENCES = {
    "too-few-left-forfeit": (
        "An official may declare the forfeit of {team}.",
        "{count} players are left who may play: {least} are needed to go on.",
    ),
    "too-few-left-termination": (
        "An official may end the game against {team}.",
        "{count} players are left who may play: {least} are needed to go on.",
    ),
}
Leaves = Penalty | Goal | Occurrence | Removal | RosterCheck | LineUpConfirmed


def after(law: Section[PlayersLeft], game: State, event: Event, body: Leaves) -> Iterator[Ruling]:
    """Whatever put the last of them out; it is asked for once a side."""
    if not game.begun or is_over(game):
        return
    for side in Side:
        count = left(law.rule, game, side)
        if game.confirmed[side] and count < law.rule.players and not was_asked(law, game, side):
            facts: dict[str, Fact] = {"team": game.called_name(side), "count": count}
            yield decide(
                law, CODES[law.rule.end], side, verdict=Verdict.ASK,
                facts={**facts, "least": law.rule.players},
                effects=(Proposed(event=law.rule.end, side=side),),
            )  # fmt: skip


def left(rule: PlayersLeft, game: State, side: Side) -> int:
    """Those of the line-up who may still play."""
    return sum(
        1
        for number, dressed in game.line_ups[side].items()
        if (rule.count_goalies or not dressed.goalie) and not game.is_out(side, number)
    )


def was_asked(law: Section[PlayersLeft], game: State, side: Side) -> bool:
    return any(ruling.key == f"{law.id}:{side}" for ruling in game.rulings)

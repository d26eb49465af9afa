"""A player's goals in regulation are limited; one more doesn't count."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from rinkbook.core.game.sheet import Tally
from rinkbook.core.game.state import State
from rinkbook.core.model.events import Event, Goal, Side
from rinkbook.core.model.place import Part
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.ruling import Fact, Ruling, Verdict, Worth, decide


class GoalLimit(Struct, frozen=True, kw_only=True, tag="goal-limit", forbid_unknown_fields=True):
    """At most `per_player` goals; `overtime` true where the limit holds there too.

    `effect` void: no score, no credit for anybody, no penalty ended; the goal stays in the record.
    """

    PARTS: ClassVar[dict[str, str]] = {
        "limit": "a goal past the limit",
        "overtime": "that overtime lifts it",
    }

    per_player: int
    overtime: bool = False
    effect: str = "void"

    def faults(self) -> Iterator[str]:
        if self.effect != "void":
            yield f"effect: expected 'void', got {self.effect!r}"
        if self.per_player < 1:
            yield f"per_player: expected at least 1, got {self.per_player}"


SENTENCES = {
    "goal-over-limit": (
        "Not counted. It stays {score}.",
        "Number {number} has {goals} in regulation; the limit is {limit} a player. No penalty.",
    ),
    "goal-limit-lifted": (
        "This goal counts.",
        "Number {number} is over the limit of {limit}, but not in overtime.",
    ),
}


def worth(law: Section[GoalLimit], game: State, event: Event, body: Goal) -> Iterator[Ruling]:
    """Void past the limit; in overtime, where the limit is lifted, that it counts is said."""
    if not body.number or body.own_goal:
        return
    goals = game.goals_of(body.side, body.number, part=Part.REGULATION)
    facts: dict[str, Fact] = {"number": body.number, "goals": goals, "limit": law.rule.per_player}
    if goals < law.rule.per_player:
        return
    if game.part is Part.OVERTIME and not law.rule.overtime:
        yield decide(
            law, "goal-limit-lifted", event.id, cites="overtime", verdict=Verdict.GRANTED, facts=facts
        )
        return
    facts["score"] = f"{game.score[0]}–{game.score[1]}"
    void = (Worth(points=0, credit=False, ends_penalty=False),)
    yield decide(
        law, "goal-over-limit", event.id, cites="limit", verdict=Verdict.REFUSED, facts=facts, effects=void
    )


def tally(law: Section[GoalLimit], game: State, side: Side, number: str) -> Tally | None:
    """A player's goals that count in regulation."""
    if not number:
        return None
    count = game.goals_of(side, number, part=Part.REGULATION)
    return Tally(
        rule=law.id, counts="goals", side=side, number=number, count=count, of=law.rule.per_player,
        clause=law.cites("limit"),
    )  # fmt: skip

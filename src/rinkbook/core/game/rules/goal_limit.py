"""A player's goals in regulation are limited; one more doesn't count."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from rinkbook.core.game.sheet import Tally
from rinkbook.core.game.state import State
from rinkbook.core.model.events import Event, Goal, ShootoutAttempt, Side
from rinkbook.core.model.place import Part
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.rulebook.values import at_least, one_of
from rinkbook.core.ruling import VOID, Blocked, Fact, Ruling, Verdict, Worth, decide


class GoalLimit(Struct, frozen=True, kw_only=True, tag="goal-limit", forbid_unknown_fields=True):
    """At most `per_player` goals; `overtime`, `shootout` true where the limit holds there too.

    `effect` void: no score, no credit for anybody, no penalty ended; the goal stays in the record.
    no-score: it only stays out of the score, the rest happens as with any goal.
    """

    PARTS: ClassVar[dict[str, str]] = {
        "limit": "a goal past the limit",
        "overtime": "that overtime lifts it",
        "shootout": "that who is at the limit takes no attempt",
    }

    per_player: int
    overtime: bool = False
    shootout: bool = False
    effect: str = "void"

    def faults(self) -> Iterator[str]:
        yield from one_of(self, "effect", WORTH)
        yield from at_least(self, 1, "per_player")


WORTH = {
    "void": VOID,
    "no-score": Worth(points=0),
}
OVER = "Number {number} has {goals} in regulation; the limit is {limit} a player. No penalty."
SENTENCES = {
    "goal-over-limit": ("Not counted. It stays {score}.", OVER),
    "goal-over-limit-in-game": (
        "Not counted. It stays {score}.",
        "Number {number} has {goals} tonight; the limit is {limit} a player, in overtime too.",
    ),
    "goal-limit-lifted": (
        "This goal counts.",
        "Number {number} is over the limit of {limit}, but not in overtime.",
    ),
    "shooter-at-limit": (
        "Number {number} may not shoot.",
        "Number {number} has {goals}; the limit is {limit} a player, in the shootout too.",
    ),
}


def admit(law: Section[GoalLimit], game: State, event: Event, body: ShootoutAttempt) -> Iterator[Ruling]:
    """Where the limit reaches the shootout, whoever is at it takes no attempt."""
    facts = facts_of(law.rule, game, body.side, body.number)
    if (
        law.rule.shootout
        and body.number
        and goals_of(law.rule, game, body.side, body.number) >= law.rule.per_player
    ):
        yield decide(
            law, "shooter-at-limit", event.id, cites="shootout", verdict=Verdict.REFUSED, facts=facts,
            effects=(Blocked(),), remedies=("another-shooter",),
        )  # fmt: skip


def worth(law: Section[GoalLimit], game: State, event: Event, body: Goal) -> Iterator[Ruling]:
    """Void past the limit; in overtime, where the limit is lifted, that it counts is said."""
    if (
        not body.number
        or body.own_goal
        or goals_of(law.rule, game, body.side, body.number) < law.rule.per_player
    ):
        return
    facts = facts_of(law.rule, game, body.side, body.number)
    if game.part is Part.OVERTIME and not law.rule.overtime:
        yield decide(
            law, "goal-limit-lifted", event.id, cites="overtime", verdict=Verdict.GRANTED, facts=facts
        )
        return
    code = "goal-over-limit-in-game" if law.rule.overtime else "goal-over-limit"
    yield decide(
        law, code, event.id, cites="limit", verdict=Verdict.REFUSED,
        facts={**facts, "score": game.score_told}, effects=(WORTH[law.rule.effect],),
    )  # fmt: skip


def goals_of(rule: GoalLimit, game: State, side: Side, number: str) -> int:
    """The goals towards the limit: those of regulation, and of overtime where it holds there too."""
    return game.goals_of(side, number, part=None if rule.overtime else Part.REGULATION)


def facts_of(rule: GoalLimit, game: State, side: Side, number: str) -> dict[str, Fact]:
    return {"number": number, "goals": goals_of(rule, game, side, number), "limit": rule.per_player}


def tally(law: Section[GoalLimit], game: State, side: Side, number: str) -> Tally | None:
    """A player's goals that count towards it."""
    if not number:
        return None
    count = goals_of(law.rule, game, side, number)
    return Tally(
        rule=law.id, counts="goals", side=side, number=number, count=count, of=law.rule.per_player,
        clause=law.cites("limit"),
    )  # fmt: skip

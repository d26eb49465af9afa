"""Counts that trigger something: a player's third penalty, a team's eighth."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from rinkbook.core.game.sheet import Tally
from rinkbook.core.game.state import PenaltyRecord, State
from rinkbook.core.model.events import Event, Penalty, Side
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.ruling import AnyEffect, Fact, Given, Out, Proposed, Ruling, Suspended, Verdict, decide


class Do(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a step does: `out` of the game, a `penalty` class, `suspend` games, `end` the game so."""

    out: str = ""
    penalty: str = ""
    suspend: int = 0
    end: str = ""


class Step(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """At the count of `at` it will `do` that, under a `clause` of its own if it has one."""

    at: int
    do: Do
    clause: str = ""


class Counter(Struct, frozen=True, kw_only=True, tag="counter", forbid_unknown_fields=True):
    """Counts penalties of a `subject` (player, team) in the `window` (game), with `steps` that rise.

    `counts` is penalties; a class without one of the `weights` counts one.
    """

    OFTEN: ClassVar[bool] = True

    subject: str
    steps: tuple[Step, ...]
    counts: str = "penalties"
    weights: dict[str, int] = {}
    window: str = "game"

    def faults(self) -> Iterator[str]:
        if self.subject not in ("player", "team"):
            yield f"subject: expected 'player' or 'team', got {self.subject!r}"
        if list(self.steps) != sorted(self.steps, key=lambda step: step.at):
            yield f"steps: expected rising counts, got {[step.at for step in self.steps]!r}"


SENTENCES = {
    "counter-out": (
        "Number {number} is out for the rest of the game.",
        "Penalty {count} of this game; out at {at}.",
    ),
    "counter-penalty": (
        "Number {number}: game misconduct, and {suspend} game to sit out.",
        "Penalty {count} of this game; the limit is {at}.",
    ),
    "counter-end": (
        "The game is to be ended: {team} have {count} penalties.",
        "At {at} penalties of one team the game ends on the referee's word.",
    ),
}


def after(law: Section[Counter], game: State, event: Event, body: Penalty) -> Iterator[Ruling]:
    """A ruling for each step that this penalty reaches."""
    subject = subject_of(law.rule, body)
    if not subject or law.rule.window != "game":
        return
    count = counted(law.rule, game, body.side, subject)
    before = count - weight(law.rule, game.called(event))
    for step in law.rule.steps:
        if before < step.at <= count:
            yield reach(law, game, step, body, count)


def tally(law: Section[Counter], game: State, side: Side, number: str) -> Tally | None:
    """How far a player, or with no number the team, is on the way to the next step."""
    if (law.rule.subject == "player") is not bool(number) or not law.rule.steps:
        return None
    count = counted(law.rule, game, side, number or side)
    following = next((step for step in law.rule.steps if step.at > count), law.rule.steps[-1])
    return Tally(
        rule=law.id, counts=law.rule.counts, side=side, number=number, count=count, of=following.at,
        clause=following.clause or law.cites(),
    )  # fmt: skip


def subject_of(rule: Counter, penalty: Penalty) -> str:
    """The number, or the side for a team; a bench penalty is no player's."""
    if rule.subject == "team":
        return penalty.side
    return "" if penalty.bench else penalty.number


def counted(rule: Counter, game: State, side: Side, subject: str) -> int:
    """The weights of the penalties that officials called so far."""
    return sum(
        weight(rule, record)
        for record in game.penalties
        if record.called and record.penalty.side is side and subject_of(rule, record.penalty) == subject
    )


def weight(rule: Counter, record: PenaltyRecord) -> int:
    """A penalty counts once, by its heaviest class."""
    return max((rule.weights.get(name, 1) for name in record.classes), default=1)


def reach(law: Section[Counter], game: State, step: Step, body: Penalty, count: int) -> Ruling:
    facts: dict[str, Fact] = {
        "count": count,
        "at": step.at,
        "team": game.setup.team(body.side).name or body.side,
    }
    subject = body.side if law.rule.subject == "team" else f"{body.side}:{body.number}"
    if body.number:
        facts["number"] = body.number
    if step.do.suspend:
        facts["suspend"] = step.do.suspend
    return decide(
        law,
        code_of(step.do),
        f"{subject}:{step.at}",
        clause=step.clause,
        verdict=Verdict.ASK if step.do.end else Verdict.REFUSED,
        facts=facts,
        effects=tuple(effects_of(step.do, body)),
    )


def code_of(do: Do) -> str:
    if do.end:
        return "counter-end"
    return "counter-penalty" if do.penalty else "counter-out"


def effects_of(do: Do, body: Penalty) -> Iterator[AnyEffect]:
    if do.penalty:
        yield Given(side=body.side, number=body.number, penalty_class=do.penalty)
    if do.out or do.penalty:
        yield Out(side=body.side, number=body.number)
    if do.suspend:
        yield Suspended(side=body.side, number=body.number, games=do.suspend)
    if do.end:
        yield Proposed(event=do.end, side=body.side)

"""Counts that trigger something: a player's third penalty, a team's eighth."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from rinkbook.core.game.rules.penalty_classes import unknown_classes
from rinkbook.core.game.sheet import Tally
from rinkbook.core.game.state import State
from rinkbook.core.model.events import Event, Penalty, Side
from rinkbook.core.rulebook.edition import Edition, Section
from rinkbook.core.rulebook.values import at_least, one_of
from rinkbook.core.ruling import AnyEffect, Fact, Given, Out, Proposed, Ruling, Suspended, Verdict, decide


class Do(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a step does: `out` of the game, a `penalty` class, `suspend` games, `end` the game so.

    A penalty alone is served, and the player goes on; only `out` or a class that puts out ends his night.
    """

    out: str = ""
    penalty: str = ""
    suspend: int = 0
    end: str = ""

    def against(self, subject: str) -> Iterator[str]:
        """What is wrong with it for a player, or a team."""
        if self.out:
            yield from one_of(self, "out", ("game",))
        if self.end:
            yield from one_of(self, "end", ("termination", "forfeit"))
        yield from at_least(self, 0, "suspend")
        if self.end and (self.out or self.penalty or self.suspend):
            yield "end: expected nothing beside it, since the game is over then; got more"
        if subject == "team" and (self.out or self.suspend):
            yield "expected 'end' or 'penalty', since no player is meant; got 'out' or 'suspend'"
        if self == Do():
            yield "expected out, penalty, suspend or end; got nothing to do"


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
        yield from one_of(self, "subject", ("player", "team"))
        yield from one_of(self, "counts", ("penalties",))
        yield from one_of(self, "window", ("game",))
        counts = [step.at for step in self.steps]
        if counts != sorted(set(counts)) or min(counts, default=1) < 1:
            yield f"steps: expected rising counts from 1 on, got {counts!r}"
        for name, weight in self.weights.items():
            if weight < 0:
                yield f"weights.{name}: expected 0 or more, got {weight}"
        for at, step in enumerate(self.steps):
            for fault in step.do.against(self.subject):
                yield f"steps.{at}.do{': ' if fault.startswith('expected') else '.'}{fault}"

    def faults_in(self, edition: Edition) -> Iterator[str]:
        yield from unknown_classes(edition, "weights", self.weights)
        for at, step in enumerate(self.steps):
            if step.do.penalty:
                yield from unknown_classes(edition, f"steps.{at}.do.penalty", [step.do.penalty])


WHY = "Penalty {count} of this game; the limit is {at}."
SENTENCES = {
    "counter-out": (
        "Number {number} is out for the rest of the game.",
        "Penalty {count} of this game; out at {at}.",
    ),
    "counter-penalty": ("Number {number} sits for a further {penalty}, and plays on after it.", WHY),
    "counter-penalty-out": (
        "Number {number} gets a further {penalty}, and is out for the rest of the game.",
        WHY,
    ),
    "counter-suspended": ("Number {number} is suspended for at least {suspend|games}.", WHY),
    "counter-out-suspended": (
        "Number {number} is out for the rest of the game, and suspended for at least {suspend|games}.",
        WHY,
    ),
    "counter-penalty-suspended": (
        "Number {number} sits for a further {penalty}, and is suspended for at least {suspend|games}.",
        WHY,
    ),
    "counter-penalty-out-suspended": (
        "Number {number}: {penalty}, out for the night, and suspended for at least {suspend|games}.",
        WHY,
    ),
    "counter-team-penalty": (
        "{team} get a further {penalty}.",
        "{count} penalties of the team; the limit is {at}.",
    ),
    "counter-end": (
        "The game is to be ended: {team} have {count} penalties.",
        "At {at} penalties of one team the game ends on the referee's word.",
    ),
}


def after(law: Section[Counter], game: State, event: Event, body: Penalty) -> Iterator[Ruling]:
    """A ruling for each step that this penalty reaches."""
    if law.rule.subject == "player" and (body.bench or not body.number):
        return
    count = counted(law.rule, game, body.side, body.number)
    before = count - weight(law.rule, game.called(event).classes)
    for step in law.rule.steps:
        if before < step.at <= count and not (step.do.end and game.has_proposed(step.do.end)):
            yield reach(law, game, step, body, count)


def tally(law: Section[Counter], game: State, side: Side, number: str) -> Tally | None:
    """How far a player, or with no number the team, is on the way to the next step."""
    if (law.rule.subject == "player") is not bool(number) or not law.rule.steps:
        return None
    count = counted(law.rule, game, side, number)
    following = next((step for step in law.rule.steps if step.at > count), law.rule.steps[-1])
    return Tally(
        rule=law.id, counts=law.rule.counts, side=side, number=number, count=count, of=following.at,
        clause=following.clause or law.cites(),
    )  # fmt: skip


def counted(rule: Counter, game: State, side: Side, number: str) -> int:
    """The weights of the penalties that officials called so far."""
    calls = game.calls(side, number if rule.subject == "player" else "")
    return sum(times * weight(rule, classes) for classes, times in calls.items())


def weight(rule: Counter, classes: tuple[str, ...]) -> int:
    """A penalty counts once, by its heaviest class."""
    return max((rule.weights.get(name, 1) for name in classes), default=1)


def reach(law: Section[Counter], game: State, step: Step, body: Penalty, count: int) -> Ruling:
    number = body.number if law.rule.subject == "player" else ""
    subject = f"{body.side}:{number}" if number else body.side
    effects = tuple(effects_of(step.do, game, body.side, number))
    return decide(
        law, code_of(effects, bool(number)), f"{subject}:{step.at}", clause=step.clause,
        verdict=Verdict.ASK if step.do.end else Verdict.REFUSED, facts=facts_of(step, game, body, count),
        effects=effects,
    )  # fmt: skip


def facts_of(step: Step, game: State, body: Penalty, count: int) -> dict[str, Fact]:
    team = game.setup.team(body.side).name or body.side.value
    facts: dict[str, Fact] = {"count": count, "at": step.at, "team": team}
    if body.number:
        facts["number"] = body.number
    if step.do.penalty:
        facts["penalty"] = game.classes.title(step.do.penalty).lower()
    if step.do.suspend:
        facts["suspend"] = step.do.suspend
    return facts


def effects_of(do: Do, game: State, side: Side, number: str) -> Iterator[AnyEffect]:
    if do.penalty:
        yield Given(side=side, number=number, penalty_class=do.penalty)
    if number and (do.out or game.classes.puts_out(do.penalty)):
        yield Out(side=side, number=number)
    if do.suspend:
        yield Suspended(side=side, number=number, games=do.suspend)
    if do.end:
        yield Proposed(event=do.end, side=side)


CODES: dict[type, str] = {Given: "penalty", Out: "out", Suspended: "suspended", Proposed: "end"}


def code_of(effects: tuple[AnyEffect, ...], is_player: bool) -> str:
    """The code says all that the step does, so that its sentence says no more."""
    done = [CODES[type(effect)] for effect in effects]
    return "-".join(["counter", *([] if is_player or "end" in done else ["team"]), *done])

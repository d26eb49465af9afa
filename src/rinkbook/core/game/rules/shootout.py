"""The shootout: how many attempts, who begins, when it is decided."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct, structs

from rinkbook.core.game.plan import Plan
from rinkbook.core.game.rules.penalty_classes import unknown_classes
from rinkbook.core.game.shooting import WAYS, begins_by_rule
from rinkbook.core.game.state import AWAY, HOME, State
from rinkbook.core.game.upcoming import what_next
from rinkbook.core.model.events import Event, PeriodEnd, ShootoutAttempt, ShootsFirst, Side
from rinkbook.core.model.place import Part
from rinkbook.core.rulebook.edition import Edition, Section
from rinkbook.core.rulebook.values import at_least, one_of
from rinkbook.core.ruling import Blocked, Decided, Fact, Ruling, Verdict, decide


class Shootout(Struct, frozen=True, kw_only=True, tag="shootout", forbid_unknown_fields=True):
    """`attempts` a side, `then` sudden-death rounds of one each, both always with their attempt.

    `stop_when_decided`: the first phase ends once nobody can catch up. `barred`: classes of penalty
    whose receiver may not shoot; `subs` false bars substitutes, `goalies` false whoever dresses as one.
    `repeat`: all-before-repeat (nobody twice before all), same-order (and then in the order in which
    they had shot) or free. `short_bench`: where a side has fewer who may shoot, allowed (they shoot again
    sooner) or matched (the other side has no more shooters).
    `first`: who begins (home-chooses, coin, toss-winner-chooses, home, away, last-goal).
    `counts_as_goal`: the winner's final score gets one more. `tie_after`: still level after so many
    rounds, the tie stands (0: they shoot on).
    """

    PARTS: ClassVar[dict[str, str]] = {
        "attempts": "the attempts, and who shoots when",
        "first": "who begins",
        "sudden_death": "the rounds after them",
        "eligible": "who is barred",
        "subs": "that substitutes are",
    }

    attempts: int
    then: str = "sudden-death"
    stop_when_decided: bool = True
    barred: tuple[str, ...] = ()
    subs: bool = True
    goalies: bool = False
    repeat: str = "all-before-repeat"
    short_bench: str = "allowed"
    first: str = "home-chooses"
    counts_as_goal: bool = True
    tie_after: int = 0

    def faults(self) -> Iterator[str]:
        yield from at_least(self, 1, "attempts")
        yield from at_least(self, 0, "tie_after")
        if 0 < self.tie_after < self.attempts:
            yield f"tie_after: expected at least the {self.attempts} attempts, or 0; got {self.tie_after}"
        yield from one_of(self, "then", ("sudden-death",))
        yield from one_of(self, "repeat", ("all-before-repeat", "same-order", "free"))
        yield from one_of(self, "short_bench", ("allowed", "matched"))
        yield from one_of(self, "first", WAYS)

    def faults_in(self, edition: Edition) -> Iterator[str]:
        yield from unknown_classes(edition, "barred", self.barred)

    def endings(self) -> tuple[str, ...]:
        return ("shootout-win", "shootout-loss", *(("tie",) if self.tie_after else ()))


SENTENCES = {
    "shootout-next": ("Shootout, {attempts} a side.", "Still level, {score}."),
    "shootout-decided": ("{team} win the shootout {goals}.", "The other side can't catch up any more."),
    "shootout-tied": ("Tie after {rounds} rounds.", "The shootout ends there."),
    "shootout-not-level": ("No shootout. It stands {score}.", "Only a game that is level goes to one."),
    "shootout-too-early": ("No shootout yet.", "The game hasn't been played out."),
    "overtime-first": ("No shootout yet: overtime comes first.", "The game is level after regulation."),
    "read-the-slot": ("Read how much of the slot is left: too little, and the shootout follows.", ""),
    "shoots-first-chosen": ("{team} shoot first.", "The home team chooses who begins."),
    "shoots-first-coin": ("{team} shoot first.", "A coin decides who begins."),
    "shoots-first-toss": ("{team} shoot first.", "Whoever wins the toss chooses who begins."),
    "shoots-first-by-rule": ("{team} shoot first.", "The rulebook says which side begins."),
    "shoots-first-other": ("{team} don't shoot first.", "The rulebook lets {other} begin."),
}
TOLD = {
    "home-chooses": "shoots-first-chosen",
    "coin": "shoots-first-coin",
    "toss-winner-chooses": "shoots-first-toss",
}


def plan(law: Section[Shootout], so_far: Plan) -> Plan:
    rule = law.rule
    return structs.replace(
        so_far, shootout=law.cites("attempts"), shootout_counts=rule.counts_as_goal, shoots_first=rule.first
    )


def admit(
    law: Section[Shootout], game: State, event: Event, body: ShootoutAttempt | ShootsFirst
) -> Iterator[Ruling]:
    """Whether there is anything to shoot out yet; whether that side may begin."""
    if isinstance(body, ShootsFirst):
        fixed = begins_by_rule(game)
        if fixed is not None and fixed is not body.side:
            facts: dict[str, Fact] = {"team": game.called_name(body.side), "other": game.called_name(fixed)}
            yield no(law, "shoots-first-other", event, facts, cites="first")
        return
    code = too_early_or_late(game)
    if code:
        remedies = ("read-the-slot",) if game.plan.offered == "if-time-allows" else ()
        facts = {"score": game.score_told}
        yield no(law, code, event, facts, remedies=remedies if code == "overtime-first" else ())


def no(
    law: Section[Shootout],
    code: str,
    event: Event,
    facts: dict[str, Fact],
    *,
    cites: str = "attempts",
    remedies: tuple[str, ...] = (),
) -> Ruling:
    """A refusal."""
    return decide(
        law, code, f"turn:{event.id}", cites=cites, verdict=Verdict.REFUSED, facts=facts,
        effects=(Blocked(),), remedies=remedies,
    )  # fmt: skip


def too_early_or_late(game: State) -> str:
    """Why there is nothing to shoot out, as the code of a refusal; "" where there is."""
    if game.leader is not None:
        return "shootout-not-level"
    part, period = game.came_from
    if part is Part.REGULATION and not game.plan.is_last_regulation(part, period):
        return "shootout-too-early"
    return "overtime-first" if game.overtime_due() else ""


def after(
    law: Section[Shootout], game: State, event: Event, body: ShootoutAttempt | ShootsFirst | PeriodEnd
) -> Iterator[Ruling]:
    """That it comes, who begins, and that it is decided."""
    if isinstance(body, PeriodEnd):
        if game.leader is None and not game.decided and what_next(game).step == "shootout":
            facts: dict[str, Fact] = {
                "attempts": law.rule.attempts,
                "score": game.score_told,
            }
            yield decide(law, "shootout-next", event.id, cites="attempts", facts=facts)
    elif isinstance(body, ShootsFirst):
        if event.id not in game.refused:
            code = TOLD.get(law.rule.first, "shoots-first-by-rule")
            yield decide(law, code, event.id, cites="first", facts={"team": game.called_name(body.side)})
    elif not game.decided and game.leader is None:
        yield from conclusion(law, game, event)


def conclusion(law: Section[Shootout], game: State, event: Event) -> Iterator[Ruling]:
    """Decided once nobody can catch up, later after a round in which one side alone scored."""
    goals, taken = game.shootout_goals, game.attempts_taken
    if is_tied(law.rule, goals, taken):
        facts: dict[str, Fact] = {"rounds": law.rule.tie_after}
        effects = (Decided(how="tie"),)
        yield decide(law, "shootout-tied", event.id, cites="attempts", facts=facts, effects=effects)
    elif is_decided(law.rule, goals, taken):
        yield won(law, game, event, goals, taken)


def is_tied(rule: Shootout, goals: dict[Side, int], taken: dict[Side, int]) -> bool:
    """As many rounds as the rulebook has, and still level."""
    done = taken[HOME] == taken[AWAY] == rule.tie_after
    return bool(rule.tie_after) and done and goals[HOME] == goals[AWAY]


def won(
    law: Section[Shootout], game: State, event: Event, goals: dict[Side, int], taken: dict[Side, int]
) -> Ruling:
    winner = HOME if goals[HOME] > goals[AWAY] else AWAY
    part = "attempts" if max(taken.values()) <= law.rule.attempts else "sudden_death"
    facts: dict[str, Fact] = {
        "team": game.called_name(winner),
        "goals": f"{goals[winner]}–{goals[winner.other]}",
    }  # fmt: skip
    effects = (Decided(how="shootout", winner=winner),)
    return decide(law, "shootout-decided", event.id, cites=part, facts=facts, effects=effects)


def is_decided(rule: Shootout, goals: dict[Side, int], taken: dict[Side, int]) -> bool:
    """Nobody can catch up; past the first phase, one side alone scored in a full round."""
    if goals[HOME] == goals[AWAY]:
        return False
    if max(taken.values()) > rule.attempts:
        return taken[HOME] == taken[AWAY]
    left = {side: rule.attempts - taken[side] for side in (HOME, AWAY)}
    if rule.stop_when_decided:
        return any(goals[side] > goals[side.other] + left[side.other] for side in (HOME, AWAY))
    return not any(left.values())

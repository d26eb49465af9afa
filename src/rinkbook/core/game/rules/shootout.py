"""The shootout: how many attempts, who may shoot, when it is decided."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct, structs

from rinkbook.core.game.plan import Plan
from rinkbook.core.game.rules.penalty_classes import unknown_classes
from rinkbook.core.game.state import AWAY, HOME, State
from rinkbook.core.game.upcoming import shootout_goals
from rinkbook.core.model.events import Event, ShootoutAttempt, Side
from rinkbook.core.rulebook.edition import Edition, Section
from rinkbook.core.rulebook.values import at_least, one_of
from rinkbook.core.ruling import Blocked, Decided, Fact, Ruling, Verdict, decide


class Shootout(Struct, frozen=True, kw_only=True, tag="shootout", forbid_unknown_fields=True):
    """`attempts` a side, `then` sudden-death rounds of one each, both always with their attempt.

    `stop_when_decided`: the first phase ends once nobody can catch up. `barred`: classes of penalty
    whose receiver may not shoot; `subs` false bars them. `repeat`: nobody twice before all.
    `first`: who begins (home-chooses). `counts_as_goal`: the winner's final score gets one more.
    `tie_after`: still level after so many rounds, the tie stands (0: they shoot on).
    """

    PARTS: ClassVar[dict[str, str]] = {
        "attempts": "the attempts, and who shoots when",
        "sudden_death": "the rounds after them",
        "eligible": "who is barred",
        "subs": "that substitutes are",
    }

    attempts: int
    then: str = "sudden-death"
    stop_when_decided: bool = True
    barred: tuple[str, ...] = ()
    subs: bool = True
    repeat: str = "all-before-repeat"
    first: str = "home-chooses"
    counts_as_goal: bool = True
    tie_after: int = 0

    def faults(self) -> Iterator[str]:
        yield from at_least(self, 1, "attempts")
        yield from at_least(self, 0, "tie_after")
        yield from one_of(self, "then", ("sudden-death",))
        yield from one_of(self, "repeat", ("all-before-repeat", "free"))
        yield from one_of(self, "first", ("home-chooses", "home", "away", "coin"))

    def faults_in(self, edition: Edition) -> Iterator[str]:
        yield from unknown_classes(edition, "barred", self.barred)

    def endings(self) -> tuple[str, ...]:
        return ("shootout-win", "shootout-loss", *(("tie",) if self.tie_after else ()))


SENTENCES = {
    "shootout-decided": ("{team} win the shootout {goals}.", "The other side can't catch up any more."),
    "shootout-tied": ("Tie after {rounds} rounds.", "The shootout ends there."),
    "shooter-barred": (
        "Number {number} may not shoot.",
        "A {penalty} bars its receiver from the shootout.",
    ),
    "shooter-out": ("Number {number} may not shoot.", "He is out of the game."),
    "sub-may-not-shoot": ("Number {number} may not shoot.", "Substitutes take no part in the shootout."),
    "shooter-again": (
        "Number {number} has shot already.",
        "Nobody shoots twice before everybody on the side has.",
    ),
    "another-shooter": ("Another player of the line-up may.", ""),
}


def plan(law: Section[Shootout], so_far: Plan) -> Plan:
    return structs.replace(so_far, shootout=law.cites("attempts"), shootout_counts=law.rule.counts_as_goal)


def admit(law: Section[Shootout], game: State, event: Event, body: ShootoutAttempt) -> Iterator[Ruling]:
    """Whether this player may shoot now."""
    code, cites, facts = refusal(law.rule, game, body)
    if code:
        yield decide(
            law, code, event.id, cites=cites, verdict=Verdict.REFUSED, facts=facts, effects=(Blocked(),),
            remedies=("another-shooter",),
        )  # fmt: skip


def refusal(rule: Shootout, game: State, body: ShootoutAttempt) -> tuple[str, str, dict[str, Fact]]:
    facts: dict[str, Fact] = {"number": body.number}
    dressed = game.dressed(body.side, body.number)
    barred = barred_by(rule, game, body.side, body.number) if body.number else ""
    if barred:
        return "shooter-barred", "eligible", {**facts, "penalty": barred.replace("-", " ")}
    if game.is_out(body.side, body.number):
        return "shooter-out", "eligible", facts
    if dressed is not None and (dressed.sub or dressed.sub_for) and not rule.subs:
        return "sub-may-not-shoot", "subs", facts
    if body.number and rule.repeat == "all-before-repeat" and shot_too_early(rule, game, body):
        return "shooter-again", "attempts", facts
    return "", "", facts


def barred_by(rule: Shootout, game: State, side: Side, number: str) -> str:
    """The class of a penalty that keeps him out, if there is one that he has or still serves."""
    serves = game.box.last_of(side, number) is not None
    for name in game.classes_given.get((side, number), ()):
        if name in rule.barred and (game.classes.puts_out(name) or serves):
            return name
    return ""


def shot_too_early(rule: Shootout, game: State, body: ShootoutAttempt) -> bool:
    """He has shot as often as somebody eligible of his side has not yet."""
    shot = {number: game.shot[(body.side, number)] for number in eligible(rule, game, body.side)}
    return bool(shot) and shot.get(body.number, 0) > min(shot.values())


def eligible(rule: Shootout, game: State, side: Side) -> list[str]:
    """The numbers that may shoot, goalies apart."""
    return [
        number
        for number, dressed in game.line_ups[side].items()
        if not dressed.goalie
        and not game.is_out(side, number)
        and (rule.subs or not (dressed.sub or dressed.sub_for))
        and not barred_by(rule, game, side, number)
    ]


def after(law: Section[Shootout], game: State, event: Event, body: ShootoutAttempt) -> Iterator[Ruling]:
    """Decided once nobody can catch up, later after a round in which one side alone scored.

    Nothing is, where goals had decided the game or an earlier attempt has.
    """
    if game.decided or game.leader is not None:
        return
    goals = shootout_goals(game)
    taken = game.attempts_taken
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
        "team": game.setup.team(winner).name or winner.value,
        "goals": f"{goals[winner]}–{goals[winner.other]}",
    }  # fmt: skip
    effects = (Decided(how="shootout", winner=winner),)
    return decide(law, "shootout-decided", event.id, cites=part, facts=facts, effects=effects)


def is_decided(rule: Shootout, goals: dict[Side, int], taken: dict[Side, int]) -> bool:
    if goals[HOME] == goals[AWAY]:
        return False
    if max(taken.values()) > rule.attempts:
        return taken[HOME] == taken[AWAY]
    left = {side: rule.attempts - taken[side] for side in (HOME, AWAY)}
    if rule.stop_when_decided:
        return any(goals[side] > goals[side.other] + left[side.other] for side in (HOME, AWAY))
    return not any(left.values())

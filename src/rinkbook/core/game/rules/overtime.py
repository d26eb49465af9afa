"""Overtime: when it follows a tie, its rounds, and that the next goal wins."""

from collections.abc import Iterator

from msgspec import Struct, structs

from rinkbook.core.game.plan import PeriodPlan, Plan
from rinkbook.core.game.state import State
from rinkbook.core.model.events import Event, Goal, PeriodStart
from rinkbook.core.model.place import Part
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.ruling import Decided, Fact, Ruling, Verdict, Worth, decide


class Round(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One overtime of `length` seconds with so many `skaters` a side."""

    length: int
    skaters: int


class Overtime(Struct, frozen=True, kw_only=True, tag="overtime", forbid_unknown_fields=True):
    """`rounds` one after another, `break_before` seconds before each; `sudden_death`: the next goal wins.

    `offered` none, if-time-allows (at least `min_slot_left` seconds) or always after a tie.
    `then` and `if_no_time` name what follows: shootout, tie or none. `repeat_last`: the last round
    again until somebody scores. `penalty` add-skater: the other side gets one more instead of the
    offender one fewer (else as-usual).
    """

    rounds: tuple[Round, ...]
    offered: str
    then: str
    break_before: int = 0
    sudden_death: bool = True
    repeat_last: bool = False
    min_slot_left: int = 0
    if_no_time: str = ""
    penalty: str = "as-usual"

    def faults(self) -> Iterator[str]:
        if self.offered not in ("none", "if-time-allows", "always"):
            yield f"offered: expected 'none', 'if-time-allows' or 'always', got {self.offered!r}"
        if not self.rounds:
            yield "rounds: expected at least one, got none"


SENTENCES = {
    "overtime": ("Overtime, {length|clock}, {skaters} a side. The next goal wins.", "The game is tied."),
    "overtime-full": ("Overtime, {length|clock}, {skaters} a side.", "The game is tied."),
    "goal-after-the-end": ("Not counted. It stays {score}.", "The game was decided before this goal."),
    "sudden-death": ("{team} win in overtime.", "The first goal of overtime ends the game."),
}


def plan(law: Section[Overtime], so_far: Plan) -> Plan:
    rule = law.rule
    rounds = tuple(
        PeriodPlan(
            part=Part.OVERTIME, period=number + 1, length=each.length, skaters=each.skaters,
            least=each.skaters if rule.penalty == "add-skater" else 0, pause=rule.break_before,
            sudden_death=rule.sudden_death, clause=law.cites("overtime"),
        )
        for number, each in enumerate(rule.rounds)
    )  # fmt: skip
    return structs.replace(so_far, overtime=rounds, offered=rule.offered, repeat_last=rule.repeat_last)


def worth(law: Section[Overtime], game: State, event: Event, body: Goal) -> Iterator[Ruling]:
    """Nothing where the game was decided before: by regulation, as a correction may show, or by a goal."""
    if game.part is Part.OVERTIME and (game.decided or not game.tied_in_regulation):
        void = (Worth(points=0, credit=False, ends_penalty=False),)
        score = f"{game.score[0]}–{game.score[1]}"
        yield decide(
            law, "goal-after-the-end", f"late:{event.id}", cites="overtime", verdict=Verdict.REFUSED,
            facts={"score": score}, effects=void,
        )  # fmt: skip


def after(law: Section[Overtime], game: State, event: Event, body: PeriodStart | Goal) -> Iterator[Ruling]:
    found = game.plan.find(game.part, game.period)
    if game.part is not Part.OVERTIME or found is None or game.decided or not game.tied_in_regulation:
        return
    facts: dict[str, Fact] = {"length": found.length, "skaters": found.skaters}
    if isinstance(body, PeriodStart):
        code = "overtime" if found.sudden_death else "overtime-full"
        yield decide(law, code, event.id, cites="overtime", facts=facts)
    elif found.sudden_death and game.leader is not None:
        team = game.setup.team(game.leader).name or game.leader.value
        effects = (Decided(how="overtime", winner=game.leader),)
        yield decide(law, "sudden-death", event.id, cites="overtime", facts={"team": team}, effects=effects)

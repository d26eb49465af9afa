"""Overtime: its rounds, when it is none, that the next goal wins or that it is played to its end."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct, structs

from rinkbook.core.game.plan import PeriodPlan, Plan
from rinkbook.core.game.rules.shootout import Shootout
from rinkbook.core.game.state import State
from rinkbook.core.game.upcoming import what_next
from rinkbook.core.model.events import Event, Goal, PeriodEnd, PeriodStart, Side
from rinkbook.core.model.place import Part
from rinkbook.core.rulebook.edition import Edition, Section
from rinkbook.core.rulebook.narrowness import stands_for, told
from rinkbook.core.rulebook.values import at_least, one_of
from rinkbook.core.ruling import VOID, Blocked, Decided, Fact, Ruling, Verdict, decide


class Round(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One overtime of `length` seconds with so many `skaters` a side."""

    length: int
    skaters: int


class Overtime(Struct, frozen=True, kw_only=True, tag="overtime", forbid_unknown_fields=True):
    """`rounds` one after another, `break_before` seconds before each; `sudden_death`: the next goal wins.

    `offered` none, if-time-allows (at least `min_slot_left` seconds of the slot) or always after a tie.
    `then` names what follows: shootout, tie, or none where `repeat_last` has the last round again until
    somebody scores. `if_no_time` is what follows where the slot holds no overtime: shootout, tie or
    play-anyway. `penalty` add-skater: the other side gets one more instead of the offender one fewer
    (else as-usual); `after_penalty`: both keep that one until a whistle, or drop it at-once.
    """

    PARTS: ClassVar[dict[str, str]] = {
        "overtime": "the overtime itself",
        "then": "what follows it, or stands in its place",
        "time": "that the slot must hold it",
    }

    rounds: tuple[Round, ...]
    offered: str
    then: str
    break_before: int = 0
    sudden_death: bool = True
    repeat_last: bool = False
    min_slot_left: int = 0
    if_no_time: str = ""
    penalty: str = "as-usual"
    after_penalty: str = "whistle"

    def faults(self) -> Iterator[str]:
        yield from one_of(self, "offered", ("none", "if-time-allows", "always"))
        yield from one_of(self, "then", ("shootout", "tie", "none"))
        yield from one_of(self, "if_no_time", ("", "shootout", "tie", "play-anyway"))
        if self.offered == "if-time-allows" and not self.if_no_time:
            yield "if_no_time: expected what follows where there is no time, got nothing"
        yield from one_of(self, "penalty", ("as-usual", "add-skater"))
        yield from one_of(self, "after_penalty", ("whistle", "at-once"))
        yield from at_least(self, 0, "break_before", "min_slot_left")
        if not self.rounds:
            yield "rounds: expected at least one, got none"
        for at, each in enumerate(self.rounds):
            yield from (f"rounds.{at}.{fault}" for fault in at_least(each, 1, "length", "skaters"))

    def faults_in(self, edition: Edition) -> Iterator[str]:
        """A shootout follows where one stands for the same games, and nowhere else."""
        fields = [field for field in ("then", "if_no_time") if getattr(self, field) == "shootout"]
        for occasion in stands_for(edition, self):
            there = bool(edition.all_of(Shootout, occasion))
            if fields and not there:
                yield f"{fields[0]}: expected a shootout that stands at {told(occasion)}, got none"
            elif there and not self.repeat_last and self.then != "shootout":
                yield f"then: expected 'shootout', since one stands at {told(occasion)}; got {self.then!r}"

    def endings(self) -> tuple[str, ...]:
        """None by one that isn't offered; a tie by one that may end level and has nothing after it."""
        decided = ("overtime-win", "overtime-loss") if self.offered != "none" else ()
        is_last = not self.repeat_last and self.then != "shootout"
        gives_up = self.offered == "if-time-allows" and self.if_no_time == "tie"
        return (*decided, "tie") if is_last or gives_up else decided


SENTENCES = {
    "overtime": ("Overtime, {length|clock}, {skaters} a side. The next goal wins.", "The game is tied."),
    "overtime-full": ("Overtime, {length|clock}, {skaters} a side.", "The game is tied."),
    "overtime-not-offered": ("No overtime. It stands {score}.", "After regulation a tie stands here."),
    "overtime-has-no-time": ("No overtime.", "Too little of the slot is left for it."),
    "goal-after-the-end": ("Not counted. It stays {score}.", "The game was decided before this goal."),
    "sudden-death": ("{team} win in overtime.", "The first goal of overtime ends the game."),
    "overtime-won": ("{team} win in overtime, {score}.", "Overtime is over, and they are ahead."),
    "overtime-level": ("Tie, {score}.", "Overtime is over, and nobody is ahead."),
}


def plan(law: Section[Overtime], so_far: Plan) -> Plan:
    rule = law.rule
    rounds = tuple(
        PeriodPlan(
            part=Part.OVERTIME, period=number + 1, length=each.length, skaters=each.skaters,
            least=each.skaters if rule.penalty == "add-skater" else 0,
            keeps=rule.penalty == "add-skater" and rule.after_penalty == "whistle", pause=rule.break_before,
            sudden_death=rule.sudden_death, clause=law.cites("overtime"),
        )
        for number, each in enumerate(rule.rounds)
    )  # fmt: skip
    return structs.replace(so_far, overtime=rounds, offered=rule.offered, repeat_last=rule.repeat_last)


def admit(law: Section[Overtime], game: State, event: Event, body: PeriodStart) -> Iterator[Ruling]:
    """Overtime begins only where one is due: offered, and not set aside for want of time."""
    if game.part is not Part.OVERTIME:
        return
    code, cites = "", ""
    if law.rule.offered == "none":
        code, cites = "overtime-not-offered", "then"
    elif game.overtime_set_aside:
        code, cites = "overtime-has-no-time", "time"
    if code:
        yield decide(
            law, code, event.id, cites=cites, verdict=Verdict.REFUSED, facts={"score": game.score_told},
            effects=(Blocked(),),
        )  # fmt: skip


def worth(law: Section[Overtime], game: State, event: Event, body: Goal) -> Iterator[Ruling]:
    """Nothing where the game was decided before: by regulation, as a correction may show, or by a goal."""
    if game.part is Part.OVERTIME and (game.decided or not game.tied_in_regulation):
        yield decide(
            law, "goal-after-the-end", f"late:{event.id}", cites="overtime", verdict=Verdict.REFUSED,
            facts={"score": game.score_told}, effects=(VOID,),
        )  # fmt: skip


def after(
    law: Section[Overtime], game: State, event: Event, body: PeriodStart | Goal | PeriodEnd
) -> Iterator[Ruling]:
    """That it begins, and how it ended."""
    found = game.plan.find(game.part, game.period)
    if game.part is not Part.OVERTIME or found is None or game.decided or not game.tied_in_regulation:
        return
    if isinstance(body, PeriodStart):
        facts: dict[str, Fact] = {"length": found.length, "skaters": found.skaters}
        code = "overtime" if found.sudden_death else "overtime-full"
        yield decide(law, code, event.id, cites="overtime", facts=facts)
    elif game.leader is not None and found.sudden_death and isinstance(body, Goal):
        yield won(law, game, event, "sudden-death", game.leader)
    elif game.leader is not None and isinstance(body, PeriodEnd):
        yield won(law, game, event, "overtime-won", game.leader)
    elif isinstance(body, PeriodEnd) and what_next(game).step == "sign":
        yield decide(law, "overtime-level", event.id, cites="then", facts={"score": game.score_told})


def won(law: Section[Overtime], game: State, event: Event, code: str, winner: Side) -> Ruling:
    facts: dict[str, Fact] = {"team": game.called_name(winner), "score": game.score_told}
    return decide(
        law, code, event.id, cites="overtime", facts=facts,
        effects=(Decided(how="overtime", winner=winner),),
    )  # fmt: skip

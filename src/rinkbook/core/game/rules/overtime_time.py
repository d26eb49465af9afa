"""Overtime that the slot must hold: once the time left is read, it is told what follows."""

from collections.abc import Iterator

from rinkbook.core.game.rules.overtime import Overtime
from rinkbook.core.game.state import State
from rinkbook.core.model.events import Event, PeriodEnd, TimeLeft
from rinkbook.core.model.place import Part
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.ruling import Fact, Follows, Ruling, Verdict, decide

SENTENCES = {
    "overtime-if-time": ("Overtime, if {least|clock} of the slot are left.", "The game is level."),
    "overtime-fits": ("Overtime is played.", "{left|clock} of the slot are left, at least {least|clock}."),
    "overtime-anyway": (
        "Overtime is played all the same.",
        "{left|clock} of the slot are left, fewer than {least|clock}, but a winner must be found.",
    ),
    "overtime-none-shootout": (
        "No overtime. The shootout follows.",
        "{left|clock} of the slot are left, fewer than {least|clock}.",
    ),
    "overtime-none-tie": (
        "No overtime. The tie stands.",
        "{left|clock} of the slot are left, fewer than {least|clock}.",
    ),
    "overtime-refused-shootout": (
        "No overtime. The shootout follows.",
        "The referee says that there is no time.",
    ),
    "overtime-refused-tie": ("No overtime. The tie stands.", "The referee says that there is no time."),
    "read-the-time": ("Read how much of the slot is left.", ""),
}
SHORT = {"shootout": "overtime-none-shootout", "tie": "overtime-none-tie", "play-anyway": "overtime-anyway"}
REFUSED = {"shootout": "overtime-refused-shootout", "tie": "overtime-refused-tie"}
STEPS = {"shootout": "shootout", "tie": "sign", "play-anyway": "overtime"}


def after(law: Section[Overtime], game: State, event: Event, body: PeriodEnd | TimeLeft) -> Iterator[Ruling]:
    """After a period that ends level the slot is asked for; once read, it is told what follows."""
    if law.rule.offered != "if-time-allows" or game.forfeited or not hangs_on_time(game):
        return
    least = law.rule.min_slot_left
    if isinstance(body, PeriodEnd):
        yield decide(
            law, "overtime-if-time", f"slot:{event.id}", cites="time", facts={"least": least},
            remedies=("read-the-time",),
        )  # fmt: skip
        return
    if body.seconds < 0:
        return
    facts: dict[str, Fact] = {"left": body.seconds, "least": least}
    if body.seconds < least:
        yield told(law, event, SHORT[law.rule.if_no_time], law.rule.if_no_time, facts)
        return
    yield decide(
        law, "overtime-fits", f"slot:{event.id}", cites="time", verdict=Verdict.GRANTED, facts=facts,
        effects=(Follows(step="overtime"),),
    )  # fmt: skip
    if not game.last_stands and law.rule.if_no_time in REFUSED:
        yield told(law, event, REFUSED[law.rule.if_no_time], law.rule.if_no_time, facts, about="word")


def told(
    law: Section[Overtime], event: Event, code: str, follows: str, facts: dict[str, Fact], about: str = "slot"
) -> Ruling:
    effects = (Follows(step=STEPS[follows]),)
    return decide(law, code, f"{about}:{event.id}", cites="time", facts=facts, effects=effects)


def hangs_on_time(game: State) -> bool:
    """Level before an overtime of the plan that hasn't begun."""
    waits = game.ended or (game.part is Part.OVERTIME and not game.started)
    level = game.leader is None and not game.decided
    return waits and level and bool(game.plan.overtime_after(*game.last_played))

"""A clock mode that holds while a condition does: overtime, a close finish, a side short-handed."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct, structs

from rinkbook.core.game.state import State
from rinkbook.core.game.when import holds
from rinkbook.core.model.place import Part
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.rulebook.when import When
from rinkbook.core.ruling import Wants


class ClockWhile(Struct, frozen=True, kw_only=True, tag="clock-while", forbid_unknown_fields=True):
    """`mode` run or stop while every condition of `when` holds.

    `until_lead`: once it holds, a lead that grows past `lead_at_most` ends it only at so many goals.
    """

    OFTEN: ClassVar[bool] = True
    CLOCK_CONDITION: ClassVar[bool] = True

    mode: str
    when: When
    until_lead: int = 0

    def faults(self) -> Iterator[str]:
        if self.mode not in ("run", "stop"):
            yield f"mode: expected 'run' or 'stop', got {self.mode!r}"
        most = self.when.lead_at_most
        if self.until_lead and (most is None or self.until_lead <= most):
            yield f"until_lead: expected more than lead_at_most, got {self.until_lead} and {most or 'none'}"

    def code(self, turn: str) -> str:
        """The ruling's code, by what the condition is about, so that its words can say it."""
        return "-".join(filter(None, (f"clock-{self.mode}s", about(self.when), turn)))


def about(when: When) -> str:
    """What a condition is about, where there are words for it."""
    if when.part == Part.OVERTIME:
        return "overtime"
    if when.short_handed:
        return "short-handed"
    if when.after:
        return "word"
    return "close" if when.lead_at_most is not None and when.left_at_most is not None else ""


SENTENCES = {
    "clock-runs-on": ("Running clock from now on.", "The rulebook has it run here."),
    "clock-runs-off": ("Stop time from now on.", "What let it run is over."),
    "clock-stops-on": ("Stop time from now on.", "The rulebook has it stop on whistles here."),
    "clock-stops-off": ("Running clock from now on.", "What had it stop on whistles is over."),
    "clock-runs-overtime-on": ("Running clock from now on.", "It doesn't stop in overtime."),
    "clock-runs-overtime-off": ("Stop time from now on.", "Overtime is over."),
    "clock-stops-overtime-on": ("Stop time from now on.", "It does so in overtime."),
    "clock-stops-overtime-off": ("Running clock from now on.", "Overtime is over."),
    "clock-runs-short-handed-on": ("Running clock from now on.", "A team is short-handed."),
    "clock-runs-short-handed-off": ("Stop time from now on.", "Nobody is short-handed any more."),
    "clock-stops-short-handed-on": ("Stop time from now on.", "A team is short-handed."),
    "clock-stops-short-handed-off": ("Running clock from now on.", "Nobody is short-handed any more."),
    "clock-runs-word-on": (
        "Running clock from now on.",
        "The referee has said so, as the rulebook lets him.",
    ),
    "clock-runs-word-off": ("Stop time from now on.", "That the referee let it run is over."),
    "clock-stops-word-on": (
        "Stop time from now on.",
        "The referee has said so, as the rulebook lets him.",
    ),
    "clock-stops-word-off": ("Running clock from now on.", "That the referee let it stop is over."),
    "clock-runs-close-on": (
        "Running clock from now on.",
        "No more than {left_at_most|clock} are left, and the lead is {lead}, at most {lead_at_most}.",
    ),
    "clock-runs-close-off": ("Stop time from now on.", "The lead is {lead}, more than {lead_at_most}."),
    "clock-runs-close-until": ("Stop time from now on.", "The lead is {lead}, {until_lead} or more."),
    "clock-stops-close-until": ("Running clock from now on.", "The lead is {lead}, {until_lead} or more."),
    "clock-stops-close-on": (
        "Stop time from now on.",
        "No more than {left_at_most|clock} are left, and the lead is {lead}, at most {lead_at_most}.",
    ),
    "clock-stops-close-off": ("Running clock from now on.", "The lead is {lead}, more than {lead_at_most}."),
}


def clock(law: Section[ClockWhile], game: State, active: bool) -> Wants | None:
    """Where it holds on until a larger lead, that lead and no smaller one ends it."""
    rule = law.rule
    keeps = rule.until_lead and active
    when = structs.replace(rule.when, lead_at_most=rule.until_lead - 1) if keeps else rule.when
    if holds(when, game):
        return Wants(rule.mode)
    return Wants(code=ended_by(rule, game))


def ended_by(rule: ClockWhile, game: State) -> str:
    """The code that says what ended it, where that isn't what the condition is about."""
    if rule.until_lead and game.lead >= rule.until_lead:
        return f"clock-{rule.mode}s-close-until"
    is_close = about(rule.when) == "close" and game.lead <= (rule.when.lead_at_most or 0)
    return f"clock-{rule.mode}s-off" if is_close else ""

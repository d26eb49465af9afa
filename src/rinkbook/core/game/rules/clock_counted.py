"""A clock mode that holds once a counter has reached a step which names it, as over ten penalties of both."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from rinkbook.core.game.state import State
from rinkbook.core.rulebook.edition import Edition, Section
from rinkbook.core.rulebook.values import one_of
from rinkbook.core.ruling import Wants


class ClockCounted(Struct, frozen=True, kw_only=True, tag="clock-counted", forbid_unknown_fields=True):
    """`mode` run or stop from the step of a counter on that names this condition."""

    OFTEN: ClassVar[bool] = True
    CLOCK_CONDITION: ClassVar[bool] = True

    mode: str

    def faults(self) -> Iterator[str]:
        yield from one_of(self, "mode", ("run", "stop"))

    def faults_in(self, edition: Edition) -> Iterator[str]:
        own = [section.id for section in edition.sections if section.rule is self]
        steps = (step for section in edition.sections for step in getattr(section.rule, "steps", ()))
        named = {getattr(getattr(step, "do", None), "clock", "") for step in steps}
        yield from (
            f"expected a step of a counter that names {id!r}, got none" for id in own if id not in named
        )

    def code(self, turn: str) -> str:
        return f"clock-counted-{self.mode}s-{turn}"


SENTENCES = {
    "clock-counted-runs-on": ("Running clock from now on.", "{count} were counted; it runs at {at}."),
    "clock-counted-runs-off": ("Stop time from now on.", "The count has begun anew."),
    "clock-counted-stops-on": ("Stop time from now on.", "{count} were counted; it stops at {at}."),
    "clock-counted-stops-off": ("Running clock from now on.", "The count has begun anew."),
}


def clock(law: Section[ClockCounted], game: State, active: bool) -> Wants | None:
    count, at = game.clock_counts.get(law.id, (None, 0))
    if count is None or not game.is_live(count):
        return None
    return Wants(law.rule.mode, {"count": count.now, "at": at})

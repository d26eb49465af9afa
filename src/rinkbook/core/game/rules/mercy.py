"""Far ahead, the clock runs; closer again, it stops on whistles."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from rinkbook.core.game.state import State
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.rulebook.values import at_least
from rinkbook.core.ruling import Wants


class Mercy(Struct, frozen=True, kw_only=True, tag="mercy", forbid_unknown_fields=True):
    """The clock runs from a lead of `on` goals, and again stops from `off`."""

    CLOCK_CONDITION: ClassVar[bool] = True

    on: int
    off: int

    def faults(self) -> Iterator[str]:
        yield from at_least(self, 0, "off")
        if self.off >= self.on:
            yield (
                "expected off below on, or the clock would never settle; "
                f"got on = {self.on}, off = {self.off}"
            )


SENTENCES = {
    "mercy-on": ("The clock runs.", "The lead is {lead}, at least {on}."),
    "mercy-off": ("The clock stops on whistles.", "The lead is {lead}, at most {off}."),
}


def clock(law: Section[Mercy], game: State, active: bool) -> Wants | None:
    """On at `on`, and held until the lead is down to `off`."""
    runs = game.lead > law.rule.off if active else game.lead >= law.rule.on
    return Wants("run") if runs else None

"""Far ahead, the clock runs; closer again, it stops on whistles."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct, field

from rinkbook.core.game.state import State
from rinkbook.core.game.when import holds
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.rulebook.values import at_least
from rinkbook.core.rulebook.when import When
from rinkbook.core.ruling import Wants


class Mercy(Struct, frozen=True, kw_only=True, tag="mercy", forbid_unknown_fields=True):
    """The clock runs from a lead of `on` goals, and again stops from `off` (none: it runs to the end).

    `when`: only while that holds, as in the last period.
    """

    CLOCK_CONDITION: ClassVar[bool] = True

    on: int
    off: int | None = None
    when: When = field(default_factory=When)

    def faults(self) -> Iterator[str]:
        yield from at_least(self, 0, "off")
        yield from at_least(self, 1, "on")
        if self.off is not None and self.off >= self.on:
            yield (
                "expected off below on, or the clock would never settle; "
                f"got on = {self.on}, off = {self.off}"
            )


SENTENCES = {
    "mercy-on": ("Running clock from now on.", "The lead is {lead}, at least {on}."),
    "mercy-off": ("Stop time from now on.", "The lead is {lead}, at most {off}."),
    "mercy-over": ("Stop time from now on.", "A large lead lets it run only in another part of the game."),
}


def clock(law: Section[Mercy], game: State, active: bool) -> Wants | None:
    """On at `on`, and held until the lead is down to `off`."""
    rule = law.rule
    if not holds(rule.when, game):
        return Wants(code="mercy-over")
    if rule.off is None:
        runs = active or game.lead >= rule.on
    else:
        runs = game.lead > rule.off if active else game.lead >= rule.on
    return Wants("run") if runs else None

"""Which penalty a goal against a short-handed side ends (base book)."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from rinkbook.core.rulebook.values import one_of


class GoalEnds(Struct, frozen=True, kw_only=True, tag="goal-ends", forbid_unknown_fields=True):
    """`which` of several that a goal may end: first-begun, or least-time, the one with the least left.

    `penalty_shot` and `awarded`: whether such a goal ends one too; `short_handed`: whether one of the short
    side ends a penalty of its own.
    """

    PARTS: ClassVar[dict[str, str]] = {
        "goal": "what a goal ends",
        "penalty_shot": "what one on a penalty shot ends",
        "awarded": "what an awarded one ends",
        "short_handed": "what one of the short side ends",
    }

    which: str = "first-begun"
    penalty_shot: bool = False
    awarded: bool = True
    short_handed: bool = False

    def faults(self) -> Iterator[str]:
        yield from one_of(self, "which", ("first-begun", "least-time"))

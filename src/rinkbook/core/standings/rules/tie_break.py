"""How teams with the same points are told apart: an ordered chain of steps, each a measure and its clause."""

from collections.abc import Iterator
from typing import ClassVar, Literal

from msgspec import Struct

from rinkbook.core.standings.measures import MEASURES


class Step(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One step: by which `measure`, over which games, and between how many teams; `clause` says so.

    `among` tied: only their games against each other. `least`: the smaller figure is better. `cap`: the
    most goals or difference that one game may bring. `per_game`: the average instead of the total.
    `met`: the step is passed over unless all of the tied have met, or have met equally often.
    `applies_to` two or more: it is passed over among another number of tied teams.
    """

    measure: str
    among: Literal["all", "tied"] = "all"
    least: bool = False
    clause: str = ""
    cap: int | None = None
    per_game: bool = False
    applies_to: Literal["any", "two", "more"] = "any"
    met: Literal["any", "all", "equally"] = "any"


class TieBreak(Struct, frozen=True, kw_only=True, tag="tie-break", forbid_unknown_fields=True):
    """The chain of `steps`, and what becomes of teams still level after a step has separated others.

    `group` restart: they begin again at the top; run-on: they go on with the next step; all-at-once: a
    step counts only if it separates all of them.
    """

    PARTS: ClassVar[dict[str, str]] = {
        "group": "what becomes of those still level",
        "difference": "what goal difference is",
    }

    group: Literal["restart", "run-on", "all-at-once"] = "restart"
    steps: tuple[Step, ...] = ()

    def faults(self) -> Iterator[str]:
        """What doesn't fit together, each a sentence."""
        if not self.steps:
            yield "expected at least one step, got none"
        for number, step in enumerate(self.steps, start=1):
            yield from (f"step {number}: {fault}" for fault in _faults(step))


def _faults(step: Step) -> Iterator[str]:
    if step.measure not in MEASURES:
        yield f"expected a measure, one of {', '.join(MEASURES)}; got {step.measure!r}"
    if step.cap is not None and step.cap < 1:
        yield f"expected a cap of at least one, got {step.cap}"
    if step.met != "any" and step.among != "tied":
        yield f"expected met only with among = 'tied', got met = {step.met!r} with among = {step.among!r}"

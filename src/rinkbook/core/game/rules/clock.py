"""The clock's base mode, and the order in which its conditions are asked."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec import Struct

from rinkbook.core.model.place import Part

if TYPE_CHECKING:
    from rinkbook.core.rulebook.edition import Edition


class Clock(Struct, frozen=True, kw_only=True, tag="clock", forbid_unknown_fields=True):
    """`base` is run or stop; `order` names the conditions by rule id, the first that holds decides.

    `periods`: the base of the regulation periods one by one, where they differ; any other has `base`.
    `in_the_box`: what is left of a penalty as the clock begins to run is so many parts (over, under) of what
    was; as it stops again, the other way round.
    """

    base: str
    periods: tuple[str, ...] = ()
    order: tuple[str, ...] = ()
    in_the_box: tuple[int, int] = (1, 1)

    def base_in(self, part: Part, period: int) -> str:
        """The base of a period."""
        is_named = part is Part.REGULATION and 0 < period <= len(self.periods)
        return self.periods[period - 1] if is_named else self.base

    def faults(self) -> Iterator[str]:
        if min(self.in_the_box) < 1:
            yield f"in_the_box: expected parts such as [2, 3], got {list(self.in_the_box)}"
        for field, mode in (
            ("base", self.base),
            *((f"periods.{at}", m) for at, m in enumerate(self.periods)),
        ):
            if mode not in ("run", "stop"):
                yield f"{field}: expected 'run' or 'stop', got {mode!r}"

    def faults_in(self, edition: "Edition") -> Iterator[str]:
        known = {section.id for section in edition.sections}
        conditions = [section.id for section in edition.sections if is_condition(section.rule)]
        for name in self.order:
            if name not in known:
                yield f"order: expected the id of a rule of this edition, got {name!r}"
            elif name not in conditions:
                told = ", ".join(conditions) or "none"
                yield f"order: expected a condition of the clock ({told}), got {name!r}, which is none"
        for name in dict.fromkeys(name for name in self.order if self.order.count(name) > 1):
            yield f"order: expected each condition once, got {name!r} {self.order.count(name)} times"
        for name in conditions:
            if name not in self.order:
                yield f"order: expected every clock condition, got none for {name!r}"


SENTENCES = {
    "clock-base-runs": ("Running clock from now on.", "It does so in this period."),
    "clock-base-stops": ("Stop time from now on.", "It does so in this period."),
}


def is_condition(rule: object) -> bool:
    return bool(getattr(type(rule), "CLOCK_CONDITION", False))

"""The clock's base mode, and the order in which its conditions are asked."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from rinkbook.core.rulebook.edition import Edition


class Clock(Struct, frozen=True, kw_only=True, tag="clock", forbid_unknown_fields=True):
    """`base` is run or stop; `order` names the conditions by rule id, the first that holds decides."""

    base: str
    order: tuple[str, ...] = ()

    def faults(self) -> Iterator[str]:
        if self.base not in ("run", "stop"):
            yield f"base: expected 'run' or 'stop', got {self.base!r}"

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


def is_condition(rule: object) -> bool:
    return bool(getattr(type(rule), "CLOCK_CONDITION", False))

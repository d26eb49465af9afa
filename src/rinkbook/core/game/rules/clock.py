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
        named = {section.id for section in edition.sections}
        for name in self.order:
            if name not in named:
                yield f"order: expected the id of a rule of this edition, got {name!r}"
        for section in edition.sections:
            if getattr(type(section.rule), "CLOCK_CONDITION", False) and section.id not in self.order:
                yield f"order: expected every clock condition, got none for {section.id!r}"

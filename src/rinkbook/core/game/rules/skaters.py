"""How many skaters a side has on the ice, and the least that penalties can bring it to (base book)."""

from collections.abc import Iterator

from msgspec import Struct, structs

from rinkbook.core.game.plan import Plan
from rinkbook.core.rulebook.edition import Section


class Skaters(Struct, frozen=True, kw_only=True, tag="skaters", forbid_unknown_fields=True):
    """Skaters a side at full strength (`on_ice`) and under the most penalties (`least`), goalies apart."""

    on_ice: int
    least: int

    def faults(self) -> Iterator[str]:
        if not 0 < self.least <= self.on_ice:
            yield f"expected least between 1 and on_ice; got least = {self.least}, on_ice = {self.on_ice}"


def plan(law: Section[Skaters], so_far: Plan) -> Plan:
    return structs.replace(so_far, skaters=law.rule.on_ice, least=law.rule.least)

"""How many periods, how long, and how long the pause between them."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct, structs

from rinkbook.core.game.plan import PeriodPlan, Plan
from rinkbook.core.model.place import Part
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.rulebook.values import at_least


class Periods(Struct, frozen=True, kw_only=True, tag="periods", forbid_unknown_fields=True):
    """`count` periods of `length` seconds, `intermission` seconds between them."""

    PARTS: ClassVar[dict[str, str]] = {
        "periods": "how many, and how long",
        "length": "how long, where a clause of its own says so",
        "intermission": "the pause between them",
    }

    count: int
    length: int
    intermission: int = 0

    def faults(self) -> Iterator[str]:
        yield from at_least(self, 1, "count", "length")
        yield from at_least(self, 0, "intermission")


def plan(law: Section[Periods], so_far: Plan) -> Plan:
    rule = law.rule
    periods = tuple(
        PeriodPlan(
            part=Part.REGULATION, period=number + 1, length=rule.length, skaters=so_far.skaters,
            pause=rule.intermission if number else 0, clause=law.cites("periods"),
        )
        for number in range(rule.count)
    )  # fmt: skip
    return structs.replace(so_far, regulation=periods)

"""How many periods, how long, and how long the pause between them."""

from msgspec import Struct, structs

from rinkbook.core.game.plan import PeriodPlan, Plan
from rinkbook.core.model.place import Part
from rinkbook.core.rulebook.edition import Section


class Periods(Struct, frozen=True, kw_only=True, tag="periods", forbid_unknown_fields=True):
    """`count` periods of `length` seconds, `intermission` seconds between them."""

    count: int
    length: int
    intermission: int = 0


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

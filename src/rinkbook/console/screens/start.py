"""The start: the candidate is the period's first line, its refusals are what is missing."""

from typing import Any

from rinkbook.console.candidate import foresee
from rinkbook.console.clock import opening
from rinkbook.console.desk import Desk
from rinkbook.console.lines import lower, period_name
from rinkbook.console.told import tell, tell_all
from rinkbook.console.way import steps
from rinkbook.core.game.sheet import Phase
from rinkbook.core.model.events import PeriodStart, Side
from rinkbook.core.model.place import write_clock
from rinkbook.core.ruling import Proposed

TEMPLATE = "start"


def show(desk: Desk) -> dict[str, Any]:
    place = opening(desk.sheet)
    candidate = foresee(desk, PeriodStart(), place)
    effects = [effect for ruling in candidate.rulings for effect in ruling.effects]
    return {
        "steps": steps(desk) if desk.sheet.phase is Phase.BEFORE else [],
        "at": place,
        "period": period_name(place.part, place.period),
        "period_lower": lower(place),
        "length": write_clock(place.left),
        "rulings": tell_all(desk, candidate.rulings),
        "missing": [tell(desk, ruling).decision for ruling in candidate.blocks],
        "proposes": any(isinstance(effect, Proposed) for effect in effects),
        "waivers": waivers(desk, [ruling.rule for ruling in candidate.blocks]),
        "teams": [team(desk, side) for side in Side],
        "unnamed": [step for step in steps(desk) if not step.done][:-1],
    }


def waivers(desk: Desk, rules: list[str]) -> list[dict[str, str]]:
    """The captains who may waive what stands in the way, where the edition lets them."""
    waivable = "minimum-players" in rules and desk.law.field("minimum-players", "waivable", True)
    return [
        {"side": side.value, "name": desk.name(side), "by": desk.sheet.captains[side is Side.AWAY]}
        for side in Side
        if waivable
    ]


def team(desk: Desk, side: Side) -> dict[str, Any]:
    captain = desk.sheet.captains[side is Side.AWAY]
    return {
        "name": desk.name(side),
        "colour": desk.team(side).colour,
        "note": f"{len(desk.players(side))} players" + (f", captain {captain}" if captain else ""),
        "href": desk.view.only("lineup", side=side.value),
    }

"""The start: the candidate is the period's first line, its refusals are what is missing."""

from datetime import timedelta
from typing import Any

from rinkbook.console import clock
from rinkbook.console.candidate import foresee
from rinkbook.console.clock import opening
from rinkbook.console.desk import Desk
from rinkbook.console.lines import lower, period_name
from rinkbook.console.played_on import refusal
from rinkbook.console.screens.officials import fee
from rinkbook.console.told import tell, tell_all
from rinkbook.console.waiting import to_put_on, waits
from rinkbook.console.way import steps
from rinkbook.core.game.sheet import Phase
from rinkbook.core.model.events import PeriodStart, Side
from rinkbook.core.model.place import write_clock
from rinkbook.core.ruling import Proposed, Ruling

TEMPLATE = "start"
FEWEST, FEE = "minimum-players", "referee-fee"


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
        "refusal": refusal(desk, candidate.blocks),
        "missing": [tell(desk, ruling).decision for ruling in candidate.blocks],
        "proposes": any(isinstance(effect, Proposed) for effect in effects),
        "waivers": waivers(desk, candidate.blocks),
        "fees": unpaid(desk),
        "waits": waits(desk),
        "asked": to_put_on(desk, candidate),
        "teams": [team(desk, side) for side in Side],
        "unnamed": [step for step in steps(desk) if not step.done][:-1],
    }


def waivers(desk: Desk, blocks: tuple[Ruling, ...]) -> list[dict[str, str]]:
    """The captains who may waive what keeps the other side from starting, where the edition lets them."""
    short = [one.key for one in blocks if one.rule == FEWEST and desk.law.field(FEWEST, "waivable", True)]
    return [
        {"side": side.value, "name": desk.name(side), "by": desk.sheet.captains[side is Side.AWAY]}
        for side in Side
        if any(key.endswith(f":{side.other}") for key in short)
    ]


def unpaid(desk: Desk) -> list[dict[str, Any]]:
    """The teams that still owe the referee fee, what is left of their grace, and the call after it."""
    grace, call = desk.law.field(FEE, "grace", 0), desk.law.field(FEE, "penalty", "")
    start = clock.read_time(desk.setup.starts)
    end = start + timedelta(seconds=grace) if start is not None else None
    left = clock.until(end, desk.host.now)
    owing = [side for side in Side if desk.law.has(FEE) and fee(desk, side)["paid"] == "no"]
    return [
        {
            "name": desk.name(side),
            "side": side.value,
            "left": left,
            "words": clock_words(left),
            "call": getattr(desk.law.call(call), "title", ""),
        }
        for side in owing
    ]


def clock_words(left: int | None) -> str:
    return write_clock(max(0, left)) if left is not None else ""


def team(desk: Desk, side: Side) -> dict[str, Any]:
    captain, here = desk.sheet.captains[side is Side.AWAY], len(desk.players(side))
    return {
        "name": desk.name(side),
        "colour": desk.team(side).colour,
        "note": (f"{here} players" if here else "No line-up yet")
        + (f", captain {captain}" if captain else ""),
        "href": desk.view.only("lineup", side=side.value),
    }

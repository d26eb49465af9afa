"""What a rule asks an official for: he says it, the line cites the ruling it rests on."""

from typing import Any

from rinkbook.console.asked import SORTS, cases
from rinkbook.console.desk import Desk
from rinkbook.console.played_on import deciders
from rinkbook.core.model.events import Side

TEMPLATE = "decide"


def show(desk: Desk) -> dict[str, Any]:
    return {
        "step": desk.view.step,
        "cases": cases(desk),
        "forfeits": [forfeit(desk, (side,)) for side in Side] + [forfeit(desk, (Side.HOME, Side.AWAY))],
        "ends": [{"side": side.value, "name": desk.name(side)} for side in Side],
        "by": next(iter(deciders(desk)), ""),
        "over": desk.sheet.over,
    }


def forfeit(desk: Desk, sides: tuple[Side, ...]) -> dict[str, Any]:
    names = " and ".join(desk.name(side) for side in sides)
    return {
        "sides": [side.value for side in sides],
        "names": names,
        "sort": SORTS.get(desk.sheet.phase, "line-up"),
        "both": len(sides) > 1,
    }

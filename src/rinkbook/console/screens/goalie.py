"""Who is in goal from now on, or that nobody is."""

from typing import Any

from rinkbook.console.desk import Desk
from rinkbook.console.task import strip, tiles
from rinkbook.core.model.events import Side

TEMPLATE = "goalie"


def show(desk: Desk) -> dict[str, Any]:
    index = desk.side is Side.AWAY
    now = desk.sheet.goalies[index]
    everybody = tiles(desk)
    goalies = [tile for tile in everybody if tile["note"] == "Goalie"]
    shown = everybody if desk.view.whole or not goalies else goalies
    return {
        **strip(desk, f"Goalie, {desk.name()}"),
        "step": desk.view.step,
        "tiles": [{**tile, "state": "chosen" if tile["value"] == now else tile["state"]} for tile in shown],
        "empty": desk.sheet.nets_empty[index],
        "others": len(everybody) > len(shown),
    }

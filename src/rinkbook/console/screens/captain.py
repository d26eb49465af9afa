"""Who speaks for the team tonight, where no captain of its own is here."""

from typing import Any

from rinkbook.console.desk import Desk
from rinkbook.console.task import tiles
from rinkbook.console.told import under
from rinkbook.console.way import steps
from rinkbook.core.game.sheet import Phase
from rinkbook.core.model.events import Side

TEMPLATE = "captain"


def show(desk: Desk) -> dict[str, Any]:
    goalies = desk.law.field("captain", "goalie_allowed", True)
    section = desk.law.section("captain")
    shown = [tile for tile in tiles(desk) if goalies or tile["note"] != "Goalie"]
    return {
        "steps": steps(desk) if desk.sheet.phase is Phase.BEFORE else [],
        "name": desk.name(),
        "colour": desk.team().colour,
        "tiles": sorted(shown, key=lambda tile: tile["note"] not in ("C", "A")),
        "left_out": under(desk, "told", "Goalies can’t.", "", section.cites("goalie"))
        if section and not goalies
        else None,
        "now": desk.sheet.captains[desk.side is Side.AWAY],
    }

"""A check of the other side's roster: who was found that isn't eligible, or nobody."""

from typing import Any

from rinkbook.console.candidate import foresee
from rinkbook.console.desk import Desk
from rinkbook.console.played_on import refusal
from rinkbook.console.task import strip, tiles
from rinkbook.console.told import tell_all
from rinkbook.core.model.events import RosterCheck

TEMPLATE = "roster_check"


def show(desk: Desk) -> dict[str, Any]:
    """`flip` holds the numbers found ineligible so far."""
    found, other = desk.view.flip, desk.side.other
    served = desk.view.served_by
    body = RosterCheck(side=desk.side, ineligible=found, served_by=served)
    candidate = foresee(desk, body)
    everybody = tiles(desk, other)
    marked = [{**one, "state": "chosen" if one["value"] in found else one["state"]} for one in everybody]
    sitting = [one for one in everybody if one["value"] not in found and one["note"] != "Goalie"]
    return {
        **strip(desk, f"Roster check by {desk.name()}"),
        "step": desk.view.step,
        "other": desk.name(other),
        "tiles": marked,
        "found": found,
        "servers": sitting,
        "served": served,
        "body": {"side": desk.side.value, "ineligible": found, "served_by": served},
        "refusal": refusal(desk, candidate.blocks),
        "blocks": tell_all(desk, candidate.blocks),
        "rulings": tell_all(desk, candidate.rulings),
    }

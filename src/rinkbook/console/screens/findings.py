"""What doesn't add up: each with its place, and the fix one tap away; nothing of it stops the game."""

from typing import Any

from rinkbook.console.desk import Desk
from rinkbook.console.findings import doubts
from rinkbook.console.played_on import deciders
from rinkbook.console.task import strip

TEMPLATE = "findings"


def show(desk: Desk) -> dict[str, Any]:
    return {
        **strip(desk, "What doesn’t add up", side=False, timed=False, back=desk.view.only("")),
        "doubts": doubts(desk),
        "deciders": deciders(desk),
    }

"""The game is final: what it came to, and the way to the next one."""

from typing import Any

from rinkbook.console.desk import Desk
from rinkbook.console.screens.sign import headline

TEMPLATE = "done"


def show(desk: Desk) -> dict[str, Any]:
    count = len(desk.events)
    return {
        "headline": headline(desk),
        "note": f"Final, {count} lines. {desk.host.saved}.",
        "exits": desk.host.exits,
    }

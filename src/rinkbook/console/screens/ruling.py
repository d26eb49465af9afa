"""A ruling on its own, and the referee's word on it."""

from typing import Any

from rinkbook.console.desk import Desk
from rinkbook.console.task import strip
from rinkbook.console.told import tell
from rinkbook.core.ruling import Ruling

TEMPLATE = "ruling"


def show(desk: Desk) -> dict[str, Any]:
    key = desk.view.ruling
    found = next((ruling for ruling in desk.sheet.rulings if ruling.key == key), None)
    return {
        **strip(desk, "A ruling", side=False, timed=False, back=desk.view.only("sheet", only_what="rulings")),
        "ruling_told": tell(desk, found) if found else None,
        "stands": found is not None and not found.overruled and not asks(desk, found),
        "asks": found is not None and asks(desk, found),
    }


def asks(desk: Desk, ruling: Ruling) -> bool:
    """It waits for the referee's yes, and does nothing before it."""
    return ruling.code in ASKED and not ruling.overruled


ASKED = ("case-asked", "counter-asked", "counter-asked-of-team", "counter-asked-out")

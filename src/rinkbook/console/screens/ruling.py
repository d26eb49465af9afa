"""A ruling on its own, and the referee's word on it."""

from typing import Any

from rinkbook.console.desk import Desk
from rinkbook.console.task import strip
from rinkbook.console.told import tell

TEMPLATE = "ruling"


def show(desk: Desk) -> dict[str, Any]:
    key = desk.view.ruling
    found = next((ruling for ruling in desk.sheet.rulings if ruling.key == key), None)
    return {
        **strip(desk, "A ruling", side=False, timed=False, back=desk.view.only("sheet", only_what="rulings")),
        "ruling_told": tell(desk, found) if found else None,
        "stands": found is not None and not found.overruled,
    }

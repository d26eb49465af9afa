"""The clock put right: a second more or less, or the four digits that the board shows."""

from typing import Any

from rinkbook.console.desk import Desk
from rinkbook.console.task import strip
from rinkbook.core.model.place import write_clock

TEMPLATE = "clock"
STEPS = (-10, -1, 1, 10)


def show(desk: Desk) -> dict[str, Any]:
    said = desk.view.left is not None
    return {
        **strip(desk, "The clock", side=False, timed=False),
        "now": write_clock(desk.left),
        "left": desk.place.left,
        "words": write_clock(desk.place.left),
        "said": said,
        "steps": [(seconds, max(0, desk.place.left + seconds)) for seconds in STEPS],
        "running": desk.face.running,
        "mode": desk.sheet.clock.mode,
    }

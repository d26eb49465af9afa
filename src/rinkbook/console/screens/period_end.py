"""The end of a period before the clock says so: asked once, with what is left."""

from typing import Any

from rinkbook.console.desk import Desk
from rinkbook.console.lines import lower
from rinkbook.console.task import strip
from rinkbook.core.model.place import write_clock

TEMPLATE = "period_end"


def show(desk: Desk) -> dict[str, Any]:
    left = desk.place.left
    return {
        **strip(desk, f"End of the {lower(desk.place)}", side=False),
        "step": desk.view.step,
        "left": write_clock(left) if left else "",
        "period_lower": lower(desk.place),
    }

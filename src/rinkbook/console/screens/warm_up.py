"""The warm-up: a countdown of the edition's length from the tap."""

from typing import Any

from rinkbook.console.clock import passed
from rinkbook.console.desk import Desk
from rinkbook.console.way import steps
from rinkbook.core.model.events import WarmUp
from rinkbook.core.model.place import write_clock

TEMPLATE = "warm_up"
SOON, CALL = 60, "One minute"


def show(desk: Desk) -> dict[str, Any]:
    length = int(desk.law.field("warm-up", "length", 0))
    began = began_at(desk)
    left = max(0, length - passed(began, desk.host.now)) if began is not None else length
    return {
        "steps": steps(desk),
        "length": write_clock(length),
        "left": left,
        "words": write_clock(left),
        "running": began is not None,
        "over": began is not None and left == 0,
        "soon": left <= SOON,
        "call_at": SOON,
        "call": CALL,
        "following": next((step.label for step in steps(desk) if not step.done), ""),
    }


def began_at(desk: Desk) -> str | None:
    """When it was started on the wall clock; None before that."""
    for entry in desk.sheet.entries:
        if isinstance(entry.event.body, WarmUp) and not entry.struck:
            return entry.event.entered
    return None

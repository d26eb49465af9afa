"""A time-out: may it be taken, and how long it lasts."""

from typing import Any

from rinkbook.console.candidate import foresee
from rinkbook.console.clock import passed
from rinkbook.console.desk import Desk
from rinkbook.console.played_on import refusal
from rinkbook.console.task import strip
from rinkbook.console.told import tell_all
from rinkbook.core.model.events import TimeOut
from rinkbook.core.model.place import write_clock

TEMPLATE = "time_out"
SOON = 10


def show(desk: Desk) -> dict[str, Any]:
    length = int(desk.law.field("time-out", "length", 0))
    began = began_at(desk) if desk.view.step == "running" else None
    candidate = foresee(desk, TimeOut(side=desk.side)) if began is None else None
    left = max(0, length - passed(began, desk.host.now)) if began is not None else length
    return {
        **strip(desk, f"Time-out, {desk.name()}", timed=began is None),
        "step": desk.view.step,
        "running": began is not None,
        "left": left,
        "words": write_clock(left),
        "soon": left <= SOON,
        "refusal": refusal(desk, candidate.blocks) if candidate else None,
        "blocks": tell_all(desk, candidate.blocks) if candidate else [],
        "rulings": tell_all(desk, candidate.rulings) if candidate else [],
    }


def began_at(desk: Desk) -> str | None:
    """When the side's last time-out was entered."""
    found = [
        entry.event.entered
        for entry in desk.sheet.entries
        if isinstance(entry.event.body, TimeOut) and entry.event.body.side is desk.side and not entry.struck
    ]
    return found[-1] if found else None

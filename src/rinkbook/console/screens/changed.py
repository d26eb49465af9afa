"""What a correction changed, once it is made: before and after, and what no longer holds."""

from typing import Any

from rinkbook.console.changed import shown
from rinkbook.console.desk import Desk
from rinkbook.console.lines import newest
from rinkbook.console.task import strip
from rinkbook.core import wire
from rinkbook.core.game.sheet import Entry
from rinkbook.core.model.events import Amend, Strike

TEMPLATE = "changed"


def show(desk: Desk) -> dict[str, Any]:
    entry = desk.entry(desk.view.target) or last_correction(desk)
    common = strip(desk, "What changed", side=False, timed=False, back=desk.view.only("sheet"))
    if entry is None:
        return {**common, "change": None, "words": "", "correction": "", "is_struck": False}
    changes = wire.before_and_after(desk.edition, desk.setup, desk.events, entry.event.id)
    return {
        **common,
        "change": shown(desk, changes),
        "words": newest(desk, entry).what,
        "correction": entry.event.id,
        "is_struck": bool(entry.struck),
    }


def last_correction(desk: Desk) -> Entry | None:
    """What was put right or taken off last."""
    found = (event.id for event in reversed(desk.events) if isinstance(event.body, Strike | Amend))
    return desk.entry(next(found, ""))

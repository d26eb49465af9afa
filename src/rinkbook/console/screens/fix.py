"""Any other line put right: its time, or off the sheet, with what that would change."""

from typing import Any

from rinkbook.console.correction import correction, struck
from rinkbook.console.desk import Desk
from rinkbook.console.lines import describe, words_of
from rinkbook.console.task import strip
from rinkbook.core.model.events import Body, LineUpConfirmed

TEMPLATE = "fix"


def show(desk: Desk) -> dict[str, Any]:
    entry = desk.entry(desk.view.target)
    common = strip(desk, "Put it right", side=False, timed=entry is not None, back=desk.view.only("sheet"))
    if entry is None:
        return {**common, "line": None, "step": "", "change": None, "strike": None, "lineup": "", "words": ""}
    body = entry.event.body
    known = isinstance(body, Body)
    lineup = desk.view.only("lineup", side=body.side.value) if isinstance(body, LineUpConfirmed) else ""
    change = correction(desk, body)["change"] if isinstance(body, Body) and not entry.struck else None
    return {
        **common,
        "line": describe(desk, entry),
        "step": desk.view.step if known else "",
        "change": change,
        "strike": None if entry.struck else struck(desk),
        "lineup": lineup,
        "words": words_of(desk, entry)[0],
    }

"""The whole sheet as it stands, with what doesn't add up; every line can be put right from here."""

from typing import Any

from rinkbook.console.desk import Desk
from rinkbook.console.lines import HIDDEN, Line, describe, newest, period_name
from rinkbook.console.task import strip
from rinkbook.console.told import tell, tell_all
from rinkbook.core.game.sheet import Entry
from rinkbook.core.model.events import ClockSet, ClockStart, ClockStop, Side

TEMPLATE = "sheet"
CLOCK = (ClockStart, ClockStop, ClockSet)


def show(desk: Desk) -> dict[str, Any]:
    only = desk.view.only_what
    return {
        **strip(desk, "The sheet", side=False, timed=False),
        "only": only,
        "tabs": tabs(desk, only),
        "periods": periods(desk, only) if only != "rulings" else [],
        "rulings": tell_all(desk, desk.sheet.rulings) if only == "rulings" else [],
        "struck": struck(desk) if only == "rulings" else [],
    }


def struck(desk: Desk) -> list[dict[str, Any]]:
    """What was ruled once and no longer holds, with what took it away."""
    found = [(one, desk.entry(one.by)) for one in desk.struck]
    return [
        {
            "told": tell(desk, one.ruling),
            "by": newest(desk, entry).what if entry is not None else "",
            "href": desk.view.only("changed", target=one.by),
        }
        for one, entry in found
    ]


def tabs(desk: Desk, only: str) -> list[tuple[str, str, bool]]:
    teams = [(side.value, desk.name(side)) for side in Side]
    named = [("", "All lines"), *teams, ("clock", "With the clock"), ("rulings", "Rulings")]
    return [(words, desk.view.only("sheet", only_what=what), what == only) for what, words in named]


def periods(desk: Desk, only: str) -> list[dict[str, Any]]:
    """The lines by period, in the order of play."""
    found: dict[str, list[Line]] = {}
    for entry in desk.sheet.entries:
        if is_shown(entry, only):
            place = entry.event.place
            found.setdefault(period_name(place.part, place.period), []).append(describe(desk, entry))
    return [{"name": name, "lines": lines} for name, lines in found.items()]


def is_shown(entry: Entry, only: str) -> bool:
    body = entry.event.body
    if isinstance(body, HIDDEN) or (isinstance(body, CLOCK) and only != "clock"):
        return False
    return only in ("", "clock") or getattr(body, "side", None) == only

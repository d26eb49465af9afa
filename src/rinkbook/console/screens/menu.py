"""Everything that isn't needed every minute, and the switches of this device."""

from typing import Any

from rinkbook.console.desk import Desk
from rinkbook.console.lines import lower
from rinkbook.console.task import strip
from rinkbook.console.view import View
from rinkbook.core.game.sheet import Phase
from rinkbook.core.model.events import Side
from rinkbook.core.model.place import Moment, Part

TEMPLATE = "menu"
RIGHTS = (("time-out", "clock", "Time-out"), ("roster-check", "search", "Roster check"))
Way = tuple[str, str, str]  # icon, words, where


def show(desk: Desk) -> dict[str, Any]:
    groups = [
        ("Enter late", late(desk)),
        ("Tonight", [*playing(desk), *teams(desk), *sheets(desk), *ending(desk)]),
        ("Seldom needed", [*rights(desk), *said(desk)]),
    ]
    return {
        **strip(desk, "Menu", side=False, timed=False),
        "groups": [group for group in groups if group[1]],
        "exits": desk.host.exits,
        "device": desk.host.device,
    }


def late(desk: Desk) -> list[Way]:
    """A goal or a penalty of any period: its time is asked first."""
    place = desk.place
    if desk.sheet.phase is Phase.BEFORE:
        return []
    period = place.period if place.part is not Part.SHOOTOUT else 1
    part = place.part if place.part is not Part.SHOOTOUT else Part.REGULATION
    where = {"part": part.value, "period": period, "moment": Moment.DURING.value, "left": 0, "step": "time"}
    return [
        ("pencil", f"{words}, {desk.name(side)}", link(screen, side=side.value, **where))
        for screen, words in (("goal", "Goal"), ("penalty", "Penalty"))
        for side in Side
    ]


def link(screen: str, **fields: Any) -> str:
    return View().only(screen, **fields)


def playing(desk: Desk) -> list[Way]:
    if desk.sheet.phase is not Phase.PLAYING:
        return []
    return [
        ("flag", f"End of the {lower(desk.here)}", link("period-end")),
        ("clock", "The clock", link("clock")),
        ("plus", "Shots of a period", link("shots")),
    ]


def teams(desk: Desk) -> list[Way]:
    found: list[Way] = []
    for side in Side:
        found.append(("users", f"Line-up, {desk.name(side)}", link("lineup", side=side.value)))
        found.append(("user", f"Who speaks for {desk.name(side)}", link("captain", side=side.value)))
    return [*found, ("whistle", "Referees", link("officials"))]


def rights(desk: Desk) -> list[Way]:
    """What each side may ask for, where the edition knows it."""
    found: list[Way] = []
    for side in Side:
        for kind, icon, words in (
            ("time-out", "clock", "Time-out"),
            ("roster-check", "search", "Roster check"),
        ):
            if desk.law.has(kind):
                found.append((icon, f"{words}, {desk.name(side)}", link(kind, side=side.value)))
    return found


def said(desk: Desk) -> list[Way]:
    named = [("flag", "Something the rulebook counts", link("occurrence"))] if desk.law.occurrences else []
    return [
        *named,
        ("flag", "Illegal player protest", link("word", step="illegal-player-protest")),
        ("flag", "A penalty shot", link("word", step="penalty-shot")),
        ("users", "Another jersey", link("word", step="jersey-change")),
        ("user", "Off for the night, or back", link("word", step="removal")),
        ("user", "Off until equipped, or back", link("word", step="equipment-hold")),
        ("tick", "The other captain agreed", link("word", step="approval")),
        ("clock", "A late start", link("word", step="delay")),
        ("pencil", "A note", link("word", step="note")),
    ]


def sheets(desk: Desk) -> list[Way]:
    """The sheet, and what doesn't add up in it."""
    doubtful = [("exclamation", "What doesn’t add up", link("findings"))] if desk.sheet.findings else []
    return [("book", "The sheet", link("sheet")), *doubtful]


def ending(desk: Desk) -> list[Way]:
    if desk.sheet.over:
        return [("pencil", "Signatures", link("sign"))]
    return [
        ("gavel", "The referee decides", link("decide")),
        ("stop", "The referee ends the game", link("decide", step="end")),
        ("stop", "Forfeit", link("decide", step="forfeit")),
    ]

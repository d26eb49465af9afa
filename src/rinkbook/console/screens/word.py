"""What is said less often: a note, a protest, another jersey, somebody off for the night, a late start."""

from typing import Any

from rinkbook.console.desk import Desk
from rinkbook.console.task import strip
from rinkbook.core.model.events import Side

TEMPLATE = "word"

# kind → what it is called, whether it is one side's, its fields as (name, label, help)
Field = tuple[str, str, str]
WORDS: dict[str, tuple[str, bool, tuple[Field, ...]]] = {
    "note": ("A note", False, (("text", "Words for the sheet", ""),)),
    "illegal-player-protest": (
        "Illegal player protest",
        True,
        (
            ("number", "The other side’s number", "The game goes on; the note keeps the right to protest."),
            ("by", "Who protests", "The captain or an alternate."),
        ),
    ),
    "jersey-change": (
        "Another jersey",
        True,
        (("number", "Number on the list", ""), ("now", "Number worn now", "")),
    ),
    "removal": (
        "Off for the night",
        True,
        (("number", "Number", ""), ("reason", "Why", "Hurt, not registered, no number.")),
    ),
    "equipment-hold": ("Off until equipped", True, (("number", "Number", ""),)),
    "delay": (
        "A late start",
        False,
        (("seconds", "Seconds late", ""), ("cause", "Whose cause", "home, away or not-the-teams.")),
    ),
    "approval": (
        "Their captain agreed",
        True,
        (("number", "The other side’s number", ""), ("by", "Which captain", "")),
    ),
}


def show(desk: Desk) -> dict[str, Any]:
    kind = desk.view.step if desk.view.step in WORDS else "note"
    title, sided, fields = WORDS[kind]
    return {
        **strip(desk, title, side=False, timed=False, back=desk.view.only("menu")),
        "kind": kind,
        "sided": sided,
        "asked": fields,
        "teams": [(side.value, desk.name(side)) for side in Side],
    }

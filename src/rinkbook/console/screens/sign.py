"""Signatures: both captains look at who played, the referee comes last, with a report where one is due."""

import re
from hashlib import sha256
from typing import Any

from rinkbook.console.desk import Desk
from rinkbook.console.lines import score_words
from rinkbook.console.task import who
from rinkbook.console.team import last_line_up
from rinkbook.console.told import Told, tell_all
from rinkbook.core.model.events import Event, Officials, Side, Signature, write_event

TEMPLATE = "sign"
REFEREE = "referee"
STROKES = re.compile(r"(?:[ML]\d{1,3} \d{1,3})+")
HOW = {
    "overtime": "in overtime",
    "shootout": "in the shootout",
    "termination": "the game was ended",
}


def show(desk: Desk) -> dict[str, Any]:
    result = desk.sheet.result
    return {
        "score": score_words(desk.sheet.score),
        "headline": headline(desk),
        "how": HOW.get(result.how, "") if result else "",
        "cards": [captain_card(desk, side) for side in Side] + [referee_card(desk)],
        "rulings": closing(desk),
        "digest": digest(desk.events),
        "step": desk.view.step,
    }


def headline(desk: Desk) -> str:
    """`Old Barn win 2–1`, `Tie, 3–3`; a forfeit has no score that anybody played for."""
    result = desk.sheet.result
    score = score_words(desk.sheet.score)
    if result is not None and result.how == "double-forfeit":
        return "Both teams forfeit"
    if result is not None and result.winner is not None and result.how == "forfeit":
        return f"{desk.name(result.winner)} win by forfeit"
    if result is None or result.winner is None:
        return f"Tie, {score}" if result and result.how == "tie" else score
    return f"{desk.name(result.winner)} win {score_words(result.score)}"


def closing(desk: Desk) -> list[Told]:
    """What was ruled on the end of the game."""
    last = desk.sheet.entries[-1].event.id if desk.sheet.entries else ""
    return tell_all(desk, tuple(ruling for ruling in desk.sheet.rulings if ruling.event in ("", last)))


def digest(events: tuple[Event, ...]) -> str:
    """Names the sheet that was seen, whatever the order in which its lines arrived."""
    found = sha256()
    for event in sorted(events, key=lambda event: event.id):
        found.update(write_event(event) + b"\n")
    return found.hexdigest()[:32]


def captain_card(desk: Desk, side: Side) -> dict[str, Any]:
    captain = desk.sheet.captains[side is Side.AWAY]
    return {
        "key": side.value,
        "role": "captain",
        "side": side.value,
        "title": desk.name(side),
        "colour": desk.team(side).colour,
        "asks": "Check who played, then sign",
        "name": who(desk, captain, side) if captain else answered(desk, side),
        "played": [who(desk, line.number, side) for line in desk.players(side)],
        "signed": signed_as(desk, side.value),
        "drawing": drawing(desk, side.value),
        "absent": was_absent(desk, side.value),
        "report": False,
        "waits": False,
    }


def answered(desk: Desk, side: Side) -> str:
    """Who answered for the line-up, where nobody speaks for the team."""
    confirmed = last_line_up(desk, side)
    return confirmed.by if confirmed is not None else ""


def referee_card(desk: Desk) -> dict[str, Any]:
    named = [e.event.body for e in desk.sheet.entries if isinstance(e.event.body, Officials) and not e.struck]
    last = named[-1] if named else None
    names = last.referees if isinstance(last, Officials) else desk.setup.referees
    return {
        "key": REFEREE,
        "role": REFEREE,
        "side": "",
        "title": "Referee",
        "colour": "",
        "asks": "Signs last",
        "name": names[0] if names else "",
        "played": [],
        "signed": signed_as(desk, REFEREE),
        "drawing": drawing(desk, REFEREE),
        "absent": was_absent(desk, REFEREE),
        "report": needs_report(desk),
        "waits": not {"home", "away"} <= set(desk.sheet.signed),
    }


def needs_report(desk: Desk) -> bool:
    """Somebody was sent off for the night by a call: three lines while it is fresh."""
    book = desk.law.classes
    return any(
        book.puts_out(name) for line in desk.sheet.penalties if not line.given_by for name in line.classes
    )


def signed_as(desk: Desk, key: str) -> str:
    """The name that stands there, "" where nobody has signed yet."""
    body = signature(desk, key)
    if body is None:
        return ""
    return f"{body.name} wasn’t here".strip() if body.absent else body.name or "Signed"


def drawing(desk: Desk, key: str) -> str:
    """The strokes of the finger; what is no such path isn't drawn."""
    body = signature(desk, key)
    return body.drawing if body is not None and STROKES.fullmatch(body.drawing) else ""


def was_absent(desk: Desk, key: str) -> bool:
    body = signature(desk, key)
    return body is not None and body.absent


def signature(desk: Desk, key: str) -> Signature | None:
    """What stands for a side or a role on the sheet."""
    for entry in desk.sheet.entries:
        body = entry.event.body
        if isinstance(body, Signature) and not entry.struck and str(body.side or body.role) == key:
            return body
    return None

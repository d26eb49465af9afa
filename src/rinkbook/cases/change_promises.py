"""Promises of corrections: what a line of the sheet changed, and which rulings it took away."""

import re

from rinkbook.cases.promised import REF
from rinkbook.core import wire
from rinkbook.core.game.changes_told import said
from rinkbook.core.game.sheet import Sheet
from rinkbook.core.model.events import Event
from rinkbook.core.rulebook.edition import Edition

Match = re.Match[str]


def as_entered(sheet: Sheet) -> list[Event]:
    """The events of the sheet as they came."""
    return [entry.original or entry.event for entry in sheet.entries]


def _changed(match: Match, sheet: Sheet, edition: Edition) -> str:
    if not any(entry.event.id == match["ref"] for entry in sheet.entries):
        return f"expected a line {match['ref']!r}, got none"
    changes = wire.before_and_after(edition, sheet.setup, as_entered(sheet), match["ref"])
    told = [each.words for each in said(changes)]
    kept = not changes if match["words"] == "nothing" else match["words"] in told
    return "" if kept else f"expected changed {match[0]}, got {' '.join(told) or 'nothing'}"


def _struck(match: Match, sheet: Sheet, edition: Edition) -> str:
    struck = [
        f"ruling {one.ruling.code} {one.ruling.clause} on {one.ruling.event} by {one.by}"
        for one in wire.struck_rulings(edition, sheet.setup, as_entered(sheet))
    ]
    if match[0] == "nothing":
        return f"expected nothing struck, got {'; '.join(struck)}" if struck else ""
    expected = f"{match['what']} by {match['by']}"
    told = struck if match["event"] else [re.sub(r" on \S+ by ", " by ", each) for each in struck]
    return "" if expected in told else f"expected struck {match[0]}, got {'; '.join(struck) or 'nothing'}"


CHANGES = {
    "changed": ("changed by <label>: nothing|<sentence>", rf"by {REF}: (?P<words>.+)", _changed),
    "struck": (
        "struck nothing|ruling <code> <clause> [on <label>] by <label>",
        r"nothing|(?P<what>ruling [a-z-]+ [a-z-]+\.[a-z0-9-]+(?: on (?P<event>\S+))?) by (?P<by>\S+)",
        _struck,
    ),
}

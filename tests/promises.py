"""What a test promises of a clause; a clause handed to one of these, written out, is cited by the test."""

from html import unescape
from typing import Any

from rinkbook.core.rulebook.edition import Edition
from rinkbook.core.rulebook.words import says


def rules(decided: Any, code: str, clause: str) -> Any:
    """Assert that a ruling *code* under *clause* was made; returns the first.

    *decided* is a sheet, or rulings, verdicts, steps: whatever has a code and a clause.
    """
    rulings: list[Any] = list(getattr(decided, "rulings", decided))
    made = [(ruling.code, ruling.clause) for ruling in rulings]
    assert (code, clause) in made, f"expected {code!r} under {clause!r}, got {made!r}"
    return next(ruling for ruling in rulings if (ruling.code, ruling.clause) == (code, clause))


def published(page: str, edition: Edition, clause: str) -> None:
    """Assert that the page (text or HTML) tells the clause: its heading and its words, numbers filled in."""
    law = edition.clause(clause)
    told = " ".join(unescape(page).split())
    for words in (law.heading, says(law, edition)):
        assert words in told, f"expected {clause!r} on the page as {words!r}, got {told[:2000]!r}"

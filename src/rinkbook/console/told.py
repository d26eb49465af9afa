"""A ruling as the page shows it: the words made from its code and facts, its clause beside it."""

from datetime import date

from msgspec import Struct

from rinkbook.console.desk import Desk
from rinkbook.core import wire
from rinkbook.core.errors import NoSuchRule
from rinkbook.core.rulebook.words import phrase, says
from rinkbook.core.ruling import Ruling


class Told(Struct, frozen=True, kw_only=True):
    """What the ruling macro shows."""

    verdict: str
    decision: str
    because: str = ""
    clause_id: str = ""
    clause_heading: str = ""
    clause_says: str = ""
    clause_href: str = ""
    clause_edition: str = ""
    remedies: tuple[str, ...] = ()
    key: str = ""
    overruled: bool = False


def tell(desk: Desk, ruling: Ruling) -> Told:
    """The ruling in words; where the edition lacks its clause the page still says what was decided."""
    try:
        words = phrase(ruling, wire.SENTENCES, desk.edition)
    except NoSuchRule as error:
        return Told(verdict=ruling.verdict, decision=ruling.code.replace("-", " "), because=str(error))
    return Told(
        verdict="changed" if ruling.overruled else ruling.verdict,
        decision=f"Set aside by the referee: {words.decision}" if ruling.overruled else words.decision,
        because=words.because,
        clause_id=words.clause.id,
        clause_heading=words.clause.heading,
        clause_says=words.clause.says,
        clause_href=f"{desk.host.rules}#{words.clause.id}" if desk.host.rules else "",
        clause_edition=f"Edition of {said_date(desk.edition.in_force)}",
        remedies=words.remedies,
        key=ruling.key,
        overruled=bool(ruling.overruled),
    )


def tell_all(desk: Desk, rulings: tuple[Ruling, ...]) -> list[Told]:
    return [tell(desk, ruling) for ruling in rulings]


def under(desk: Desk, verdict: str, decision: str, because: str, clause: str) -> Told:
    """Something that the console says itself, under a clause of the edition."""
    try:
        found = desk.edition.clause(clause)
    except NoSuchRule:
        return Told(verdict=verdict, decision=decision, because=because)
    return Told(
        verdict=verdict,
        decision=decision,
        because=because,
        clause_id=found.id,
        clause_heading=found.heading,
        clause_says=says(found, desk.edition),
        clause_href=f"{desk.host.rules}#{found.id}" if desk.host.rules else "",
        clause_edition=f"Edition of {said_date(desk.edition.in_force)}",
    )


def words_of(desk: Desk, clause: str) -> str:
    """What a clause says, its numbers filled in; "" where the edition has none such."""
    try:
        return says(desk.edition.clause(clause), desk.edition)
    except NoSuchRule:
        return ""


def heading(desk: Desk, clause: str) -> str:
    """The name of a clause, "" where the edition has none such."""
    try:
        return desk.edition.clause(clause).heading
    except NoSuchRule:
        return ""


def said_date(day: date) -> str:
    """`24 March 2026`."""
    return f"{day.day} {day:%B %Y}"

"""The law as pages show it: each clause with its words, and where it stands among the league's rules."""

from typing import Any

from django.urls import reverse
from django.utils import timezone

from rinkbook.core.errors import NoSuchRule
from rinkbook.core.rulebook.clause import Clause
from rinkbook.core.rulebook.edition import Edition as Book
from rinkbook.core.rulebook.words import says
from rinkbook.web.kit.when import full_date
from rinkbook.web.leagues.bridge import book_of
from rinkbook.web.leagues.models import Edition, League, SeasonEdition

NO_CLAUSE: dict[str, Any] = {"clause_id": ""}


class Law:
    """One edition of a league, and the address of its page."""

    def __init__(self, league: League, row: Edition, *, stands: bool = True) -> None:
        self.league, self.row, self.book = league, row, book_of(row)
        self.href = rules_href(league, None if stands else row)

    @property
    def date(self) -> str:
        """`24 March 2026`."""
        return full_date(self.book.in_force)

    @property
    def dated(self) -> str:
        """`Edition of 24 March 2026`."""
        return f"Edition of {self.date}"

    def clause(self, id: str) -> dict[str, Any]:
        """The fields that the macros show of a clause; none where the edition lacks it."""
        try:
            return self.fields(self.book.clause(id), says(self.book.clause(id), self.book))
        except NoSuchRule:
            return NO_CLAUSE

    def fields(self, clause: Clause, words: str) -> dict[str, Any]:
        """As `clause`, with words that are filled already."""
        source = self.book.source
        return {
            "clause_id": clause.id,
            "clause_heading": clause.heading,
            "clause_says": words,
            "clause_href": f"{self.href}#{anchor(clause.id, self.book)}",
            "clause_edition": self.dated,
            "clause_source": source if source.startswith("https://") else "",
        }


def anchor(clause_id: str, book: Book) -> str:
    """The league's own clauses by their bare ids, those of a base book by their full ones."""
    league, _, bare = clause_id.partition(".")
    return bare if league == book.league else clause_id


def rules_href(league: League, row: Edition | None = None) -> str:
    """The page of the edition in force, or of a named one."""
    if row is None:
        return reverse("public:rules", args=[league.slug])
    return reverse("public:edition", args=[league.slug, dated_name(row)])


def dated_name(row: Edition) -> str:
    """`2026-03-24`: what tells an edition from the others of its league."""
    return row.code.rpartition("/")[2]


def newest_in_force(league: League) -> Edition | None:
    """The edition that was put in force last and is in force now."""
    rows = SeasonEdition.objects.filter(league=league, in_force_from__lte=timezone.now())
    found = rows.order_by("in_force_from", "id").select_related("edition").last()
    return found.edition if found else None


def law_of(league: League, row: Edition) -> Law:
    """The law of an edition; what cites it leads to the page of that edition, whichever stands today."""
    current = newest_in_force(league)
    return Law(league, row, stands=current is not None and current.pk == row.pk)

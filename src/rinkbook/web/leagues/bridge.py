"""Between rows of editions and the editions that the judge reads."""

from functools import lru_cache

from rinkbook.core import wire
from rinkbook.core.rulebook.edition import Edition as Book
from rinkbook.web.leagues.models import Edition

HELD = 32
"""How many editions a process holds read; a league has one or two a season."""


def book_of(edition: Edition) -> Book:
    """The edition as the judge reads it, of the text that was put in force."""
    return _read(edition.pk, edition.digest)


@lru_cache(maxsize=HELD)
def _read(pk: int, digest: str) -> Book:
    row = Edition.objects.get(pk=pk)
    return wire.read_edition(row.text, row.bases)

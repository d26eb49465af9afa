"""Between rows of editions and the editions that the judge reads."""

from collections.abc import Mapping
from functools import lru_cache

from rinkbook.core import wire
from rinkbook.core.rulebook.edition import Edition as Book
from rinkbook.web.leagues.models import Edition

HELD = 32
"""How many editions a process holds read; a league has one or two a season."""


def book_of(edition: Edition) -> Book:
    """The edition as the judge reads it, of the text that was put in force."""
    return read_book(edition.text, edition.bases)


def read_book(text: str, bases: Mapping[str, str]) -> Book:
    """The edition in *text*; raises InvalidEdition with every fault."""
    return _read(text, tuple(bases.items()))


@lru_cache(maxsize=HELD)
def _read(text: str, bases: tuple[tuple[str, str], ...]) -> Book:
    return wire.read_edition(text, dict(bases))

"""Finds what a file names in the season: by id or by name, in whatever case."""

from collections.abc import Iterable
from datetime import datetime
from typing import Protocol, TypeVar

from rinkbook.web.leagues.models import Season
from rinkbook.web.leagues.reads import zone_of
from rinkbook.web.teams.models import TeamEntry


class Named(Protocol):
    """A row with an id and a name."""

    slug: str
    name: str


N = TypeVar("N", bound=Named)


def by_word(rows: Iterable[N]) -> dict[str, N]:
    """The rows by name and, before that, by id."""
    rows = list(rows)
    return {row.name.lower(): row for row in rows} | {row.slug: row for row in rows}


def entries_of(season: Season) -> dict[str, TeamEntry]:
    """The season's teams by name and id."""
    entries = list(season.entries.select_related("team", "division", "league", "season"))
    by_name = {entry.team.name.lower(): entry for entry in entries}
    return by_name | {entry.team.slug: entry for entry in entries}


def first_moment(season: Season) -> datetime:
    """When the season's first day begins, in the league's time zone."""
    day = season.starts
    return datetime(day.year, day.month, day.day, tzinfo=zone_of(season.league))


def free_slug(wanted: str, taken: set[str], longest: int) -> str:
    """The id, with a number behind it where somebody has it; it is taken from now on."""
    wanted, slug, number = wanted[:longest].strip("-") or "x", "", 1
    while not slug or slug in taken:
        ending = f"-{number}" if number > 1 else ""
        slug, number = wanted[: longest - len(ending)].rstrip("-") + ending, number + 1
    taken.add(slug)
    return slug

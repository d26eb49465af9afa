"""The table of a division or a stage: a fold of the facts of its games, by the edition of the table's day."""

from collections.abc import Iterable, Mapping
from datetime import datetime

import msgspec
from django.db.models import Q, QuerySet
from django.utils import timezone

from rinkbook.core.game.facts import GameFacts
from rinkbook.core.rulebook.edition import Edition as Book
from rinkbook.core.standings.table import Table, stand
from rinkbook.core.standings.why import Why, explain
from rinkbook.web.games.models import Verdict
from rinkbook.web.leagues.models import Division, Season
from rinkbook.web.leagues.reads import book_at, edition_now
from rinkbook.web.tables.cache import folded, stamp_of
from rinkbook.web.teams.models import Team, TeamEntry


def table(
    season: Season, division: Division | None = None, *, stage: str = "season", at: datetime | None = None
) -> Table:
    """The table of a stage after all games that are over; of those begun by *at*, if a moment is given."""
    if at is not None:
        facts = facts_of(season, stage, at, division)
        return table_with(season, division, stage, facts, book_at(season, at))
    now = timezone.now()
    digest, slugs = edition_now(season).digest, sorted(teams_of(season, division))
    stamp = stamp_of(_verdicts(season, stage, now, division), digest, slugs)
    key = f"table/{season.slug}/{division.slug if division else ''}/{stage}"
    return folded(
        season.league,
        key,
        stamp,
        Table,
        lambda: table_with(season, division, stage, facts_of(season, stage, now, division), book_at(season)),
    )


def table_with(
    season: Season, division: Division | None, stage: str, facts: Iterable[GameFacts], book: Book
) -> Table:
    """The table after these games, whether they were played so or not; nothing of it is kept."""
    occasion = book.occasion(stage, division=division.slug if division else "")
    return stand(book, occasion, facts, sorted(teams_of(season, division)))


def facts_of(season: Season, stage: str, at: datetime, division: Division | None = None) -> list[GameFacts]:
    """What each game of the stage that was begun by then, and is over, brings to the table."""
    texts = _verdicts(season, stage, at, division).values_list("facts", flat=True)
    return [msgspec.json.decode(text, type=GameFacts) for text in texts]


def _verdicts(season: Season, stage: str, at: datetime, division: Division | None) -> QuerySet[Verdict]:
    """Of games that are over, of the division's teams alone if it is given; facts say what they bring."""
    verdicts = Verdict.objects.filter(game__season=season, game__stage=stage, game__starts_at__lte=at)
    if division is not None:
        entries = TeamEntry.objects.filter(division=division).values("pk")
        verdicts = verdicts.filter(Q(game__home__in=entries) | Q(game__away__in=entries))
    return verdicts.exclude(facts="")


def teams_of(season: Season, division: Division | None = None) -> Mapping[str, Team]:
    """The teams of a season, or of one of its divisions, by the ids that tables know."""
    entries = season.entries.select_related("team", "league")
    if division is not None:
        entries = entries.filter(division=division)
    return {entry.team.slug: entry.team for entry in entries}


def reasons(season: Season, found: Table, at: datetime | None = None) -> Mapping[str, Why]:
    """Why each team stands where it does, by the team's id."""
    book, names = book_at(season, at), dict(season.entries.values_list("team__slug", "team__name"))
    return {row.team: explain(found, row, book, names) for row in found.rows}

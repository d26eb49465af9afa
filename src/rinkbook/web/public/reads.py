"""What the public's pages read besides: nights, names, stages, tables of home or away games alone."""

from collections.abc import Iterable, Mapping
from datetime import date, datetime

from django.db.models import Q
from django.utils import timezone
from msgspec import structs

from rinkbook.core.game.facts import GameFacts
from rinkbook.core.rulebook.edition import Edition as Book
from rinkbook.core.standings.table import Table
from rinkbook.web.games.models import Event
from rinkbook.web.games.reads import bounds_of, day_of
from rinkbook.web.leagues.models import Division, League, Season
from rinkbook.web.leagues.reads import book_at
from rinkbook.web.public.access import games_listed
from rinkbook.web.schedule.models import Game
from rinkbook.web.tables.reads import facts_of, table_with
from rinkbook.web.teams.models import Player


def night_of(league: League, day: date) -> list[Game]:
    """The games of a night."""
    starts, ends = bounds_of(league, day)
    return list(games_listed(league).filter(starts_at__gte=starts, starts_at__lt=ends))


def next_night(league: League, after: date) -> list[Game]:
    """The games of the first night after *after* that has any."""
    _, ends = bounds_of(league, after)
    first = games_listed(league).filter(starts_at__gte=ends, state=Game.State.PLANNED).first()
    return night_of(league, day_of(first)) if first else []


def last_night(league: League, before: date) -> list[Game]:
    """The games of the last night before *before* that has any."""
    starts, _ = bounds_of(league, before)
    last = games_listed(league).filter(starts_at__lt=starts).last()
    return night_of(league, day_of(last)) if last else []


def season_games(season: Season, team: str = "", division: Division | None = None) -> list[Game]:
    """The games of a season, of one team or one division if asked for."""
    games = games_listed(season.league).filter(season=season)
    if team:
        games = games.filter(Q(home__team__slug=team) | Q(away__team__slug=team))
    if division is not None:
        games = games.filter(division=division)
    return list(games)


def stages_of(season: Season, book: Book) -> list[str]:
    """The stages that have games, in the edition's order; the first of the edition where none has."""
    with_games = set(season.games.order_by().values_list("stage", flat=True).distinct())
    return [stage for stage in book.stages if stage in with_games] or list(book.stages)[:1] or ["season"]


def names_of(league: League, slugs: Iterable[str]) -> Mapping[str, str]:
    """Players' names by the ids that sheets know."""
    wanted = {slug for slug in slugs if slug}
    found = Player.objects.filter(league=league, slug__in=wanted)
    return dict(found.values_list("slug", "name"))


def last_word(game: Game) -> datetime | None:
    """When the newest line of the sheet came."""
    return Event.objects.filter(game=game).order_by("-seq").values_list("received_at", flat=True).first()


def last_played(season: Season, stage: str, division: Division | None = None) -> tuple[int, datetime | None]:
    """How many games of the stage there are, and when the last one that counts was played."""
    games = season.games.filter(stage=stage)
    if division is not None:
        games = games.filter(division=division)
    counted = games.exclude(verdict__facts="").exclude(verdict=None)
    return games.count(), counted.order_by("-starts_at").values_list("starts_at", flat=True).first()


def table_where(season: Season, division: Division | None, stage: str, where: str) -> Table:
    """The table of what teams did at home, or as visitors."""
    facts = [_counting(each, where) for each in facts_of(season, stage, timezone.now(), division)]
    return table_with(season, division, stage, facts, book_at(season))


def _counting(facts: GameFacts, where: str) -> GameFacts:
    """The same game, counting for the one side alone."""
    return structs.replace(
        facts,
        home=structs.replace(facts.home, counts=facts.home.counts and where == "home"),
        away=structs.replace(facts.away, counts=facts.away.counts and where == "away"),
    )

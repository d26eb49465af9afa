"""What is read of games: a day's, a team's, and whether a sheet's chain of digests is whole."""

from datetime import UTC, date, datetime, time, timedelta

from django.db.models import Q, QuerySet

from rinkbook.web.games.access import games_in
from rinkbook.web.games.lines import digest_of
from rinkbook.web.games.models import Event, State, Ticker
from rinkbook.web.games.page import FIRST_LINK, link
from rinkbook.web.leagues.models import League, Season
from rinkbook.web.leagues.reads import zone_of
from rinkbook.web.schedule.models import Game
from rinkbook.web.teams.models import Team

LATE = timedelta(hours=6)
"""A hockey night ends long after midnight: until this hour a game belongs to the evening before."""


def day_of(game: Game) -> date:
    """The night that the game belongs to, in the league's time zone."""
    return (game.starts_at.astimezone(zone_of(game.league)) - LATE).date()


def bounds_of(league: League, day: date) -> tuple[datetime, datetime]:
    """From when until when a game starts on that night."""
    zone = zone_of(league)
    starts = datetime.combine(day, time(), zone) + LATE
    ends = datetime.combine(day + timedelta(days=1), time(), zone) + LATE
    return starts.astimezone(UTC), ends.astimezone(UTC)


def games_on(league: League, day: date) -> QuerySet[Game]:
    """The games of one night."""
    starts, ends = bounds_of(league, day)
    return games_in(league).filter(starts_at__gte=starts, starts_at__lt=ends)


def games_of_season(season: Season) -> QuerySet[Game]:
    """All games of a season, as they were planned."""
    return games_in(season.league).filter(season=season)


def games_of_team(team: Team, season: Season) -> QuerySet[Game]:
    """A team's games in a season."""
    return games_of_season(season).filter(Q(home__team=team) | Q(away__team=team))


def is_final(game: Game) -> bool:
    """Whether its sheet is closed."""
    verdict = getattr(game, "verdict", None)
    return verdict is not None and verdict.state == State.FINAL


def broken_link(game: Game) -> int | None:
    """The first line that isn't what it was when it came, by its number; none where the chain is whole."""
    chain = FIRST_LINK
    for row in Event.objects.filter(game=game).order_by("seq"):
        chain = link(chain, digest_of(row.code, row.place, row.body))
        if chain != row.chain:
            return row.seq
    return None


def newest_tick(league: League) -> int:
    """The number of the newest live message: a page made now listens to `/live/…?after=` it."""
    return Ticker.objects.filter(league=league).values_list("last", flat=True).first() or 0

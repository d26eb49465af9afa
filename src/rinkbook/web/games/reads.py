"""What is read of games: a night's, a season's, and whether a sheet's chain of digests is whole."""

from datetime import UTC, date, datetime, time, timedelta

from django.db.models import QuerySet
from django.utils import timezone

from rinkbook.web.games.access import games_in
from rinkbook.web.games.lines import digest_of
from rinkbook.web.games.models import Event, Ticker, Verdict
from rinkbook.web.games.page import FIRST_LINK, link
from rinkbook.web.leagues.models import League, Season
from rinkbook.web.leagues.reads import zone_of
from rinkbook.web.schedule.models import Game

LATE = timedelta(hours=6)
"""A hockey night ends long after midnight: until this hour a game belongs to the evening before."""


def night_now(league: League) -> date:
    """The night that it is now: until six in the morning that of the evening before."""
    return night_at(timezone.now(), league)


def night_at(at: datetime, league: League) -> date:
    """The night that the moment belongs to, in the league's time zone."""
    return (at.astimezone(zone_of(league)) - LATE).date()


def day_of(game: Game) -> date:
    """The night that the game belongs to, in the league's time zone."""
    return night_at(game.starts_at, game.league)


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


def verdict_of(game: Game) -> Verdict | None:
    """What the judge made of its sheet, if there is one."""
    return getattr(game, "verdict", None)


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

"""Which edition stands when, and what a league's calendar says now."""

from datetime import date, datetime
from zoneinfo import ZoneInfo

from django.db.models import Q
from django.utils import timezone

from rinkbook.core.rulebook.edition import Edition as Book
from rinkbook.web.leagues.bridge import book_of
from rinkbook.web.leagues.models import Edition, League, ReadingConfirmed, Season


class NoEdition(LookupError):
    """A season has no edition in force at the moment asked for."""


def zone_of(league: League) -> ZoneInfo:
    """The time zone in which all of the league's times are shown."""
    return ZoneInfo(league.time_zone)


def today_in(league: League) -> date:
    """The date in the league's time zone."""
    return timezone.now().astimezone(zone_of(league)).date()


def edition_at(season: Season, at: datetime) -> Edition:
    """The edition in force in *season* at that moment; raises NoEdition."""
    row = season.editions.filter(in_force_from__lte=at).select_related("edition").last()
    if row is None:
        raise NoEdition(
            f"{season.league}, {season}: expected an edition in force at {at:%Y-%m-%d %H:%M}, got none"
        )
    return row.edition


def edition_now(season: Season) -> Edition:
    """The edition that pages of a season go by: the one in force, before the first the one to come."""
    now = timezone.now()
    try:
        return edition_at(season, now)
    except NoEdition:
        first = season.editions.select_related("edition").first()
        if first is None:
            raise
        return first.edition


def book_at(season: Season, at: datetime | None = None) -> Book:
    """The edition in force at that moment as the judge reads it; if no moment is given, `edition_now`."""
    return book_of(edition_now(season) if at is None else edition_at(season, at))


def current_season(league: League) -> Season | None:
    """The season that runs, else the next one, else the last one."""
    today = today_in(league)
    running = league.seasons.filter(state=Season.State.RUNNING).first()
    coming = league.seasons.filter(Q(ends__gte=today)).order_by("starts").first()
    return running or coming or league.seasons.first()


def confirmations_of(edition: Edition) -> dict[str, ReadingConfirmed]:
    """The last word on each reading of an edition, by the reading's id."""
    return {row.reading: row for row in edition.confirmed.order_by("id")}

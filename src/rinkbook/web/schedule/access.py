"""The one door to rinks; games are reached through the app `games`."""

from rinkbook.web.leagues.access import one_of
from rinkbook.web.leagues.models import League
from rinkbook.web.schedule.models import Rink


def rink_for(league: League, slug: str) -> Rink:
    """The rink of that slug in *league*."""
    return one_of(league.rinks.all(), f"a rink of {league}", slug=slug)

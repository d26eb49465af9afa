"""The public's door: whatever is asked for is looked for in the league of the address, and nowhere else."""

from django.db.models import QuerySet
from django.http import Http404, HttpRequest

from rinkbook.web.games.access import games_in
from rinkbook.web.leagues.access import one_of
from rinkbook.web.leagues.models import Division, Edition, League, Season
from rinkbook.web.leagues.reads import current_season
from rinkbook.web.schedule.models import Game

LONGEST_NUMBER = 9
"""Digits; what has more is no game's number, and more than a database counts."""

HEAVY = ("verdict__sheet", "verdict__facts")


def division_asked(request: HttpRequest, season: Season) -> Division | None:
    """The division that the address names, if it names one."""
    slug = request.GET.get("division", "")
    return one_of(season.divisions.all(), f"a division of {season}", slug=slug) if slug else None


def games_listed(league: League) -> QuerySet[Game]:
    """The games of *league* for lists: without their sheets."""
    return games_in(league).defer(*HEAVY)


def game_asked(league: League, name: str) -> Game:
    """A game by its slug, or by its number in the current season."""
    if not name.isdecimal() or len(name) > LONGEST_NUMBER:
        return one_of(games_in(league), f"a game of {league}", slug=name)
    season = current_season(league)
    if season is None:
        raise Http404(f"Expected a game of {league}, got {name!r} before its first season.")
    return one_of(games_in(league).filter(season=season), f"a game of {season}", number=int(name))


def edition_asked(league: League, dated: str) -> Edition:
    """An edition that the league has put in force, by its date."""
    return one_of(
        league.editions.order_by("-id"), f"the date of an edition of {league}", code__endswith=f"/{dated}"
    )

"""The schedule with its results: what is coming first, of one team or one division if asked for."""

from datetime import datetime
from typing import Any
from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse
from django.utils import timezone
from django.views.decorators.http import require_safe

from rinkbook.web.games.reads import night_now
from rinkbook.web.leagues.access import league_for, season_asked
from rinkbook.web.leagues.models import Season
from rinkbook.web.public.access import division_asked
from rinkbook.web.public.frame import no_season, page, season_links
from rinkbook.web.public.lists import Standing, by_day, standing
from rinkbook.web.public.reads import season_games
from rinkbook.web.schedule.models import Game
from rinkbook.web.tables.reads import teams_of
from rinkbook.web.teams.access import entry_for

SHOW = {"coming": "Coming", "results": "Results", "all": "All"}
COMING = (Standing.SOON, Standing.LIVE, Standing.OFF)


@require_safe
def schedule(request: HttpRequest, league: str) -> HttpResponse:
    found = league_for(league)
    season = season_asked(request, found)
    if season is None:
        return no_season(request, found, "Schedule", "schedule")
    now, tonight = timezone.now(), night_now(found)
    division, team = division_asked(request, season), request.GET.get("team", "")
    if team:
        entry_for(season, team)
    games = season_games(season, team, division)
    show = shown(request, games, now)
    chosen = [game for game in games if fits(game, show, now)]
    return page(
        request,
        "schedule",
        found,
        title="Schedule",
        about=f"Every game of {found.name}, {season.name}, with rink, time and result.",
        part="schedule",
        season=season,
        seasons=season_links(request, found, season),
        days=by_day(chosen, now, tonight, newest_first=show == "results"),
        shows=[(words, query(request, show=key), key == show) for key, words in SHOW.items()],
        empty_words=EMPTY[show],
        **choices(season, team, division.slug if division else "", show),
    )


EMPTY = {
    "coming": "No game is planned.",
    "results": "No game has been played yet.",
    "all": "No game is planned yet.",
}


def shown(request: HttpRequest, games: list[Game], now: datetime) -> str:
    """What the address asks for; without a word what is coming, if anything is."""
    asked = request.GET.get("show", "")
    if asked in SHOW:
        return asked
    return "coming" if any(standing(game, now) in COMING for game in games) else "results"


def fits(game: Game, show: str, now: datetime) -> bool:
    return show == "all" or (standing(game, now) in COMING) is (show == "coming")


def query(request: HttpRequest, **changes: str) -> str:
    """The address with these parts of its query changed."""
    return f"{request.path}?{urlencode({**request.GET.dict(), **changes})}"


def choices(season: Season, team: str, division: str, show: str) -> dict[str, Any]:
    """What the form offers, and what is chosen in it."""
    teams = sorted(teams_of(season).values(), key=lambda each: each.name)
    divisions = list(season.divisions.all())
    return {
        "teams": [("", "All teams"), *((each.slug, each.name) for each in teams)],
        "divisions": [("", "All divisions"), *((each.slug, each.name) for each in divisions)],
        "team": team,
        "division": division,
        "show": show,
    }

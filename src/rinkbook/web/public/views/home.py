"""A league's own first page: what is played now, next and last, and the tables in short."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils import timezone
from django.views.decorators.http import require_safe

from rinkbook.web.games.reads import night_now
from rinkbook.web.leagues.access import league_for, season_asked
from rinkbook.web.leagues.models import Division, Season
from rinkbook.web.leagues.reads import NoEdition, book_at
from rinkbook.web.public.frame import no_season, page
from rinkbook.web.public.lists import Standing, by_day, score_card, standing
from rinkbook.web.public.reads import last_night, next_night, night_of, stages_of
from rinkbook.web.tables.reads import table, teams_of


@require_safe
def home(request: HttpRequest, league: str) -> HttpResponse:
    found = league_for(league)
    season = season_asked(request, found)
    if season is None:
        return no_season(request, found, found.name, "")
    now, tonight = timezone.now(), night_now(found)
    games = night_of(found, tonight)
    return page(
        request,
        "home",
        found,
        title=found.name,
        about=f"{found.name}, {season.name}: schedule, live scores and tables.",
        season=season,
        live=[score_card(game, now) for game in games if standing(game, now) is Standing.LIVE],
        tonight=by_day([game for game in games if standing(game, now) is not Standing.LIVE], now, tonight),
        next=by_day(next_night(found, tonight), now, tonight),
        last=by_day(last_night(found, tonight), now, tonight),
        tables=short_tables(season),
    )


@require_safe
def home_with_slash(request: HttpRequest, league: str) -> HttpResponse:
    return redirect("public:home", league_for(league).slug)


def short_tables(season: Season) -> list[dict[str, Any]]:
    """Each division's teams with games and points."""
    divisions: list[Division | None] = list(season.divisions.all()) or [None]
    try:
        stage = stages_of(season, book_at(season))[0]
    except NoEdition:
        return []
    return [short_table(season, division, stage) for division in divisions]


def short_table(season: Season, division: Division | None, stage: str) -> dict[str, Any]:
    found, teams = table(season, division, stage=stage), teams_of(season, division)
    rows = [
        {"rank": row.rank, "team": teams[row.team], "games": row.games_played, "points": row.points}
        for row in found.rows
        if row.team in teams
    ]
    return {"name": division.name if division else "", "rows": rows}

"""The tables with their reasons, and who leads in what."""

from collections.abc import Iterable
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from rinkbook.core.standings.table import Table
from rinkbook.web.games.reads import night_at
from rinkbook.web.kit.when import long_day
from rinkbook.web.leagues.access import league_for, season_asked
from rinkbook.web.leagues.models import Division, Season
from rinkbook.web.leagues.reads import edition_now
from rinkbook.web.public import leaders as lists
from rinkbook.web.public import standings as words
from rinkbook.web.public.access import division_asked
from rinkbook.web.public.frame import needs_rules, no_season, page, season_links
from rinkbook.web.public.law import Law, law_of
from rinkbook.web.public.reads import last_played, stages_of, table_where
from rinkbook.web.public.views.schedule import query
from rinkbook.web.tables.reads import reasons, table, teams_of
from rinkbook.web.tables.statistics import statistics

WHERE = {"": "All", "home": "Home", "away": "Away"}


@require_safe
@needs_rules
def standings(request: HttpRequest, league: str) -> HttpResponse:
    found = league_for(league)
    season = season_asked(request, found)
    if season is None:
        return no_season(request, found, "Standings", "standings")
    law = law_of(found, edition_now(season))
    stages = stages_of(season, law.book)
    stage, where = chosen_of(request, "stage", stages), chosen_of(request, "where", WHERE)
    only = division_asked(request, season)
    divisions: list[Division | None] = [only] if only else list(season.divisions.all()) or [None]
    tables = [table_of(season, division, stage, where, law) for division in divisions]
    return page(
        request,
        "standings",
        found,
        title="Standings",
        about=f"The table of {found.name}, {season.name}, and why each team stands where it does.",
        part="standings",
        season=season,
        seasons=season_links(request, found, season),
        note=f"{season.name}, {stage_name(stage)}",
        tables=tables,
        points=words.points_line(law, tables[0]["occasion"]),
        stages=stage_links(request, stages, stage),
        wheres=[(said, query(request, where=key), key == where) for key, said in WHERE.items()],
        open=request.GET.get("why", ""),
        level=any(row["level"] for each in tables for row in each["rows"]),
        whole=not where,
    )


def table_of(season: Season, division: Division | None, stage: str, where: str, law: Law) -> dict[str, Any]:
    """One division's table with what stands above it."""
    teams = teams_of(season, division)
    found: Table
    if where:
        found, why = table_where(season, division, stage, where), None
    else:
        found = table(season, division, stage=stage)
        why = reasons(season, found)
    return {
        "name": division.name if division else "",
        "occasion": found.occasion,
        "after": after_words(season, division, stage, found),
        "columns": words.columns(found),
        "rows": words.rows(season, found, teams, law, why),
    }


def after_words(season: Season, division: Division | None, stage: str, found: Table) -> str:
    """`After 48 of 64 games, Sunday 8 November`."""
    planned, at = last_played(season, stage, division)
    if at is None or not found.games:
        return f"Before the first of {planned} games" if planned else "No game is planned yet"
    day = night_at(at, season.league)
    return f"After {found.games} of {max(planned, found.games)} games, {long_day(day)}"


def chosen_of(request: HttpRequest, name: str, choices: Iterable[str]) -> str:
    """What the address asks for, if it is one of them; else the first."""
    known = list(choices)
    asked = request.GET.get(name, "")
    return asked if asked in known else known[0]


def stage_links(request: HttpRequest, stages: list[str], here: str) -> list[tuple[str, str, bool]]:
    """The stages to choose from."""
    return [(stage_name(each).capitalize(), query(request, stage=each), each == here) for each in stages]


def stage_name(stage: str) -> str:
    """`regular season`, `round robin`."""
    return "regular season" if stage == "season" else stage.replace("-", " ")


@require_safe
@needs_rules
def leaders(request: HttpRequest, league: str) -> HttpResponse:
    found = league_for(league)
    season = season_asked(request, found)
    if season is None:
        return no_season(request, found, "Leaders", "leaders")
    stages = stages_of(season, law_of(found, edition_now(season)).book)
    stage, order = chosen_of(request, "stage", stages), chosen_of(request, "by", lists.ORDERS)
    figures, teams = statistics(season, stage=stage), teams_of(season)
    goalies, least = lists.goalies(found, figures, teams)
    return page(
        request,
        "leaders",
        found,
        title="Leaders",
        about=f"Who leads {found.name}, {season.name}, in points, goals, assists and saves.",
        part="leaders",
        season=season,
        seasons=season_links(request, found, season),
        note=f"{season.name}, {stage_name(stage)}",
        stages=stage_links(request, stages, stage),
        orders=[(said, query(request, by=key), key == order) for key, (said, _) in lists.ORDERS.items()],
        order=order,
        skaters=lists.skaters(found, figures, teams, order),
        goalies=goalies,
        least=least,
    )

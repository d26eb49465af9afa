"""Teams and players: who plays where, what they brought, when they play next."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.urls import reverse
from django.utils import timezone
from django.views.decorators.http import require_safe

from rinkbook.console.jerseys import figure
from rinkbook.core.rulebook.formats import nth
from rinkbook.web.games.reads import day_of, night_now, verdict_of
from rinkbook.web.kit.when import short_day
from rinkbook.web.leagues.access import league_for, season_asked
from rinkbook.web.leagues.models import League, Season
from rinkbook.web.leagues.reads import book_at, edition_now
from rinkbook.web.public import leaders as lists
from rinkbook.web.public import standings as words
from rinkbook.web.public.access import games_listed
from rinkbook.web.public.board import record
from rinkbook.web.public.frame import needs_rules, no_season, page, season_links
from rinkbook.web.public.law import Law, law_of
from rinkbook.web.public.lists import Standing, by_day, game_href, standing
from rinkbook.web.public.reads import season_games, stages_of
from rinkbook.web.schedule.models import Game
from rinkbook.web.tables.reads import reasons, table, teams_of
from rinkbook.web.tables.statistics import Goalie, Skater, Statistics, lines_of, statistics
from rinkbook.web.teams.access import entry_for, player_for, team_for
from rinkbook.web.teams.models import Player, RosterSpot, TeamEntry
from rinkbook.web.teams.reads import roster_at

RESULTS_SHOWN = 5


@require_safe
def teams(request: HttpRequest, league: str) -> HttpResponse:
    found = league_for(league)
    season = season_asked(request, found)
    if season is None:
        return no_season(request, found, "Teams", "teams")
    entries = season.entries.select_related("team", "division").order_by("division__position", "team__name")
    groups: dict[str, list[Any]] = {}
    for entry in entries:
        groups.setdefault(entry.division.name, []).append(entry.team)
    return page(
        request,
        "teams",
        found,
        title="Teams",
        about=f"The teams of {found.name}, {season.name}.",
        part="teams",
        season=season,
        seasons=season_links(request, found, season),
        groups=groups,
    )


@require_safe
@needs_rules
def team(request: HttpRequest, league: str, team: str) -> HttpResponse:
    found = league_for(league)
    one = team_for(found, team)
    season = season_asked(request, found)
    if season is None:
        return no_season(request, found, one.name, "teams")
    entry = season.entries.filter(team=one).select_related("division", "team", "season", "league").first()
    if entry is None and "season" in request.GET:
        entry = entry_for(season, team)
    return page(
        request,
        "team",
        found,
        title=one.name,
        about=f"{one.name} in {found.name}, {season.name}: games, record and roster.",
        part="teams",
        season=season,
        seasons=season_links(request, found, season),
        team=one,
        entry=entry,
        **(team_context(found, season, entry) if entry else {"place": None}),
    )


def team_context(league: League, season: Season, entry: TeamEntry) -> dict[str, Any]:
    now, tonight = timezone.now(), night_now(league)
    games = season_games(season, entry.team.slug)
    over = [game for game in games if standing(game, now) is Standing.FINAL]
    coming = [game for game in games if standing(game, now) in (Standing.SOON, Standing.LIVE, Standing.OFF)]
    law = law_of(league, edition_now(season))
    stage = stages_of(season, law.book)[0]
    return {
        "place": place_of(season, entry, stage, law),
        "roster": roster(league, entry, statistics(season, stage=stage)),
        "coming": by_day(coming, now, tonight),
        "results": by_day(over[-RESULTS_SHOWN:], now, tonight, newest_first=True),
        "more": len(over) > RESULTS_SHOWN,
        "all_games": reverse("public:schedule", args=[league.slug])
        + f"?season={season.slug}&team={entry.team.slug}&show=all",
    }


def place_of(season: Season, entry: TeamEntry, stage: str, law: Law) -> dict[str, Any] | None:
    """Record, place and why, once the team has played."""
    found = table(season, entry.division, stage=stage)
    row = next((row for row in found.rows if row.team == entry.team.slug), None)
    if row is None or not row.games_played:
        return None
    why = reasons(season, found)[row.team]
    return {
        "rank": nth(row.rank),
        "record": record(row),
        "row": row,
        "cells": words.cells(row),
        "why": words.because(season, why, law),
        "division": entry.division.name,
    }


def roster(league: League, entry: TeamEntry, found: Statistics) -> list[dict[str, Any]]:
    """The team's own players now, with what each brought so far."""
    skaters = {each.player: each for each in found.skaters if each.team == entry.team.slug}
    goalies = {each.player: each for each in found.goalies if each.team == entry.team.slug}
    spots = [spot for spot in roster_at(entry, timezone.now()) if not spot.substitute]
    return [
        spot_row(league, spot, skaters.get(spot.player.slug), goalies.get(spot.player.slug))
        for spot in sorted(spots, key=by_number)
    ]


def by_number(spot: RosterSpot) -> tuple[bool, int, str]:
    return (spot.position == RosterSpot.Position.GOALIE, figure(spot.number), spot.number)


def spot_row(
    league: League, spot: RosterSpot, skater: Skater | None, goalie: Goalie | None
) -> dict[str, Any]:
    return {
        "number": spot.number,
        "name": spot.player.name,
        "href": reverse("public:player", args=[league.slug, spot.player.slug]),
        "letter": spot.letter,
        "goalie": spot.position == RosterSpot.Position.GOALIE,
        "games": max(skater.games if skater else 0, goalie.games if goalie else 0),
        "goals": skater.goals if skater else 0,
        "assists": skater.assists if skater else 0,
        "points": skater.points if skater else 0,
        "pim": skater.penalty_minutes if skater else 0,
        "share": f"{100 * goalie.save_share:.1f}" if goalie and goalie.save_share is not None else "",
    }


@require_safe
@needs_rules
def player(request: HttpRequest, league: str, player: str) -> HttpResponse:
    found = league_for(league)
    one = player_for(found, player)
    season = season_asked(request, found)
    if season is None:
        return no_season(request, found, one.name, "teams")
    spots = list(one.spots.select_related("entry__team", "entry__season", "entry__division"))
    own = [spot for spot in spots if spot.entry.season_id == season.pk and not spot.substitute]
    played = game_rows(one, season)
    return page(
        request,
        "player",
        found,
        title=one.name,
        about=f"{one.name} in {found.name}: games, goals, assists and penalties.",
        part="teams",
        season=season,
        player=one,
        spot=next((spot for spot in reversed(own) if spot.left_at is None), own[-1] if own else None),
        sums=sums(played),
        games=played,
        career=career(found, one, spots),
        next=next_game(found, own),
    )


def game_rows(one: Player, season: Season) -> list[dict[str, Any]]:
    """The player's games of the season, the last one first."""
    rows = []
    for game, line in lines_of(one, season):
        home, away = game.home.team, game.away.team
        own, other = (home, away) if line.side == "home" else (away, home)
        rows.append({
            "day": short_day(day_of(game)), "href": game_href(game), "own": own, "other": other,
            "result": result(game, line.side == "home"), "line": line, "over": game.verdict.phase == "over",
        })  # fmt: skip
    return rows


def result(game: Game, at_home: bool) -> str:
    """`Won 5–2`, as one reads it from the player's side."""
    verdict = verdict_of(game)
    if verdict is None or verdict.phase != "over":
        return "Not over"
    own, other = verdict.home_score, verdict.away_score
    own, other = (own, other) if at_home else (other, own)
    return f"{'Won' if own > other else 'Lost' if own < other else 'Tied'} {own}–{other}"


def sums(rows: list[dict[str, Any]]) -> dict[str, int]:
    lines = [row["line"] for row in rows if row["over"]]
    goals, assists = sum(line.goals for line in lines), sum(line.assists for line in lines)
    return {
        "games": len(lines),
        "goals": goals,
        "assists": assists,
        "points": goals + assists,
        "pim": sum(line.penalty_minutes for line in lines),
        "shots": sum(line.shots_against for line in lines),
        "against": sum(line.goals_against for line in lines if line.shots_against or line.goals_against),
    }


def career(league: League, one: Player, spots: list[RosterSpot]) -> list[dict[str, Any]]:
    """Season by season, where there has been more than one."""
    seasons = {spot.entry.season_id: spot.entry.season for spot in spots}
    if len(seasons) < 2:
        return []
    ordered = sorted(seasons.values(), key=lambda season: season.starts, reverse=True)
    stages = {season.pk: stages_of(season, book_at(season))[0] for season in ordered}
    names = {slug: each.name for season in ordered for slug, each in teams_of(season).items()}
    lines = lists.career(one, ordered, stages)
    return [line | {"team": names.get(line["team"], line["team"])} for line in lines]


def next_game(league: League, own: list[RosterSpot]) -> list[dict[str, Any]]:
    """The next game of the teams on which the player stands now."""
    now = timezone.now()
    entries = [spot.entry_id for spot in own if spot.left_at is None]
    games = games_listed(league).filter(starts_at__gte=now, state="planned")
    coming = (games.filter(home__in=entries) | games.filter(away__in=entries)).order_by("starts_at").first()
    return by_day([coming], now, night_now(league)) if coming else []

"""Players' figures as lists: a season's leaders, a team's roster, what a player brought where."""

from collections.abc import Iterable, Mapping
from typing import Any

from django.urls import reverse

from rinkbook.web.leagues.models import League, Season
from rinkbook.web.public.reads import names_of
from rinkbook.web.tables.statistics import Goalie, Skater, Statistics, statistics
from rinkbook.web.teams.models import Player, Team

SHOWN = 50
ORDERS = {
    "points": ("Points", "points"),
    "goals": ("Goals", "goals"),
    "assists": ("Assists", "assists"),
    "pim": ("PIM", "penalty_minutes"),
}


def skaters(league: League, found: Statistics, teams: Mapping[str, Team], order: str) -> list[dict[str, Any]]:
    """The first of the list in that order; who has none of it isn't on it."""
    field = ORDERS[order][1]
    having = [each for each in found.skaters if getattr(each, field)]
    ranked = sorted(having, key=lambda each: (-getattr(each, field), -each.points, each.games))[:SHOWN]
    names = names_of(league, (each.player for each in ranked))
    return [
        row | {"place": place}
        for place, row in zip(
            places([getattr(each, field) for each in ranked]),
            (skater_row(league, each, teams, names) for each in ranked),
            strict=True,
        )
    ]


def places(values: Iterable[int | float | None]) -> list[int]:
    """1, 2, 2, 4: equal figures share a place."""
    found: list[int] = []
    last: int | float | None = None
    for index, value in enumerate(values, start=1):
        found.append(found[-1] if found and value == last else index)
        last = value
    return found


def skater_row(
    league: League, each: Skater, teams: Mapping[str, Team], names: Mapping[str, str]
) -> dict[str, Any]:
    return who(league, each, teams, names) | {
        "games": each.games,
        "goals": each.goals,
        "assists": each.assists,
        "points": each.points,
        "pim": each.penalty_minutes,
    }


def who(
    league: League, each: Skater | Goalie, teams: Mapping[str, Team], names: Mapping[str, str]
) -> dict[str, Any]:
    """Name, number and team, with the addresses of both where they are known."""
    team = teams.get(each.team)
    known = each.player in names
    return {
        "name": names.get(each.player) or each.name or f"Number {each.number}",
        "href": reverse("public:player", args=[league.slug, each.player]) if known else "",
        "number": each.number,
        "team": team.name if team else each.team,
        "team_href": reverse("public:team", args=[league.slug, team.slug]) if team else "",
        "colour": team.colour if team else None,
    }


def goalies(league: League, found: Statistics, teams: Mapping[str, Team]) -> tuple[list[dict[str, Any]], int]:
    """Goalies by their share of saves, and how many games one needs: half of what the busiest has."""
    with_shots = [each for each in found.goalies if each.shots_against]
    least = (max((each.games for each in with_shots), default=0) + 1) // 2
    ranked = [each for each in with_shots if each.games >= least][:SHOWN]
    names = names_of(league, (each.player for each in ranked))
    shares = places([each.save_share for each in ranked])
    return [
        goalie_row(league, each, teams, names) | {"place": place}
        for place, each in zip(shares, ranked, strict=True)
    ], least


def goalie_row(
    league: League, each: Goalie, teams: Mapping[str, Team], names: Mapping[str, str]
) -> dict[str, Any]:
    return who(league, each, teams, names) | {
        "games": each.games,
        "shots": each.shots_against,
        "saves": each.saves,
        "against": each.goals_against,
        "share": f"{100 * each.save_share:.1f}" if each.save_share is not None else "–",
        "average": f"{each.goals_against / each.games:.2f}",
    }


def career(player: Player, seasons: Iterable[Season], stage_of: Mapping[int, str]) -> list[dict[str, Any]]:
    """Season by season and team by team what the player brought."""
    lines = []
    for season in seasons:
        found = statistics(season, stage=stage_of[season.pk])
        lines += [
            {"season": season.name, "team": each.team, "games": each.games, "goals": each.goals,
             "assists": each.assists, "points": each.points, "pim": each.penalty_minutes}
            for each in found.skaters if each.player == player.slug
        ]  # fmt: skip
    return lines

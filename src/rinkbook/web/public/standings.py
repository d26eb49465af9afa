"""The league table as its macro takes it: columns that somebody has a value in, and why each stands there."""

from collections.abc import Mapping
from typing import Any

from django.urls import reverse

from rinkbook.core.game.facts import Outcome
from rinkbook.core.game.rules.points import Points
from rinkbook.core.rulebook.scope import Occasion
from rinkbook.core.standings.step_words import WhyStep
from rinkbook.core.standings.table import Row, Table
from rinkbook.core.standings.view import write_signed
from rinkbook.core.standings.why import Why
from rinkbook.web.leagues.models import Season
from rinkbook.web.public.law import Law
from rinkbook.web.teams.models import Team

Column = tuple[str, str, str, bool]

COLUMNS: tuple[tuple[str, str, str, bool, str], ...] = (
    ("gp", "GP", "Games played", True, ""),
    ("w", "W", "Won", False, ""),
    ("l", "L", "Lost", False, ""),
    ("otl", "OTL", "Lost in overtime or a shootout", False, "overtime_losses"),
    ("t", "T", "Tied", False, "ties"),
    ("pts", "Pts", "Points", True, ""),
    ("gf", "GF", "Goals for", False, ""),
    ("ga", "GA", "Goals against", False, ""),
    ("diff", "+/−", "Goal difference", True, ""),
    ("pim", "PIM", "Penalty minutes", False, "penalty_minutes"),
    ("last", "Last five", "Last five games", False, "last_five"),
)
"""Key, heading, words, whether a phone shows it, and the figure without which nobody needs it."""

OUTCOMES = {
    Outcome.REGULATION_WIN: "win",
    Outcome.OVERTIME_WIN: "overtime win",
    Outcome.SHOOTOUT_WIN: "shootout win",
    Outcome.TIE: "tie",
    Outcome.OVERTIME_LOSS: "overtime loss",
    Outcome.SHOOTOUT_LOSS: "shootout loss",
}


def columns(table: Table) -> list[Column]:
    """Those in which somebody has a value."""
    return [
        (key, head, words, always)
        for key, head, words, always, needs in COLUMNS
        if not needs or any(getattr(row, needs) for row in table.rows)
    ]


def rows(
    season: Season, table: Table, teams: Mapping[str, Team], law: Law, why: Mapping[str, Why] | None = None
) -> list[dict[str, Any]]:
    """The rows from the top, with their reasons if they are given."""
    return [row_of(season, row, teams[row.team], table, law, why) for row in table.rows if row.team in teams]


def row_of(
    season: Season, row: Row, team: Team, table: Table, law: Law, why: Mapping[str, Why] | None
) -> dict[str, Any]:
    return {
        "id": team.slug,
        "position": row.rank,
        "name": team.name,
        "colour": team.colour,
        "href": reverse("public:team", args=[season.league.slug, team.slug]),
        "cells": cells(row),
        "level": len(table.group(row.team).teams) > 1 and row.games_played > 0,
        "why": because(season, why[row.team], law) if why and row.games_played else None,
    }


def cells(row: Row) -> dict[str, str]:
    return {
        "gp": str(row.games_played),
        "w": str(row.won),
        "l": str(row.lost),
        "otl": str(row.overtime_losses),
        "t": str(row.ties),
        "pts": str(row.points).replace("-", "−"),
        "gf": str(row.goals_for),
        "ga": str(row.goals_against),
        "diff": write_signed(row.goal_difference),
        "pim": str(row.penalty_minutes),
        "last": row.last_five,
    }


def because(season: Season, why: Why, law: Law) -> dict[str, Any]:
    """The answer to "why?" as its macro takes it; the clause at its foot is that of the last step."""
    said = [why.sentence, why.shared, *(note.text for note in why.notes)]
    noted = next((note.clause for note in why.notes if note.clause), "")
    cited = why.steps[-1].clause if why.steps else noted
    return {
        "title": why.title,
        "sentence": " ".join(filter(None, said)),
        "steps": [step_of(season, step, law) for step in why.steps],
        "not_needed": why.not_needed,
        **law.clause(cited),
    }


def step_of(season: Season, step: WhyStep, law: Law) -> dict[str, Any]:
    games = [(game.score, game_href(season, game.game), game.words) for game in step.games]
    return {
        "number": step.number,
        "label": step.label,
        "values": step.values,
        "games": games,
        "outcome": f"{step.outcome}. {step.note}" if step.note else step.outcome,
        "deciding": step.deciding,
        "person": step.person,
        "restart": step.restart,
        **law.clause(step.restart_clause),
    }


def game_href(season: Season, slug: str) -> str:
    return reverse("public:game", args=[season.league.slug, slug])


def points_line(law: Law, occasion: Occasion) -> dict[str, Any] | None:
    """`Win 2, tie 1, overtime loss 1.` with its clause; outcomes worth what plain ones are left out."""
    section = law.book.find(Points, occasion)
    if section is None:
        return None
    worth = {name: row.points for name, row in section.rule.outcomes.items()}
    plain = {"win": worth.get(Outcome.REGULATION_WIN, 0), "loss": worth.get(Outcome.REGULATION_LOSS, 0)}
    said = [
        f"{words} {worth[outcome]}"
        for outcome, words in OUTCOMES.items()
        if outcome in worth and (words == "win" or worth[outcome] != plain.get(words.split()[-1], 0))
    ]
    first = section.rule.outcomes.get(Outcome.REGULATION_WIN)
    return {
        "words": f"{', '.join(said).capitalize()}.",
        **law.clause(first.clause if first else section.cites()),
    }

"""One line of a table case, `2026-09-11 Night Owls 5-6 Harbor Lights ot pim 4-16`, as a finished game."""

import re
from typing import Any

from msgspec import Struct

from rinkbook.core.game.facts import GameFacts, Outcome, TeamFacts
from rinkbook.core.rulebook.edition import Edition
from rinkbook.core.rulebook.scope import Occasion

OPTION = r"\s+(?:ot|so|pim \d+-\d+|(?:forfeit|terminated|counts) (?:home|away|both))"
RESULT = re.compile(
    r"(?P<date>\d{4}-\d\d-\d\d)\s+(?P<home>.+?)\s+(?P<score>\d+-\d+)\s+(?P<away>.+?)"
    rf"(?P<options>(?:{OPTION})*)"
)
Pair = tuple[int, int]  # home, away


class Result(Struct, frozen=True, kw_only=True):
    """A line as written; `forfeit`, `terminated` name the side at fault, `counts` the one it counts for."""

    date: str
    home: str
    away: str
    score: Pair
    late: str = ""  # ot, so
    pim: Pair = (0, 0)
    forfeit: str = ""
    terminated: str = ""
    counts: str = "both"


def read_result(line: str) -> Result | None:
    """The line as a result; none where it isn't one."""
    match = RESULT.fullmatch(line)
    if match is None:
        return None
    options: dict[str, Any] = {}
    words = iter(match["options"].split())
    for word in words:
        if word in ("ot", "so"):
            options["late"] = word
        else:
            options[word] = _pair(next(words)) if word == "pim" else next(words)
    return Result(
        date=match["date"], home=match["home"], away=match["away"], score=_pair(match["score"]), **options
    )


def _pair(text: str) -> Pair:
    first, second = text.split("-")
    return int(first), int(second)


def finish(result: Result, edition: Edition, occasion: Occasion, number: int) -> GameFacts:
    """The facts of the game; rules of *edition* give points and the score that enters a tie-break."""
    outcomes = _outcomes(result)
    ties = _tie_score(result, edition, occasion)
    points = _rule(edition, "points", occasion).outcomes

    def side(team: str, at: int) -> TeamFacts:
        row = points[outcomes[at]]
        return TeamFacts(
            team=team,
            outcome=outcomes[at],
            points=row.points,
            clause=row.clause,
            goals_for=result.score[at],
            goals_against=result.score[1 - at],
            tie_for=ties[at],
            tie_against=ties[1 - at],
            penalty_minutes=result.pim[at],
            counts=result.counts in ("both", ("home", "away")[at]),
        )

    return GameFacts(
        game=f"line-{number:03}",
        home=side(result.home, 0),
        away=side(result.away, 1),
        played_on=result.date,
        stage=occasion.stage,
        sort=occasion.sort,
        division=occasion.division,
    )


def _outcomes(result: Result) -> tuple[Outcome, Outcome]:
    if result.forfeit == "both":
        return Outcome.DOUBLE_FORFEIT, Outcome.DOUBLE_FORFEIT
    won, lost = _won_and_lost(result)
    if result.forfeit:
        return (lost, won) if result.forfeit == "home" else (won, lost)
    if _is_terminated_loss(result):
        return (lost, won) if result.terminated == "home" else (won, lost)
    home, away = result.score
    if home == away:
        return Outcome.TIE, Outcome.TIE
    return (won, lost) if home > away else (lost, won)


def _won_and_lost(result: Result) -> tuple[Outcome, Outcome]:
    if result.forfeit:
        return Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS
    if _is_terminated_loss(result):
        return Outcome.TERMINATION_WIN, Outcome.TERMINATION_LOSS
    late = {"ot": "overtime", "so": "shootout"}.get(result.late, "regulation")
    return Outcome(f"{late}-win"), Outcome(f"{late}-loss")


def _is_terminated_loss(result: Result) -> bool:
    """The side at fault was ahead or level; one that was behind has lost by the score anyway."""
    home, away = result.score
    return (result.terminated == "home" and home >= away) or (result.terminated == "away" and away >= home)


def _tie_score(result: Result, edition: Edition, occasion: Occasion) -> Pair:
    kind = "forfeit" if result.forfeit else "termination" if _is_terminated_loss(result) else ""
    fault = result.forfeit or result.terminated
    score = getattr(_rule(edition, kind, occasion), "tie_break_score", None) if kind else None
    if score is None or fault == "both":
        return result.score
    own, opponent = score
    return (own, opponent) if fault == "home" else (opponent, own)


def _rule(edition: Edition, kind: str, occasion: Occasion) -> Any:
    """The one rule of that kind, whose type the readers of cases needn't know."""
    kinds = {type(section.rule) for section in edition.sections if section.kind == kind}
    return edition.rule(kinds.pop(), occasion).rule if kinds else None

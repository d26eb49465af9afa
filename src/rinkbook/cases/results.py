"""One line of a table case, `2026-09-11 Night Owls 5-6 Harbor Lights ot pim 4-16`, as a finished game."""

import re
from typing import Any

from msgspec import Struct

from rinkbook.core.game.facts import GameFacts, Outcome, TeamFacts
from rinkbook.core.game.rules.forfeit import ForfeitResult
from rinkbook.core.game.rules.points import Points
from rinkbook.core.game.rules.termination import Termination
from rinkbook.core.rulebook.edition import Edition
from rinkbook.core.rulebook.scope import Occasion

OPTION = r"\s+(?:ot|so|pim [0-9]+-[0-9]+|(?:forfeit|terminated|counts) (?:home|away|both))"
RESULT = re.compile(
    r"(?P<date>[0-9]{4}-[0-9][0-9]-[0-9][0-9])\s+(?P<home>.+?)\s+(?P<score>[0-9]+-[0-9]+)\s+(?P<away>.+?)"
    rf"(?P<options>(?:{OPTION})*)"
)
Pair = tuple[int, int]  # home, away
SIDES = ("home", "away")
LATE = {"": "regulation", "ot": "overtime", "so": "shootout"}


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
    line: int = 0  # where it stands in the file


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


class Ending(Struct, frozen=True):
    """How it ended: the word that its outcomes begin with, the side at fault, what enters a tie-break.

    `shown`: the goals that the table shows, where it isn't those that were written.
    """

    how: str
    fault: str = ""
    tie_score: Pair | None = None
    shown: Pair | None = None


def finish(result: Result, edition: Edition, occasion: Occasion, number: int) -> GameFacts:
    """The facts of the game; rules of *edition* give points and the score that enters a tie-break."""
    ending = _ending(result, edition, occasion)
    points = edition.rule(Points, occasion).rule
    return GameFacts(
        game=f"line-{number:03}",
        home=_side(result, ending, points, 0),
        away=_side(result, ending, points, 1),
        played_on=result.date,
        stage=occasion.stage,
        sort=occasion.sort,
        division=occasion.division,
    )


def outcomes(result: Result, edition: Edition, occasion: Occasion) -> tuple[Outcome, Outcome]:
    """How it ended for the home side, and for the visitors."""
    ending = _ending(result, edition, occasion)
    return _outcome(result, ending, 0), _outcome(result, ending, 1)


def _side(result: Result, ending: Ending, points: Points, at: int) -> TeamFacts:
    outcome = _outcome(result, ending, at)
    row = points.outcomes[outcome]
    shown = ending.shown or result.score
    ties = ending.tie_score or shown
    return TeamFacts(
        team=(result.home, result.away)[at],
        outcome=outcome,
        points=row.points,
        clause=row.clause,
        goals_for=shown[at],
        goals_against=shown[1 - at],
        tie_for=ties[at],
        tie_against=ties[1 - at],
        penalty_minutes=result.pim[at],
        counts=result.counts in ("both", SIDES[at]),
    )


def _ending(result: Result, edition: Edition, occasion: Occasion) -> Ending:
    if result.forfeit == "both":
        return Ending("double-forfeit")
    if result.forfeit:
        forfeit = edition.find(ForfeitResult, occasion)
        score = _tie_score(result.forfeit, forfeit.rule if forfeit else None)
        always = forfeit is not None and forfeit.rule.score_scope == "always"
        return Ending("forfeit", result.forfeit, score, score if always else None)
    termination = edition.find(Termination, occasion)
    if termination and termination.rule.ahead_or_tied == "loss" and _is_not_behind(result):
        score = _tie_score(result.terminated, termination.rule)
        always = termination.rule.score_scope == "always"
        return Ending("termination", result.terminated, score, score if always else (0, 0))
    if result.score[0] == result.score[1]:
        return Ending("tie")
    return Ending(LATE[result.late], "home" if result.score[0] < result.score[1] else "away")


def _is_not_behind(result: Result) -> bool:
    """Whether the side whose penalties ended the game was ahead or level."""
    home, away = result.score
    return (result.terminated == "home" and home >= away) or (result.terminated == "away" and away >= home)


def _tie_score(fault: str, rule: ForfeitResult | Termination | None) -> Pair | None:
    if rule is None or rule.tie_break_score is None:
        return None
    own, opponent = rule.tie_break_score
    return (own, opponent) if fault == "home" else (opponent, own)


def _outcome(result: Result, ending: Ending, at: int) -> Outcome:
    if not ending.fault:
        return Outcome(ending.how)
    return Outcome(f"{ending.how}-{'loss' if SIDES[at] == ending.fault else 'win'}")

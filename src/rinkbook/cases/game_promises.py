"""What a table case may promise of its games: points and goals in a tie-break, each with its clause."""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from rinkbook.core.game.facts import GameFacts, TeamFacts
from rinkbook.core.game.rules.forfeit import ForfeitResult
from rinkbook.core.game.rules.termination import Termination
from rinkbook.core.rulebook.edition import Edition
from rinkbook.core.standings.rules.tie_break import TieBreak
from rinkbook.core.standings.table import Table
from rinkbook.core.standings.view import write_signed

Match = re.Match[str]
Games = Sequence[GameFacts]
UNDER = r" under (?P<clause>[a-z-]+\.[a-z0-9-]+)"
# Who gives a synthetic score, by the word that the outcome begins with.
GIVES: dict[str, type[Any]] = {"forfeit": ForfeitResult, "termination": Termination}


def _sides(match: Match, games: Games) -> Iterator[TeamFacts]:
    """The first team's side of its games against the other."""
    teams = (match["team"], match["other"])
    for game in games:
        for own, other in ((game.home, game.away), (game.away, game.home)):
            if (own.team, other.team) == teams:
                yield own


def _points(match: Match, table: Table, edition: Edition, games: Games) -> str:
    got = [f"{side.points} under {side.clause}" for side in _sides(match, games)]
    expected = f"{match['points']} under {match['clause']}"
    return "" if expected in got else f"expected points {match[0]}, got {', '.join(got) or 'no game'}"


def _tie_break(match: Match, table: Table, edition: Edition, games: Games) -> str:
    sides = _sides(match, games)
    got = [f"{side.tie_for}-{side.tie_against} under {_gives(side, table, edition)}" for side in sides]
    expected = f"{match['own']}-{match['others']} under {match['clause']}"
    return "" if expected in got else f"expected tie-break {match[0]}, got {', '.join(got) or 'no game'}"


def _gives(side: TeamFacts, table: Table, edition: Edition) -> str:
    """The clause of the score that replaces the goals; none where the goals count as they are."""
    kind = GIVES.get(side.outcome.value.partition("-")[0])
    section = edition.find(kind, table.occasion) if kind is not None else None
    return section.clauses.get("score", "none") if section else "none"


def _difference(match: Match, table: Table, edition: Edition, games: Games) -> str:
    section = edition.find(TieBreak, table.occasion)
    clause = section.clauses.get("difference", "none") if section else "none"
    got = f"{write_signed(table.row(match['team']).goal_difference)} under {clause}".replace("−", "-")
    expected = f"{match['figure']} under {match['clause']}"
    return "" if got == expected else f"expected difference {match[0]}, got {got}"


GAMES: dict[str, tuple[str, Callable[[Match, Table, Edition, Games], str]]] = {
    "points": (rf"(?P<team>.+?) (?P<points>-?[0-9]+) against (?P<other>.+?){UNDER}", _points),
    "tie-break": (rf"(?P<team>.+?) (?P<own>[0-9]+)-(?P<others>[0-9]+) (?P<other>.+?){UNDER}", _tie_break),
    "difference": (rf"(?P<team>.+?) (?P<figure>[+-]?[0-9]+){UNDER}", _difference),
}

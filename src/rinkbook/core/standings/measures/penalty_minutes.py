"""Penalty minutes as the sheets have them, in whole minutes."""

from rinkbook.core.standings.view import View

MEASURE = "penalty-minutes"
SENTENCES = {
    "most": "Most penalty minutes",
    "fewest": "Fewest penalty minutes",
    "tied": "Penalty minutes in {games}",
}


def measure(view: View) -> int:
    return sum(played.own.penalty_minutes for played in view.games)

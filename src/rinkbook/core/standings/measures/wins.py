"""Wins of any kind: in regulation, overtime or shootout, by forfeit or termination."""

from rinkbook.core.standings.view import View

MEASURE = "wins"
SENTENCES = {"most": "Most wins", "fewest": "Fewest wins", "tied": "Wins in {games}"}


def measure(view: View) -> int:
    return sum(played.own.outcome.won for played in view.games)

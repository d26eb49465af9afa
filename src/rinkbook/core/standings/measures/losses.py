"""Losses of any kind; a double forfeit is one for both."""

from rinkbook.core.standings.view import View

MEASURE = "losses"
SENTENCES = {"most": "Most losses", "fewest": "Fewest losses", "tied": "Losses in {games}"}


def measure(view: View) -> int:
    return sum(played.own.outcome.lost for played in view.games)

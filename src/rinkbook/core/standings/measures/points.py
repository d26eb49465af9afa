"""Points won in games; what was given or taken besides games is no game's."""

from rinkbook.core.standings.view import View

MEASURE = "points"
SENTENCES = {"most": "Most points", "fewest": "Fewest points", "tied": "Points in {games}"}


def measure(view: View) -> int:
    return sum(played.own.points for played in view.games)

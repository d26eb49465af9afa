"""Goals for, as they enter a tie-break: a synthetic score replaces the one shown."""

from rinkbook.core.standings.view import View, capped

MEASURE = "goals-for"
SENTENCES = {"most": "Most goals for", "fewest": "Fewest goals for", "tied": "Goals for in {games}"}


def measure(view: View) -> int:
    return sum(capped(played.own.tie_for, view.cap) for played in view.games)

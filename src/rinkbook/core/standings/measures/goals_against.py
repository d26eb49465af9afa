"""Goals against, as they enter a tie-break: a synthetic score replaces the one shown."""

from rinkbook.core.standings.view import View, capped

MEASURE = "goals-against"
SENTENCES = {
    "most": "Most goals against",
    "fewest": "Fewest goals against",
    "tied": "Goals against in {games}",
}


def measure(view: View) -> int:
    return sum(capped(played.own.tie_against, view.cap) for played in view.games)

"""Goals for less goals against, as they enter a tie-break: a synthetic score replaces the one shown."""

from rinkbook.core.standings.view import View, capped, write_signed

MEASURE = "goal-difference"
SENTENCES = {
    "most": "Total goal difference",
    "fewest": "Least total goal difference",
    "tied": "Goal difference in {games}",
}
write = write_signed


def measure(view: View) -> int:
    return sum(capped(played.own.tie_for - played.own.tie_against, view.cap) for played in view.games)

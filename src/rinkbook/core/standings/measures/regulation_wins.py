"""Wins that took neither overtime nor a shootout."""

from rinkbook.core.game.facts import Outcome
from rinkbook.core.standings.view import View

MEASURE = "regulation-wins"
SENTENCES = {
    "most": "Most wins in regulation",
    "fewest": "Fewest wins in regulation",
    "tied": "Wins in regulation in {games}",
}
LATER = (Outcome.OVERTIME_WIN, Outcome.SHOOTOUT_WIN)


def measure(view: View) -> int:
    outcomes = [played.own.outcome for played in view.games]
    return sum(outcome.won and outcome not in LATER for outcome in outcomes)

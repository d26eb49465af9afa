"""A toss that somebody made and put on record; never chance of our own, and undecided until then."""

from rinkbook.core.rulebook.formats import nth
from rinkbook.core.standings.played import toss_among
from rinkbook.core.standings.view import View

MEASURE = "coin-toss"
SENTENCES = {"most": "Coin toss", "fewest": "Coin toss", "tied": "Coin toss"}


def measure(view: View) -> int | None:
    """Minus the team's place in the toss among those tied, so that the first stands highest."""
    toss = toss_among(view.tied, view.tosses)
    if toss is None:
        return None
    return -1 - [team for team in toss.order if team in view.tied].index(view.team)


def write(value: int | float | None) -> str:
    return "not tossed yet" if value is None else nth(-int(value))

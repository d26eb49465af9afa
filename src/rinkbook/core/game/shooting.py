"""Who begins a shootout, and whose attempt is next."""

from rinkbook.core.game.state import AWAY, HOME, State
from rinkbook.core.model.events import ShootsFirst, Side

FIXED = {"home": HOME, "away": AWAY}
WAYS = ("home-chooses", "coin", "toss-winner-chooses", "home", "away", "last-goal")
"""How it may be settled who begins: somebody says so, or the rulebook has it."""


def begins_by_rule(game: State) -> Side | None:
    """The side that the rulebook lets begin; None where somebody says so."""
    if game.plan.shoots_first == "last-goal":
        return next((goal.side for goal in reversed(game.goals) if goal.counts), None)
    return FIXED.get(game.plan.shoots_first)


def begins(game: State) -> Side | None:
    """The side that begins: as was said last, else by the rulebook, else the one that did."""
    said = game.happened(ShootsFirst)
    if said:
        return said[-1][1].side
    fixed = begins_by_rule(game)
    if fixed is None and game.attempts:
        return game.attempts[0].side
    return fixed


def shoots_next(game: State) -> Side | None:
    """The side with fewer attempts; level, the one that began; None where nobody has said who does."""
    home, away = game.attempts_taken[HOME], game.attempts_taken[AWAY]
    if home == away:
        return begins(game)
    return HOME if home < away else AWAY

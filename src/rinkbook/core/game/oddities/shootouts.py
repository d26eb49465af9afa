"""A shootout: the sides take turns. (That it was decided before is the end's matter, or a rule's.)"""

from collections.abc import Iterator

from rinkbook.core.game.oddities.asking import Odd
from rinkbook.core.game.shooting import shoots_next
from rinkbook.core.game.state import State
from rinkbook.core.model.events import Event, ShootoutAttempt
from rinkbook.core.ruling import Finding, finding

SENTENCES = {
    "shootout-out-of-turn": "It was the turn of {turn}, and {got} shot.",
    "no-shootout": "The rulebook has no shootout for such a game.",
}


def out_of_turn(game: State, event: Event, body: ShootoutAttempt) -> Iterator[Finding]:
    goes_on = game.plan.shootout and game.leader is None and not game.is_stopped_for_good
    turn = shoots_next(game) if goes_on else None
    if turn is not None and turn is not body.side:
        own, other = game.called_name(turn), game.called_name(body.side)
        yield finding(event, "shootout-out-of-turn", f"an attempt of {own}", other, turn=own)


def without_rule(game: State, event: Event, body: ShootoutAttempt) -> Iterator[Finding]:
    if not game.plan.shootout:
        yield finding(event, "no-shootout", "a game that the rulebook lets go to a shootout", "an attempt")


ODD: dict[type, tuple[Odd, ...]] = {ShootoutAttempt: (out_of_turn, without_rule)}

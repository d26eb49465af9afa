"""A shootout: the sides take turns, and nobody shoots once it is decided."""

from collections.abc import Iterator

from rinkbook.core.game.oddities.asking import Odd, name_of
from rinkbook.core.game.state import AWAY, HOME, State
from rinkbook.core.model.events import Event, ShootoutAttempt, ShootsFirst, Side
from rinkbook.core.ruling import Finding, finding

SENTENCES = {
    "shootout-out-of-turn": "It was the turn of {turn}, and {got} shot.",
    "attempt-too-many": "The shootout was decided before this attempt.",
}


def odd_attempt(game: State, event: Event, body: ShootoutAttempt) -> Iterator[Finding]:
    if game.is_stopped_for_good:
        yield finding(event, "attempt-too-many", "no attempt after it was decided", name_of(game, body.side))
        return
    turn = whose_turn(game)
    if turn is not None and turn is not body.side:
        own, other = name_of(game, turn), name_of(game, body.side)
        yield finding(event, "shootout-out-of-turn", f"an attempt of {own}", other, turn=own)


def whose_turn(game: State) -> Side | None:
    """The side with fewer attempts; where both have as many, the one that shoots first, if that is known."""
    taken = game.attempts_taken
    if taken[HOME] != taken[AWAY]:
        return HOME if taken[HOME] < taken[AWAY] else AWAY
    chosen = game.happened(ShootsFirst)
    if not game.attempts:
        return chosen[-1][1].side if chosen else None
    return game.attempts[0].side


ODD: dict[type, tuple[Odd, ...]] = {ShootoutAttempt: (odd_attempt,)}

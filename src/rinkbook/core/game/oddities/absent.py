"""Who can't be on the ice: sits in the box, is held off until his equipment is in place, or is out."""

from collections.abc import Iterator

from rinkbook.core.game.oddities.asking import Odd
from rinkbook.core.game.serving import Serving
from rinkbook.core.game.state import State
from rinkbook.core.model.events import (
    Event,
    Goal,
    GoalieChange,
    Penalty,
    PenaltyShotMissed,
    ShootoutAttempt,
    Side,
)
from rinkbook.core.ruling import Finding, finding

SENTENCES = {
    "out-of-the-game": "Number {got} is out of the game.",
    "in-the-box": "Number {got} was in the penalty box.",
    "held-off": "Number {got} was held off the ice for his equipment.",
}


def of_a_goal(game: State, event: Event, body: Goal) -> Iterator[Finding]:
    scorer = body.side.other if body.own_goal else body.side
    yield from absent(game, event, scorer, body.number)
    for number in body.assists:
        yield from absent(game, event, body.side, number)


def of_a_shot(game: State, event: Event, body: PenaltyShotMissed) -> Iterator[Finding]:
    yield from absent(game, event, body.side, body.number)


def of_a_goalie(game: State, event: Event, body: GoalieChange) -> Iterator[Finding]:
    yield from absent(game, event, body.side, body.number)


def of_a_penalty(game: State, event: Event, body: Penalty) -> Iterator[Finding]:
    """A further penalty, in the box or on the way off, is nothing odd; one of a player who is held is.

    (Who may sit for another is a rule's matter.)
    """
    if is_held(game, body.side, body.number):
        yield held(game, event, body.side, body.number)


def of_an_attempt(game: State, event: Event, body: ShootoutAttempt) -> Iterator[Finding]:
    """Time in the box bars nobody from a shootout by itself, and who is out is the rulebook's matter."""
    if is_held(game, body.side, body.number):
        yield held(game, event, body.side, body.number)


def absent(game: State, event: Event, side: Side, number: str) -> Iterator[Finding]:
    """One finding a number, the gravest."""
    if not number:
        return
    if game.is_out(side, number):
        yield finding(event, "out-of-the-game", "a player who is still in the game", number)
    elif sits(game, side, number):
        yield finding(event, "in-the-box", "a player who isn't in the penalty box", number)
    elif is_held(game, side, number):
        yield held(game, event, side, number)


def held(game: State, event: Event, side: Side, number: str) -> Finding:
    """The finding, under the clause by which he is held."""
    by = game.held[side, number]
    clause = next((ruling.clause for ruling in game.rulings if by in (ruling.key, ruling.event)), "")
    return finding(event, "held-off", "a player who may be on the ice", number, clause=clause)


def sits(game: State, side: Side, number: str) -> bool:
    """He sits in the box, for himself or for another, and was sent there before this very second."""
    return any(
        part.side is side and (part.called is None or part.called[0] < game.now)
        for parts in (game.box.running, game.box.waiting)
        for part in parts
        if number in who_sits(game, part)
    )


def who_sits(game: State, part: Serving) -> tuple[str, ...]:
    """Himself, unless he is a goalie; another, where one is named: beside him for what costs a skater."""
    record = game.penalties[part.penalty]
    server, worn = record.penalty.served_by, game.dressed(part.side, part.number)
    own = () if worn is not None and worn.goalie else (part.number,)
    if not server:
        return own
    stays = any(not each.short for each in record.parts)
    return (server,) * (part.short or not own) + own * stays


def is_held(game: State, side: Side, number: str) -> bool:
    """A penalty for missing gear, or an official's word, keeps him off until it is in place."""
    return (side, number) in game.held


ODD: dict[type, tuple[Odd, ...]] = {
    Goal: (of_a_goal,),
    PenaltyShotMissed: (of_a_shot,),
    GoalieChange: (of_a_goalie,),
    Penalty: (of_a_penalty,),
    ShootoutAttempt: (of_an_attempt,),
}

"""Who is in goal: one who dresses as a goalie, and a net that is emptied once; saves are shots."""

from collections.abc import Iterator, Sequence

from rinkbook.core.game.oddities.asking import Odd, OddAfter
from rinkbook.core.game.sheet import Entry
from rinkbook.core.game.state import State
from rinkbook.core.model.events import Event, GoalieChange, Saves, Shots, Side
from rinkbook.core.ruling import Finding, finding

SENTENCES = {
    "skater-in-goal": "Number {got} doesn't dress as a goalie.",
    "net-empty-already": "The net of {got} was empty already.",
    "shots-below-none": "{got} shots were taken back, more than there were.",
    "more-saves-than-shots": "{team} have {got} saves, more than the shots that were counted.",
}


def odd_change(game: State, event: Event, body: GoalieChange) -> Iterator[Finding]:
    """A skater in goal where the team dresses a goalie, and a net that is emptied twice."""
    worn = game.line_ups[body.side]
    if not body.number:
        if game.nets_empty[body.side]:
            yield finding(event, "net-empty-already", "a goalie in the net", game.called_name(body.side))
    elif body.number in worn and not worn[body.number].goalie and any(p.goalie for p in worn.values()):
        yield finding(event, "skater-in-goal", "a player who dresses as a goalie", body.number)


def taken_back(game: State, event: Event, body: Shots | Saves) -> Iterator[Finding]:
    """More taken back than there were."""
    side = body.side if isinstance(body, Shots) else body.side.other
    shots = game.shots[side]
    if shots + body.count < 0:
        expected = f"at most the {shots} shots that there are to be taken back"
        yield finding(event, "shots-below-none", expected, str(-body.count))


def more_saves(game: State, entries: Sequence[Entry]) -> Iterator[Finding]:
    """Where somebody counted shots and somebody saves: each save was a shot."""
    for side in Side:
        shots = sum(body.count for _, body in game.happened(Shots) if body.side is side.other)
        lines = [(event, body.count) for event, body in game.happened(Saves) if body.side is side]
        saves = sum(count for _, count in lines)
        if 0 < shots < saves:
            team = game.called_name(side)
            expected = f"at most the {shots} shots of the other side"
            yield finding(lines[-1][0], "more-saves-than-shots", expected, str(saves), team=team)


ODD: dict[type, tuple[Odd, ...]] = {
    GoalieChange: (odd_change,),
    Shots: (taken_back,),
    Saves: (taken_back,),
}
AFTER: tuple[OddAfter, ...] = (more_saves,)

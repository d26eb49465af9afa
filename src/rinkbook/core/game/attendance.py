"""The record step of who is here: line-ups, who speaks, answers, numbers changed, who left and came back."""

from collections.abc import Callable
from typing import Any

from rinkbook.core.game.renumber import Change, renumber
from rinkbook.core.game.state import State
from rinkbook.core.game.worn import by_number
from rinkbook.core.model.events import (
    Approval,
    CaptainNamed,
    EquipmentHold,
    Event,
    JerseyChange,
    LineUpConfirmed,
    Removal,
    Side,
    SuspendedOnBench,
)


def line_up(game: State, event: Event, body: LineUpConfirmed) -> None:
    """The last line-up told is the side's; goalie and captain are the first named, unless there is one."""
    heed(game, body.side)
    game.line_ups[body.side] = by_number(body.players)
    game.confirmed[body.side] = True
    goalies = [dressed.number for dressed in body.players if dressed.goalie]
    if goalies and not game.goalies[body.side]:
        game.goalies[body.side] = goalies[0]
    captains = [dressed.number for dressed in body.players if dressed.letter == "C"]
    if captains and not game.captains[body.side]:
        game.captains[body.side] = captains[0]
    attend(game, body.side)


def attend(game: State, side: Side) -> None:
    """Who dresses for a game that has begun took part in it, whether or not a later line-up has him."""
    if game.has_begun:
        here = {(side, number): worn for number, worn in game.line_ups[side].items()}
        game.attended |= {who: worn for who, worn in here.items() if who not in game.out}
        if game.goalies[side] and not game.nets_empty[side]:
            game.stood_in_goal[(side, game.goalies[side])] = True


def heed(game: State, side: Side) -> None:
    """A line-up told anew before the start: nobody played on with what was refused in the one before."""
    if game.begun:
        return
    earlier = {event.id for event, body in game.happened(LineUpConfirmed) if body.side is side}
    game.heeded |= earlier
    game.findings = [each for each in game.findings if each.code != "played-on" or each.event not in earlier]
    for who, refusals in game.refusals.items():
        game.refusals[who] = [each for each in refusals if each.event not in earlier]


def captain(game: State, event: Event, body: CaptainNamed) -> None:
    """A refused one doesn't speak, unless the officials let him."""
    if event.id not in game.refused:
        game.captains[body.side] = game.bench_captains[body.side] = body.number


def approval(game: State, event: Event, body: Approval) -> None:
    """What a captain, or the league, answered last about a number of the other side."""
    game.answers.setdefault((body.side.other, body.number), {})[body.about] = body.given


def on_bench(game: State, event: Event, body: SuspendedOnBench) -> None:
    """A suspended player sits with the team, unless that was refused."""
    if event.id not in game.refused:
        game.on_bench[body.side].append(body.player)


def jersey_change(game: State, event: Event, body: JerseyChange) -> None:
    """Not onto a number that another one wears: whose line is whose could never be told."""
    if body.now not in game.line_ups[body.side]:
        renumber(game, Change(body.side, body.number, body.now))


def equipment_hold(game: State, event: Event, body: EquipmentHold) -> None:
    """He stays off until the gear is said to be in place."""
    who = (body.side, body.number)
    if body.cleared:
        game.held.pop(who, None)
    else:
        game.held.setdefault(who, event.id)


def removal(game: State, event: Event, body: Removal) -> None:
    """Who left without a penalty may come back, where the rules admit it."""
    who = (body.side, body.number)
    if not body.back:
        game.out.setdefault(who, event.id)
    elif event.id not in game.refused and game.left_because(who):
        del game.out[who]


APPLY: dict[type, Callable[[State, Event, Any], None]] = {
    LineUpConfirmed: line_up,
    CaptainNamed: captain,
    Approval: approval,
    SuspendedOnBench: on_bench,
    JerseyChange: jersey_change,
    Removal: removal,
    EquipmentHold: equipment_hold,
}

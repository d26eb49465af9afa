"""What rulings do: each effect of the closed list, unless the referee's word sets the ruling aside."""

from collections.abc import Callable
from typing import Any

from msgspec import structs

from rinkbook.core.game import penalties
from rinkbook.core.game.state import AWAY, State
from rinkbook.core.model.events import Event, Side
from rinkbook.core.model.place import Part
from rinkbook.core.ruling import Decided, Effect, Follows, Given, Held, Length, Lost, Mode, Out, Ruling


def carry_out(game: State, event: Event, ruling: Ruling) -> None:
    """All that a ruling does; which mode the clock is in is its own step, a goal's worth is the goal's."""
    if ruling.overruled:
        return
    for effect in ruling.effects:
        if (call := CARRIED_OUT.get(type(effect))) is not None:
            call(game, event, effect, ruling)


def out(game: State, event: Event, effect: Out, ruling: Ruling) -> None:
    """Out for the game by that ruling, unless he was out before."""
    game.out.setdefault((effect.side, effect.number), ruling.key)
    if effect.goals_go:
        take_off(game, effect.side, effect.number)


def take_off(game: State, side: Side, number: str) -> None:
    """Every goal of the player counts no more; what it had ended stays ended, for that time has passed."""
    for at, line in enumerate(game.goals):
        if (line.side, line.number) == (side, number) and line.credit:
            game.scored[side] -= line.points
            if line.counts:
                game.goals_by_period[(line.place.part, line.place.period)][side is AWAY] -= line.points
            if line.event in game.let_in:
                game.faced[(side.other, game.let_in[line.event])][1] -= 1
            game.goals[at] = structs.replace(line, points=0, credit=False, assists=())
    game.goals_that_count.pop((side, number), None)


def held(game: State, event: Event, effect: Held, ruling: Ruling) -> None:
    """Off until his gear is in place."""
    game.held.setdefault((effect.side, effect.number), ruling.key)


def length(game: State, event: Event, effect: Length, ruling: Ruling) -> None:
    """A period has another length; the one that waits to begin shows it at once."""
    game.lengths[effect.period] = effect.seconds
    if (game.part, game.period) == (Part.REGULATION, effect.period) and not game.started:
        game.length_now = game.left = effect.seconds


def lost(game: State, event: Event, effect: Lost, ruling: Ruling) -> None:
    """One time-out fewer."""
    game.time_outs_lost[effect.side] += 1


def follows(game: State, event: Event, effect: Follows, ruling: Ruling) -> None:
    """What comes after a tie."""
    game.follows = effect.step


def decided(game: State, event: Event, effect: Decided, ruling: Ruling) -> None:
    """The game is over by itself."""
    game.decided = True


def mode(game: State, event: Event, effect: Mode, ruling: Ruling) -> None:
    """What another mode of the clock does to those in the box, where the edition says so."""
    over, under = game.in_the_box
    if over != under:
        shares = (over, under) if effect.mode == "run" else (under, over)
        game.box.share(*shares, game.now)


CarryOut = Callable[[State, Event, Any, Ruling], None]
CARRIED_OUT: dict[type[Effect], CarryOut] = {
    Out: out,
    Held: held,
    Length: length,
    Given: penalties.give,
    Lost: lost,
    Follows: follows,
    Decided: decided,
    Mode: mode,
}

"""The record step of the fold: what each kind of event does to the game."""

from collections.abc import Callable
from typing import Any

from rinkbook.core.game import attendance, scoring
from rinkbook.core.game.oddities.clocks import MODES
from rinkbook.core.game.sheet import AttemptLine
from rinkbook.core.game.state import State
from rinkbook.core.model.events import (
    ClockMode,
    ClockSet,
    ClockStart,
    Curfew,
    Event,
    Forfeit,
    GoalieChange,
    PenaltyShotMissed,
    PeriodEnd,
    PeriodStart,
    Saves,
    ShootoutAttempt,
    Shots,
    Side,
    Termination,
    TimeOut,
    tag_of,
)
from rinkbook.core.model.place import Moment, Part


def period_start(game: State, event: Event, body: PeriodStart) -> None:
    """A period begins, the game with the first; its clock is full unless it ran before the face-off."""
    if not game.is_here(event.place):
        return
    if game.begins(event):
        game.begun = event.id
        for side in Side:
            attendance.attend(game, side)
    game.follows = ""
    game.started, game.moment = True, Moment.DURING
    ran = game.ran_before and event.place.moment is Moment.DURING
    game.left = min(event.place.left, game.length_now) if ran else game.length_now


def put_on_clock(game: State, length: int) -> None:
    """The officials' own length of the period: from its first second on, or time would pass by the other."""
    if length > 0:
        game.length_now = length
        if game.part is Part.REGULATION:
            game.lengths[game.period] = length


def period_end(game: State, event: Event, body: PeriodEnd) -> None:
    """A period is over; where it was cut short the clock still shows what was left."""
    if not game.is_here(event.place):
        return
    game.left = event.place.left if event.place.moment is Moment.DURING else 0
    game.follows, game.ended, game.moment = "", True, Moment.AFTER
    game.ended_periods.add((game.part, game.period))


def clock_set(game: State, event: Event, body: ClockSet) -> None:
    """The officials put the clock to another time."""
    if body.left >= 0:
        game.left = body.left


def clock_start(game: State, event: Event, body: ClockStart) -> None:
    """One started before the face-off, as after a grace, leaves the period less time."""
    if game.is_here(event.place) and event.place.moment is Moment.BEFORE and not game.started:
        game.ran_before = True


def clock_mode(game: State, event: Event, body: ClockMode) -> None:
    """The referee's own word on the mode; an empty one gives the clock back to the rules."""
    if body.mode in MODES:
        game.mode_word = body.mode


def goalie_change(game: State, event: Event, body: GoalieChange) -> None:
    """No number: the net is empty, and whoever stood there is the one who comes back."""
    game.nets_empty[body.side] = not body.number
    if body.number:
        game.goalies[body.side] = body.number
    attendance.attend(game, body.side)


def time_out(game: State, event: Event, body: TimeOut) -> None:
    """One of the side's time-outs is taken."""
    game.time_outs[body.side] += 1


def attempt(game: State, event: Event, body: ShootoutAttempt) -> None:
    """One where there is no shootout, or where the game was decided, stays on the sheet and is no more."""
    counts = bool(game.plan.shootout) and not game.late and not game.decided and game.leader is None
    if counts:
        game.attempts_taken[body.side] += 1
        game.shootout_goals[body.side] += body.scored
        game.shot[(body.side, body.number)] += 1
    game.attempts.append(
        AttemptLine(
            event=event.id, side=body.side, number=body.number, scored=body.scored,
            round=game.attempts_taken[body.side] + (not counts), counts=counts,
        )
    )  # fmt: skip


def close(game: State, event: Event, body: Curfew | Forfeit | Termination) -> None:
    """Play is over, unless they play on; a forfeit says how the game ended, whatever else ends it."""
    forfeit = body if isinstance(body, Forfeit) else None
    if forfeit is not None and not forfeit.sides:
        return
    if forfeit is not None or game.ending is None or not isinstance(game.ending.body, Forfeit):
        game.ending = event
    if forfeit is None or not forfeit.plays_on:
        game.unplayed = not game.has_begun
        game.closed = event


def curfew(game: State, event: Event, body: Curfew) -> None:
    """Play is over. Where a winner is needed a shootout may find one, unless the referee ends that too.

    A game that never began has no score to stand.
    """
    if game.is_before_the_start and tag_of(Curfew) in game.kinds:
        return
    if not game.needs_a_winner or tag_of(Curfew) not in game.kinds or game.out_of_time:
        close(game, event, body)
        return
    game.out_of_time = True
    if game.part is not Part.SHOOTOUT:
        game.follows, game.ended, game.moment = "shootout", True, Moment.AFTER
        game.ended_periods.add((game.part, game.period))


Apply = Callable[[State, Event, Any], None]
APPLY: dict[type, Apply] = {
    **attendance.APPLY,
    PeriodStart: period_start,
    PeriodEnd: period_end,
    ClockSet: clock_set,
    ClockStart: clock_start,
    ClockMode: clock_mode,
    PenaltyShotMissed: scoring.shot_missed,
    Shots: scoring.shots,
    Saves: scoring.saves,
    GoalieChange: goalie_change,
    TimeOut: time_out,
    ShootoutAttempt: attempt,
    Curfew: curfew,
    Forfeit: close,
    Termination: close,
}

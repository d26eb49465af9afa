"""A player wears another number: all that the game knows of the old one is from now on the new one's.

So on the judged sheet a number is whoever wears it at the end, and a player's figures stay together.
"""

from collections.abc import Callable
from operator import add
from typing import TypeVar

from msgspec import structs

from rinkbook.core.game.sheet import AttemptLine, GoalLine
from rinkbook.core.game.state import Count, State
from rinkbook.core.game.worn import moved_up
from rinkbook.core.model.events import Penalty, Side
from rinkbook.core.model.place import Part

K = TypeVar("K")
V = TypeVar("V")


class Change:
    """From the number *old* of a side to *now*; what was told of *now* before is the same player's."""

    def __init__(self, side: Side, old: str, now: str) -> None:
        self.side, self.old, self.now = side, old, now

    def of(self, side: Side, number: str) -> str:
        return self.now if (side, number) == (self.side, self.old) else number


def renumber(game: State, change: Change) -> None:
    """Move what is kept by number, then write the number anew on the lines where it stands."""
    if not change.old or not change.now or change.old == change.now:
        return
    was, now = (change.side, change.old), (change.side, change.now)
    move(game.answers, was, now, lambda one, other: one | other)
    move(game.goals_that_count, was, now, goals_of_both)
    move(game.classes_given, was, now, add)
    move(game.shot, was, now, add)
    move(game.out, was, now, lambda one, other: one)
    move(game.held, was, now, lambda one, other: one)
    move(game.faced, was, now, lambda one, other: [one[0] + other[0], one[1] + other[1]])
    move(game.refusals, was, now, add)
    move(game.box.last, was, now, lambda one, other: one)
    for counter in [key[0] for key in game.counts if key[1:] == was]:
        move(game.counts, (counter, *was), (counter, *now), counts_of_both)
        count = game.counts[(counter, *now)]
        game.counts[(counter, *now)] = structs.replace(count, number=change.now)
    move(game.attended, was, now, lambda one, other: one)
    move(game.stood_in_goal, was, now, lambda one, other: one)
    who_is_here(game, change)
    lines(game, change)


def move(kept: dict[K, V], was: K, now: K, both: Callable[[V, V], V]) -> None:
    """What is kept under the old key goes under the new one, joined (*both*) with what is there."""
    if was in kept:
        value = kept.pop(was)
        kept[now] = both(value, kept[now]) if now in kept else value


def goals_of_both(one: dict[Part, int], other: dict[Part, int]) -> dict[Part, int]:
    return {part: one.get(part, 0) + other.get(part, 0) for part in Part if part in one or part in other}


def counts_of_both(one: Count, other: Count) -> Count:
    return structs.replace(other, before=one.now + other.before, now=one.now + other.now)


def who_is_here(game: State, change: Change) -> None:
    """The line-up in its order, the captain, the goalie, and who let goals in."""
    side, line_up = change.side, game.line_ups[change.side]
    keys = {change.old: change.now, **dict(moved_up(line_up, change.old))}
    for was, now in list(keys.items())[1:]:
        move(game.attended, (side, was), (side, now), lambda one, other: one)
    game.line_ups[side] = {
        keys.get(key, key): structs.replace(worn, number=change.now) if key == change.old else worn
        for key, worn in line_up.items()
    }
    game.captains[side] = change.of(side, game.captains[side])
    game.bench_captains[side] = change.of(side, game.bench_captains[side])
    game.goalies[side] = change.of(side, game.goalies[side])
    against = {line.event: line.side.other for line in game.goals}
    game.let_in = {event: change.of(against[event], number) for event, number in game.let_in.items()}


def lines(game: State, change: Change) -> None:
    """The number as it stands on goals, attempts and penalties."""
    game.goals = [goal(line, change) for line in game.goals]
    game.attempts = [attempt(line, change) for line in game.attempts]
    for record in game.penalties:
        record.penalty = penalty(record.penalty, change)
        for part in record.parts:
            part.number = change.of(part.side, part.number)


def goal(line: GoalLine, change: Change) -> GoalLine:
    assists = tuple(change.of(line.side, number) for number in line.assists)
    return structs.replace(line, number=change.of(line.side, line.number), assists=assists)


def attempt(line: AttemptLine, change: Change) -> AttemptLine:
    return structs.replace(line, number=change.of(line.side, line.number))


def penalty(body: Penalty, change: Change) -> Penalty:
    return structs.replace(
        body, number=change.of(body.side, body.number), served_by=change.of(body.side, body.served_by)
    )

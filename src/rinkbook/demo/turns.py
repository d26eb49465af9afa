"""The turns of a game before it is played: when goals fall and who is called, by chance and by story."""

from collections.abc import Iterator
from math import exp
from random import Random
from typing import NamedTuple

from rinkbook.core.model.events import Side
from rinkbook.demo.story import Story

HOME, AWAY = Side.HOME, Side.AWAY
MOST_CALLS = 6
LEVEL = 0.13
"""The share of games that are level after regulation."""

SHOTS_A_MINUTE = 1.05
"""Of both teams together."""


class Turn(NamedTuple):
    """Something that happens: in which period, at which share of it, what, to whom."""

    period: int
    at: float
    what: str  # goal, minor, bench, goalie, pair, misconduct, fight
    side: Side
    who: str = ""  # star, villain


class Odds(NamedTuple):
    """What chance works with: the expected goals of either side and the expected calls against one."""

    home: float
    away: float
    calls: float


def draw(rng: Random, odds: Odds, story: Story, own: Side, periods: int) -> list[Turn]:
    """All turns of regulation, in the order in which they come."""
    calls = [*chance_calls(rng, odds, periods), *told_calls(rng, story, own, periods)]
    calls = calls_within(calls, story, own)
    goals = goals_of(rng, story, own, final(rng, odds, story, own), calls, periods)
    return sorted([*calls, *goals, *fights(rng, story, own)], key=lambda turn: (turn.period, turn.at))


def final(rng: Random, odds: Odds, story: Story, own: Side) -> dict[Side, int]:
    """The goals of regulation."""
    if story.goals is not None:
        return {own: story.goals[0], own.other: story.goals[1]}
    goals = {HOME: poisson(rng, odds.home), AWAY: poisson(rng, odds.away)}
    if rng.random() < LEVEL:
        return {HOME: goals[HOME], AWAY: goals[HOME]}
    if goals[HOME] == goals[AWAY]:
        goals[HOME if rng.random() * (odds.home + odds.away) < odds.home else AWAY] += 1
    return goals


def poisson(rng: Random, mean: float) -> int:
    """A count of things that come by chance, *mean* of them on the whole."""
    least, count, product = exp(-mean), 0, rng.random()
    while product > least:
        count, product = count + 1, product * rng.random()
    return count


def chance_calls(rng: Random, odds: Odds, periods: int) -> Iterator[Turn]:
    for side in (HOME, AWAY):
        for _ in range(poisson(rng, odds.calls)):
            yield Turn(rng.randint(1, periods), rng.uniform(0.05, 0.93), a_call(rng), side)


def a_call(rng: Random) -> str:
    """Mostly a minor; now and then one of the bench, of a goalie, of two at one whistle, a misconduct."""
    return rng.choices(["minor", "pair", "bench", "goalie", "misconduct"], [80, 8, 5, 4, 3])[0]


def told_calls(rng: Random, story: Story, own: Side, periods: int) -> Iterator[Turn]:
    for at in range(story.penalties):
        yield Turn(1 + at % periods, 0.1 + 0.3 * (at // periods) + rng.random() / 8, "minor", own, "villain")
    for at in range(story.calls):
        yield Turn(1 + at * periods // story.calls, 0.15 + 0.09 * at, "minor", own)


def calls_within(calls: list[Turn], story: Story, own: Side) -> list[Turn]:
    """Chance alone never brings a team so many calls that it would be a story."""
    kept: list[Turn] = []
    for turn in sorted(calls, key=lambda turn: not turn.who):
        told = bool(turn.who) or (story.calls and turn.side is own and turn.what == "minor")
        against = sum(1 for each in kept if each.side is turn.side or each.what == "pair")
        if told or against < (0 if story.calls and turn.side is own else MOST_CALLS):
            kept.append(turn)
    return kept


def goals_of(
    rng: Random, story: Story, own: Side, goals: dict[Side, int], calls: list[Turn], periods: int
) -> Iterator[Turn]:
    """Some goals fall on a power play; the star's are the first of its team."""
    for side in (HOME, AWAY):
        chances = [turn for turn in calls if turn.side is side.other and turn.what in ("minor", "bench")]
        moments = sorted(moment(rng, chances, periods) for _ in range(goals[side]))
        for at, (period, share) in enumerate(moments):
            star = side is own and at < story.star
            yield Turn(period, share, "goal", side, "star" if star else "")


def moment(rng: Random, chances: list[Turn], periods: int) -> tuple[int, float]:
    if chances and rng.random() < 0.25:
        call = rng.choice(chances)
        return call.period, min(0.99, call.at + rng.uniform(0.02, 0.09))
    return rng.randint(1, periods), rng.uniform(0.02, 0.99)


def fights(rng: Random, story: Story, own: Side) -> Iterator[Turn]:
    if story.fights:
        who = "" if story.fights == "any" else story.fights
        yield Turn(2, rng.uniform(0.3, 0.7), "fight", own, who)


def timetable(rng: Random, period: int, length: int, turns: list[Turn]) -> list[tuple[int, Turn]]:
    """Turns and shots of a period by its seconds, each second used once."""
    times: dict[int, Turn] = {}
    for turn in turns:
        second = max(1, int(turn.at * length))
        while second in times:
            second += 1
        times[min(second, length - 1)] = turn
    for _ in range(round(length / 60 * SHOTS_A_MINUTE * rng.uniform(0.7, 1.3))):
        second = rng.randrange(5, length)
        times.setdefault(second, Turn(period, 0, "shot", rng.choice(list(Side))))
    return sorted(times.items(), key=lambda item: item[0])

"""What is told of a goal beside its scorer: the strength it fell at, an empty net, how it came about."""

from rinkbook.core.game.sheet import GoalLine
from rinkbook.core.model.events import Side

LESS_USUAL_BY = 2  # 5 on 4 is what a power play is; a side with two fewer is worth a word


def tags_of(goal: GoalLine, full: int) -> tuple[str, ...]:
    """`PP`, `5-on-3`, `EN`: nothing for a goal at even, full strength; *full* skaters are the base book's."""
    found = [goal.shown] * (goal.shown != "EV")
    found += [numbers(goal)] * is_less_usual(goal, full)
    found += ["EN"] * goal.empty_net + ["EA"] * goal.extra_attacker + ["AG"] * goal.awarded
    return tuple(found)


def numbers(goal: GoalLine) -> str:
    """`5-on-3`, the scorers' side first."""
    home, away = goal.skaters
    own, other = (home, away) if goal.side is Side.HOME else (away, home)
    return f"{own}-on-{other}"


def is_less_usual(goal: GoalLine, full: int) -> bool:
    """Other than all skaters, or all against one fewer; no matter where an official had another word."""
    most, fewest = max(goal.skaters), min(goal.skaters)
    usual = most == full and full - fewest < LESS_USUAL_BY
    return not usual and goal.shown == goal.strength != "PS"

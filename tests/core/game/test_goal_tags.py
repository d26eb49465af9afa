"""What is told of a goal beside its scorer."""

import pytest
from msgspec import structs

from rinkbook.core.game.goal_tags import tags_of
from rinkbook.core.game.sheet import GoalLine
from rinkbook.core.model.events import Side
from rinkbook.core.model.place import Place

PLAIN = GoalLine(
    event="g", place=Place(), side=Side.HOME, number="9", assists=(), points=1, credit=True, strength="EV",
    skaters=(5, 5), empty_net=False, penalty_shot=False, score=(1, 0),
)  # fmt: skip


@pytest.mark.parametrize(
    ("changes", "tags"),
    [
        ({}, ()),
        ({"strength": "PP", "skaters": (5, 4)}, ("PP",)),
        ({"strength": "PP", "skaters": (5, 3)}, ("PP", "5-on-3")),
        ({"strength": "PP", "skaters": (4, 3)}, ("PP", "4-on-3")),
        ({"strength": "SH", "skaters": (4, 5)}, ("SH",)),
        ({"strength": "PP", "skaters": (3, 5), "side": Side.AWAY}, ("PP", "5-on-3")),
        ({"skaters": (4, 4)}, ("4-on-4",)),
        ({"skaters": (3, 3)}, ("3-on-3",)),
        ({"strength": "SH", "skaters": (4, 5), "empty_net": True}, ("SH", "EN")),
        ({"extra_attacker": True}, ("EA",)),
        ({"awarded": True}, ("AG",)),
        ({"strength": "PS", "skaters": (5, 3)}, ("PS",)),
        ({"skaters": (4, 4), "override": "PP"}, ("PP",)),
    ],
)
def test_a_goal_has_the_tags_of_how_it_fell(changes: dict[str, object], tags: tuple[str, ...]) -> None:
    assert tags_of(structs.replace(PLAIN, **changes), full=5) == tags


def test_the_judges_strength_stays_beside_an_officials_word() -> None:
    goal = structs.replace(PLAIN, override="PP")
    assert (goal.strength, goal.shown) == ("EV", "PP")


def test_on_the_floor_four_are_a_whole_side() -> None:
    assert tags_of(structs.replace(PLAIN, skaters=(4, 4)), full=4) == ()
    assert tags_of(structs.replace(PLAIN, strength="PP", skaters=(4, 2)), full=4) == ("PP", "4-on-2")

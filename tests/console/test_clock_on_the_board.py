"""Where the arena's board keeps the clock its four digits are typed, the first thing of every event."""

import pytest

from tests.console.finger import Finger
from tests.console.rink import Rink


@pytest.fixture
def rink() -> Rink:
    rink = Rink()
    rink.ready()
    rink.on_the_board = True
    return rink


def test_the_next_thing_is_to_set_the_clock_to_the_board(rink: Rink) -> None:
    finger = Finger(rink).tap("Set to the board")
    for digit in "1512":
        finger.tap(digit)
    finger.tap("Show it").tap("Set the clock to 15:12")
    assert rink.desk.left == 912
    assert "Start clock" not in finger.words


def test_a_goal_asks_for_its_time_before_who_scored(rink: Rink) -> None:
    finger = Finger(rink).tap("Goal Harbor Lights")
    for digit in "1430":
        finger.tap(digit)
    finger.tap("Set the time").tile("10").tap("No assist")
    assert rink.events[-1].place.left == 870
    assert rink.desk.left == 870


def test_the_end_of_a_period_is_still_one_tap(rink: Rink) -> None:
    rink.enter("clock-set", "P1 17:00", left="0")
    Finger(rink).tap("End of the 1st period")
    assert rink.desk.sheet.phase == "break"


def test_the_menu_says_who_keeps_the_clock(rink: Rink) -> None:
    finger = Finger(rink, "?screen=menu")
    switch = finger.find("The arena’s board keeps the clock")
    assert switch.attrs["aria-pressed"] == "true"
    rink.on_the_board = False
    assert Finger(rink, "?screen=menu").find("The arena’s board keeps").attrs["aria-pressed"] == "false"


def test_a_late_line_does_not_turn_the_clock_back(rink: Rink) -> None:
    rink.enter("goal", "P1 14:30", side="home", number="10")
    rink.enter("goal", "P1 16:00", side="home", number="11")
    assert rink.desk.left == 870


def test_a_board_that_was_put_right_is_believed(rink: Rink) -> None:
    rink.enter("goal", "P1 14:30", side="home", number="10")
    rink.enter("clock-set", "P1 14:30", left="900")
    assert rink.desk.left == 900


def test_what_was_taken_off_the_sheet_moved_nothing(rink: Rink) -> None:
    rink.enter("goal", "P1 14:30", side="home", number="10")
    rink.enter("strike", "P1 14:30", target=rink.events[-1].id)
    assert rink.desk.left == 1020

"""What nobody taps: a ruling that time alone makes, and a line that waits for its number."""

import pytest

from tests.console.finger import Finger
from tests.console.rink import Rink


@pytest.fixture
def close() -> Rink:
    """A tied game of the inline leagues, its clock running from 5:30 of the last period."""
    rink = Rink("tossup")
    rink.ready()
    rink.end()
    rink.start()
    rink.enter("clock-stop", "P2 5:30")
    rink.enter("clock-start", "P2 5:30")
    return rink


def test_a_close_game_comes_to_its_last_minutes_and_says_so_by_itself(close: Rink) -> None:
    assert "Pause clock" in Finger(close).words
    close.wait(31)
    words = Finger(close).words
    assert "Stop time from now on. No more than 5:00 are left" in words
    assert "Stop clock" in words


def test_what_time_alone_ruled_stays_when_the_clock_is_stopped(close: Rink) -> None:
    close.wait(45)
    assert "No more than 5:00 are left" in Finger(close).tap("Stop clock").words


def test_a_goal_that_waits_for_its_number_stays_in_sight_until_it_is_named() -> None:
    rink = Rink()
    rink.ready()
    rink.enter("goal", "P1 16:00", side="home")
    for left, number in (("15:00", "10"), ("14:00", "11"), ("13:00", "17")):
        rink.enter("goal", f"P1 {left}", side="home", number=number)
    finger = Finger(rink)
    assert "Not sure yet who." in finger.words
    finger.tap("Fix Goal, Harbor Lights ?").tile("22").tap("Save the change")
    assert "Not sure yet who." not in finger.words

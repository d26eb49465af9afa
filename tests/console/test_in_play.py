"""In play: what is said by itself about a goal, the ice that runs out, a check of the roster, late lines."""

import pytest

from rinkbook.core.game.sheet import Phase
from rinkbook.core.model.events import RosterCheck, Side
from tests.console.finger import Finger
from tests.console.rink import Rink


@pytest.fixture
def rink() -> Rink:
    rink = Rink()
    rink.ready()
    return rink


def test_a_goal_on_the_power_play_is_called_one_by_itself(rink: Rink) -> None:
    rink.enter("penalty", "P1 12:00", side="away", number="8", offence="tripping")
    rink.enter("goal", "P1 11:00", side="home", number="10", assists=["44"])
    assert "from 44. 1–0. 8 comes out. Power play" in Finger(rink).words


def test_a_goal_short_handed_is_called_one_by_itself(rink: Rink) -> None:
    rink.enter("penalty", "P1 12:00", side="away", number="8", offence="tripping")
    rink.enter("goal", "P1 11:00", side="away", number="9")
    assert "0–1. Short-handed" in Finger(rink).words


def test_an_assistant_who_turns_out_to_have_scored_is_no_assistant_any_more(rink: Rink) -> None:
    rink.enter("goal", "P1 12:00", side="home", number="10", assists=["44", "4"])
    Finger(rink, "?screen=sheet").tap("Fix Goal, Harbor Lights 10").tile("44").tap("Save the change")
    goal = rink.desk.sheet.goals[0]
    assert (goal.number, goal.assists) == ("44", ("4",))


def test_a_late_line_can_stand_in_no_period_that_has_not_begun(rink: Rink) -> None:
    words = Finger(rink, "?screen=goal&side=home&step=time").words
    assert "1st period" in words
    assert "2nd period" not in words


def test_at_the_end_of_the_ice_the_referee_is_asked(rink: Rink) -> None:
    rink.enter("goal", "P1 16:00", side="home", number="10")
    rink.wait(92 * 60 - 1)
    assert "The ice is over" not in Finger(rink).words
    rink.wait(1)
    finger = Finger(rink).tap("The referee decides The ice is over.")
    assert "The game ends as it stands, 1–0." in finger.words
    finger.tap("The referee ends the game: the ice is over")
    assert rink.desk.sheet.phase is Phase.OVER


def test_they_may_play_on_though_the_ice_is_over(rink: Rink) -> None:
    rink.wait(93 * 60)
    Finger(rink).tap("The referee decides").tap("They play on")
    assert rink.desk.sheet.phase is Phase.PLAYING


def test_a_check_that_finds_somebody_asks_who_serves() -> None:
    rink = Rink("tossup")
    rink.ready()
    finger = Finger(rink, "?screen=roster-check&side=home").tile("8")
    assert "Record the check" not in finger.words
    finger.tap("Who serves?").tile("9").tap("Record the check")
    assert rink.events[-1].body == RosterCheck(side=Side.HOME, ineligible=("8",), served_by="9")


def test_what_time_alone_has_ruled_is_not_the_next_penaltys_doing() -> None:
    rink = Rink("tossup")
    rink.ready()
    rink.enter("penalty", "P1 16:00", side="away", number="8", offence="tripping")
    rink.enter("clock-start", "P1 16:00")
    rink.wait(125)
    finger = Finger(rink).tap("Penalty Harbor Lights").tile("10").tap("Hooking")
    assert "The clock runs again" not in finger.words
    assert "The clock stops on whistles." in finger.words

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
    assert "Running clock from now on." not in finger.words
    assert "Stop time from now on." in finger.words


def test_who_waits_for_a_whistle_comes_out_at_the_first_after_his_time(rink: Rink) -> None:
    rink.enter("penalty", "P1 12:00", side="home", number="22", offence="roughing")
    rink.enter("penalty", "P1 12:00", side="away", number="67", offence="roughing")
    rink.enter("clock-start", "P1 12:00")
    rink.enter("clock-stop", "P1 10:30")
    assert "come out at this whistle" not in Finger(rink).words
    rink.enter("clock-start", "P1 10:30")
    rink.enter("clock-stop", "P1 9:30")
    words = Finger(rink).words
    assert "22 and 67 come out at this whistle." in words
    assert "data-out=" in rink.get("")


def test_they_are_out_once_the_clock_runs_again(rink: Rink) -> None:
    rink.enter("penalty", "P1 16:00", side="home", number="22", offence="abuse-of-officials")
    rink.enter("clock-start", "P1 16:00")
    rink.enter("clock-stop", "P1 5:30")
    assert "22 comes out at this whistle." in Finger(rink).words
    rink.enter("clock-start", "P1 5:30")
    assert "out at this whistle" not in Finger(rink).words
    rink.enter("clock-stop", "P1 5:00")
    assert "out at this whistle" not in Finger(rink).words


def test_who_left_his_team_short_is_out_without_a_whistle(rink: Rink) -> None:
    rink.enter("penalty", "P1 12:00", side="home", number="22", offence="tripping")
    rink.enter("clock-start", "P1 12:00")
    rink.enter("clock-stop", "P1 9:30")
    assert "out at this whistle" not in Finger(rink).words


def test_a_fixed_line_keeps_its_time(rink: Rink) -> None:
    rink.enter("goal", "P1 12:00", side="home", number="10")
    finger = Finger(rink, "?screen=sheet").tap("Fix Goal, Harbor Lights 10").tile("22").tap("Save the change")
    assert "12:00 Fixed: Goal, Harbor Lights 22" in finger.words


def test_two_minutes_of_ice_are_announced(rink: Rink) -> None:
    rink.wait(89 * 60)
    assert "Say" not in Finger(rink).words
    rink.wait(60 + 30)
    assert "Ice until 23:00. Say “two minutes of ice”" in Finger(rink).words
    rink.wait(60)
    assert "Say" not in Finger(rink).words


def test_who_takes_the_sheet_over_is_asked_once(rink: Rink) -> None:
    rink.pen, rink.take_pen = "Ada", "/pen"
    page = rink.get("")
    assert "<summary" in page.partition("Ada keeps this sheet")[2]
    assert "Ada can write no more then." in page


def test_what_was_entered_before_the_start_makes_room_in_the_list(rink: Rink) -> None:
    rink.enter("goal", "P1 15:00", side="home", number="10")
    words = Finger(rink).words
    assert "Goal, Harbor Lights 10" in words
    assert "Ardith Mokvist" not in words
    assert "Ardith Mokvist" in Finger(rink, "?screen=sheet").words

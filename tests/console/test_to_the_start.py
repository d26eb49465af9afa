"""On the way to the start: what is announced, what a late start does, who may waive, who still owes."""

import pytest

from tests.console.finger import Finger
from tests.console.rink import Rink


def test_the_warm_up_says_what_to_announce_and_what_comes_next() -> None:
    rink = Rink()
    for side in ("away", "home"):
        Finger(rink, f"?screen=lineup&side={side}").tap("This is tonight’s team")
    finger = Finger(rink).tap("Start the warm-up")
    assert "Say “One minute”" in finger.words
    assert 'data-soon="60"' in rink.get("?screen=warm-up")
    assert finger.find("Go on Referees")


def test_a_late_start_that_was_neither_teams_cause_moves_the_ice() -> None:
    rink = Rink()
    rink.ready()
    assert "Ice until 23:00" in Finger(rink).words
    rink.enter("delay", "P1 before", seconds="600", cause="not-the-teams")
    assert "Ice until 23:10" in Finger(rink).words


def test_a_late_start_that_was_a_teams_cause_does_not() -> None:
    rink = Rink()
    rink.ready()
    rink.enter("delay", "P1 before", seconds="600", cause="home")
    assert "Ice until 23:00" in Finger(rink).words


def test_the_late_start_is_offered_where_one_waits_for_it() -> None:
    rink = Rink()
    assert "How late?" in Finger(rink, "?screen=start").tap("A late start").words
    assert "How late?" in Finger(rink, "?screen=warm-up").tap("A late start").words


def test_only_the_other_captain_may_waive_what_a_team_lacks() -> None:
    rink = Rink()
    finger = Finger(rink, "?screen=lineup&side=home").tap("This is tonight’s team")
    finger = Finger(rink, "?screen=lineup&side=away")
    for number in ("3", "8", "9", "14", "16", "21"):
        finger.tile(number)
    finger.tap("This is tonight’s team")
    words = Finger(rink, "?screen=start").words
    assert "Harbor Lights’ captain waives it" in words
    assert "Night Owls’ captain waives it" not in words


def test_a_number_that_stands_twice_is_told_once() -> None:
    finger = Finger(Rink()).tap("Another number tonight").tile("8").tap("3").tap("Enter")
    assert "Number 3 is worn twice by Night Owls." in finger.words
    assert "stands twice in this line-up" not in finger.words
    assert "Doesn’t add up" not in finger.words


@pytest.fixture
def owing() -> Rink:
    """The inline leagues: the visitors have not paid the referee yet."""
    rink = Rink("tossup")
    for side in ("away", "home"):
        Finger(rink, f"?screen=lineup&side={side}").tap("This is tonight’s team")
    rink.enter("referee-fee", "P1 before", side="home", paid="1")
    rink.enter("referee-fee", "P1 before", side="away", paid="0")
    return rink


def test_who_owes_the_referee_sees_how_long_there_is_to_pay(owing: Rink) -> None:
    owing.wait(12 * 60 + 48)
    page = owing.get("?screen=start")
    assert "Night Owls: referee fee not paid" in Finger(owing, "?screen=start").words
    assert 'data-countdown="252"' in page
    assert "4:12" in page
    assert "Harbor Lights: referee fee" not in page


def test_after_the_grace_the_penalty_comes_with_the_start(owing: Rink) -> None:
    owing.wait(17 * 60)
    finger = Finger(owing, "?screen=start")
    assert "The time to pay is over: Delay of game, served once play begins" in finger.words
    finger.tap("Start the 1st period")
    assert [line.offence for line in owing.desk.sheet.penalties] == ["delay-of-game"]


def test_one_row_is_left_for_a_referee_whom_nobody_planned() -> None:
    page = Rink().get("?screen=officials")
    assert "Ardith Mokvist" in page
    assert "Jorn Tellaway" in page
    assert page.count('name="referees"') == 3

"""What is called and how it is said: awarded goals, an official's strength, pending calls, coaches."""

import pytest

from rinkbook.core.model.events import Amend, Goal, Penalty, PenaltyShotMissed, Side
from tests.console.finger import Finger
from tests.console.rink import Rink


@pytest.fixture
def rink() -> Rink:
    rink = Rink()
    rink.ready()
    return rink


def last(rink: Rink) -> object:
    return rink.events[-1].body


def test_an_awarded_goal_is_one_tap_more(rink: Rink) -> None:
    Finger(rink).tap("Goal Harbor Lights").tile("10").tap("Awarded").tap("No assist")
    assert last(rink) == Goal(side=Side.HOME, number="10", awarded=True)
    assert "1–0. Awarded" in Finger(rink).words


def test_an_officials_word_on_the_strength_is_kept_apart_from_the_judges(rink: Rink) -> None:
    rink.enter("penalty", "P1 12:00", side="away", number="8", offence="tripping")
    rink.enter("goal", "P1 11:30", side="home", number="10")
    finger = Finger(rink, "?screen=sheet").tap("Fix Goal, Harbor Lights 10").tap("Power play?")
    assert "By the sheet Power play" in finger.words
    finger.tap("Even strength")
    assert "The 11:30 goal of 10 is at even strength." in finger.words
    finger.tap("Save the change")
    assert isinstance(last(rink), Amend)
    assert rink.desk.sheet.goals[0].strength == "PP"
    assert "(the official says even strength)" in Finger(rink, "?screen=sheet").words


def test_five_against_three_is_said(rink: Rink) -> None:
    for number in ("8", "9"):
        rink.enter("penalty", "P1 12:00", side="away", number=number, offence="tripping")
    rink.enter("goal", "P1 11:30", side="home", number="10")
    assert "Power play. 5-on-3" in Finger(rink).words


def test_a_penalty_shot_is_asked_for_after_its_call(rink: Rink) -> None:
    rink.enter("penalty", "P1 12:00", side="away", number="8", offence="tripping", classes=["penalty-shot"])
    finger = Finger(rink).tap("Penalty shot: did it go in?")
    assert "Who shoots? Harbor Lights" in finger.words
    finger.tile("10").tap("No goal")
    assert last(rink) == PenaltyShotMissed(side=Side.HOME, number="10")
    assert "Penalty shot, Harbor Lights 10: no goal" in Finger(rink).words


def test_a_penalty_shot_that_went_in_is_a_goal(rink: Rink) -> None:
    Finger(rink, "?screen=word&step=penalty-shot&side=home").tile("10").tap("Goal")
    assert last(rink) == Goal(side=Side.HOME, number="10", penalty_shot=True)


def test_the_arm_was_up_when_they_scored(rink: Rink) -> None:
    rink.enter("goal", "P1 12:00", side="home", number="10")
    query = "?screen=penalty&side=away&number=8&offence=tripping&part=regulation&period=1&moment=during"
    assert "The arm was up" not in Finger(rink, f"{query}&left=700").words
    Finger(rink, f"{query}&left=720").tap("The arm was up when they scored").tap("Save")
    assert last(rink) == Penalty(side=Side.AWAY, number="8", offence="tripping", pending=True)
    assert "The arm was up when they scored" in Finger(rink, "?screen=sheet").words


def test_a_coach_has_no_number(rink: Rink) -> None:
    finger = Finger(rink).tap("Penalty Night Owls").tap("– No number Coach, other")
    finger.tap("Go on", name="Coach Brill").tap("Unsportsmanlike conduct").tap("Game misconduct").tap("Save")
    body = last(rink)
    assert isinstance(body, Penalty)
    assert (body.name, body.number, body.side) == ("Coach Brill", "", Side.AWAY)
    assert "Penalty, Night Owls Coach Brill" in Finger(rink, "?screen=sheet").words


def test_where_the_referee_chooses_nothing_is_saved_before_he_has(rink: Rink) -> None:
    finger = Finger(rink, "?screen=penalty&side=away&number=8&offence=retaliation")
    save = next(one for one in finger.page.controls if one.said.startswith("Save"))
    assert "disabled" in save.attrs
    finger.tap("Double minor").tap("Save")
    assert last(rink) == Penalty(side=Side.AWAY, number="8", offence="retaliation", classes=("double-minor",))


def test_who_sits_for_another_is_no_goalie_and_nobody_in_the_box(rink: Rink) -> None:
    rink.enter("penalty", "P1 12:00", side="away", number="9", offence="tripping")
    finger = Finger(rink, "?screen=penalty&side=away&bench=1&offence=too-many-players&left=700")
    assert "Who serves it?" in finger.words
    named = {one.attrs["value"] for one in finger.page.controls if one.attrs.get("name") == "served_by"}
    assert not named & {"31", "9"}
    assert "8" in named


def test_who_is_out_may_have_nobody_sit_for_him_yet(rink: Rink) -> None:
    finger = Finger(rink, "?screen=penalty&side=away&number=8&offence=spearing")
    finger.tap("Nobody yet: a skater comes from the bench").tap("Save")
    assert last(rink) == Penalty(side=Side.AWAY, number="8", offence="spearing")


def test_the_box_says_who_may_come_out_when(rink: Rink) -> None:
    rink.enter("penalty", "P1 12:00", side="away", number="8", offence="tripping")
    rink.enter("penalty", "P1 11:30", side="away", number="9", offence="spearing")
    words = Finger(rink).words
    assert "Tripping Out at 10:00, or a goal" in words
    assert "Spearing Out at 6:30" in words
    assert "5 on 3 for Harbor Lights" in words


def test_an_empty_net_stands_on_the_board(rink: Rink) -> None:
    rink.enter("goalie-change", "P1 1:00", side="away", number="")
    assert "6 on 5. Net of Night Owls empty" in Finger(rink).words

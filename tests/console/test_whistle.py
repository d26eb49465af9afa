"""At one whistle: what cancels out, who else was in a fight and who started it, after whom one begins."""

import pytest

from rinkbook.core.model.events import Penalty, Side
from tests.console.finger import Finger
from tests.console.rink import Rink


@pytest.fixture
def rink() -> Rink:
    rink = Rink()
    rink.ready()
    return rink


@pytest.fixture
def inline() -> Rink:
    rink = Rink("tossup")
    rink.ready()
    return rink


def fought(rink: Rink) -> Finger:
    """10 of the home side has fought, 4 serves it, and it is asked who else was in it."""
    finger = Finger(rink).tap("Penalty Harbor Lights").tile("10").tap("Fighting").tile("4")
    return finger.tap("Who else was in it?")


def test_what_cancels_out_is_ruled_on_before_it_is_kept(rink: Rink) -> None:
    finger = Finger(rink).tap("Penalty Harbor Lights").tile("22").tap("Roughing").tap("Another one")
    finger.tile("55").tap("Roughing")
    assert "Two calls at one whistle" in finger.words
    assert "Both teams stay at five skaters." in finger.words
    assert "They come out at the first whistle after 15:00." in finger.words
    assert "Visitors first. Say “Night Owls, number 55, two minutes, roughing, time 17:00”" in finger.words


def test_a_call_at_the_whistle_can_be_another_one_after_all(rink: Rink) -> None:
    finger = Finger(rink).tap("Penalty Harbor Lights").tile("22").tap("Roughing").tap("Another one")
    finger.tile("55").tap("Roughing").tap("For Roughing").tap("Slashing").tap("Save")
    assert rink.events[-1].body == Penalty(side=Side.AWAY, number="55", offence="slashing")


def test_a_penalty_is_told_as_it_is_announced(rink: Rink) -> None:
    finger = Finger(rink).tap("Penalty Night Owls").tile("8").tap("Tripping")
    assert "Say “Night Owls, number 8, two minutes, tripping, time 17:00”" in finger.words


def test_who_else_fought_is_one_tap_on_his_number(rink: Rink) -> None:
    finger = fought(rink).tile("55")
    assert "Who serves it?" in finger.words
    finger.tile("9").tap("Save")
    assert rink.events[-1].body == Penalty(side=Side.AWAY, number="55", offence="fighting", served_by="9")
    assert finger.taps == 8


def test_who_started_it_gets_the_call_that_the_book_has_for_that(rink: Rink) -> None:
    finger = fought(rink).tap("10 Corvane started it").tile("7")
    assert "10 Starting a fight, 2:00" in finger.words
    finger.tap("Save")
    assert rink.events[-1].body == Penalty(side=Side.HOME, number="10", offence="instigator", served_by="7")


def test_nobody_is_asked_who_started_it_where_no_call_is_for_that(inline: Rink) -> None:
    finger = fought(inline)
    assert "started it" not in finger.words


def test_the_third_man_in_is_a_call_of_his_own(inline: Rink) -> None:
    finger = fought(inline).tap("Third man in").tile("8")
    assert "8 Third man in" in finger.words
    finger.tap("Save")
    assert inline.events[-1].body == Penalty(side=Side.AWAY, number="8", offence="third-man-in")


def test_all_of_a_leagues_usual_calls_are_there_the_fight_too(rink: Rink) -> None:
    finger = Finger(rink).tap("Penalty Night Owls").tile("8")
    usual = [call.title for call in rink.desk.law.calls if call.usual]
    assert all(finger.find(title) for title in usual)


def test_a_call_of_the_whole_catalogue_stands_among_the_usual_ones_then(rink: Rink) -> None:
    finger = Finger(rink).tap("Penalty Night Owls").tile("8").tap("All 53 calls").tap("Spearing")
    assert "Who serves it?" in finger.words
    assert (
        "Kneeing" not in Finger(rink, "?screen=penalty&side=away&number=8&offence=spearing&step=call").words
    )


def test_who_waits_is_told_after_whom_he_begins(rink: Rink) -> None:
    for number in ("8", "55", "9"):
        rink.enter("penalty", "P1 12:00", side="away", number=number, offence="tripping")
    words = Finger(rink).words
    assert "Starts when 8 is done" in words
    assert "data-waits" in rink.get("")


def test_a_count_says_what_becomes_of_it(rink: Rink) -> None:
    finger = Finger(rink).tap("Penalty Night Owls").tile("8").tap("Tripping")
    assert (
        "First of three penalties for 8. A player's penalty number 3 in one game ends the night"
        in finger.words
    )
    assert "First of eight penalties for Night Owls. A team's penalty number 8 ends the game" in finger.words


def test_the_eighth_says_how_the_game_would_stand(rink: Rink) -> None:
    rink.enter("goal", "P1 16:00", side="away", number="9")
    for number in ("3", "8", "9", "14", "16", "21", "27"):
        rink.enter("penalty", "P1 15:00", side="away", number=number, offence="tripping")
    finger = Finger(rink).tap("Penalty Night Owls").tile("55").tap("Hooking")
    assert "Night Owls have 8 penalties" in finger.words
    assert "Night Owls lose, though not behind." in finger.words


def test_a_ninth_is_over_the_eight(rink: Rink) -> None:
    for number in ("3", "8", "9", "14", "16", "21", "27", "67"):
        rink.enter("penalty", "P1 15:00", side="away", number=number, offence="tripping")
    finger = Finger(rink).tap("Penalty Night Owls").tile("55").tap("Hooking")
    assert "Ninth penalty for Night Owls, over eight." in finger.words


def test_what_a_rule_gave_has_a_name_in_the_box(inline: Rink) -> None:
    inline.enter("roster-check", "P1 15:00", side="home", ineligible=["8"], served_by="9")
    assert "Roster check Not short. Out at a whistle" in Finger(inline).words

"""What is said less often is a few taps too: nobody types with gloves on."""

import pytest

from rinkbook.core.model.events import (
    Approval,
    Delay,
    EquipmentHold,
    IllegalPlayerProtest,
    JerseyChange,
    Note,
    Removal,
    Side,
)
from tests.console.finger import Finger
from tests.console.rink import Rink


@pytest.fixture
def rink() -> Rink:
    rink = Rink()
    rink.ready()
    return rink


def at(rink: Rink, kind: str) -> Finger:
    return Finger(rink, f"?screen=word&step={kind}")


def test_a_protest_is_the_side_and_the_others_number(rink: Rink) -> None:
    at(rink, "illegal-player-protest").tap("Night Owls").tile("17")
    assert rink.events[-1].body == IllegalPlayerProtest(side=Side.AWAY, number="17", by="90")


def test_who_is_on_no_list_can_be_protested_by_his_number(rink: Rink) -> None:
    finger = Finger(rink).tap("Goal Harbor Lights").tap("2").tap("1").tap("Enter")
    finger.tap("Illegal player protest")
    assert rink.view.number == "21"
    finger.tap("Put the protest against 21 on the sheet")
    assert rink.events[-1].body == IllegalPlayerProtest(side=Side.AWAY, number="21", by="90")


def test_another_jersey_is_a_tile_and_two_digits(rink: Rink) -> None:
    at(rink, "jersey-change").tile("10").tap("4").tap("1").tap("10 wears 41")
    assert rink.events[-1].body == JerseyChange(side=Side.HOME, number="10", now="41")


def test_who_is_off_for_the_night_has_a_reason_to_tap(rink: Rink) -> None:
    at(rink, "removal").tap("Night Owls").tile("8").tap("Hurt")
    assert rink.events[-1].body == Removal(side=Side.AWAY, number="8", reason="Hurt")


def test_off_until_equipped_is_one_number(rink: Rink) -> None:
    at(rink, "equipment-hold").tile("10")
    assert rink.events[-1].body == EquipmentHold(side=Side.HOME, number="10")


@pytest.mark.parametrize(("words", "given"), [("Yes, agreed", True), ("No", False)])
def test_their_captains_answer_is_a_yes_or_a_no(rink: Rink, words: str, given: bool) -> None:
    at(rink, "approval").tile("8").tap(words)
    assert rink.events[-1].body == Approval(side=Side.HOME, number="8", given=given, by="10")


def test_a_late_start_says_what_follows_where_it_was_neither_teams_cause() -> None:
    rink = Rink()
    finger = at(rink, "delay").tap("+5 min").tap("+5 min")
    assert "Curfew moves by 10 minutes." in finger.words
    finger.tap("Neither team’s")
    assert rink.events[-1].body == Delay(seconds=600, cause="not-the-teams")


def test_a_late_start_can_be_a_teams_cause() -> None:
    rink = Rink()
    at(rink, "delay").tap("+5 min").tap("Night Owls")
    assert rink.events[-1].body == Delay(seconds=300, cause="away")


def test_a_note_is_words(rink: Rink) -> None:
    at(rink, "note").tap("Put it on the sheet", text="Glass broken behind the net.")
    assert rink.events[-1].body == Note(text="Glass broken behind the net.")

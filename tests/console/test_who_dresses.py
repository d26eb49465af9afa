"""Tonight's team: the other captain's answers, a suspended player on the bench, a goalie who skates, gear."""

from rinkbook.core.model.events import (
    Approval,
    EquipmentHold,
    LineUpConfirmed,
    Removal,
    Side,
    SuspendedOnBench,
)
from tests.console.finger import Finger
from tests.console.rink import Rink

HOME = "?screen=lineup&side=home"
WITH_SUB = f"{HOME}&flip=hl-19&added=61%3Apool-61%3Ahl-19%3A"


def test_the_other_captain_agrees_to_a_sub_or_doesnt() -> None:
    rink = Rink("fwshl")
    finger = Finger(rink, WITH_SUB)
    assert "Night Owls’ captain answers 61 Quorn substitutes" in finger.words
    finger.tap("Yes , 61 substitutes")
    assert rink.events[-1].body == Approval(side=Side.AWAY, number="61")
    assert "Agreed" in finger.words
    assert "61" in finger.words
    finger.tap("No , 61 substitutes")
    assert rink.events[-1].body == Approval(side=Side.AWAY, number="61", given=False)
    assert "Refused" in finger.words


def test_after_a_no_the_league_has_the_last_word() -> None:
    rink = Rink("fwshl")
    finger = Finger(rink, WITH_SUB).tap("No , 61 substitutes")
    assert "The captain of Night Owls said no." in finger.words
    finger.tap("The league allows it")
    assert rink.events[-1].body == Approval(side=Side.AWAY, number="61", about="operator")
    assert "The captain of Night Owls said no." not in finger.words


def test_a_suspended_player_is_ticked_on_the_bench() -> None:
    rink = Rink("fwshl")
    finger = Finger(rink, HOME).tap("He sits on the bench")
    assert rink.events[-1].body == SuspendedOnBench(side=Side.HOME, player="hl-71")
    assert "On the bench" in finger.words


def test_a_goalie_who_skates_needs_the_other_captains_yes() -> None:
    rink = Rink("fwshl")
    finger = Finger(rink, HOME).tap("Who is in goal?").tile("1")
    assert "1 Pellworth skates out" in finger.words
    finger.tap("Yes , 1 skates out")
    assert rink.events[-1].body == Approval(side=Side.AWAY, number="1", about="goalie-skating")
    finger.tap("This is tonight’s team")
    body = rink.events[-1].body
    assert isinstance(body, LineUpConfirmed)
    assert not next(one for one in body.players if one.number == "1").goalie


def test_a_skater_may_go_in_goal() -> None:
    rink = Rink("fwshl")
    Finger(rink, HOME).tap("Who is in goal?").tile("4").tap("This is tonight’s team")
    body = rink.events[-1].body
    assert isinstance(body, LineUpConfirmed)
    assert next(one for one in body.players if one.number == "4").goalie


def test_who_is_held_for_his_gear_is_greyed_and_cleared_by_a_tap() -> None:
    rink = Rink("fwshl")
    rink.ready()
    Finger(rink, "?screen=word&step=equipment-hold").tile("10")
    tile = Finger(rink, "?screen=goal&side=home").tile_of("10")
    assert tile.attrs["class"] == "tile out"
    assert "Off until equipped" in tile.said
    finger = Finger(rink, "?screen=word&step=equipment-hold")
    assert "In place again?" in finger.words
    finger.tile("10")
    assert rink.events[-1].body == EquipmentHold(side=Side.HOME, number="10", cleared=True)
    assert Finger(rink, "?screen=goal&side=home").tile_of("10").attrs["class"] == "tile"


def test_the_reasons_to_be_off_name_their_clause() -> None:
    rink = Rink("fwshl")
    rink.ready()
    finger = Finger(rink, "?screen=word&step=removal&side=away&number=8")
    heading = rink.edition.clause("fwshl.illegal-removed").heading
    assert f"Not registered § {heading}" in finger.words


def test_who_had_left_may_be_back() -> None:
    rink = Rink("fwshl")
    rink.ready()
    rink.enter("removal", "P1 12:00", side="away", number="8", reason="Hurt")
    Finger(rink, "?screen=word&step=removal").tap("Night Owls 8 is back")
    assert rink.events[-1].body == Removal(side=Side.AWAY, number="8", back=True)
    assert "is back" not in Finger(rink, "?screen=word&step=removal").words

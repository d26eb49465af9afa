"""How a game ends on the console: by the last shot, on the referee's word, by forfeit, with who signed."""

import pytest

from rinkbook.core.game.sheet import Phase
from rinkbook.core.model.events import Side
from tests.console.finger import Finger
from tests.console.rink import Rink


def in_the_shootout() -> Rink:
    rink = Rink("tossup")
    rink.ready()
    while rink.desk.sheet.phase is not Phase.SHOOTOUT and rink.desk.sheet.next.step != "shootout":
        rink.end()
        if rink.desk.sheet.next.step in ("period", "overtime"):
            rink.start()
    return rink


def shot(rink: Rink, side: str, number: str, went_in: bool) -> None:
    rink.enter("shootout-attempt", "SO", side=side, number=number, scored="1" if went_in else "0")


def test_who_must_score_is_told_before_the_shot() -> None:
    rink = in_the_shootout()
    shot(rink, "home", "10", True)
    assert "Night Owls must score" in Finger(rink).words


def test_a_goal_that_would_win_is_told_before_the_shot() -> None:
    rink = in_the_shootout()
    shot(rink, "home", "10", False)
    words = Finger(rink).words
    assert "A goal wins it for Night Owls" in words
    assert "must score" not in words


def test_nothing_hangs_on_the_first_shot() -> None:
    words = Finger(in_the_shootout()).tap("Harbor Lights shoot first").words
    assert "must score" not in words
    assert "wins it" not in words


def test_who_may_not_shoot_has_his_reason_on_the_tile() -> None:
    rink = in_the_shootout()
    rink.enter("penalty", "OT 2:00", side="home", number="10", offence="fighting", served_by="4")
    rink.enter("removal", "OT 1:00", side="home", number="11", reason="Hurt")
    shot(rink, "home", "7", False)
    shot(rink, "away", "8", False)
    words = Finger(rink).words
    assert "10 Game misconduct Corvane" in words
    assert "11 Out of the game Dunmarrow" in words
    assert "7 Has shot Imray" in words


def test_a_forfeit_has_no_score() -> None:
    rink = Rink()
    rink.enter("forfeit", "P1 before", sides=["home"], sort="at-start")
    assert "Night Owls win by forfeit" in Finger(rink).words


def test_both_may_forfeit() -> None:
    rink = Rink()
    rink.enter("forfeit", "P1 before", sides=["home", "away"], sort="at-start")
    assert "Both teams forfeit" in Finger(rink).words


@pytest.fixture
def at_eight() -> Rink:
    rink = Rink()
    rink.ready()
    for number in ("3", "8", "9", "14", "16", "21", "27", "67"):
        rink.enter("penalty", "P1 15:00", side="away", number=number, offence="tripping")
    return rink


def test_what_a_rule_asks_for_stays_in_sight_in_its_own_words(at_eight: Rink) -> None:
    at_eight.enter("goal", "P1 14:00", side="home", number="10")
    assert (
        "The referee decides The game is to be ended: Night Owls have 8 penalties." in Finger(at_eight).words
    )


def test_the_referee_sees_how_it_would_stand_before_ending_it(at_eight: Rink) -> None:
    finger = Finger(at_eight).tap("The referee decides")
    assert "Night Owls lose, though not behind." in finger.words
    finger.tap("The referee ends the game")
    assert at_eight.desk.sheet.phase is Phase.OVER


@pytest.fixture
def second_call() -> Rink:
    rink = Rink()
    rink.ready()
    for clock in ("15:00", "9:00"):
        rink.enter("penalty", f"P1 {clock}", side="away", number="8", offence="zero-tolerance")
    return rink


def is_out(rink: Rink) -> bool:
    line = rink.desk.player("8", Side.AWAY)
    return line is not None and bool(line.out)


def test_what_a_count_asks_the_referee_is_answered_with_yes(second_call: Rink) -> None:
    finger = Finger(second_call).tap("The referee decides")
    assert "The referee ends the game" not in finger.words
    finger.tap("Yes: game misconduct")
    assert is_out(second_call)


def test_or_he_says_otherwise(second_call: Rink) -> None:
    Finger(second_call).tap("The referee decides").tap("The referee says otherwise")
    assert not is_out(second_call)
    assert "The referee decides" not in Finger(second_call).words


def test_a_case_for_the_office_asks_nothing_of_the_referee() -> None:
    rink = Rink()
    rink.ready()
    rink.enter("penalty", "P1 9:00", side="away", number="8", offence="threat", classes=["misconduct"])
    assert rink.desk.sheet.cases
    assert "The referee decides" not in Finger(rink).words


def test_what_a_ruling_asks_has_a_yes_on_its_own_page() -> None:
    rink = Rink()
    rink.ready()
    rink.enter("penalty", "P1 9:00", side="away", number="8", offence="slashing", classes=["major"])
    asked = next(each for each in rink.desk.sheet.rulings if each.code == "case-asked")
    assert "The referee says yes" in rink.get(f"screen=ruling&ruling={asked.key}")


def test_a_captain_who_left_is_no_signature() -> None:
    rink = Rink()
    rink.enter("forfeit", "P1 before", sides=["home"], sort="at-start")
    rink.enter("signature", role="captain", side="home", name="10 Corvane", absent="1", report="Left early")
    page = rink.get("")
    assert '<p class="st ask">' in page
    assert "10 Corvane wasn’t here" in page


def test_a_fingers_strokes_stand_under_the_name() -> None:
    rink = Rink()
    rink.enter("forfeit", "P1 before", sides=["home"], sort="at-start")
    rink.enter("signature", role="captain", side="home", name="10 Corvane", drawing="M10 20L30 40L50 20")
    assert '<path d="M10 20L30 40L50 20"/>' in rink.get("")


@pytest.mark.parametrize("drawing", ["M10 20 url(evil)", "10 20", "M1 2L3", "M1000 2"])
def test_what_is_no_stroke_is_not_drawn(drawing: str) -> None:
    rink = Rink()
    rink.enter("forfeit", "P1 before", sides=["home"], sort="at-start")
    rink.enter("signature", role="captain", side="home", name="10 Corvane", drawing=drawing)
    assert 'class="signature"' not in rink.get("")

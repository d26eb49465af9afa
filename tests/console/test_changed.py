"""A correction on the console: foreseen before the tap, told after it, struck rulings kept to be read."""

import pytest

from tests.console.finger import Finger
from tests.console.rink import Rink

RULINGS = "?screen=sheet&only_what=rulings"


@pytest.fixture
def rink() -> Rink:
    rink = Rink()
    rink.ready()
    return rink


@pytest.fixture
def corrected(rink: Rink) -> Finger:
    """Four goals of 17, the first of which turns out to be 22's: the fourth counts."""
    for clock in ("15:00", "14:00", "13:00", "12:00"):
        rink.enter("goal", f"P1 {clock}", side="home", number="17")
    finger = Finger(rink, "?screen=sheet")
    finger.tap("Fix Goal, Harbor Lights 17, 15:00").tile("22").tap("Save the change")
    return finger


def test_the_board_tells_in_one_breath_what_changed(corrected: Finger) -> None:
    assert "Goal 1 is 22’s. The 12:00 goal of 17 counts. 4–0. It was 3–0." in corrected.words


def test_all_that_changed_is_one_tap_away_before_and_after(corrected: Finger) -> None:
    corrected.tap("All that changed")
    assert "Fixed: Goal, Harbor Lights 22 3–0 before 4–0 now Goal 1 is 22’s." in corrected.words
    assert "No longer: Not counted. It stays 3–0. This no longer holds." in corrected.words
    assert "22 Osk Goals 0 1" in corrected.words


def test_a_ruling_that_no_longer_holds_is_struck_and_says_by_what(
    corrected: Finger,
) -> None:
    finger = Finger(corrected.rink, RULINGS)
    assert "No longer: Not counted. It stays 3–0. Fixed: Goal, Harbor Lights 22" in finger.words
    finger.tap("What changed")
    assert "The 12:00 goal of 17 counts." in finger.words


def test_a_correction_taken_back_strikes_nothing_any_more(corrected: Finger) -> None:
    corrected.tap("All that changed").tap("Take it back")
    words = Finger(corrected.rink, RULINGS).words
    assert "No longer" not in words
    assert "Not counted. It stays 3–0." in words


def test_out_of_play_the_list_of_what_changed_comes_by_itself(rink: Rink) -> None:
    rink.enter("goal", "P1 12:00", side="home", number="17")
    rink.enter("period-end", "P1 0:00")
    finger = Finger(rink, "?screen=sheet")
    finger.tap("Fix Goal, Harbor Lights 17").tile("22").tap("Save the change")
    assert "What changed" in finger.words
    assert "Goal 1 is 22’s." in finger.words
    assert "Go on" in finger.words


def test_nothing_put_right_yet_is_said(rink: Rink) -> None:
    assert "Nothing on this sheet was put right yet." in Finger(rink, "?screen=changed").words

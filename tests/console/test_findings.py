"""Findings at the table: a quiet count, a page with each, the fix one tap away; none of it stops the game."""

import pytest

from rinkbook.core.model.events import OfficialWord, PlayedOn, Strike
from tests.console.finger import Finger
from tests.console.rink import Rink

PAGE = "?screen=findings"


@pytest.fixture
def rink() -> Rink:
    rink = Rink("tossup")
    rink.ready()
    return rink


def test_the_count_stands_in_the_top_line_and_leads_to_the_page(rink: Rink) -> None:
    assert "add up" not in Finger(rink).words
    rink.enter("goal", "P1 13:30", side="home", number="99")
    finger = Finger(rink)
    assert "1 doesn’t add up" in finger.words
    finger.tap("1 doesn’t add up")
    assert "Nobody of Harbor Lights wears number 99 tonight." in finger.words
    assert "Goal, Harbor Lights 99" in finger.words
    assert "Got 99" in finger.words


def test_a_finding_is_fixed_from_its_place(rink: Rink) -> None:
    rink.enter("goal", "P1 13:30", side="home", number="99")
    Finger(rink, PAGE).tap("Fix the line").tile("17").tap("Save the change")
    assert not rink.desk.sheet.findings
    assert "Everything on the sheet adds up." in Finger(rink, PAGE).words


def test_a_number_that_nobody_wears_may_be_the_line_ups_fault(rink: Rink) -> None:
    rink.enter("goal", "P1 13:30", side="away", number="99")
    assert "Night Owls: who is here?" in Finger(rink, PAGE).tap("Change the line-up").words


def test_who_serves_is_asked_where_nobody_was_named(rink: Rink) -> None:
    rink.enter("penalty", "P1 12:00", side="away", bench="1", offence="too-many-players")
    rink.enter("clock-stop", "P1 11:00")
    finger = Finger(rink, PAGE).tap("Who serves?")
    assert "Who serves it?" in finger.words
    finger.tile("14").tap("Save the change")
    assert not rink.desk.sheet.findings


def test_who_decided_is_asked_where_the_officials_played_on_and_nobody_was_named(rink: Rink) -> None:
    for clock in ("11:00", "10:00"):
        rink.enter("time-out", f"P1 {clock}", side="home")
    finger = Finger(rink, PAGE)
    assert "Against Time-out" in finger.words
    finger.tap("Jorn Tellaway")
    assert isinstance(rink.events[-1].body, PlayedOn)
    assert "Decided by Jorn Tellaway" in finger.words
    assert "add up" not in Finger(rink).words


def codes(rink: Rink) -> list[str]:
    return [finding.code for finding in rink.desk.sheet.findings]


@pytest.fixture
def twice(rink: Rink) -> Rink:
    """Two tablets that knew nothing of each other have told the same goal."""
    rink.enter("goal", "P1 9:05", side="home", number="10", id=["one"], device=["a"], n=["1"])
    rink.enter("goal", "P1 9:00", side="home", number="10", id=["two"], device=["b"], n=["1"])
    return rink


def test_two_lines_that_may_be_one_are_settled_by_a_tap(twice: Rink) -> None:
    finger = Finger(twice, PAGE)
    assert "Two devices have each told of a goal" in finger.words
    finger.tap("One and the same")
    assert isinstance(twice.events[-1].body, Strike)
    assert twice.desk.sheet.score == (1, 0)
    assert "doubtful-pair" not in codes(twice)


def test_or_they_are_two_and_both_stay(twice: Rink) -> None:
    Finger(twice, PAGE).tap("Two different ones")
    assert isinstance(twice.events[-1].body, OfficialWord)
    assert twice.desk.sheet.score == (2, 0)
    assert "doubtful-pair" not in codes(twice)


def test_who_only_reads_sees_them_and_can_change_nothing(rink: Rink) -> None:
    rink.enter("goal", "P1 13:30", side="home", number="99")
    rink.pen = "Tablet 1"
    finger = Finger(rink, PAGE)
    assert "Nobody of Harbor Lights wears number 99 tonight." in finger.words
    assert not [one for one in finger.page.controls if one.said.startswith("Fix")]

"""The real season: every published score comes out of the rows of its sheet."""

import pytest

from benchmarks.realdata.__main__ import Outcome, edition, play_all
from benchmarks.realdata.printed import Compared
from rinkbook.core.game.facts import Outcome as Ending
from tests.shared import shared


@pytest.fixture(scope="module")
def outcomes() -> list[Outcome]:
    return play_all(shared("data", "siahl-2023-winter"))


def test_the_edition_of_that_league_reads() -> None:
    assert edition().league == "adult-2023"


def test_every_published_final_is_reproduced(outcomes: list[Outcome]) -> None:
    """2,402 sides have a final: goal rows, and one for who won a shootout (the data's README, point 1)."""
    assert [line for outcome in outcomes for line in outcome.differences] == []
    assert sum(outcome.right for outcome in outcomes) == 2402


@pytest.fixture(scope="module")
def compared(outcomes: list[Outcome]) -> Compared:
    found = Compared()
    for outcome in outcomes:
        found.add(outcome.sheet, outcome.played)
    return found


def test_minors_end_at_the_printed_second(compared: Compared) -> None:
    """The data's README, point 4: 13 minors fit no rule. Where two of a side meet one of the other at one
    whistle, which of them cancels is open, and two sheets chose otherwise than we do."""
    assert compared.penalties > 3700
    assert compared.penalties - compared.ends <= 16


def test_goals_have_the_printed_strength(compared: Compared) -> None:
    """All goal rows of 2,402 sides; 14 say another strength than the penalties beside them."""
    same = sum(count for (printed, judged), count in compared.goals.items() if printed == judged)
    assert sum(compared.goals.values()) - same <= 14


def test_102_games_were_won_in_a_shootout(outcomes: list[Outcome]) -> None:
    """The data's README, point 1: 102 shootout winners."""
    hows = [outcome.played.result.how for outcome in outcomes if outcome.played.result]
    assert hows.count("shootout") == 102


def test_points_are_two_one_and_none(outcomes: list[Outcome]) -> None:
    """The data's README, point 2: win 2, shootout win 2, shootout loss 1, tie 1."""
    expected = {Ending.SHOOTOUT_WIN: 2, Ending.SHOOTOUT_LOSS: 1, Ending.TIE: 1, Ending.REGULATION_WIN: 2}
    for outcome in outcomes:
        facts = outcome.played.result.facts if outcome.played.result else None
        assert facts is not None
        for side in (facts.home, facts.away):
            assert side.points == expected.get(side.outcome, side.points)

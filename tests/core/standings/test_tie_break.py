"""A chain that doesn't fit together says why."""

import pytest

from rinkbook.core.standings.measures import MEASURES
from rinkbook.core.standings.rules.tie_break import Step, TieBreak


def _faults(*steps: Step) -> list[str]:
    return list(TieBreak(steps=steps).faults())


def test_a_good_chain_has_no_faults() -> None:
    assert _faults(Step(measure="wins"), Step(measure="points", among="tied", met="all")) == []


def test_an_unknown_measure_is_named_with_those_there_are() -> None:
    assert _faults(Step(measure="wins"), Step(measure="luck")) == [
        f"step 2: expected a measure, one of {', '.join(MEASURES)}; got 'luck'"
    ]


def test_an_empty_chain_is_a_fault() -> None:
    assert _faults() == ["expected at least one step, got none"]


def test_a_cap_below_one_is_a_fault() -> None:
    assert _faults(Step(measure="goals-for", cap=0)) == ["step 1: expected a cap of at least one, got 0"]


def test_meetings_are_asked_of_the_tied_only() -> None:
    assert _faults(Step(measure="points", met="equally")) == [
        "step 1: expected met only with among = 'tied', got met = 'equally' with among = 'all'"
    ]


@pytest.mark.parametrize("code", MEASURES)
def test_every_measure_has_words_for_each_way_to_use_it(code: str) -> None:
    assert MEASURES[code].sentences.keys() == {"most", "fewest", "tied"}
    assert MEASURES[code].sentences["tied"].format(games="those games")

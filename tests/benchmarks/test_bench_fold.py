"""The game that is measured is a real one."""

import pytest

from benchmarks.bench_fold import RULEBOOKS, SIZES, full_game
from rinkbook import library
from rinkbook.cases.sheets import judge


@pytest.mark.parametrize("events", SIZES)
@pytest.mark.parametrize(("rulebook", "periods"), list(zip(RULEBOOKS, (3, 2), strict=True)))
def test_the_game_that_is_measured_is_a_full_one(rulebook: str, periods: int, events: int) -> None:
    case = full_game(rulebook, periods, events)
    sheet = judge(case, library.load(rulebook))
    assert len(case.events) == events
    assert sheet.over
    assert not sheet.findings
    assert sheet.goals and sheet.penalties and sheet.rulings

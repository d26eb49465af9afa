"""Corrections: which of them stand, and what becomes of one that doesn't fit."""

from rinkbook.core.model.events import Goal, Strike
from tests.core.game.lines import HOME, Lines


def test_an_undoing_stands_wherever_the_clock_was_when_it_was_made() -> None:
    lines = Lines().started().at("P1 12:00", Goal(side=HOME, number="9"), "goal")
    lines.at("P1 12:00", Strike(target="goal"), "gone").at("P1 17:00", Strike(target="gone"))
    assert lines.sheet.score == (1, 0)

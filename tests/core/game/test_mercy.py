"""Mercy: on, off, and between the two as it was; for a part of the game alone where the rulebook says so."""

from hypothesis import given
from hypothesis import strategies as st

from rinkbook.core.model.events import Goal, PeriodStart, Shots, Side
from tests.core.game.editions import with_value
from tests.core.game.lines import AWAY, HOME, Lines

FWSHL = "fwshl/2026-03-24"
ON, OFF = 7, 6


@given(st.lists(st.sampled_from((HOME, AWAY, HOME)), max_size=40))
def test_the_clock_runs_as_the_leads_have_had_it(sides: list[Side]) -> None:
    lines, runs, lead = Lines(FWSHL).started(), False, 0
    for number, side in enumerate(sides):
        lines.at(f"P1 {16 - number // 4}:00", Goal(side=side))
        lead += 1 if side is HOME else -1
        runs = abs(lead) > OFF if runs else abs(lead) >= ON
    assert lines.sheet.clock.mode == ("run" if runs else "stop")


def seven_ahead(when: str) -> Lines:
    lines = Lines(FWSHL)
    lines.edition = with_value(FWSHL, ("on = 7\noff = 6\n", f"on = 7\noff = 6\nwhen = {when}\n"))
    lines.started()
    for minute in range(16, 9, -1):
        lines.at(f"P1 {minute}:00", Goal(side=HOME))
    return lines


def codes(lines: Lines) -> list[str]:
    return [ruling.code for ruling in lines.sheet.rulings if ruling.rule == "mercy"]


def test_of_one_period_it_is_over_with_that_and_the_reason_is_another_than_a_lead() -> None:
    lines = seven_ahead("{ period = 1 }").at("P2 17:00", PeriodStart())
    assert codes(lines) == ["mercy-on", "mercy-over"]
    assert lines.sheet.clock.mode == "stop"


def test_of_the_last_minutes_it_begins_with_them() -> None:
    lines = seven_ahead("{ period = 1, left_at_most = 300 }")
    assert codes(lines.at("P1 5:01", Shots(side=HOME))) == []
    assert codes(lines.at("P1 5:00", Shots(side=HOME))) == ["mercy-on"]

"""Late starts: what the times at which lines were entered tell of a warm-up and of the grace for a fee."""

import pytest

from rinkbook.core.game.rink_time import read_time, seconds_between
from rinkbook.core.model.events import CountdownOver, PeriodStart, RefereeFee, WarmUp
from tests.core.game.lines import AWAY, HOME, Lines

TOSSUP = "tossup/2026-09-01"
DUE = "2026-11-13T21:00:00Z"


def codes(lines: Lines) -> list[str]:
    return [ruling.code for ruling in lines.sheet.rulings]


def warmed(begun: str, started: str) -> list[str]:
    """What is ruled where the warm-up and the start were entered at those times."""
    lines = Lines().dressed("1", "4", "7", "8", "9", "10", "11")
    lines.at("P1 before", WarmUp(), entered=begun).at("P1 17:00", PeriodStart(), entered=started)
    return [code for code in codes(lines) if code == "warm-up-cut-short"]


@pytest.mark.parametrize(
    ("started", "asked"),
    [
        ("2026-11-13T20:59:59Z", ["warm-up-cut-short"]),
        ("2026-11-13T21:00:00Z", []),
        ("2026-11-13T22:00:01+01:00", []),
    ],
)
def test_a_start_before_five_minutes_of_warm_up_are_over_is_asked_about(
    started: str, asked: list[str]
) -> None:
    assert warmed("2026-11-13T20:55:00Z", started) == asked


@pytest.mark.parametrize("entered", ["", "half past eight", "2026-11-13T20:56:00"])
def test_a_time_that_cannot_be_read_asks_nothing_of_the_warm_up(entered: str) -> None:
    assert warmed(entered, "2026-11-13T20:57:00Z") == []


def begun_at(entered: str, paid: bool = False, rulebook: str = TOSSUP) -> Lines:
    """The visitors owe the fee, and play begins at that time; it was due at nine."""
    lines = Lines(rulebook, starts=DUE).dressed("1", "4", "7", "9", "10", "11")
    lines.at("P1 before", RefereeFee(side=AWAY, paid=paid), entered="2026-11-13T20:50:00Z")
    return lines.at("P1 17:00", PeriodStart(), id="go", entered=entered)


@pytest.mark.parametrize(
    ("entered", "penalties"),
    [
        ("2026-11-13T21:04:59Z", 0),
        ("2026-11-13T21:05:00Z", 1),
        ("2026-11-13T21:30:00Z", 1),
        ("", 1),
    ],
)
def test_the_grace_counts_from_the_scheduled_start(entered: str, penalties: int) -> None:
    assert codes(begun_at(entered)).count("referee-fee-grace-over") == penalties


@pytest.mark.parametrize(
    ("entered", "penalties"),
    [("2026-11-13T21:06:59Z", 1), ("2026-11-13T21:07:00Z", 2), ("2026-11-13T21:09:00Z", 3)],
)
def test_where_it_repeats_each_further_interval_is_a_penalty(entered: str, penalties: int) -> None:
    lines = begun_at(entered, rulebook="unpaid-inline/2026-01-01")
    assert codes(lines).count("referee-fee-grace-over") == penalties


def test_who_has_paid_owes_nothing_however_late_play_begins() -> None:
    assert "referee-fee-grace-over" not in codes(begun_at("2026-11-13T21:30:00Z", paid=True))


def test_a_grace_that_runs_out_in_play_is_not_penalised_twice() -> None:
    lines = begun_at("2026-11-13T21:05:00Z").at("P1 16:00", CountdownOver(rule="referee-fee", side=AWAY))
    assert codes(lines).count("referee-fee-grace-over") == 1


def test_the_end_of_another_grace_says_nothing_of_the_fee() -> None:
    lines = Lines(TOSSUP).at("P1 before", RefereeFee(side=HOME, paid=False))
    lines.at("P1 before", CountdownOver(rule="warm-up"))
    assert codes(lines) == ["referee-fee-owed"]


def test_a_time_is_read_with_its_offset_or_not_at_all() -> None:
    assert read_time("2026-11-13T21:00:00Z") == read_time("2026-11-13T22:00:00+01:00")
    assert [read_time(text) for text in ("", "21:00", "2026-11-13T21:00:00")] == [None, None, None]
    assert seconds_between("2026-11-13T21:00:00Z", "2026-11-13T22:00:30+01:00") == 30
    assert seconds_between("", DUE) is None

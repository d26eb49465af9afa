"""Overtime: whether it is offered, what the slot has to say of it, and that what is played counts."""

from rinkbook.core.model.events import Goal, OfficialWord, PeriodEnd, PeriodStart, TimeLeft
from tests.core.game.editions import with_value
from tests.core.game.lines import AWAY, HOME, Lines

FWSHL = "fwshl/2026-03-24"
NONE = 'offered = "none"  '  # how the season's overtime stands in the file


def season(offered: str = "none") -> Lines:
    """A season's game that is level after three periods."""
    lines = Lines(FWSHL)
    lines.edition = with_value(FWSHL, (NONE, f'offered = "{offered}"  '))
    return lines.started().at("P3 17:00", PeriodStart()).at("P3 0:00", PeriodEnd())


def next_of(lines: Lines) -> tuple[str, str]:
    return lines.sheet.next.step, lines.sheet.next.asks


def test_the_switch_decides_what_is_offered() -> None:
    told = [next_of(season(offered)) for offered in ("none", "if-time-allows", "always")]
    assert told == [("sign", ""), ("overtime", "time-left"), ("overtime", "")]


def test_however_it_stands_an_overtime_that_was_played_brings_the_same_points() -> None:
    points = []
    for offered in ("none", "if-time-allows", "always"):
        lines = season(offered).at("OT 5:00", PeriodStart()).at("OT 2:00", Goal(side=AWAY))
        result = lines.sheet.result
        assert result is not None
        assert result.facts is not None
        points.append((result.how, result.facts.home.points, result.facts.away.points))
    assert points == [("overtime", 1, 2)] * 3


def test_where_it_is_always_played_the_slot_says_nothing() -> None:
    lines = season("always").at("P3 after", TimeLeft(seconds=1))
    assert next_of(lines) == ("overtime", "")
    assert [ruling.code for ruling in lines.sheet.rulings_of("e4")] == []


def test_once_the_slot_was_read_nothing_is_asked_any_more() -> None:
    assert next_of(season("if-time-allows").at("P3 after", TimeLeft(seconds=360))) == ("overtime", "")


def test_a_tie_for_want_of_time_is_none_any_more_once_they_play() -> None:
    lines = season("if-time-allows").at("OT before", TimeLeft(seconds=359))
    assert lines.sheet.over
    lines.at("OT 5:00", PeriodStart(), "ot")
    assert not lines.sheet.over
    assert next_of(lines)[0] == "overtime"
    assert [found.clause for found in lines.sheet.findings if found.event == "ot"] == ["fwshl.overtime"]


def test_a_time_below_nothing_is_no_reading() -> None:
    lines = season("if-time-allows").at("P3 after", TimeLeft(seconds=-1), "read")
    assert next_of(lines) == ("overtime", "time-left")
    assert lines.sheet.rulings_of("read") == ()


def test_a_lead_leaves_nothing_to_ask() -> None:
    lines = Lines(FWSHL, stage="playoffs", sort="playoff").started().at("P1 9:00", Goal(side=HOME))
    lines.at("P3 0:00", PeriodEnd()).at("P3 after", TimeLeft(seconds=1), "read")
    assert lines.sheet.rulings_of("read") == ()


def test_the_word_that_sets_the_winning_goal_aside_lets_them_play_on() -> None:
    lines = season("always").at("OT 5:00", PeriodStart()).at("OT 2:00", Goal(side=AWAY), "goal")
    lines.at("OT 2:00", OfficialWord(key="overtime:goal", stands=False, by="C. Invented"))
    assert not lines.sheet.over
    assert lines.sheet.score == (0, 1)

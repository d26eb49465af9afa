"""The clock's face follows the order in which lines were entered, not where they stand on the sheet."""

import pytest

from rinkbook.core.model.events import (
    Amend,
    AnyBody,
    ClockMode,
    ClockSet,
    ClockStart,
    ClockStop,
    Goal,
    Penalty,
    PeriodEnd,
    PeriodStart,
    Shots,
    Strike,
    Termination,
    TimeOut,
)
from rinkbook.core.model.place import Place
from tests.core.game.lines import HOME, Lines

TOSSUP = "tossup/2026-09-01"
GOAL = Goal(side=HOME, number="9")


def reads(lines: Lines) -> tuple[int, bool, str]:
    """Seconds, whether it runs, and the line since which that is so."""
    face = lines.sheet.clock
    since = [event.id for event in lines.events if event.entered == face.since]
    return face.left, face.running, since[0] if since else ""


def test_before_the_start_the_whole_length_stands_on_it() -> None:
    assert reads(Lines()) == (1020, False, "")


def test_where_it_stops_on_whistles_the_start_of_a_period_lets_it_stand() -> None:
    assert reads(Lines().started()) == (1020, False, "start")


def test_a_running_clock_runs_from_the_start_of_the_period() -> None:
    assert reads(Lines(TOSSUP).started().at("P1 12:00", GOAL)) == (1020, True, "start")


def test_a_clock_that_was_started_runs_from_there_whatever_is_entered_meanwhile() -> None:
    lines = Lines().started().at("P1 17:00", ClockStart(), "run").at("P1 16:00", Shots(side=HOME))
    assert reads(lines) == (1020, True, "run")


@pytest.mark.parametrize("whistle", [GOAL, Penalty(side=HOME, offence="tripping"), TimeOut(side=HOME)])
def test_a_whistle_stops_it(whistle: AnyBody) -> None:
    lines = Lines().started().at("P1 17:00", ClockStart()).at("P1 12:00", whistle, "whistle")
    assert reads(lines) == (720, False, "whistle")


@pytest.mark.parametrize("whistle", [GOAL, Penalty(side=HOME, offence="fighting"), TimeOut(side=HOME)])
def test_no_whistle_stops_one_that_runs_by_the_referees_word(whistle: AnyBody) -> None:
    lines = Lines().started().at("P1 17:00", ClockMode(mode="run")).at("P1 17:00", ClockStart(), "run")
    assert reads(lines.at("P1 12:00", whistle)) == (1020, True, "run")


def test_the_penalty_that_takes_the_running_clock_away_doesnt_stop_it_yet() -> None:
    lines = Lines(TOSSUP).started().at("P1 12:00", Penalty(side=HOME, number="4", offence="tripping"))
    assert (lines.sheet.clock.mode, reads(lines)) == ("stop", (1020, True, "start"))
    assert reads(lines.at("P1 11:00", GOAL, "goal")) == (660, False, "goal")


def test_set_back_up_and_started_it_runs_from_there() -> None:
    lines = Lines().started().at("P1 17:00", ClockStart()).at("P1 10:00", ClockStop())
    lines.at("P1 10:00", ClockSet(left=660), "set")
    assert reads(lines) == (660, False, "set")
    assert reads(lines.at("P1 11:00", ClockStart(), "run")) == (660, True, "run")


def test_a_goal_entered_late_changes_nothing_on_it() -> None:
    lines = Lines().started().at("P1 17:00", ClockStart()).at("P1 12:00", ClockStop())
    assert reads(lines.at("P1 14:00", GOAL)) == (720, False, "e3")
    assert reads(lines.at("P1 12:00", ClockStart(), "run").at("P1 14:00", GOAL)) == (720, True, "run")


def test_a_goal_entered_late_changes_nothing_on_a_clock_set_back_up() -> None:
    lines = Lines().started().at("P1 17:00", ClockStart()).at("P1 10:00", ClockStop())
    lines.at("P1 10:00", ClockSet(left=660), "set").at("P1 10:30", GOAL)
    assert reads(lines) == (660, False, "set")


def test_a_line_moved_by_a_correction_was_entered_when_it_was() -> None:
    lines = Lines().started().at("P1 17:00", ClockStart()).at("P1 12:00", ClockStop(), "stop")
    lines.at("P1 12:00", ClockStart(), "run").at("P1 12:00", Amend(target="stop", place=Place(left=750)))
    assert reads(lines) == (720, True, "run")


def test_a_struck_whistle_never_stopped_it() -> None:
    lines = Lines().started().at("P1 17:00", ClockStart(), "run").at("P1 12:00", GOAL, "goal")
    assert reads(lines.at("P1 12:00", Strike(target="goal"))) == (1020, True, "run")


def test_where_nobody_keeps_the_clock_the_lowest_line_tells_how_far_it_is() -> None:
    lines = Lines().started().at("P1 12:00", GOAL, "goal").at("P1 14:00", GOAL)
    assert reads(lines) == (720, False, "goal")


def test_a_period_over_leaves_nothing_and_the_next_begins_anew() -> None:
    lines = Lines().started().at("P1 17:00", ClockStart()).at("P1 after", PeriodEnd(), "end")
    assert reads(lines) == (0, False, "end")
    lines.at("P2 before", ClockSet(left=900), "set")
    assert reads(lines) == (900, False, "set")
    assert reads(lines.at("P2 15:00", PeriodStart(length=900), "second")) == (900, False, "second")


def test_the_end_of_the_game_stops_it() -> None:
    lines = Lines(TOSSUP).started().at("P1 9:00", Termination(side=HOME), "end")
    assert reads(lines) == (540, False, "end")

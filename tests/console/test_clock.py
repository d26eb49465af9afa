"""The clock as it reads now: the face of the sheet, and what the wall clock says has passed since."""

import pytest

from rinkbook.console.clock import passed, reads, slot_ends, until, wall
from rinkbook.core.game.sheet import ClockFace
from tests.console.rink import Rink


@pytest.fixture
def rink() -> Rink:
    rink = Rink()
    rink.ready()
    return rink


def test_a_stop_clock_stands_at_the_whole_length_until_it_is_started(rink: Rink) -> None:
    rink.wait(300)
    assert (rink.desk.left, rink.desk.face.running) == (1020, False)


def test_it_counts_down_from_where_it_was_started(rink: Rink) -> None:
    rink.enter("clock-start", "P1 17:00")
    rink.wait(75)
    assert rink.desk.left == 945
    rink.enter("clock-stop", "P1 15:45")
    rink.wait(60)
    assert rink.desk.left == 945


def test_a_shot_while_it_runs_changes_nothing(rink: Rink) -> None:
    rink.enter("clock-start", "P1 17:00")
    rink.wait(60)
    rink.enter("shots", "P1 16:00", side="home")
    rink.wait(30)
    assert rink.desk.left == 930


def test_a_goal_stops_it(rink: Rink) -> None:
    rink.enter("clock-start", "P1 17:00")
    rink.wait(60)
    rink.enter("goal", "P1 16:01", side="home", number="10")
    assert (rink.desk.left, rink.desk.face.running) == (961, False)


def test_a_goal_entered_late_leaves_a_running_clock_alone(rink: Rink) -> None:
    rink.enter("clock-start", "P1 17:00")
    rink.wait(60)
    rink.enter("clock-stop", "P1 16:00")
    rink.enter("clock-start", "P1 16:00")
    rink.wait(20)
    rink.enter("goal", "P1 16:00", side="home", number="10")
    assert (rink.desk.left, rink.desk.face.running) == (940, True)


def test_a_clock_set_back_up_runs_from_there(rink: Rink) -> None:
    rink.enter("clock-start", "P1 17:00")
    rink.wait(420)
    rink.enter("clock-stop", "P1 10:00")
    rink.enter("clock-set", "P1 10:00", left="660")
    rink.enter("clock-start", "P1 11:00")
    rink.wait(10)
    assert (rink.desk.left, rink.desk.face.running) == (650, True)


def test_a_goal_does_not_stop_a_clock_that_runs_by_rule() -> None:
    rink = Rink("tossup")
    rink.ready()
    rink.wait(60)
    rink.enter("goal", "P1 16:00", side="home", number="10")
    rink.wait(10)
    assert (rink.desk.left, rink.desk.face.running) == (950, True)


def test_it_never_reads_less_than_nothing(rink: Rink) -> None:
    rink.enter("clock-start", "P1 0:30")
    rink.wait(90)
    assert rink.desk.left == 0


def test_a_struck_start_never_happened(rink: Rink) -> None:
    rink.enter("clock-start", "P1 17:00")
    rink.enter("strike", target=rink.events[-1].id)
    rink.wait(60)
    assert rink.desk.left == 1020


def test_a_penalty_that_ran_out_by_time_alone_has_left_the_box(rink: Rink) -> None:
    rink.enter("penalty", "P1 12:00", side="away", number="8", offence="tripping")
    rink.enter("clock-start", "P1 12:00")
    rink.wait(119)
    assert [line.left for line in rink.desk.live.box] == [1]
    rink.wait(1)
    assert rink.desk.live.box == ()


def test_times_that_cannot_be_read_pass_no_time() -> None:
    assert passed("", "2026-11-13T21:40:00Z") == 0
    assert passed("yesterday", "2026-11-13T21:40:00Z") == 0
    assert passed("2026-11-13T21:40:00", "2026-11-13T21:40:00Z") == 0
    assert passed("2026-11-13T21:41:00Z", "2026-11-13T21:40:00Z") == 0
    assert reads(ClockFace(left=5, running=True), "2026-11-13T21:40:00Z") == 5


def test_the_slot_in_the_rinks_own_time() -> None:
    end = slot_ends("2026-11-14T04:40:00Z", 4800)
    assert wall(end, -420) == "23:00"
    assert until(end, "2026-11-14T05:24:00Z") == 36 * 60
    assert slot_ends("", 4800) is None
    assert until(None, "2026-11-14T05:24:00Z") is None

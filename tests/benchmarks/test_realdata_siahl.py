"""How rows of an adult league's sheet are read; the rows are invented."""

from typing import Any

import pytest

from benchmarks.realdata.siahl import read_sheet
from benchmarks.realdata.siahl_printed import tag
from rinkbook.core.game.sheet import GoalLine
from rinkbook.core.model.events import Goal, GoalieChange, Penalty, Side
from rinkbook.core.model.place import Moment, Place

Row = dict[str, Any]


def goal(time: str, *, per: str = "1", note: str = "") -> Row:
    return {"per": per, "time": time, "note": note, "goal": "9", "a1": "", "a2": ""}


def penalty(off: str, **more: str) -> Row:
    told = {"per": "1", "no": "4", "infraction": "Hooking", "min": "3", "start": off, "end": "", "on": ""}
    return {**told, "off": off, **more}


def side(goals: list[Row], penalties: list[Row]) -> Row:
    line = {"1": str(len(goals)), "2": "0", "3": "0", "SO": "", "Final": str(len(goals))}
    return {
        "team": "Owls", "line": line, "players": [{"no": "1", "pos": "G", "player": "one"}],
        "goals": goals, "penalties": penalties, "shootout": [],
    }  # fmt: skip


def sheet(
    *, goals: list[Row] | None = None, penalties: list[Row] | None = None, length: str = "20", **more: Any
) -> Row:
    """The visitors' goals, the home side's penalties."""
    return {
        "game_id": "1", "date": "2023-02-01", "time": "22:45", "level": "Adult Division 1", "division": "1",
        "location": "Rink", "in_official_schedule_table": True, "period_lengths": [length] * 3,
        "home_saves": "", "visitor_saves": "", "home": side([], penalties or []),
        "visitor": side(goals or [], []), "ejections": [], "goalie_changes": {}, **more,
    }  # fmt: skip


def penalties_of(row: Row) -> list[Penalty]:
    return [event.body for event in read_sheet(row).events if isinstance(event.body, Penalty)]


def test_a_goal_stands_before_a_penalty_of_its_second() -> None:
    read = read_sheet(sheet(goals=[goal("7:11")], penalties=[penalty("7:11")]))
    events = sorted(read.events, key=lambda event: event.key())
    kinds = [type(event.body) for event in events if isinstance(event.body, Goal | Penalty)]
    assert kinds == [Goal, Penalty]


def test_where_the_clock_runs_the_start_is_told_and_where_it_stops_it_is_for_the_judge() -> None:
    rows = [penalty("7:11", start="6:40", end="3:40")]
    assert penalties_of(sheet(penalties=rows))[0].start == Place(left=400)
    assert penalties_of(sheet(penalties=rows, length="15"))[0].start is None
    assert read_sheet(sheet(penalties=rows, length="15")).printed.stays[0].start == 500
    assert read_sheet(sheet(penalties=rows)).printed.stays[0].start is None


def test_six_goals_ahead_in_the_last_period_the_other_clock_runs_too() -> None:
    rows = [penalty("7:11", per="3", start="6:40")]
    five, six = [goal("9:00")] * 5, [goal("9:00")] * 6
    assert penalties_of(sheet(goals=five, penalties=rows, length="15"))[0].start is None
    assert penalties_of(sheet(goals=six, penalties=rows, length="15"))[0].start is not None


def test_a_reading_above_the_whistle_is_one_of_the_next_period() -> None:
    rows = [penalty("0:20.5", start="0:20.5", end="17:20")]
    assert read_sheet(sheet(penalties=rows)).printed.stays[0].end == 1200 + 160


def test_digits_alone_are_tenths_left_when_the_game_was_over() -> None:
    stay = read_sheet(sheet(penalties=[penalty("2:00", per="3", end="589")])).printed.stays[0]
    assert (stay.end, stay.left) == (None, 59)


def test_a_time_that_cannot_be_read_is_named() -> None:
    read = read_sheet(sheet(penalties=[penalty("1013:00")]))
    assert read.printed.stays[0].unread == "'1013:00'"
    assert read.doubts


def test_a_call_that_a_goal_washed_out_was_pending_and_costs_nothing_of_its_own() -> None:
    body = penalties_of(sheet(goals=[goal("7:11")], penalties=[penalty("7:11", min="C")]))[0]
    assert body.pending
    assert body.start is None


def test_of_a_goals_note_the_judge_gets_only_what_was_called() -> None:
    rows = [goal("9:00", note="ENPP"), goal("8:00", note="PS"), goal("7:00", note="AG")]
    bodies = [event.body for event in read_sheet(sheet(goals=rows)).events if isinstance(event.body, Goal)]
    assert [(body.empty_net, body.penalty_shot, body.awarded) for body in bodies] == [
        (False, False, False), (False, True, False), (False, False, True),
    ]  # fmt: skip


def test_a_net_is_left_before_a_goal_of_its_second_and_a_goalie_is_back_after_it() -> None:
    changes = [
        {"goalie": "one", "when": "Starting"},
        {"goalie": "EMPTY", "when": "3-1:00"},
        {"goalie": "one", "when": "3-0:30"},
    ]
    rows = [goal("1:00", per="3"), goal("0:30", per="3")]
    read = read_sheet(sheet(goals=rows, goalie_changes={"home": changes}))
    told = sorted(read.events, key=lambda event: event.key())
    bodies = [event.body for event in told if isinstance(event.body, Goal | GoalieChange)]
    assert [type(body).__name__ for body in bodies] == [
        "GoalieChange",
        "GoalieChange",
        "Goal",
        "Goal",
        "GoalieChange",
    ]


def test_of_two_lines_for_the_start_the_goalie_stands() -> None:
    changes = [{"goalie": "EMPTY", "when": "Starting"}, {"goalie": "one", "when": "Starting"}]
    read = read_sheet(sheet(goalie_changes={"home": changes}))
    found = [event for event in read.events if isinstance(event.body, GoalieChange)]
    assert [(event.body, event.place.moment) for event in found] == [
        (GoalieChange(side=Side.HOME, number="1"), Moment.BEFORE)
    ]


def test_penalties_that_begin_at_different_face_offs_are_of_different_whistles() -> None:
    rows = [penalty("5:05", start="3:59"), penalty("5:05", no="21", start="5:02")]
    one, other = penalties_of(sheet(penalties=rows))
    assert one.whistle != other.whistle


def test_a_sheet_outside_the_schedule_is_a_playoff_game_where_it_has_a_column_for_overtime() -> None:
    row = sheet(in_official_schedule_table=False)
    assert read_sheet(row).setup.stage == "extra"
    row["home"]["line"]["OT1"] = ""
    assert read_sheet(row).setup.stage == "playoffs"


@pytest.mark.parametrize(
    ("skaters", "empty", "letters"),
    [
        ((5, 5), False, ""), ((5, 5), True, "EN"), ((4, 5), False, "PP"), ((3, 5), False, "5/3"),
        ((3, 4), False, "5/3"), ((5, 4), False, "SH"), ((5, 4), True, "ENSH"), ((4, 4), False, "4/4"),
    ],
)  # fmt: skip
def test_skaters_are_written_in_the_letters_of_the_sheets(
    skaters: tuple[int, int], empty: bool, letters: str
) -> None:
    """A goal of the visitors."""
    line = GoalLine(
        event="g", place=Place(), side=Side.AWAY, number="9", assists=(), points=1, credit=True, strength="",
        skaters=skaters, empty_net=empty, penalty_shot=False, score=(0, 1),
    )  # fmt: skip
    assert tag(line) == letters

"""Schedules: each line a game; dates and times as people write them, everything else a fault."""

from datetime import date, time

import pytest

from rinkbook.imports.schedules import Planned, read_schedule
from rinkbook.imports.table import read_table

HEADINGS = "date,time,home,away,rink"


def read(text: str) -> tuple[list[Planned], list[str], list[int]]:
    rows, faults, left = read_schedule(read_table(text, "schedule"))
    return rows, [str(fault) for fault in faults], left


@pytest.mark.parametrize(
    ("written", "meant"),
    [("21:40", time(21, 40)), ("9:40 PM", time(21, 40)), ("9:40pm", time(21, 40)), ("12:05 AM", time(0, 5))],
)
def test_times_are_read_as_people_write_them(written: str, meant: time) -> None:
    rows, faults, _ = read(f"{HEADINGS}\n2026-11-13,{written},Owls,Kings,North\n")
    assert faults == []
    assert (rows[0].day, rows[0].at) == (date(2026, 11, 13), meant)


def test_an_end_past_midnight_gives_the_minutes() -> None:
    rows, _, _ = read(f"{HEADINGS},end\n2026-11-13,23:15,Owls,Kings,North,00:30\n")
    assert rows[0].minutes == 75


def test_a_column_of_referees_may_take_them_away_and_none_leaves_them() -> None:
    with_column, _, _ = read(f"{HEADINGS},referees\n2026-11-13,21:40,Owls,Kings,North,Remy; Uma\n")
    without, _, _ = read(f"{HEADINGS}\n2026-11-13,21:40,Owls,Kings,North\n")
    assert (with_column[0].referees, without[0].referees) == (("Remy", "Uma"), None)


def test_every_fault_is_told_at_once() -> None:
    _, faults, _ = read(f"{HEADINGS},game,minutes\n13.11.2026,25:00,Owls,owls,,x,0\n")
    assert faults == [
        "line 2, column date: expected a date such as 2026-11-13, got '13.11.2026'",
        "line 2, column time: expected a time such as 21:40 or 9:40 PM, got '25:00'",
        "line 2, column away: expected another team than Owls, got 'owls'",
        "line 2, column rink: expected a rink, got nothing",
        "line 2, column game: expected a whole number from 1 to 1000000, got 'x'",
        "line 2, column minutes: expected a whole number from 1 to 600, got '0'",
    ]


def test_a_number_stands_once_and_a_team_plays_one_game_at_a_time() -> None:
    _, faults, _ = read(
        f"game,{HEADINGS}\n1,2026-11-13,21:40,Owls,Kings,North\n1,2026-11-13,21:40,Herons,Owls,South\n"
    )
    assert faults == [
        "line 3, column game: expected each number once, got 1, which stands in line 2 too",
        "line 3, column away: expected a team that plays no other game then, got 'Owls', "
        "who play then in line 2 too",
    ]


def test_what_nobody_knows_yet_is_left_out() -> None:
    rows, faults, left = read(
        f"{HEADINGS}\n2026-11-13,TBD,Owls,Kings,North\n2026-11-13,21:40,Owls,tba,North\n"
    )
    assert (rows, faults, left) == ([], [], [2, 3])


@pytest.mark.parametrize("day", ["0001-01-01", "9999-12-31"])
def test_a_year_without_hockey_is_a_fault(day: str) -> None:
    rows, faults, _ = read(f"{HEADINGS}\n{day},21:40,Owls,Kings,North\n")
    assert rows == []
    assert faults == [f"line 2, column date: expected a date such as 2026-11-13, got '{day}'"]


def test_a_rink_has_a_name_of_up_to_sixty_letters() -> None:
    _, faults, _ = read(f"{HEADINGS}\n2026-11-13,21:40,Owls,Kings,{'N' * 61}\n")
    assert faults == [f"line 2, column rink: expected a rink of up to 60 letters, got {'N' * 61!r}"]

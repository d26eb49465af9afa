"""Finished sheets: rows become the events that a scorekeeper would have entered."""

import pytest

from rinkbook import library
from rinkbook.core import wire
from rinkbook.core.game.sheet import Sheet
from rinkbook.core.model.setup import Rostered, Setup, TeamSetup
from rinkbook.imports.events import Written, write_events
from rinkbook.imports.sheets import read_sheets
from rinkbook.imports.table import read_table

HEADINGS = "game,row,team,period,time,number,position,assist 1,offence,classes,count,scored,note,name"


def team(id: str, name: str) -> TeamSetup:
    roster = tuple(
        Rostered(player=f"{id}-{number}", number=str(number), name=f"{name} {number}", goalie=number == 1)
        for number in range(1, 11)
    )
    return TeamSetup(id=id, name=name, roster=roster)


def setup(league: str) -> Setup:
    edition = {"fwshl": "fwshl/2026-03-24", "tossup": "tossup/2026-09-01"}[league]
    return Setup(edition=edition, game="g-12", home=team("owls", "Owls"), away=team("kings", "Kings"))


def players() -> str:
    return "".join(f"12,player,{side},,,{number},{'G' if number == 1 else ''},,,,,,,\n"
                   for side in ("home", "Kings") for number in range(1, 11))  # fmt: skip


def write(rows: str, league: str = "fwshl") -> Written:
    lines, faults = read_sheets(read_table(f"{HEADINGS}\n{players()}{rows}", "sheets"))
    assert faults == []
    return write_events(library.load(setup(league).edition), setup(league), lines, "from a file")


def play(rows: str, league: str = "fwshl") -> Sheet:
    written = write(rows, league)
    assert written.faults == ()
    return wire.play(library.load(setup(league).edition), setup(league), written.events)


def test_goals_make_a_score_and_the_sheet_is_signed() -> None:
    sheet = play(
        "12,goal,home,1,12:10,7,,3,,,,,,\n12,goal,Kings,3,0:09,4,,,,,,,,\n12,goal,owls,3,0:05,7,,,,,,,,\n"
    )
    assert sheet.over
    assert sheet.score == (2, 1)
    assert {finding.code for finding in sheet.findings} <= {"played-on"}
    assert [(line.player, line.goals) for line in sheet.players if line.goals] == [
        ("owls-7", 2),
        ("kings-4", 1),
    ]


def test_a_penalty_is_named_by_its_title_and_makes_a_power_play() -> None:
    sheet = play("12,penalty,away,1,10:00,4,,,High sticking,,,,,\n12,goal,home,1,9:00,7,,,,,,,,\n")
    assert [(line.offence, line.minutes) for line in sheet.penalties] == [("high-sticking", 2)]
    assert sheet.goals[0].strength == "PP"


def test_an_offence_that_the_rulebook_has_not_needs_its_classes() -> None:
    assert [str(fault) for fault in write("12,penalty,away,1,10:00,4,,,yawning,,,,,\n").faults] == [
        "line 22, column offence: expected an offence of the rulebook, or the classes of the penalty beside "
        "it, got 'yawning'"
    ]
    assert play("12,penalty,away,1,10:00,4,,,yawning,minor,,,,\n").penalties[0].minutes == 2


def test_shots_and_saves_are_counted_by_period() -> None:
    sheet = play("12,shots,home,2,,,,,,,11,,,\n12,saves,home,2,,,,,,,8,,,\n")
    assert [line.shots for line in sheet.periods] == [(0, 0), (11, 8), (0, 0)]


def test_a_shootout_follows_an_overtime_without_a_goal() -> None:
    sheet = play("12,attempt,home,,,7,,,,,,no,,\n12,attempt,away,,,4,,,,,,yes,,\n", "tossup")
    assert sheet.result is not None
    assert (sheet.result.how, sheet.score) == ("shootout", (0, 1))


def test_a_goal_ends_an_overtime() -> None:
    sheet = play("12,goal,home,OT,3:00,7,,,,,,,,\n", "tossup")
    assert sheet.result is not None
    assert (sheet.result.how, sheet.score) == ("overtime", (1, 0))


def test_a_forfeit_has_no_periods() -> None:
    sheet = play("12,forfeit,home,,,,,,,,,,,\n")
    assert sheet.result is not None
    assert (sheet.result.how, sheet.result.winner) == ("forfeit", "away")


def test_a_player_with_another_number_is_known_by_his_name() -> None:
    sheet = play("12,player,home,,,99,,,,,,,,Owls 7\n")
    assert ("99", "owls-7") in {(line.number, line.player) for line in sheet.players}


def test_a_team_that_does_not_play_is_a_fault() -> None:
    assert [str(fault) for fault in write("12,goal,Herons,1,12:10,7,,,,,,,,\n").faults] == [
        "line 22, column team: expected home, away, Owls or Kings, got 'Herons'"
    ]


def test_the_same_rows_have_the_same_ids_and_equal_rows_different_ones() -> None:
    rows = "12,goal,home,1,12:10,7,,,,,,,,\n12,goal,home,1,12:10,7,,,,,,,,\n"
    first, second = write(rows), write(rows)
    assert [event.id for event in first.events] == [event.id for event in second.events]
    assert len({event.id for event in first.events}) == len(first.events)


def test_an_id_does_not_depend_on_lines_elsewhere_in_the_file() -> None:
    goal = "12,goal,home,1,12:10,7,,,,,,,,\n"
    alone, among = write(goal), write("12,goal,away,3,1:00,4,,,,,,,,\n" + goal)
    assert {event.id for event in alone.events} <= {event.id for event in among.events}


@pytest.mark.parametrize(
    ("row", "fault"),
    [
        ("x,goal,home,1,12:10,7", "column game: expected a whole number from 1 to 1000000, got 'x'"),
        (",goal,home,1,12:10,7", "column game: expected the game's number, got nothing"),
        ("12,gaol,home,1,12:10,7", "column row: expected one of player, goal, penalty, goalie, shots, saves, "
                                   "attempt, forfeit, final, got 'gaol'"),
        ("12,goal,home,last,12:10,7", "column period: expected a period: 1, 2, 3, OT, OT2, got 'last'"),
        ("12,goal,home,1,12.10,7", "column time: expected a reading of the clock such as 6:42, got '12.10'"),
        ("12,player,home,,,", "column number: expected the number as worn, got nothing"),
        ("12,final,home,,,", "column count: expected a whole number from 0 to 999, got nothing"),
    ],
)  # fmt: skip
def test_a_row_that_can_not_be_read_says_where(row: str, fault: str) -> None:
    _, faults = read_sheets(read_table(f"{HEADINGS}\n{row}\n", "sheets"))
    assert [str(each) for each in faults] == [f"line 2, {fault}"]

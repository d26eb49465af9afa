"""Rosters: each line a player; all faults at once, by line and column."""

from rinkbook.imports.rosters import Signed, read_rosters
from rinkbook.imports.table import read_table


def read(text: str) -> tuple[list[Signed], list[str]]:
    rows, faults = read_rosters(read_table(text, "rosters"))
    return rows, [str(fault) for fault in faults]


def test_a_line_is_a_player_of_a_team() -> None:
    rows, faults = read("team,name,number,position,letter,sub\nOwls,Ada Candlow,#7,G,c,yes\n")
    assert faults == []
    assert rows == [
        Signed(line=2, team="Owls", name="Ada Candlow", number="7", position="goalie", letter="C", sub=True)
    ]


def test_a_name_may_stand_in_two_columns() -> None:
    rows, _ = read("team,first name,last name,name\nOwls,Ada,Candlow,\n")
    assert rows[0].name == "Ada Candlow"


def test_every_fault_is_told_at_once() -> None:
    _, faults = read("team,name,number,position,letter,sub,colour\n,,170,wing,X,maybe,blue\n")
    assert faults == [
        "line 2, column team: expected a team, got nothing",
        "line 2, column name: expected a player's name, got nothing",
        "line 2, column number: expected a jersey's number, 0 to 99 or 00, got '170'",
        "line 2, column position: expected G, goalie or skater, got 'wing'",
        "line 2, column letter: expected C, A or nothing, got 'X'",
        "line 2, column sub: expected yes or no, got 'maybe'",
        "line 2, column colour: expected a colour such as #1d3f72, got 'blue'",
    ]


def test_two_of_a_team_may_not_wear_one_number() -> None:
    _, faults = read("team,name,number\nOwls,Ada,7\nKings,Bo,7\nowls,Cal,7\n")
    assert faults == [
        "line 4, column number: expected a number that nobody of owls wears, "
        "got '7', which is Ada's in line 2"
    ]


def test_a_substitute_may_have_a_number_that_somebody_wears() -> None:
    assert read("team,name,number,sub\nOwls,Ada,7,no\nOwls,Bo,7,yes\n")[1] == []


def test_nobody_stands_on_a_team_twice() -> None:
    _, faults = read("team,name,number\nOwls,Ada,7\nOwls,ada,8\n")
    assert faults == [
        "line 3, column name: expected each player once a team, got 'ada', who stands in line 2 too"
    ]

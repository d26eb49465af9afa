"""A CSV file as lines by our columns, or every fault of its headings."""

import pytest

from rinkbook.imports.faults import InvalidImport
from rinkbook.imports.table import decode, read_table


def faults(text: str, kind: str = "rosters") -> list[str]:
    with pytest.raises(InvalidImport) as caught:
        read_table(text, kind)
    return [str(fault) for fault in caught.value.faults]


@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_the_separator_is_found(separator: str) -> None:
    text = f"team{separator}name{separator}number\nOwls{separator}Ada Candlow{separator}7\n"
    table = read_table(text, "rosters")
    assert table.lines[0].cells == {"team": "Owls", "name": "Ada Candlow", "number": "7"}


def test_headings_may_stand_in_any_order_and_case() -> None:
    table = read_table("NUMBER, Name ,Team\n7,Ada,Owls\n", "rosters")
    assert table.lines[0].cells["team"] == "Owls"


def test_blank_lines_are_passed_over_and_lines_keep_their_numbers() -> None:
    table = read_table("\nteam,name\n\nOwls,Ada\n,\nOwls,Bo\n", "rosters")
    assert [line.number for line in table.lines] == [4, 6]


def test_a_cell_of_two_lines_is_one_cell_and_its_line_is_where_it_begins() -> None:
    table = read_table('team,name\n"Owls\nof Mill Street",Ada\nOwls,Bo\n', "rosters")
    assert [line.number for line in table.lines] == [2, 4]


def test_a_column_that_is_not_ours_is_named() -> None:
    assert read_table("team,name,shoe size\nOwls,Ada,44\n", "rosters").unread == ("shoe size",)


def test_missing_headings_are_named_together() -> None:
    assert faults("number,letter\n7,C\n") == ["line 1: expected the headings 'team' too, got number, letter"]


def test_a_heading_that_stands_twice_is_a_fault() -> None:
    assert faults("team,name,Team\nOwls,Ada,Kings\n") == [
        "line 1, column team: expected each heading once, got 2"
    ]


def test_a_line_longer_than_the_headings_is_a_fault() -> None:
    assert faults("team,name\nOwls,Ada,7\n") == ["line 2: expected 2 cells, one for each heading, got 3"]


def test_an_empty_file_says_so() -> None:
    assert faults("\n\n") == ["file: expected a line of headings and lines below it, got nothing"]


def test_spreadsheets_write_marks_and_utf_16() -> None:
    text = "team,name\nOwls,Zoë\n"
    assert decode(b"\xef\xbb\xbf" + text.encode()) == text
    assert decode(text.encode("utf-16")) == text


def test_another_encoding_is_a_fault_in_its_line() -> None:
    with pytest.raises(InvalidImport) as caught:
        decode("team,name\nOwls,Zoë\n".encode("latin-1"))
    assert str(caught.value) == "line 2: expected text in UTF-8, got b'\\xeb'"


def test_a_cell_without_end_and_a_zero_character_are_faults_in_their_lines() -> None:
    assert faults("team,name\nOwls,Ada\nOwls," + "x" * 200_000) == [
        "line 3: expected cells that a line of CSV can hold, got field larger than field limit (131072)"
    ]
    assert faults("team,name\nOwls,A\0da\n") == ["line 2: expected text without zero characters, got '\\x00'"]

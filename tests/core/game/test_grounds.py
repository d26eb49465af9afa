"""Grounds for suspensions: their keys stay the same, whatever else is on the sheet."""

from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from rinkbook.core.game.sheet import Sheet
from rinkbook.core.model.events import Amend, Note, OfficialWord, Penalty, Shots, Strike
from rinkbook.core.ruling import Suspended, grounds_of
from tests.core.game.lines import AWAY, HOME, Lines

TOSSUP = "tossup/2026-09-01"


def fight(number: str = "5") -> Penalty:
    return Penalty(side=AWAY, number=number, offence="fighting")


def keys(sheet: Sheet) -> list[tuple[str, str, int]]:
    return [(ruling.key, ground.number, ground.games) for ruling, ground in sheet.grounds]


@given(st.lists(st.sampled_from((Note(text="loose glass"), Shots(side=HOME), Shots(side=AWAY))), max_size=5))
def test_what_else_is_entered_leaves_a_ground_as_it_is(more: list[Note | Shots]) -> None:
    lines = Lines().started().at("P1 9:00", fight(), "f1")
    for body in more:
        lines.at("P1 8:00", body)
    assert keys(lines.sheet) == [("fighting:f1", "5", 5)]


def test_another_number_keeps_the_key_and_takes_the_games_along() -> None:
    lines = Lines().started().at("P1 9:00", fight(), "f1")
    lines.at("P1 8:00", Amend(target="f1", changes={"number": "8"}))
    assert keys(lines.sheet) == [("fighting:f1", "8", 5)]


def test_a_ground_whose_line_was_struck_is_gone() -> None:
    lines = Lines().started().at("P1 9:00", fight(), "f1").at("P1 8:00", Strike(target="f1"))
    assert keys(lines.sheet) == []


def test_the_ground_of_a_count_is_the_players_and_the_steps() -> None:
    lines = Lines().started()
    for second in range(5):
        lines.at(f"P1 9:0{second}", Penalty(side=HOME, number="9", offence="tripping"))
    assert keys(lines.sheet) == [("penalties-of-a-player:home:9:5", "9", 1)]


def both(lines: Lines) -> Lines:
    """Third man in and fighter at one whistle."""
    return lines.at("P1 9:00", Penalty(side=AWAY, number="5", offence="third-man-in"), "t1").at(
        "P1 9:00", fight(), "f1"
    )


def test_one_ground_stands_for_those_that_it_takes_in() -> None:
    assert keys(both(Lines(TOSSUP).started()).sheet) == [("sanctions:f1", "5", 2)]


def test_set_aside_it_gives_them_back() -> None:
    lines = both(Lines(TOSSUP).started()).at("P1 8:00", OfficialWord(key="sanctions:f1", stands=False))
    assert keys(lines.sheet) == [("third-man-in:t1", "5", 2), ("fighting:f1", "5", 1)]


def test_a_third_call_of_the_incident_is_taken_in_as_well() -> None:
    lines = both(Lines(TOSSUP).started()).at("P1 9:00", fight(), "f2")
    assert keys(lines.sheet) == [("sanctions:f2", "5", 2)]


def test_calls_of_one_word_are_one_incident_though_the_clock_went_on() -> None:
    lines = Lines(TOSSUP).started()
    lines.at("P1 9:00", structs.replace(fight(), whistle="w"), "f1")
    lines.at("P1 8:40", Penalty(side=AWAY, number="5", offence="third-man-in", whistle="w"), "t1")
    assert keys(lines.sheet) == [("sanctions:t1", "5", 2)]


def test_nobody_is_suspended_in_the_benchs_place() -> None:
    lines = Lines().started().at("P1 9:00", structs.replace(fight(), bench=True))
    assert keys(lines.sheet) == []


def test_a_ground_taken_in_by_one_that_was_set_aside_stands() -> None:
    sheet = both(Lines(TOSSUP).started()).sheet
    first = next(ruling for ruling in sheet.rulings if ruling.key == "third-man-in:t1")
    over = structs.replace(
        first,
        key="other",
        overruled="w",
        effects=(Suspended(side=AWAY, number="5", games=3, instead_of=("third-man-in:t1",)),),
    )
    assert [ruling.key for ruling, _ in grounds_of((first, over))] == ["third-man-in:t1"]

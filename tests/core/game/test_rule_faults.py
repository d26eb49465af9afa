"""What a rulebook may not say: each value that nothing would carry out is a fault with its place."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from rinkbook import library
from rinkbook.core import wire
from rinkbook.core.errors import InvalidEdition

TEXTS = library.texts(library.trial_folders())
FWSHL, TOSSUP, ICE = (TEXTS[id] for id in ("fwshl/2026-03-24", "tossup/2026-09-01", "usa-hockey/2025-29"))
WRONG_VALUES = Path(__file__).with_name("wrong_values.txt")
HOCKEY = TEXTS["test-hockey/2026-01-01"]


def faults(text: str, bases: Mapping[str, str] = TEXTS) -> list[str]:
    """Every fault of the edition, without its name."""
    try:
        wire.read_edition(text, bases)
    except InvalidEdition as error:
        return [fault.partition(" ")[2] for fault in error.faults]
    return []


def changed(text: str, right: str, wrong: str) -> list[str]:
    assert text.count(right) == 1, f"expected {right!r} once, got it {text.count(right)} times"
    return faults(text.replace(right, wrong))


@pytest.mark.parametrize("text", [FWSHL, TOSSUP, ICE, HOCKEY], ids=["fwshl", "tossup", "ice", "hockey"])
def test_the_books_themselves_have_none(text: str) -> None:
    assert faults(text) == []


BOOKS = {"fwshl": FWSHL, "tossup": TOSSUP, "ice": ICE, "rotation": TEXTS["rotation-hockey/2026-01-01"]}


def wrong_values() -> Iterator[tuple[str, str, str, str]]:
    """Book, what is written there, what is written in its place, and the fault: wrong_values.txt."""
    book, lines = "", WRONG_VALUES.read_text(encoding="utf-8").splitlines()
    told = [line for line in lines if line and not line.startswith("# ")]
    while told:
        if told[0].startswith("== "):
            book = told.pop(0).removeprefix("== ")
        else:
            right, wrong, fault = (told.pop(0) for _ in range(3))
            yield book, right.replace("$", "\n"), wrong.removeprefix("> ").replace("$", "\n"), fault


@pytest.mark.parametrize(("book", "right", "wrong", "fault"), list(wrong_values()))
def test_what_nothing_would_carry_out_is_a_fault(book: str, right: str, wrong: str, fault: str) -> None:
    pattern = re.escape("[[rule]] ") + ".*".join(map(re.escape, fault.split("…")))
    told = changed(BOOKS[book], right, wrong)
    assert any(re.fullmatch(pattern, each) for each in told), f"expected {fault}, got {told}"


def test_a_part_that_the_kind_does_not_play_is_a_fault() -> None:
    limit = 'clauses = { limit = "goal-limit", overtime = "goal-limit-overtime" }'
    assert changed(FWSHL, limit, limit.replace("limit =", "limmit =", 1))[0] == (
        "[[rule]] goal-limit.clauses.limmit: expected one of the parts limit, overtime, shootout; "
        "got 'limmit' (nearest: 'limit')"
    )
    assert changed(TOSSUP, 'clause = "warm-up"', 'clauses = { length = "warm-up" }')[0] == (
        "[[rule]] warm-up.clauses.length: expected clause alone, for a kind without parts; got 'length'"
    )


def test_a_condition_of_the_clock_begins_and_ends() -> None:
    assert (
        changed(TOSSUP, 'clause = "overtime-clock"', 'clauses = { on = "overtime-clock", off = "overtime" }')
        == []
    )


def test_what_follows_overtime_stands_for_the_same_games() -> None:
    assert changed(FWSHL, 'then = "tie" ', 'then = "shootout" ') == [
        "[[rule]] overtime.then: expected a shootout that stands at stage 'season', got none",
        "[[rule]] overtime.then: expected a shootout that stands at stage 'exhibition', got none",
    ]


def test_a_shootout_that_stands_is_what_follows() -> None:
    wide = FWSHL.replace('kind = "shootout"\nscope = { sorts = ["playoff"] }', 'kind = "shootout"')
    assert faults(wide)[0] == (
        "[[rule]] overtime.then: expected 'shootout', since one stands at stage 'season'; got 'tie'"
    )


@pytest.mark.parametrize(
    ("text", "row", "end"),
    [
        (FWSHL, 'tie = { points = 1, clause = "points-tie" }\n', "tie"),
        (FWSHL, 'double-forfeit = { points = 0, clause = "double-forfeit" }\n', "double-forfeit"),
        (FWSHL, 'termination-loss = { points = 0, clause = "termination-winning" }\n', "termination-loss"),
        (TOSSUP, 'shootout-win = { points = 2, clause = "seeding-tie" }\n', "shootout-win"),
        (TOSSUP, 'overtime-loss = { points = 0, clause = "seeding-tie" }\n', "overtime-loss"),
        (HOCKEY, 'regulation-win = { points = 2, clause = "points" }\n', "regulation-win"),
    ],
)
def test_each_end_of_a_season_s_game_has_its_points(text: str, row: str, end: str) -> None:
    assert [fault for fault in changed(text, row, "") if ".outcomes:" in fault] == [
        "[[rule]] points.outcomes: expected a row for each end of a game at stage 'season', "
        f"got none for {end}"
    ]


def test_an_end_that_no_game_of_the_season_can_have_needs_no_points() -> None:
    # Overtime isn't offered in FWSHL's season, and its shootouts are for the playoffs.
    rows = 'overtime-win = { points = 2, clause = "points-win" }\n'
    assert changed(FWSHL, rows, "") == []

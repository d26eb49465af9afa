"""What can't be read in a table case is told line by line; what isn't kept is told with what came."""

from pathlib import Path

import pytest

from rinkbook import library
from rinkbook.cases.results import Result, read_result
from rinkbook.cases.table_promises import PROMISES
from rinkbook.cases.tables import HEADS, InvalidTable, read_table, run_table

BEGIN = "rulebook fwshl/2026-03-24\n2026-09-11 Night Owls 3-2 Old Barn\n---\n"


def test_a_line_has_its_options_in_any_order() -> None:
    assert read_result("2026-09-11  Night Owls 3-2 Old Barn pim 4-16 ot counts home") == Result(
        date="2026-09-11",
        home="Night Owls",
        away="Old Barn",
        score=(3, 2),
        late="ot",
        pim=(4, 16),
        counts="home",
    )


def test_every_fault_of_a_case_is_told_at_once() -> None:
    with pytest.raises(InvalidTable) as caught:
        read_table("2026-09-11 Night Owls beat Old Barn\nadjust Old Barn two\n")
    assert caught.value.faults == (
        "line 1: expected a date with a result or one of rulebook, stage, teams, toss, adjust; "
        "got '2026-09-11 Night Owls beat Old Barn'",
        "line 2: expected 'adjust <team> <points>: <reason>', got 'Old Barn two'",
        "expected a line 'rulebook <league>/<date>', got none",
        "expected a promise below a line '---', got none",
    )


@pytest.mark.parametrize(
    ("promise", "failure"),
    [
        (
            "order 1 Old Barn, 2 Night Owls",
            "line 4: expected the order 1 Old Barn, 2 Night Owls; got 1 Night Owls, 2 Old Barn",
        ),
        ("row Night Owls w 2 pts 2", "line 4: expected Night Owls w 2, got 1"),
        (
            "shared Night Owls, Old Barn",
            "line 4: expected Night Owls, Old Barn to share a rank, got 1 Night Owls, 2 Old Barn",
        ),
        ("shared Night Owls, Moon", "line 4: expected a team of the table, got 'Moon'"),
        (
            "restarted Night Owls, Old Barn",
            "line 4: expected Night Owls, Old Barn to start again, got no restart",
        ),
        (
            "separated Night Owls from Old Barn by wins fwshl.a",
            "line 4: expected Night Owls above Old Barn by wins fwshl.a; got no step between them",
        ),
        (
            "level Night Owls, Old Barn in wins fwshl.a",
            "line 4: expected Night Owls, Old Barn level in wins fwshl.a; got no step between just these",
        ),
        (
            "unequal Night Owls, Old Barn 1 and 2",
            "line 4: expected Night Owls, Old Barn to have met 1 to 2 times, got []",
        ),
        (
            "order one",
            "line 4: expected the form of 'order' as the reference has it, got 'order one'",
        ),
        (
            "champion Night Owls",
            "line 4: expected a promise (order, row, separated, level, restarted, shared, unequal, says, "
            "points, tie-break, difference), got 'champion Night Owls'",
        ),
        (
            "points Night Owls 2 against Old Barn under fwshl.points-tie",
            "line 4: expected points Night Owls 2 against Old Barn under fwshl.points-tie, "
            "got 2 under fwshl.points-win",
        ),
        (
            "tie-break Night Owls 3-2 Old Barn under fwshl.forfeit-score",
            "line 4: expected tie-break Night Owls 3-2 Old Barn under fwshl.forfeit-score, "
            "got 3-2 under none",
        ),
        (
            "difference Night Owls +2 under fwshl.goal-differential",
            "line 4: expected difference Night Owls +2 under fwshl.goal-differential, "
            "got +1 under fwshl.goal-differential",
        ),
        (
            "points Moon 2 against Old Barn under fwshl.points-win",
            "line 4: expected a team of the table, got 'Moon'",
        ),
    ],
)
def test_a_promise_not_kept_says_what_came(promise: str, failure: str) -> None:
    assert run_table(BEGIN + promise, library.load) == [failure]


def test_words_not_said_are_told_with_those_that_were() -> None:
    (failure,) = run_table(BEGIN + "says Night Owls: by luck", library.load)
    assert failure.startswith(
        "line 4: expected the words 'by luck', got ['Why Night Owls are 1st', '2 points, nobody"
    )


def refused(text: str) -> tuple[str, ...]:
    with pytest.raises(InvalidTable) as caught:
        run_table(text, library.load)
    return caught.value.faults


def test_a_stage_that_the_edition_has_not_is_told_with_those_it_has() -> None:
    assert refused(f"stage banana\n{BEGIN}order 1 Night Owls, 2 Old Barn") == (
        "line 1: expected a stage of fwshl/2026-03-24 (season, playoffs, exhibition), got 'banana'",
    )


def test_a_result_that_brings_no_points_there_is_told() -> None:
    text = BEGIN.replace("fwshl/2026-03-24", "tossup/2026-09-01").replace("3-2", "3-3")
    (fault,) = refused(text + "order 1= Night Owls, 1= Old Barn")
    assert fault.startswith("line 2: expected an outcome with points (regulation-win, ")
    assert fault.endswith("), got 'tie'")


def test_every_line_and_promise_is_in_the_reference() -> None:
    told = (Path(__file__).parents[2] / "docs" / "reference" / "table-format.md").read_text(encoding="utf-8")
    assert [head for head in (*HEADS, *PROMISES) if f"| `{head} " not in told] == []

"""What can't be read in a table case is told line by line; what isn't kept is told with what came."""

import pytest

from rinkbook import library
from rinkbook.cases.results import Result, read_result
from rinkbook.cases.tables import InvalidTable, read_table, run_table

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
            "line 4: expected a promise (order, row, separated, level, restarted, shared, unequal, says), "
            "got 'champion Night Owls'",
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

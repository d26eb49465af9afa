"""A test cites a clause by promising a ruling of it, or its words on a page; a bare id cites nothing."""

from pathlib import Path

from rinkbook.citations import Citation, find_citations, in_case, in_test

TEST = '''
from tests.promises import published, rules as promises

LISTED = ["fwshl.goal-limit", "fwshl.curfew"]

def test_the_fourth_goal_does_not_count():
    """fwshl.curfew"""
    assert promises(sheet, "goal-limit", "fwshl.goal-limit")

def test_the_page_says_it():
    published(page, clause="fwshl.mercy-stop", edition=edition)
    published(page, edition, LISTED[1])
    other(page, edition, "fwshl.curfew")

def setting_up():
    promises(sheet, "goal-limit", "fwshl.curfew")
'''


def test_a_python_test_cites_what_it_hands_to_a_promise() -> None:
    assert list(in_test(TEST, "tests/test_x.py")) == [
        Citation(
            clause="fwshl.goal-limit",
            file="tests/test_x.py",
            line=8,
            test="test_the_fourth_goal_does_not_count",
        ),
        Citation(clause="fwshl.mercy-stop", file="tests/test_x.py", line=11, test="test_the_page_says_it"),
    ]


def test_a_promise_may_be_called_by_its_module() -> None:
    text = 'from tests import promises\n\ndef test_it():\n    promises.rules(sheet, "x", "fwshl.curfew")\n'
    assert [citation.clause for citation in in_test(text, "f")] == ["fwshl.curfew"]


def test_a_function_of_the_same_name_is_no_promise() -> None:
    text = 'from elsewhere import rules\n\ndef test_it():\n    rules(sheet, "x", "fwshl.curfew")\n'
    assert list(in_test(text, "f")) == []


def test_a_case_cites_the_clauses_of_the_rulings_that_it_promises() -> None:
    sheet = (
        "# fwshl.curfew\n"
        "rulebook fwshl/2026-03-24\n"
        "P2 6:42 goal home 17\n"
        "  ruling goal-limit fwshl.goal-limit   # fwshl.mercy-stop\n"
    )
    assert list(in_case(sheet, "a.sheet")) == [Citation(clause="fwshl.goal-limit", file="a.sheet", line=4)]


def test_a_case_cites_every_clause_below_its_line() -> None:
    table = "09-11 A 3-2 B fwshl.curfew\n---\nseparated A from B by wins fwshl.tiebreak-wins\nsays A: 2. 3.\n"
    assert list(in_case(table, "a.table")) == [Citation(clause="fwshl.tiebreak-wins", file="a.table", line=3)]


def test_what_is_promised_of_a_player_is_no_comment() -> None:
    sheet = "---\ncaptain home #9 under fwshl.captain-letters # fwshl.curfew\n#fwshl.curfew\n"
    cited = Citation(clause="fwshl.captain-letters", file="a.sheet", line=2)
    assert list(in_case(sheet, "a.sheet")) == [cited]


def test_cases_and_tests_of_a_checkout_are_read(tmp_path: Path) -> None:
    (tmp_path / "cases" / "games").mkdir(parents=True)
    (tmp_path / "tests" / "core").mkdir(parents=True)
    (tmp_path / "cases" / "games" / "one.sheet").write_text("ruling goal-limit fwshl.goal-limit\n")
    (tmp_path / "tests" / "core" / "test_x.py").write_text(TEST)
    assert [str(citation) for citation in find_citations(tmp_path)] == [
        "cases/games/one.sheet:1",
        "tests/core/test_x.py:8 test_the_fourth_goal_does_not_count",
        "tests/core/test_x.py:11 test_the_page_says_it",
    ]

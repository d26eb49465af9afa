"""The words of "why?": what a captain can read aloud."""

import pytest

from rinkbook.core.game.facts import GameFacts
from rinkbook.core.rulebook.formats import nth
from rinkbook.core.standings.played import Adjustment
from rinkbook.core.standings.rules.tie_break import Step
from rinkbook.core.standings.step_words import heading
from rinkbook.core.standings.table import stand
from rinkbook.core.standings.view import write_number
from rinkbook.core.standings.why import Why, explain
from rinkbook.core.standings.words import day, points
from tests.core.standings.league import SEASON, edition, game

NAMES = {"A": "Night Owls", "B": "Harbor Lights", "C": "Old Barn"}
AMONG = Step(measure="points", among="tied", clause="pond.meetings")
AMONG_GOALS = Step(measure="goal-difference", among="tied", clause="pond.meetings")
GOALS = Step(measure="goals-for", clause="pond.goals")
CIRCLE = [
    game("A", "2-1", "B", on="2026-10-01"),
    game("B", "3-1", "C", on="2026-10-02"),
    game("C", "2-1", "A", on="2026-10-03"),
]


def _why(team: str, games: list[GameFacts], *steps: Step, group: str = "restart") -> Why:
    book = edition(*steps, group=group)
    table = stand(book, SEASON, games, list(NAMES))
    return explain(table, table.row(team), book, NAMES)


def test_unique_points_need_no_steps() -> None:
    why = _why("A", [game("A", "1-0", "B"), game("C", "0-0", "B")], GOALS)
    assert why.sentence == why.summary == "2 points, nobody else has as many."
    assert why.steps == ()
    assert why.not_needed == ""


def test_each_step_cites_its_clause_and_marks_the_best_where_it_separates() -> None:
    why = _why("B", CIRCLE, AMONG, AMONG_GOALS, GOALS)
    level, cut = why.steps
    assert (level.outcome, level.deciding, level.clause, level.clause_heading) == (
        "Level",
        False,
        "pond.meetings",
        "Meetings",
    )
    assert [(value.team, value.value, value.decisive) for value in cut.values] == [
        ("Harbor Lights", "+1", True),
        ("Night Owls", "0", False),
        ("Old Barn", "−1", False),
    ]
    assert cut.label == "Goal difference in those games"
    assert cut.outcome == "Harbor Lights take 1st, Night Owls 2nd, Old Barn 3rd"
    assert why.not_needed == "3 most goals for."


def test_the_games_stand_with_the_last_step_that_looks_at_them() -> None:
    level, cut = _why("B", CIRCLE, AMONG, AMONG_GOALS).steps
    assert level.games == ()
    assert [f"{each.score} {each.words}" for each in cut.games] == [
        "Harbor Lights 1–2 Night Owls on 1 Oct",
        "Harbor Lights 3–1 Old Barn on 2 Oct",
        "Old Barn 2–1 Night Owls on 3 Oct",
    ]


def test_a_smaller_group_has_its_own_games() -> None:
    games = [game("A", "2-1", "B", on="1"), game("C", "5-0", "X", on="2"), game("B", "3-0", "X", on="3")]
    three, two, _ = _why("B", games, AMONG, GOALS).steps
    assert [each.score for each in three.games] == ["Harbor Lights 1–2 Night Owls"]
    assert two.games == ()


def test_who_is_still_level_begins_again_and_the_rule_is_cited() -> None:
    games = [game("A", "2-1", "B", on="1"), game("C", "5-0", "X", on="2"), game("B", "3-0", "X", on="3")]
    first, *_ = _why("B", games, AMONG, GOALS).steps
    assert first.outcome == "Night Owls take 1st"
    assert (first.restart, first.restart_clause) == ("Two are left, so from the top", "pond.ties")
    ran_on, *_ = _why("B", games, AMONG, GOALS, group="run-on").steps
    assert ran_on.restart == "Two are left, so on down the list"


def test_a_shared_place_says_that_no_step_is_left() -> None:
    why = _why("A", [game("A", "1-0", "C", on="1"), game("B", "1-0", "C", on="2")], GOALS)
    assert why.shared == "No step is left: Night Owls and Harbor Lights share 1st."
    assert why.summary == "Two teams have 2 points; Night Owls share 1st with Harbor Lights."
    assert why.not_needed == ""


def test_a_league_without_a_chain_says_so() -> None:
    why = _why("A", [])
    level = "Three teams have 0 points: Night Owls, Harbor Lights, Old Barn."
    assert why.sentence == f"{level} The rules have no way to tell them apart."


def test_a_step_passed_over_says_why() -> None:
    why = _why("A", CIRCLE, Step(measure="points", among="tied", applies_to="two"), AMONG_GOALS)
    assert why.steps[0].outcome == "Passed over: only between two teams"
    assert why.steps[0].values == ()


def test_with_all_at_once_a_step_that_separates_some_says_so() -> None:
    games = [game("A", "1-0", "C", on="1"), game("B", "1-0", "C", on="2"), game("C", "7-0", "X", on="3")]
    why = _why("A", games, GOALS, group="all-at-once")
    assert why.steps[0].outcome == "Doesn't count: it doesn't separate all of them"
    assert why.sentence.endswith("step by step; a step counts only if it separates all of them.")


def test_points_given_or_taken_are_told_with_their_clause() -> None:
    book = edition(GOALS)
    given = Adjustment(team="A", points=1, reason="Fair play", clause="pond.ties")
    taken = Adjustment(team="A", points=-3, reason="Unpaid fees")
    table = stand(book, SEASON, [], ["A", "B"], adjustments=[taken, given])
    why = explain(table, table.row("A"), book, NAMES)
    assert why.sentence == "−2 points, nobody else has as many."
    assert [(note.text, note.clause) for note in why.notes] == [
        ("1 point given: Fair play.", "pond.ties"),
        ("3 points taken off: Unpaid fees.", ""),
    ]
    assert explain(table, table.row("B"), book, NAMES).notes == ()


@pytest.mark.parametrize(
    ("step", "expected"),
    [
        (Step(measure="wins"), "Most wins"),
        (Step(measure="penalty-minutes", least=True, per_game=True), "Fewest penalty minutes per game"),
        (Step(measure="points", among="tied"), "Points in games against each other"),
        (Step(measure="goal-difference", cap=5), "Total goal difference, at most 5 a game"),
    ],
)
def test_a_heading_says_what_the_step_compares(step: Step, expected: str) -> None:
    assert heading(step) == expected


@pytest.mark.parametrize(("figure", "written"), [(7, "7"), (-2, "−2"), (4.333, "4.33"), (None, "–")])
def test_a_figure_is_written_with_a_true_minus_and_one_there_is_not_as_a_dash(
    figure: int | float | None, written: str
) -> None:
    assert write_number(figure) == written


def test_small_words() -> None:
    assert [nth(number) for number in (1, 2, 3, 4, 11, 12, 21, 113)] == [
        "1st",
        "2nd",
        "3rd",
        "4th",
        "11th",
        "12th",
        "21st",
        "113th",
    ]
    assert (day("2026-09-01"), day("autumn"), day("2026-13-01")) == ("1 Sept", "autumn", "2026-13-01")
    assert (points(1), points(-1), points(0)) == ("1 point", "−1 point", "0 points")

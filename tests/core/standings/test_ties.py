"""How a chain of steps puts level teams in order: groups, applicability, caps, averages."""

import pytest
from msgspec import structs

from rinkbook.core.standings.played import Toss
from rinkbook.core.standings.rules.tie_break import Step
from rinkbook.core.standings.table import Table, stand
from tests.core.standings.league import SEASON, edition, game

WINS = Step(measure="wins")
AMONG = Step(measure="points", among="tied")
DIFFERENCE = Step(measure="goal-difference")
GOALS = Step(measure="goals-for")

# A beat B and C, who drew; D and E are there to make all three level on points with wins of equal number.
CIRCLE = [
    game("A", "2-1", "B", on="2026-10-01"),
    game("B", "5-1", "C", on="2026-10-02"),
    game("C", "2-1", "A", on="2026-10-03"),
]
# A, B and C have one win each; A's goals are best, B and C are level in difference, and C lost to B.
THREE = [
    game("A", "5-0", "X", on="2026-10-01"),
    game("B", "1-0", "C", on="2026-10-02"),
    game("C", "3-1", "Y", on="2026-10-03"),
]


def _ranks(table: Table, *teams: str) -> list[int]:
    return [table.row(team).rank for team in teams]


def _taken(table: Table, team: str) -> list[tuple[int, int]]:
    """The steps of a team's row: number, and how many teams it compared."""
    return [(step.number, len(step.teams)) for step in table.row(team).why]


def test_with_restart_those_still_level_begin_at_the_first_step_again() -> None:
    table = stand(edition(AMONG, DIFFERENCE), SEASON, THREE, "ABCXY")
    # Points among the three: B two, A and C none. Then A and C from the top: they haven't met.
    assert _ranks(table, "B", "A", "C") == [1, 2, 3]
    assert _taken(table, "A") == [(1, 3), (1, 2), (2, 2)]
    assert [step.restarted for step in table.row("A").why] == [False, True, False]


def test_with_run_on_they_go_on_where_they_are() -> None:
    table = stand(edition(AMONG, DIFFERENCE, group="run-on"), SEASON, THREE, "ABCXY")
    assert _ranks(table, "B", "A", "C") == [1, 2, 3]
    assert _taken(table, "A") == [(1, 3), (2, 2)]


def test_with_all_at_once_a_step_that_separates_only_some_does_not_count() -> None:
    table = stand(edition(AMONG, DIFFERENCE, group="all-at-once"), SEASON, THREE, "ABCXY")
    # Difference: A +5, B +1, C +1: not all apart either, so the three share.
    assert _ranks(table, "A", "B", "C") == [1, 1, 1]
    assert [(step.partial, step.separated) for step in table.row("A").why] == [(True, False), (True, False)]


def test_with_all_at_once_a_step_that_separates_all_counts() -> None:
    table = stand(edition(DIFFERENCE, group="all-at-once"), SEASON, CIRCLE, "ABC")
    assert _ranks(table, "B", "A", "C") == [1, 2, 3]


def test_without_a_chain_level_teams_share_their_rank() -> None:
    table = stand(edition(), SEASON, CIRCLE, "ABC")
    assert _ranks(table, "A", "B", "C") == [1, 1, 1]
    assert all(row.shared and row.why == () for row in table.rows)


def test_a_step_for_two_is_passed_over_between_three() -> None:
    steps = (Step(measure="points", among="tied", applies_to="two"), DIFFERENCE)
    table = stand(edition(*steps), SEASON, THREE, "ABCXY")
    first, second, *later = table.row("B").why
    assert (first.skipped, first.values, first.separated) == ("two-only", {}, False)
    assert second.class_of("A") == ("A",)
    # Only then, between two, the first step counts.
    assert [step.skipped for step in later] == [""]
    assert _ranks(table, "A", "B", "C") == [1, 2, 3]


def test_a_step_for_more_is_passed_over_between_two() -> None:
    steps = (Step(measure="goals-for", applies_to="more"), Step(measure="goals-against", least=True))
    games = [game("A", "3-2", "X"), game("B", "2-1", "Y")]
    table = stand(edition(*steps), SEASON, games, "ABXY")
    assert table.row("A").why[0].skipped == "more-only"
    assert _ranks(table, "B", "A") == [1, 2]


def test_a_step_among_the_tied_may_ask_that_all_have_met() -> None:
    steps = (Step(measure="points", among="tied", met="all"), DIFFERENCE)
    table = stand(edition(*steps), SEASON, THREE, "ABCXY")
    assert table.row("A").why[0].skipped == "not-all-met"
    assert table.row("A").why[0].met == (0, 1)


def test_a_step_among_the_tied_may_ask_that_all_have_met_equally_often() -> None:
    steps = (Step(measure="goal-difference", among="tied", met="equally"), GOALS)
    twice = [*CIRCLE, game("A", "0-0", "B", on="2026-10-04"), game("C", "0-0", "X", on="2026-10-05")]
    table = stand(edition(*steps), SEASON, twice, "ABCX")
    met = next(step for step in table.row("A").why if len(step.teams) == 3)
    assert (met.met, met.unequal, met.skipped) == ((1, 2), True, "not-met-equally")


def test_a_cap_limits_what_one_game_brings() -> None:
    games = [
        game("A", "9-0", "X"),
        game("B", "3-0", "X", on="2"),
        game("B", "3-0", "Y", on="3"),
        game("A", "1-0", "Y"),
    ]
    capped = stand(edition(Step(measure="goal-difference", cap=5)), SEASON, games, "ABXY")
    assert capped.row("A").why[0].values == {"A": 6, "B": 6}
    plain = stand(edition(DIFFERENCE), SEASON, games, "ABXY")
    assert plain.row("A").why[0].values == {"A": 10, "B": 6}


def test_an_average_is_per_game_that_the_step_looks_at() -> None:
    step = Step(measure="penalty-minutes", least=True, per_game=True)
    games = [
        game("A", "1-0", "X", on="1", pim="4-0"),
        game("A", "0-1", "Y", on="2", pim="4-0"),
        game("B", "1-0", "X", on="3", pim="6-0"),
    ]
    table = stand(edition(step), SEASON, games, "ABXY")
    assert {team: table.row("A").why[0].values[team] for team in "AB"} == {"A": 4.0, "B": 6.0}
    assert _ranks(table, "A", "B") < _ranks(table, "B", "A")


def test_an_average_of_no_games_is_none_at_all() -> None:
    table = stand(edition(Step(measure="goals-for", per_game=True)), SEASON, [], "AB")
    assert table.row("A").why[0].values == {"A": 0.0, "B": 0.0}


def test_fewest_losses_and_wins_in_regulation_are_measures_too() -> None:
    games = [
        game("A", "1-0", "X", on="1"),
        game("A", "0-1", "Y", on="2"),
        game("B", "0-0", "X", on="3"),
        game("B", "0-0", "Y", on="4"),
    ]
    losses = stand(edition(Step(measure="losses", least=True)), SEASON, games, "ABXY")
    assert _ranks(losses, "B") < _ranks(losses, "A")
    wins = stand(edition(Step(measure="regulation-wins")), SEASON, games, "ABXY")
    assert _ranks(wins, "A") < _ranks(wins, "B")


def test_the_toss_among_just_the_tied_goes_before_one_among_more() -> None:
    tosses = [Toss(order=("B", "A", "C"), on="2026-11-02"), Toss(order=("A", "B"), on="2026-11-01")]
    table = stand(edition(Step(measure="coin-toss")), SEASON, [game("C", "0-1", "X")], "AB", tosses=tosses)
    assert _ranks(table, "A", "B") == [1, 2]


def test_a_later_toss_among_the_same_teams_stands() -> None:
    tosses = [Toss(order=("B", "A"), on="2026-11-02"), Toss(order=("A", "B"), on="2026-11-01")]
    table = stand(edition(Step(measure="coin-toss")), SEASON, [], "AB", tosses=tosses)
    assert _ranks(table, "B", "A") == [1, 2]


@pytest.mark.parametrize("step", [DIFFERENCE, GOALS, Step(measure="goals-against", least=True)])
def test_goal_steps_use_the_goals_that_enter_a_tie_break(step: Step) -> None:
    shown = game("A", "0-0", "B")
    synthetic = structs.replace(
        shown,
        home=structs.replace(shown.home, tie_for=5),
        away=structs.replace(shown.away, tie_against=5),
    )
    table = stand(edition(step), SEASON, [synthetic], "AB")
    assert _ranks(table, "A", "B") == [1, 2]
    assert [row.goals_for for row in table.rows] == [0, 0]


def test_an_exhibition_game_belongs_to_no_table() -> None:
    friendly = structs.replace(game("A", "1-0", "B"), sort="exhibition")
    assert stand(edition(WINS), SEASON, [friendly], "AB").games == 0


def test_games_of_another_stage_are_left_out() -> None:
    games = [game("A", "1-0", "B"), game("A", "1-0", "B", stage="playoffs")]
    table = stand(edition(WINS), SEASON, games, "AB")
    assert (table.games, table.row("A").games_played) == (1, 1)


def test_a_game_against_a_team_of_another_table_counts() -> None:
    table = stand(edition(WINS), SEASON, [game("A", "1-0", "Z")], "AB")
    assert [row.team for row in table.rows] == ["A", "B"]
    assert table.row("A").points == 2


def test_the_form_reads_from_the_oldest_to_the_newest_of_five() -> None:
    scores = ["1-0", "0-1", "0-0", "1-0", "1-0", "0-1"]
    games = [game("A", score, "B", on=f"2026-10-0{day}") for day, score in enumerate(scores, start=1)]
    assert stand(edition(WINS), SEASON, games[::-1], "AB").row("A").last_five == "LTWWL"

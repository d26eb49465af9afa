"""Laws of every table, whatever was played."""

from itertools import combinations
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from rinkbook.core.game.facts import GameFacts
from rinkbook.core.standings.played import Adjustment, Toss
from rinkbook.core.standings.rules.tie_break import Step
from rinkbook.core.standings.table import Table, stand
from tests.core.standings.league import SEASON, edition, game

TEAMS = ("A", "B", "C", "D", "E")
CHAIN = (
    Step(measure="wins"),
    Step(measure="points", among="tied"),
    Step(measure="goal-difference", among="tied"),
    Step(measure="goal-difference"),
    Step(measure="penalty-minutes", least=True),
    Step(measure="coin-toss"),
)
GROUPS = st.sampled_from(["restart", "run-on", "all-at-once"])
# Few scores and few minutes, so that ties are common.
GAMES = st.lists(
    st.builds(
        lambda pair, score, pim, day: game(
            pair[0], f"{score[0]}-{score[1]}", pair[1], on=f"2026-10-{day:02}", pim=f"{pim[0]}-{pim[1]}"
        ),
        st.sampled_from([(one, two) for one in TEAMS for two in TEAMS if one != two]),
        st.tuples(st.integers(0, 2), st.integers(0, 2)),
        st.tuples(st.sampled_from([0, 2]), st.sampled_from([0, 2])),
        st.integers(1, 28),
    ),
    max_size=12,
    unique_by=lambda each: each.game,
)
TOSSES = st.lists(
    st.builds(
        lambda order, size: Toss(order=tuple(order[:size])),
        st.permutations(TEAMS),
        st.integers(2, len(TEAMS)),
    ),
    max_size=2,
)
ADJUSTMENTS = st.lists(
    st.builds(Adjustment, team=st.sampled_from(TEAMS), points=st.integers(-2, 2), reason=st.just("r")),
    max_size=2,
)


def _table(
    games: list[GameFacts], group: str, tosses: list[Toss] | None = None, teams: tuple[str, ...] = TEAMS
) -> Table:
    return stand(edition(*CHAIN, group=group), SEASON, games, teams, tosses=tosses or ())


@given(GAMES, GROUPS, TOSSES, ADJUSTMENTS, st.randoms(use_true_random=False))
def test_a_table_does_not_depend_on_the_order_of_what_comes_in(
    games: list[GameFacts],
    group: str,
    tosses: list[Toss],
    adjustments: list[Adjustment],
    random: Random,
) -> None:
    book = edition(*CHAIN, group=group)
    straight = stand(book, SEASON, games, TEAMS, tosses=tosses, adjustments=adjustments)
    for given_in in (games, tosses, adjustments):
        random.shuffle(given_in)
    mixed = stand(book, SEASON, games, TEAMS[::-1], tosses=tosses, adjustments=adjustments)
    assert mixed == straight


@given(GAMES, GROUPS, TOSSES)
def test_every_pair_level_on_points_is_separated_by_a_step_or_shares_its_rank(
    games: list[GameFacts], group: str, tosses: list[Toss]
) -> None:
    table = _table(games, group, tosses)
    for upper, lower in combinations(table.rows, 2):
        if upper.points != lower.points:
            assert upper.points > lower.points and upper.rank < lower.rank
            continue
        apart = [
            step
            for step in upper.why
            if lower.team in step.teams and lower.team not in step.class_of(upper.team)
        ]
        assert len(apart) == (0 if upper.rank == lower.rank else 1)


@given(GAMES, GROUPS)
def test_ranks_run_from_one_and_a_shared_rank_leaves_out_the_next(games: list[GameFacts], group: str) -> None:
    table = _table(games, group)
    for at, row in enumerate(table.rows):
        assert row.rank == 1 + sum(other.rank < row.rank for other in table.rows)
        assert row.rank <= at + 1
        assert row.shared == (sum(other.rank == row.rank for other in table.rows) > 1)


@given(GAMES)
def test_points_wins_and_goals_add_up_over_the_table(games: list[GameFacts]) -> None:
    rows = _table(games, "restart").rows
    assert sum(row.points for row in rows) == 2 * len(games)
    assert sum(row.won for row in rows) == sum(row.lost for row in rows)
    assert sum(row.goal_difference for row in rows) == 0
    assert sum(row.games_played for row in rows) == 2 * len(games)


@given(GAMES, st.integers(0, 2), st.integers(0, 2))
def test_a_game_between_two_others_leaves_a_row_as_it_was(games: list[GameFacts], one: int, two: int) -> None:
    before = _table(games, "restart")
    after = _table([*games, game("D", f"{one}-{two}", "E", on="2026-11-01")], "restart")
    for team in ("A", "B", "C"):
        old, new = before.row(team), after.row(team)
        assert (old.points, old.won, old.goals_for, old.last_five) == (
            new.points,
            new.won,
            new.goals_for,
            new.last_five,
        )


@given(GAMES, GROUPS)
def test_two_level_teams_keep_their_order_whatever_the_others_play_unless_one_joins_the_tie(
    games: list[GameFacts], group: str
) -> None:
    table = _table(games, group)
    pairs = [each.teams for each in table.groups if len(each.teams) == 2]
    for pair in pairs:
        own = [each for each in games if {each.home.team, each.away.team} & set(pair)]
        alone = _table(own, group, teams=pair)
        assert alone.groups[0].teams == pair

"""Laws of the score: the sum of the goals that count, and one more where a shootout brings it."""

from hypothesis import given, settings

from rinkbook.core.game.sheet import Sheet
from rinkbook.core.model.events import Side
from rinkbook.core.ruling import Out
from tests.any_game import Game
from tests.core.game.sheets import any_games, games

BOTH = tuple(Side)


def counted(sheet: Sheet) -> list[int]:
    return [sum(goal.points for goal in sheet.goals if goal.side is side) for side in BOTH]


@settings(max_examples=100)
@given(any_games)
def test_the_score_is_the_sum_of_the_goals_that_count(game: Game) -> None:
    sheet = game.play()
    shootout = [a - b for a, b in zip(sheet.score, counted(sheet), strict=True)]
    by_shootout = sheet.result is not None and sheet.result.how == "shootout"
    assert sorted(shootout) in (([0, 1], [0, 0]) if by_shootout else ([0, 0],))
    assert counted(sheet) == [sum(line.goals[side] for line in sheet.periods) for side in (0, 1)]


@given(any_games)
def test_each_goal_tells_the_score_after_it(game: Game) -> None:
    sheet = game.play()
    if any(isinstance(each, Out) and each.goals_go for ruling in sheet.rulings for each in ruling.effects):
        return  # goals that a roster check took off had stood till then
    score = {side: 0 for side in BOTH}
    for goal in sheet.goals:
        score[goal.side] += goal.points
        assert goal.score == (score[Side.HOME], score[Side.AWAY])


@given(any_games)
def test_the_winner_has_more_unless_a_rule_says_otherwise(game: Game) -> None:
    result = game.play().result
    if result is not None and result.how in ("regulation", "overtime", "tie"):
        home, away = result.score
        assert result.winner is (None if home == away else Side.HOME if home > away else Side.AWAY)


@given(games())
def test_players_have_the_goals_that_they_are_credited_with(game: Game) -> None:
    """A rule may keep a goal out of the score and leave it to its player; a forfeit may take it away."""
    sheet = game.play()
    for side in BOTH:
        credited = [goal for goal in sheet.goals if goal.side is side and goal.credit and goal.number]
        own = sum(line.goals for line in sheet.players if line.side is side)
        assert own == len(credited) or (sheet.result is not None and own < len(credited))

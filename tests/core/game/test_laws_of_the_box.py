"""Laws of the box: who sits is no skater, and a side never has fewer or more than the rulebook lets it."""

from hypothesis import given, settings

from rinkbook.core.game.sheet import Sheet
from rinkbook.core.model.events import Side
from tests.any_game import Game, plan_of
from tests.core.game.sheets import any_games


def bounds(game: Game) -> tuple[int, int]:
    """The fewest and the most skaters of a side in any period: where it can go no lower the other gains."""
    plan = plan_of(game.edition, game.setup)
    periods = (*plan.regulation, *plan.overtime)
    least = min((plan.least, *(each.least for each in periods if each.least)))
    most = max((plan.skaters, *(each.skaters + plan.skaters - plan.least for each in plan.overtime)))
    return least, most


def sitting(sheet: Sheet, side: Side) -> list[str]:
    """Who sits for his side and leaves it a skater short."""
    return [line.number for line in sheet.box if line.side is side and line.short and not line.waits]


@settings(max_examples=100)
@given(any_games)
def test_a_side_has_as_many_skaters_as_the_rulebook_lets_it(game: Game) -> None:
    least, most = bounds(game)
    sheet = game.play()
    for skaters in (sheet.skaters, *(goal.skaters for goal in sheet.goals)):
        assert all(least <= each <= most for each in skaters), skaters


@settings(max_examples=100)
@given(any_games)
def test_nobody_counts_as_a_skater_while_he_sits(game: Game) -> None:
    sheet = game.play()
    if not sheet.over:
        home, away = (len(sitting(sheet, side)) for side in Side)
        assert sheet.skaters[0] - sheet.skaters[1] == away - home


@settings(max_examples=100)
@given(any_games)
def test_nobody_sits_twice_at_once(game: Game) -> None:
    sheet = game.play()
    for side in Side:
        serve = [line.number for line in sheet.box if line.side is side and not line.waits and line.number]
        assert len(serve) == len(set(serve))


@given(any_games)
def test_who_sits_has_time_left(game: Game) -> None:
    assert all(0 < line.left <= line.length for line in game.play().box)


@given(any_games)
def test_a_penalty_ends_after_it_has_begun(game: Game) -> None:
    for line in game.play().penalties:
        if line.starts is not None and line.ends is not None:
            assert line.starts <= line.ends

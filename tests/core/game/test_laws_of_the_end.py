"""Laws of the end: once an official has ended a game only what may follow counts; a forfeit moves no goal."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from rinkbook.core.game.after_end import MAY_FOLLOW
from rinkbook.core.game.sheet import PlayerLine, Sheet
from rinkbook.core.model.events import (
    KINDS,
    Amend,
    AnyBody,
    Curfew,
    Event,
    Forfeit,
    Side,
    Strike,
    Termination,
)
from rinkbook.core.model.place import Moment, Place
from tests.any_game import Game
from tests.any_sheet import bodies_of, sides
from tests.core.game.sheets import any_games, games

LATE = st.one_of([bodies_of(kind) for kind in KINDS if kind not in {Strike, Amend, *MAY_FOLLOW}])
ENDS: st.SearchStrategy[Any] = st.one_of(
    st.builds(Termination, side=sides), st.builds(Forfeit, sides=st.tuples(sides)), st.just(Curfew())
)
FWSHL = ("fwshl/2026-03-24",)
AT_LAST, LATER = 10**6, 10**6 + 1


def at_the_end(game: Game, body: AnyBody, order: int = AT_LAST) -> Event:
    """That line where the sheet's last one stands, entered after it."""
    last = max((event.place for event in game.events), key=Place.key, default=Place())
    return Event(id=f"e{order}", place=last.at_order(order), body=body)


def shown(sheet: Sheet) -> tuple[Any, ...]:
    """All that an end settles; a number that a late line names for the first time has a line of nothing."""
    told = [line for line in sheet.players if line != PlayerLine(side=line.side, number=line.number)]
    return sheet.phase, sheet.score, sheet.result, told, sheet.rulings, sheet.clock, sheet.next


@settings(max_examples=60)
@given(any_games, ENDS, LATE)
def test_what_may_not_follow_an_end_moves_nothing(game: Game, end: AnyBody, late: AnyBody) -> None:
    ended = [*game.events, at_the_end(game, end)]
    before = game.play(ended)
    if before.over:
        assert shown(game.play([*ended, at_the_end(game, late, LATER)])) == shown(before)


@settings(max_examples=60)
@given(any_games, ENDS)
def test_an_official_ends_a_game_unless_it_needs_a_winner(game: Game, end: AnyBody) -> None:
    sheet = game.play([*game.events, at_the_end(game, end)])
    assert sheet.over or isinstance(end, Curfew)


@settings(max_examples=60)
@given(any_games, ENDS)
def test_what_the_one_side_won_the_other_lost(game: Game, end: AnyBody) -> None:
    result = game.play([*game.events, at_the_end(game, end)]).result
    if result is None or result.facts is None:
        return
    home, away = result.facts.home.outcome, result.facts.away.outcome
    assert home == away if result.winner is None else {home.won, away.won} == {True, False}
    assert home.value.removesuffix("-win").removesuffix("-loss") == away.value.removesuffix(
        "-win"
    ).removesuffix("-loss")


def of(sheet: Sheet, side: Side) -> list[PlayerLine]:
    return [line for line in sheet.players if line.side is side]


@settings(max_examples=40)
@given(games(FWSHL), sides)
def test_a_forfeit_leaves_its_team_the_penalty_minutes_and_the_other_all(game: Game, side: Side) -> None:
    played = game.play()
    sheet = game.play([*game.events, at_the_end(game, Forfeit(sides=(side,)))])
    assert of(sheet, side.other) == of(played, side.other)
    assert of(sheet, side) == [
        structs.replace(line, goals=0, assists=0, shots_against=0, goals_against=0)
        for line in of(played, side)
    ]


@settings(max_examples=40)
@given(games(FWSHL), sides)
def test_a_forfeit_that_is_played_on_moves_no_goal(game: Game, side: Side) -> None:
    before = Event(
        id="forfeit",
        place=Place(moment=Moment.BEFORE),
        body=Forfeit(sides=(side,), sort="at-start", plays_on=True),
    )
    played, sheet = game.play(), game.play([before, *game.events])
    assert (sheet.goals, sheet.score) == (played.goals, played.score)
    has_its_winner = played.next.step in ("overtime", "shootout")  # which the game still had to find
    assert sheet.phase == played.phase or has_its_winner
    if sheet.result is not None:
        assert (sheet.result.how, sheet.result.winner) == ("forfeit", side.other)

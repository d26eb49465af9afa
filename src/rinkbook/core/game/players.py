"""What the game brings to each player: goals, assists, minutes; a shootout goal is nobody's."""

from collections import Counter
from collections.abc import Container

from msgspec import structs

from rinkbook.core.game.sheet import PlayerLine, Result
from rinkbook.core.game.state import AWAY, HOME, State
from rinkbook.core.model.events import Dressed, Side

Key = tuple[Side, str]


def player_lines(game: State, result: Result | None) -> tuple[PlayerLine, ...]:
    """A line for everybody dressed, and for every number that appears though nobody wears it."""
    goals = Counter((goal.side, goal.number) for goal in game.goals if goal.credit)
    assists = Counter((goal.side, number) for goal in game.goals for number in goal.assists)
    minutes, called = penalties_of(game)
    figures = {"goals": goals, "assists": assists, "penalty-minutes": minutes}
    keys = [(side, number) for side in (HOME, AWAY) for number in game.line_ups[side]]
    keys += [key for key in game.attended if key not in set(keys)]
    figured = {*goals, *assists, *game.faced, *game.shot}
    keys += sorted({*figured, *minutes} - set(keys))
    if result is not None:
        take_away(result, figures)
    lines = (
        (
            key,
            line(
                game, key, goals[key], assists[key], minutes[key], called[key], goaltending(game, key, result)
            ),
        )
        for key in keys
        if key[1]
    )
    return tuple(structs.replace(each, played=has_played(game, key, figured)) for key, each in lines)


def has_played(game: State, key: Key, figured: Container[Key]) -> bool:
    """Who dressed for a game that was played, a goalie not by sitting there; or who is on a line of it."""
    worn = game.attended.get(key)
    if worn is None or (worn.goalie and key not in game.stood_in_goal):
        return game.has_begun and key in figured
    return True


def goaltending(game: State, key: Key, result: Result | None) -> tuple[int, int]:
    """Shots and goals against a goalie, where the result leaves them."""
    shots, against = game.faced.get(key, (0, 0))
    return (shots, against) if result is None or result.leaves(key[0], "goaltending") else (0, 0)


def take_away(result: Result, figures: dict[str, Counter[Key]]) -> None:
    """What the result, a forfeit, doesn't leave to the players."""
    for name, figure in figures.items():
        for key in figure:
            if not result.leaves(key[0], name):
                figure[key] = 0


def penalties_of(game: State) -> tuple[Counter[Key], Counter[Key]]:
    """Minutes for the record, and how many penalties officials called, by player."""
    minutes: Counter[Key] = Counter()
    called: Counter[Key] = Counter()
    for record in game.penalties:
        key = (record.penalty.side, record.penalty.number)
        minutes[key] += sum(game.classes.minutes(name) for name in record.classes)
        called[key] += record.called
    return minutes, called


def line(
    game: State, key: Key, goals: int, assists: int, minutes: int, called: int, faced: tuple[int, int]
) -> PlayerLine:
    """One player's figures, under the name that he wears tonight."""
    side, number = key
    worn = game.dressed(side, number) or game.attended.get(key)
    is_dressed, worn = worn is not None, worn or Dressed(number=number)
    return PlayerLine(
        side=side, number=worn.number, player=worn.player, name=worn.name, goalie=worn.goalie,
        letter=worn.letter, sub=worn.is_sub, goals=goals, assists=assists,
        penalty_minutes=minutes, penalties=called, out=game.out.get(key, ""), held=game.held.get(key, ""),
        shots_against=faced[0], goals_against=faced[1],
        dressed=is_dressed,
    )  # fmt: skip

"""What a goal does to the game: score, strength, the penalty it ends; and the shots that goalies face."""

from rinkbook.core.game.oddities.goals import STRENGTHS
from rinkbook.core.game.serving import Reading, reading_of
from rinkbook.core.game.sheet import GoalLine
from rinkbook.core.game.state import AWAY, HOME, State
from rinkbook.core.model.events import Event, Goal, PenaltyShotMissed, Saves, Shots, Side
from rinkbook.core.model.place import Part
from rinkbook.core.ruling import Worth


def goal(game: State, event: Event, body: Goal, worth: Worth) -> None:
    """A goal that counts moves the score and may end a penalty; any other stays on the record."""
    reading = reading_of(event.place, game.now)
    strength, skaters = strength_at(game, body, reading), game.on_ice_at(reading)
    empty = body.empty_net or game.nets_empty[body.side.other]
    ended = end_penalty(game, body, reading) if worth.ends_penalty else ""
    game.scored[body.side] += worth.points
    if worth.points:
        add(game.goals_by_period, game, body.side, worth.points)
        count_goal(game, event, body)
    if (worth.points or worth.credit) and not empty and not is_nobodys(game, body):
        faced(game, body.side.other, goals=1)
        game.let_in[event.id] = game.goalies[body.side.other]
    game.goals.append(
        GoalLine(
            event=event.id, place=event.place, side=body.side, number=body.number,
            assists=credited(game, body) if worth.credit else (), points=worth.points,
            credit=worth.credit and not body.own_goal,
            strength=strength, override=body.strength if body.strength in STRENGTHS else "",
            skaters=skaters, empty_net=empty, penalty_shot=body.penalty_shot, awarded=body.awarded,
            extra_attacker=game.nets_empty[body.side] and not body.penalty_shot,
            score=game.score, ended=ended,
        )
    )  # fmt: skip


def is_nobodys(game: State, body: Goal) -> bool:
    """Awarded, so that no goalie let it in."""
    return body.awarded and not game.book.awarded.against_goalie


def strength_at(game: State, body: Goal, reading: Reading) -> str:
    """The judge's own: PS on a penalty shot, else by who lacked more skaters when play stopped."""
    if body.penalty_shot:
        return "PS"
    home, away = game.box.short_at(reading)
    return strength_of(home, away) if body.side is HOME else strength_of(away, home)


def credited(game: State, body: Goal) -> tuple[str, ...]:
    """The assists that can be: of others than the scorer, of each once, no more than there may be."""
    if body.awarded and not game.book.awarded.assists:
        return ()
    scorer = "" if body.own_goal else body.number
    others = [number for number in dict.fromkeys(body.assists) if not number or number != scorer]
    return tuple(others[: game.most_assists])


def count_goal(game: State, event: Event, body: Goal) -> None:
    if body.own_goal:
        return  # its number is of the other side
    by_part = game.goals_that_count.setdefault((body.side, body.number), {})
    by_part[event.place.part] = by_part.get(event.place.part, 0) + 1


def strength_of(own_short: int, other_short: int) -> str:
    """EV, PP or SH, by how many skaters each side lacked."""
    if own_short == other_short:
        return "EV"
    return "PP" if own_short < other_short else "SH"


def end_penalty(game: State, body: Goal, reading: Reading) -> str:
    """The penalty that it ends; one on a penalty shot, or an awarded one, where the book says so."""
    book = game.book.goal_ends
    if (body.penalty_shot and not book.penalty_shot) or (body.awarded and not book.awarded):
        return ""
    freed = game.box.goal_against(body.side.other, game.now, reading, book.which)
    if freed is None and book.short_handed:
        freed = game.box.goal_against(body.side, game.now, reading, book.which)
    return game.penalties[freed.penalty].event.id if freed is not None else ""


def add(periods: dict[tuple[Part, int], list[int]], game: State, side: Side, count: int) -> None:
    """So many more in this period."""
    periods.setdefault((game.part, game.period), [0, 0])[side is AWAY] += count


def faced(game: State, side: Side, *, shots: int = 0, goals: int = 0) -> None:
    """What came at the goalie who stands there now."""
    if not game.nets_empty[side]:
        figures = game.faced.setdefault((side, game.goalies[side]), [0, 0])
        figures[0] = max(0, figures[0] + shots)
        figures[1] += goals


def shots(game: State, event: Event, body: Shots) -> None:
    faced(game, body.side.other, shots=count_shots(game, body.side, body.count))


def saves(game: State, event: Event, body: Saves) -> None:
    """Saves are shots that didn't go in; the goals against are added when the sheet is read."""
    figures = game.faced.setdefault((body.side, body.number or game.goalies[body.side]), [0, 0])
    figures[0] = max(0, figures[0] + count_shots(game, body.side.other, body.count))


def count_shots(game: State, side: Side, count: int) -> int:
    """So many more shots; of those taken back no more than there are. Gives what was counted."""
    counted = max(count, -game.shots[side])
    game.shots[side] += counted
    add(game.shots_by_period, game, side, counted)
    return counted


def shot_missed(game: State, event: Event, body: PenaltyShotMissed) -> None:
    """A penalty shot that didn't go in is a shot like another, where the book counts it."""
    if game.book.shot.shot:
        faced(game, body.side.other, shots=count_shots(game, body.side, 1))

"""Who sits in the box, until when, and what lets him out; and so what the strength on the ice is."""

from collections.abc import Iterator

from rinkbook.core.game.serving import Serving
from rinkbook.core.game.sheet import BoxLine, Strength
from rinkbook.core.game.state import AWAY, HOME, State
from rinkbook.core.game.titles import title_of
from rinkbook.core.model.events import Side


def box_lines(game: State) -> Iterator[BoxLine]:
    """Who serves, who waits to, and who is only waiting for a whistle."""
    freed = {side: freed_by_a_goal(game, side) for side in (HOME, AWAY)}
    for part in game.box.running:
        out = "time" if part.costs_a_skater else "whistle"
        yield line(game, part, out=out, goal=part is freed[part.side])
    for part in game.box.waiting:
        yield line(game, part, out="turn", goal=False)


def waiting_for_a_whistle(game: State) -> Iterator[BoxLine]:
    """Their time is up, and they come out when play stops."""
    for part in game.box.lingering:
        yield line(game, part, out="now", goal=False)


def freed_by_a_goal(game: State, side: Side) -> Serving | None:
    """Whom a goal against the side would let out now."""
    ending = game.box.ending(side, None)
    return game.box.first_of(ending, game.book.goal_ends.which) if ending else None


def line(game: State, part: Serving, *, out: str, goal: bool) -> BoxLine:
    """Someone in the box, as he is shown."""
    record = game.penalties[part.penalty]
    waits = out == "turn"
    left = part.length if waits or part.ends is None else max(0, part.ends - game.now)
    return BoxLine(
        penalty=record.event.id, side=part.side, number=part.number, served_by=record.penalty.served_by,
        title=title_of(game, record.penalty.offence), left=left, length=part.length,
        short=part.costs_a_skater and out != "now", waits=waits, coincidental=part.cancelled or record.even,
        ends=None if waits else part.ends, out=out, on_goal=goal,
    )  # fmt: skip


def strength_now(game: State) -> Strength:
    """Who is on the ice, who has the power play, and for how long it stays so by time alone."""
    home, away = game.on_ice()
    up = None if home == away else HOME if home > away else AWAY
    ends = [part.ends - game.now for side in (HOME, AWAY) for part in game.box.costing[side] if part.ends]
    return Strength(
        skaters=(home, away), full=game.plan.skaters, power_play=up, left=min(ends, default=None),
        extra=(game.nets_empty[HOME], game.nets_empty[AWAY]),
    )  # fmt: skip

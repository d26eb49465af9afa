"""The board: score, clock, who sits in the box; as `console_board` shows it."""

from typing import Any

from rinkbook.console.box import box_row
from rinkbook.console.colour import too_alike
from rinkbook.console.desk import Desk
from rinkbook.console.lines import period_name
from rinkbook.console.told import heading
from rinkbook.core.game.sheet import Phase
from rinkbook.core.model.events import Side
from rinkbook.core.model.place import Part, write_clock

TOGETHER = "\N{NO-BREAK SPACE}"


def board(desk: Desk) -> dict[str, Any]:
    """The left and the right of the board are called home and away there, whoever sits where."""
    left, right = benches(desk)
    return {
        "home": side(desk, left),
        "away": side(desk, right),
        "period": period_words(desk),
        "clock": write_clock(desk.left),
        "clock_words": spoken(desk.left),
        "clock_href": "" if desk.host.pen else desk.view.only("clock"),
        "running": desk.face.running,
        "mode": mode_words(desk),
        "strength": strength_words(desk),
    }


def benches(desk: Desk) -> tuple[Side, Side]:
    """Who is at the left and who at the right, as the tablet lies."""
    return (Side.AWAY, Side.HOME) if desk.host.swapped else (Side.HOME, Side.AWAY)


def striped(desk: Desk) -> bool:
    """The two jerseys are too alike, so the visitors' sign has stripes."""
    return too_alike(desk.setup.home.colour, desk.setup.away.colour)


def side(desk: Desk, which: Side) -> dict[str, Any]:
    index = which is Side.AWAY
    penalties = sum(1 for line in desk.sheet.penalties if line.side is which and not line.given_by)
    return {
        "name": desk.name(which),
        "colour": desk.team(which).colour,
        "striped": index and striped(desk),
        "score": desk.sheet.score[index],
        "note": ("" if index else "Home. ")
        + f"Shots{TOGETHER}{desk.sheet.shots[index]}. Penalties{TOGETHER}{penalties}",
        "box": [box_row(desk, line) for line in desk.live.box if line.side is which],
    }


def period_words(desk: Desk) -> str:
    clock = desk.sheet.clock
    name = period_name(clock.part, clock.period)
    return f"{name}, next goal wins" if is_sudden_death(desk) else name


def is_sudden_death(desk: Desk) -> bool:
    """The next goal ends the game."""
    in_overtime = desk.sheet.phase is Phase.PLAYING and desk.sheet.clock.part is Part.OVERTIME
    return in_overtime and bool(desk.law.field("overtime", "sudden_death", False))


def spoken(left: int) -> str:
    """`6 minutes 42 seconds`: for who listens."""
    minutes, seconds = divmod(left, 60)
    return f"{minutes} minutes {seconds} seconds" if minutes else f"{seconds} seconds"


def runs_by_rule(desk: Desk) -> bool:
    return desk.live.clock.mode == "run"


def mode_words(desk: Desk) -> str:
    if not desk.face.running:
        return "Clock stopped"
    return "Clock runs, even at a whistle" if runs_by_rule(desk) else "Clock runs"


def strength_words(desk: Desk) -> str:
    """`5 on 4 for Harbor Lights`, a net that is empty; else what the clock does against its habit."""
    now = desk.live.strength
    empty = "".join(
        f". Net of {desk.name(side)} empty" for side, off in zip(Side, now.extra, strict=True) if off
    )
    if now.power_play is not None:
        return f"{now.name} for {desk.name(now.power_play)}{empty}"
    if empty or desk.sheet.clock.part is Part.OVERTIME or any(line.short for line in desk.live.box):
        return now.name + empty
    return against_habit(desk)


def against_habit(desk: Desk) -> str:
    """What the clock does otherwise than it always does here."""
    face = desk.live.clock
    if face.mode == desk.law.field("clock", "base", "stop"):
        return ""
    return heading(desk, face.clause) if face.mode == "run" else "Stops at whistles"

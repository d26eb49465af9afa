"""What every task on top of the game has in its dark strip: whose, the score, the time and its pad."""

from typing import Any

from rinkbook.console.board import striped
from rinkbook.console.desk import Desk
from rinkbook.console.lines import period_name, score_words
from rinkbook.core.game.sheet import PlayerLine
from rinkbook.core.model.events import JerseyChange, LineUpConfirmed, Side
from rinkbook.core.model.place import Moment, Part, write_clock
from rinkbook.core.rulebook.formats import nth


def strip(desk: Desk, title: str, *, side: bool = True, timed: bool = True, back: str = "") -> dict[str, Any]:
    """The strip's words; *back* is where the arrow leads, the last question by default."""
    place = desk.place
    return {
        "title": title,
        "colour": desk.team().colour if side else "",
        "striped": side and desk.side is Side.AWAY and striped(desk),
        "score": score_words(desk.sheet.score),
        "period_short": short_period(place.part, place.period),
        "timed": timed,
        "time_words": time_words(desk),
        "back": back or desk.view.only(""),
        "periods": periods(desk) if timed and desk.view.step == "time" else [],
    }


def time_words(desk: Desk) -> str:
    place = desk.place
    if place.moment is Moment.DURING:
        return write_clock(place.left, place.tenths)
    return "Before" if place.moment is Moment.BEFORE else "Break"


def short_period(part: Part, period: int) -> str:
    if part is Part.REGULATION:
        return nth(period)
    return "SO" if part is Part.SHOOTOUT else ("OT" if period == 1 else f"OT{period}")


def periods(desk: Desk) -> list[dict[str, Any]]:
    """The periods in which a late line may stand: those that have begun."""
    place, here = desk.place, (desk.here.part, desk.here.period)
    view = desk.view.at(place)
    planned = [(line.part, line.period) for line in desk.sheet.periods]
    begun = desk.sheet.periods[: planned.index(here) + 1] if here in planned else desk.sheet.periods
    return [
        {
            "words": period_name(line.part, line.period),
            "href": view.link(part=line.part.value, period=line.period, moment=Moment.DURING.value),
            "chosen": (line.part, line.period) == (place.part, place.period),
        }
        for line in begun
    ]


def tiles(desk: Desk, side: Side | None = None, without: tuple[str, ...] = ()) -> list[dict[str, Any]]:
    """Who dresses tonight as tiles, each with what a scorekeeper must know before the tap."""
    return [tile(desk, line) for line in desk.players(side) if line.number not in without]


def tile(desk: Desk, line: PlayerLine) -> dict[str, Any]:
    return {
        "number": line.number,
        "name": surname(line.name),
        "note": note(desk, line),
        "state": "out" if line.held else "",
        "value": line.number,
    }


def note(desk: Desk, line: PlayerLine) -> str:
    if line.out:
        return "Out for the night"
    if line.held:
        return "Off until equipped"
    if line.goalie:
        return "Goalie"
    return line.letter or ("Sub" if line.sub else "")


def surname(name: str) -> str:
    """Numbers first on the console: the last name is enough beside one."""
    return name.rsplit(" ", 1)[-1]


def who(desk: Desk, number: str, side: Side | None = None) -> str:
    """`10 Corvane`."""
    line = desk.player(number, side)
    return f"{number} {surname(line.name)}".strip() if line is not None else number or "Not sure yet"


def is_stranger(desk: Desk, number: str, side: Side | None = None) -> bool:
    """A number that nobody of a confirmed line-up wears."""
    which = side or desk.side
    return bool(number) and desk.sheet.line_ups[which is Side.AWAY] and is_unworn(desk, number, which)


def is_unworn(desk: Desk, number: str, side: Side) -> bool:
    worn: set[str] = set()
    for entry in desk.sheet.entries:
        body = entry.event.body
        if isinstance(body, LineUpConfirmed) and body.side is side and not entry.struck:
            worn = {dressed.number for dressed in body.players}
        elif isinstance(body, JerseyChange) and body.side is side and not entry.struck:
            worn = (worn - {body.number}) | {body.now}
    return number not in worn

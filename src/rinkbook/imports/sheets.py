"""Finished sheets: a line a row of the sheet, a player, a goal, a penalty, the shots of a period."""

from collections.abc import Callable
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from rinkbook.core.model.place import Part
from rinkbook.imports.cells import Cells
from rinkbook.imports.faults import Fault
from rinkbook.imports.rosters import LETTERS, POSITIONS
from rinkbook.imports.table import Table

NOTES = {"": "", "en": "EN", "ps": "PS", "pp": "", "sh": "", "ev": ""}
"""Strength is what the judge finds out; only what nobody can find out is read."""


class SheetLine(Struct, frozen=True, kw_only=True):
    """A line of a sheet, of whichever row it is; `left` and `tenths` are the clock's, counting down."""

    ROWS: ClassVar[tuple[str, ...]] = (
        "player", "goal", "penalty", "goalie", "shots", "saves", "attempt", "forfeit", "final",
    )  # fmt: skip

    line: int
    game: int
    row: str
    team: str
    part: Part = Part.REGULATION
    period: int = 1
    left: int = 0
    tenths: int = 0
    number: str = ""
    name: str = ""
    goalie: bool = False
    letter: str = ""
    sub: bool = False
    assists: tuple[str, ...] = ()
    note: str = ""
    offence: str = ""
    classes: tuple[str, ...] = ()
    served_by: str = ""
    count: int = 0
    scored: bool = False


def read_sheets(table: Table) -> tuple[list[SheetLine], list[Fault]]:
    """Every line, and every fault of the file by itself."""
    faults: list[Fault] = []
    rows = [read_line(Cells(line, faults)) for line in table.lines]
    return [row for row in rows if row is not None], faults


def read_line(cells: Cells) -> SheetLine | None:
    game = cells.whole("game", 1)
    if game is None and not cells.text("game"):
        cells.fault("game", "the game's number")
    row = cells.one_of("row", {name: name for name in SheetLine.ROWS}, "")
    team = cells.needed("team", "home, away or a team")
    if not row or game is None:
        return None
    return READ[row](cells, SheetLine(line=cells.line.number, game=game, row=row, team=team))


def read_player(cells: Cells, line: SheetLine) -> SheetLine:
    number = cells.jersey("number")
    if not number and not cells.text("number"):
        cells.fault("number", "the number as worn")
    return replace(
        line,
        number=number,
        name=cells.text("name", 80),
        goalie=cells.one_of("position", POSITIONS, "skater", "G, goalie or skater") == "goalie",
        letter=cells.one_of("letter", LETTERS, "", "C, A or nothing"),
        sub=cells.yes("sub"),
    )


def read_goal(cells: Cells, line: SheetLine) -> SheetLine:
    assists = tuple(number for number in (cells.jersey("assist 1"), cells.jersey("assist 2")) if number)
    return replace(
        placed(cells, line),
        number=cells.jersey("number"),
        assists=assists,
        note=cells.one_of("note", NOTES, ""),
    )


def read_penalty(cells: Cells, line: SheetLine) -> SheetLine:
    classes = cells.text("classes").lower().replace(",", ";").split(";")
    return replace(
        placed(cells, line),
        number=cells.jersey("number"),
        offence=cells.needed("offence", "an offence"),
        classes=tuple("-".join(name.split()) for name in classes if name.strip()),
        served_by=cells.jersey("served by"),
    )


def read_goalie(cells: Cells, line: SheetLine) -> SheetLine:
    """Who is in goal from then on; no number: the net is empty."""
    return replace(placed(cells, line), number=cells.jersey("number"))


def read_counted(cells: Cells, line: SheetLine) -> SheetLine:
    part, period = cells.period("period")
    return replace(line, part=part, period=period, count=counted(cells))


def read_attempt(cells: Cells, line: SheetLine) -> SheetLine:
    return replace(line, part=Part.SHOOTOUT, number=cells.jersey("number"), scored=cells.yes("scored"))


def read_final(cells: Cells, line: SheetLine) -> SheetLine:
    return replace(line, count=counted(cells))


def as_it_is(cells: Cells, line: SheetLine) -> SheetLine:
    return line


def counted(cells: Cells) -> int:
    count = cells.whole("count", 0, 999)
    if count is None and not cells.text("count"):
        cells.fault("count", "a whole number from 0 to 999")
    return count or 0


def placed(cells: Cells, line: SheetLine) -> SheetLine:
    part, period = cells.period("period")
    left, tenths = cells.clock("time")
    return replace(line, part=part, period=period, left=left, tenths=tenths)


READ: dict[str, Callable[[Cells, SheetLine], SheetLine]] = {
    "player": read_player,
    "goal": read_goal,
    "penalty": read_penalty,
    "goalie": read_goalie,
    "shots": read_counted,
    "saves": read_counted,
    "attempt": read_attempt,
    "forfeit": as_it_is,
    "final": read_final,
}

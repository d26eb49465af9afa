"""Rosters: a line a player, who stands on a team in a number."""

from msgspec import Struct

from rinkbook.imports.cells import Cells
from rinkbook.imports.faults import Fault
from rinkbook.imports.table import Line, Table

POSITIONS = {
    "": "skater", "skater": "skater", "s": "skater", "f": "skater", "d": "skater", "forward": "skater",
    "defence": "skater", "defense": "skater", "g": "goalie", "goalie": "goalie", "goaltender": "goalie",
}  # fmt: skip
LETTERS = {"": "", "c": "C", "a": "A"}


class Signed(Struct, frozen=True, kw_only=True):
    """A line of a roster; `player` is an id where the file gives one."""

    line: int
    team: str
    name: str
    player: str = ""
    number: str = ""
    position: str = "skater"
    letter: str = ""
    sub: bool = False
    division: str = ""
    short: str = ""
    colour: str = ""


def read_rosters(table: Table) -> tuple[list[Signed], list[Fault]]:
    """Every line, and every fault of the file by itself."""
    faults: list[Fault] = []
    rows = [read_line(line, faults) for line in table.lines]
    faults += twice(rows)
    return rows, faults


def read_line(line: Line, faults: list[Fault]) -> Signed:
    cells = Cells(line, faults)
    return Signed(
        line=line.number,
        team=cells.needed("team", "a team"),
        name=name_of(cells),
        player=cells.text("player"),
        number=cells.jersey("number"),
        position=cells.one_of("position", POSITIONS, "skater", "G, goalie or skater"),
        letter=cells.one_of("letter", LETTERS, "", "C, A or nothing"),
        sub=cells.yes("sub"),
        division=cells.text("division"),
        short=cells.text("short", 4),
        colour=colour_of(cells),
    )


def name_of(cells: Cells) -> str:
    both = " ".join(part for part in (cells.text("first name"), cells.text("last name")) if part)
    name = " ".join((cells.text("name") or both).split())
    if not name:
        cells.fault("name", "a player's name")
    elif len(name) > 80:
        cells.fault("name", "at most 80 characters", name)
    return name


def colour_of(cells: Cells) -> str:
    colour = cells.text("colour").lower()
    if colour and not (len(colour) == 7 and colour[0] == "#" and set(colour[1:]) <= set("0123456789abcdef")):
        cells.fault("colour", "a colour such as #1d3f72")
        return ""
    return colour


def twice(rows: list[Signed]) -> list[Fault]:
    """A number that two of a team's own players have, and a player who stands on a team twice."""
    faults = []
    worn: dict[tuple[str, str], Signed] = {}
    there: dict[tuple[str, str], Signed] = {}
    for row in rows:
        team, who = row.team.lower(), (row.player or row.name).lower()
        if row.number and not row.sub:
            first = worn.setdefault((team, row.number), row)
            if first is not row:
                expected = f"a number that nobody of {row.team} wears"
                got = f"{row.number!r}, which is {first.name}'s in line {first.line}"
                faults.append(Fault(line=row.line, column="number", expected=expected, got=got))
        if who and there.setdefault((team, who), row) is not row:
            got = f"{row.name!r}, who stands in line {there[team, who].line} too"
            faults.append(Fault(line=row.line, column="name", expected="each player once a team", got=got))
    return faults

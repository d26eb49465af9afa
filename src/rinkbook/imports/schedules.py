"""A schedule: a line a game, who meets whom, when, where."""

from datetime import date, datetime, time, timedelta

from msgspec import Struct

from rinkbook.imports.cells import Cells
from rinkbook.imports.faults import Fault
from rinkbook.imports.table import Line, Table

UNKNOWN = ("tbd", "tba", "")


class Planned(Struct, frozen=True, kw_only=True):
    """A game as planned; `minutes` 0 where the file doesn't say how long, `number` 0 where it has none."""

    line: int
    day: date
    at: time
    home: str
    away: str
    rink: str
    number: int = 0
    minutes: int = 0
    stage: str = "season"
    round: str = ""
    referees: tuple[str, ...] | None = None


def read_schedule(table: Table) -> tuple[list[Planned], list[Fault], list[int]]:
    """Every game, every fault of the file by itself, and the lines whose teams or time nobody knows yet."""
    faults: list[Fault] = []
    rows, left = [], []
    for line in table.lines:
        if is_open(line):
            left.append(line.number)
        elif (row := read_line(line, table.dates, faults)) is not None:
            rows.append(row)
    return rows, [*faults, *twice(rows)], left


def is_open(line: Line) -> bool:
    """Whether a team, the rink or the time is still "TBD"."""
    cells = [line.cells.get(column, "").lower() for column in ("home", "away", "rink", "time")]
    return any(cell in UNKNOWN[:2] for cell in cells)


def read_line(line: Line, dates: str, faults: list[Fault]) -> Planned | None:
    cells = Cells(line, faults)
    day, at = cells.date("date", dates), cells.time("time")
    home, away = cells.needed("home", "a team"), cells.needed("away", "a team")
    if home and home.lower() == away.lower():
        cells.fault("away", f"another team than {home}")
    row = Planned(
        line=line.number,
        day=day or date.min,
        at=at or time.min,
        home=home,
        away=away,
        rink=cells.needed("rink", "a rink", 60),
        number=cells.whole("game", 1) or 0,
        minutes=minutes_of(cells, at),
        stage=cells.text("stage", 40) or "season",
        round=cells.text("round", 40),
        referees=referees_of(cells),
    )
    return row if day and at else None


def minutes_of(cells: Cells, at: time | None) -> int:
    """As the file says, or up to its end, which may lie past midnight."""
    minutes = cells.whole("minutes", 1, 600)
    end = cells.time("end", must=False)
    if minutes or end is None or at is None:
        return minutes or 0
    starts, ends = (datetime.combine(date.min, each) for each in (at, end))
    return ((ends - starts) % timedelta(days=1)).seconds // 60


def referees_of(cells: Cells) -> tuple[str, ...] | None:
    """None where the file has no such column: then those assigned stay."""
    if "referees" not in cells.line.cells:
        return None
    return tuple(name.strip() for name in cells.text("referees").split(";") if name.strip())


def twice(rows: list[Planned]) -> list[Fault]:
    """A game's number that stands in two lines, and a team that plays two games at one moment."""
    faults = []
    numbers: dict[int, int] = {}
    busy: dict[tuple[str, date, time], int] = {}
    for row in rows:
        if row.number and numbers.setdefault(row.number, row.line) != row.line:
            got = f"{row.number}, which stands in line {numbers[row.number]} too"
            faults.append(Fault(line=row.line, column="game", expected="each number once", got=got))
        for column, team in (("home", row.home), ("away", row.away)):
            line = busy.setdefault((team.lower(), row.day, row.at), row.line)
            if line != row.line:
                got = f"{team!r}, who play then in line {line} too"
                expected = "a team that plays no other game then"
                faults.append(Fault(line=row.line, column=column, expected=expected, got=got))
    return faults

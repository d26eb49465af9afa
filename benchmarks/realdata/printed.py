"""What the real sheets print of penalties and goals, against what the judge found out by itself."""

from collections import Counter
from typing import Any

from msgspec import Struct

from benchmarks.realdata.sheets import SIDES, RealSheet, Row
from rinkbook.core.errors import InvalidPlace
from rinkbook.core.game.sheet import Sheet
from rinkbook.core.model.events import Goal, Penalty, Side
from rinkbook.core.model.place import Part, read_clock

MINORS = ("2", "3")
STRENGTHS = {"PP": "PP", "5/3": "PP", "ENPP": "PP", "SH": "SH", "ENSH": "SH", "PS": "PS"}
"""Any other note is of a goal at even strength."""

Seconds = int | None


class Compared(Struct, kw_only=True):
    """Minors whose end is printed: how many begin and end at the printed second; goals by both strengths."""

    penalties: int = 0
    starts: int = 0
    ends: int = 0
    away: Counter[str] = Counter()  # how far the ends are away, where they are
    goals: Counter[tuple[str, str]] = Counter()  # printed, judged

    def add(self, sheet: RealSheet, played: Sheet) -> None:
        for name, side in SIDES.items():
            self.add_penalties(sheet, played, sheet.row[name]["penalties"], side)
            self.add_goals(sheet, played, sheet.row[name]["goals"], side)

    def add_penalties(self, sheet: RealSheet, played: Sheet, rows: list[Row], side: Side) -> None:
        lengths = [line.length for line in played.periods if line.part is Part.REGULATION]
        lines = {line.event: line for line in played.penalties}
        for row, id in zip(rows, entered(sheet, Penalty, side), strict=True):
            line, printed = lines[id], printed_times(row, lengths)
            if row["min"] in MINORS and printed is not None:
                start, end = printed
                self.penalties += 1
                self.starts += line.starts == start
                self.ends += line.ends == end
                if line.ends != end:
                    self.away[distance(line.ends, end)] += 1

    def add_goals(self, sheet: RealSheet, played: Sheet, rows: list[Row], side: Side) -> None:
        judged = {goal.event: goal.strength for goal in played.goals}
        for row, id in zip(rows, entered(sheet, Goal, side), strict=True):
            self.goals[(STRENGTHS.get(row["note"], "EV"), judged[id])] += 1


def entered(sheet: RealSheet, kind: type[Goal | Penalty], side: Side) -> list[str]:
    """The ids of a side's events of that kind, in the order in which its rows are printed."""
    return [event.id for event in sheet.events if isinstance(event.body, kind) and event.body.side is side]


def printed_times(row: Row, lengths: list[int]) -> tuple[int, int] | None:
    """Start and end in seconds of game time; none where one of them isn't printed or is in overtime."""
    if not row["per"].isdigit() or not 1 <= int(row["per"]) <= len(lengths):
        return None
    try:
        off, start, end = (read_clock(row[key].removesuffix(" W"))[0] for key in ("off", "start", "end"))
    except InvalidPlace:
        return None
    begins = int(row["per"]) + (start > off)
    ends = begins + (end > start)
    if ends > len(lengths):
        return None
    return passed(lengths, begins, start), passed(lengths, ends, end)


def passed(lengths: list[int], period: int, left: int) -> int:
    return sum(lengths[:period]) - left


def distance(judged: Seconds, printed: int) -> str:
    """How far an end is away, in words."""
    if judged is None:
        return "never begun"
    away = judged - printed
    return f"{'later' if away > 0 else 'earlier'} by {'a second' if abs(away) == 1 else 'more'}"


def lines_of(found: Compared) -> list[str]:
    """The lines of the report."""
    level = sum(count for (printed, judged), count in found.goals.items() if printed == judged)
    apart: list[tuple[Any, int]] = [
        (f"printed {printed}, judged {judged}", count)
        for (printed, judged), count in found.goals.most_common()
        if printed != judged
    ]
    return [
        f"minors with an end     {found.penalties:>6}",
        f"    begin as printed   {found.starts:>6}",
        f"    end as printed     {found.ends:>6}",
        *(f"    {count:>4} × {away}" for away, count in found.away.most_common()),
        f"goals                  {sum(found.goals.values()):>6}",
        f"    strength as printed{level:>6}",
        *(f"    {count:>4} × {what}" for what, count in apart),
    ]

"""The cells of one line as values; each that can't be read is a fault, and the line is read to its end."""

import re
from collections.abc import Callable
from datetime import date, datetime, time
from typing import TypeVar

from rinkbook.core.errors import InvalidPlace
from rinkbook.core.model.place import Part, read_clock
from rinkbook.imports.faults import Fault
from rinkbook.imports.table import Line

V = TypeVar("V")
DATES = {
    "year-first": ("%Y-%m-%d", "%Y/%m/%d"),
    "month-first": ("%m/%d/%Y", "%m/%d/%y", "%Y-%m-%d"),
    "day-first": ("%d/%m/%Y", "%d/%m/%y", "%Y-%m-%d"),
}
TIMES = ("%H:%M", "%I:%M %p", "%I:%M%p", "%H:%M:%S", "%I:%M:%S %p")
YES, NO = ("yes", "y", "true", "1", "x"), ("no", "n", "false", "0", "")
NUMBER = re.compile(r"[0-9]{1,2}")
YEARS = range(1900, 2200)
"""A date of another year is a slip of the hand."""


class Cells:
    """Reads one line; what went wrong gathers in `faults`."""

    def __init__(self, line: Line, faults: list[Fault]) -> None:
        self.line, self.faults = line, faults

    def fault(self, column: str, expected: str, got: str = "") -> None:
        shown = repr(got or self.text(column)) if got or self.text(column) else "nothing"
        self.faults.append(Fault(line=self.line.number, column=column, expected=expected, got=shown))

    def text(self, column: str, longest: int = 200) -> str:
        """The cell as it stands, shortened where it is far too long for anything."""
        return self.line.cells.get(column, "")[:longest]

    def needed(self, column: str, what: str, longest: int = 200) -> str:
        """The cell, which must hold something, and no more than there is room for."""
        if not (text := self.text(column)):
            self.fault(column, what)
        elif len(text) > longest:
            self.fault(column, f"{what} of up to {longest} letters")
        return text

    def read(self, column: str, expected: str, parse: Callable[[str], V], otherwise: V) -> V:
        """The cell through *parse*, which raises ValueError; a fault gives *otherwise*."""
        try:
            return parse(self.text(column))
        except ValueError:
            self.fault(column, expected)
            return otherwise

    def whole(self, column: str, least: int = 0, most: int = 1_000_000) -> int | None:
        """A whole number, or none where the cell is empty."""

        def parse(text: str) -> int | None:
            number = int(text) if text else None
            if number is not None and not least <= number <= most:
                raise ValueError
            return number

        return self.read(column, f"a whole number from {least} to {most}", parse, None)

    def jersey(self, column: str) -> str:
        """A jersey's number, or nothing."""
        text = self.text(column).removeprefix("#").strip()
        if text and not NUMBER.fullmatch(text):
            self.fault(column, "a jersey's number, 0 to 99 or 00")
            return ""
        return text

    def one_of(self, column: str, words: dict[str, V], otherwise: V, shown: str = "") -> V:
        """What the word stands for; *shown* says which there are, where naming all would be too much."""
        text = self.text(column).lower()
        if text in words:
            return words[text]
        self.fault(column, shown or "one of " + ", ".join(word for word in words if word))
        return otherwise

    def yes(self, column: str) -> bool:
        words = {**dict.fromkeys(YES, True), **dict.fromkeys(NO, False)}
        return self.one_of(column, words, False, "yes or no")

    def date(self, column: str, order: str) -> date | None:
        """A date, in the order in which the file writes them."""
        shown = {"month-first": "11/13/2026", "day-first": "13/11/2026"}.get(order, "2026-11-13")
        found = _first(self.text(column), DATES[order])
        if found is None or found.year not in YEARS:
            self.fault(column, f"a date such as {shown}")
            return None
        return found.date()

    def time(self, column: str, *, must: bool = True) -> time | None:
        """A time of day."""
        if not must and not self.text(column):
            return None
        found = _first(self.text(column).upper(), TIMES)
        if found is None:
            self.fault(column, "a time such as 21:40 or 9:40 PM")
        return found.time() if found else None

    def clock(self, column: str) -> tuple[int, int]:
        """A reading of the game's clock: whole seconds and tenths."""
        try:
            return read_clock(self.text(column))
        except InvalidPlace:
            self.fault(column, "a reading of the clock such as 6:42")
            return 0, 0

    def period(self, column: str) -> tuple[Part, int]:
        """`2`, `P2`, `2nd`, `OT`, `OT2`."""
        match = re.fullmatch(r"(?:P)?(\d)(?:ST|ND|RD|TH)?|(OT)(\d?)", self.text(column).upper())
        if match is None or match[1] == "0":
            self.fault(column, "a period: 1, 2, 3, OT, OT2")
            return Part.REGULATION, 1
        return (Part.OVERTIME, int(match[3] or 1)) if match[2] else (Part.REGULATION, int(match[1]))


def _first(text: str, formats: tuple[str, ...]) -> datetime | None:
    for form in formats:
        try:
            return datetime.strptime(text, form)  # noqa: DTZ007  # the league's zone comes in later
        except ValueError:
            continue
    return None

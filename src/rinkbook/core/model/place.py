"""Where an event stands on the sheet: part of the game, period, moment, the clock as read, order."""

import re
from enum import StrEnum

from msgspec import Struct, structs

from rinkbook.core.errors import InvalidPlace


class Part(StrEnum):
    """The parts of a game, in the order in which they are played."""

    REGULATION = "regulation"
    OVERTIME = "overtime"
    SHOOTOUT = "shootout"


class Moment(StrEnum):
    """Before the period, while it is played, after it."""

    BEFORE = "before"
    DURING = "during"
    AFTER = "after"


PARTS = tuple(Part)
MOMENTS = tuple(Moment)


class Place(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A place on the sheet: a `part` of the game, a `period` of it, a `moment` of that.

    `left` are whole seconds on a clock that counts down, as they were read, with `tenths` where it showed
    them; `order` settles what stands at one reading.
    """

    part: Part = Part.REGULATION
    period: int = 1
    moment: Moment = Moment.DURING
    left: int = 0
    tenths: int = 0
    order: int = 0

    def key(self) -> tuple[int, int, int, int, int, int]:
        """Sorts places as they were played; the event's id settles what is still level."""
        clock = (-self.left, -self.tenths) if self.moment is Moment.DURING else (0, 0)
        return (PARTS.index(self.part), self.period, MOMENTS.index(self.moment), *clock, self.order)

    def at_order(self, order: int) -> "Place":
        return structs.replace(self, order=order)


def write_clock(left: int, tenths: int = 0) -> str:
    """`402` → `6:42`; tenths only where they were read."""
    sign = "-" if left < 0 else ""
    minutes, seconds = divmod(abs(left), 60)
    return f"{sign}{minutes}:{seconds:02}" + (f".{tenths}" if tenths else "")


def read_clock(text: str) -> tuple[int, int]:
    """`6:42` → `(402, 0)`, `24.7` → `(24, 7)`: whole seconds and tenths."""
    match = re.fullmatch(r"(?:(\d{1,3}):)?(\d{1,2})(?:\.(\d))?", text.strip(), re.ASCII)
    if match is None or (match[1] is None and match[3] is None) or int(match[2]) > 59:
        raise InvalidPlace(f"clock: expected minutes:seconds such as '6:42', got {text!r}")
    return int(match[1] or 0) * 60 + int(match[2]), int(match[3] or 0)


LABELS = {Part.REGULATION: "P", Part.OVERTIME: "OT", Part.SHOOTOUT: "SO"}


def write_period(part: Part, period: int) -> str:
    """`P2`, `OT`, `OT2`, `SO`: as a score sheet heads its columns."""
    if part is Part.REGULATION:
        return f"P{period}"
    return LABELS[part] + (str(period) if period > 1 else "")


def read_period(text: str) -> tuple[Part, int]:
    """`P2` → `(REGULATION, 2)`, `OT` → `(OVERTIME, 1)`, `SO` → `(SHOOTOUT, 1)`."""
    match = re.fullmatch(r"(P|OT|SO)(\d{0,2})", text.strip(), re.ASCII)
    if match is None or match[2] == "0" or (match[1] == "P" and not match[2]):
        raise InvalidPlace(f"period: expected P1, P2 …, OT, OT2 … or SO, got {text!r}")
    part = next(part for part, label in LABELS.items() if label == match[1])
    return part, int(match[2] or 1)


def write_place(place: Place) -> str:
    """`P2 6:42`, `P1 before`: as the plain-text sheet has it."""
    period = write_period(place.part, place.period)
    if place.moment is not Moment.DURING:
        return f"{period} {place.moment}"
    return f"{period} {write_clock(place.left, place.tenths)}"

"""What the promises of a sheet share: patterns, who is meant, how a difference is told."""

import re

from rinkbook.core.game.sheet import Pair, Sheet
from rinkbook.core.model.events import Side
from rinkbook.core.model.place import read_clock, read_period, write_place

PAIR = r"(?P<pair>[0-9]+-[0-9]+)"
WHO = r"(?P<side>home|away) #(?P<number>\S+)"
PERIOD = r"(?P<period>(?:P|OT|SO)[0-9]*)"
CLOCK = r"(?P<clock>[0-9]+:[0-9][0-9])"
REF = r"(?P<ref>[\w.:-]+)"


def compare(what: str, expected: object, got: object) -> str:
    """Nothing where they are equal, else the sentence that says so."""
    return "" if expected == got else f"expected {what} {_told(expected)}, got {_told(got)}"


def _told(value: object) -> str:
    if isinstance(value, tuple) and len(value) == 2 and all(isinstance(part, int) for part in value):
        return f"{value[0]}-{value[1]}"
    return str(value)


def pair(match: re.Match[str]) -> Pair:
    home, away = match["pair"].split("-")
    return int(home), int(away)


def side(match: re.Match[str]) -> Side:
    return Side(match["side"])


def game_time(sheet: Sheet, period: str, clock: str) -> int:
    """Seconds of game time at a reading of the clock."""
    which, left = read_period(period), read_clock(clock)[0]
    passed = 0
    for line in sheet.periods:
        if (line.part, line.period) == which:
            return passed + line.length - left
        passed += line.played
    return passed - left


def reading(sheet: Sheet, seconds: int | None) -> str:
    """The other way round, `P1 12:00`; a penalty that carries over ends in the period where it ends."""
    if seconds is None:
        return "never"
    place = sheet.place_at(seconds)
    past = seconds - sum(line.played for line in sheet.periods)
    return write_place(place) if place is not None else f"{past} seconds after the last period"

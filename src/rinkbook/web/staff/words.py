"""Days and counts as people say them."""

from datetime import date, datetime

from rinkbook.web.leagues.models import League
from rinkbook.web.leagues.reads import zone_of

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def count(number: int, one: str) -> str:
    """`no games`, `one game`, `four games`, `12 games`."""
    said = NUMBERS[number] if number < len(NUMBERS) else str(number)
    return f"{said} {one}" if number == 1 else f"{said} {one}s"


def long_day(day: date) -> str:
    """`Saturday 14 November`."""
    return f"{day:%A} {day.day} {day:%B}"


def local(league: League, at: datetime) -> str:
    """`Fri 13 Nov, 21:40`, as the league's clock has it."""
    there = at.astimezone(zone_of(league))
    return f"{there:%a} {there.day} {there:%b}, {there:%H:%M}"

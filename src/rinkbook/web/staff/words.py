"""Counts and the league's own time as people say them."""

from datetime import datetime

from rinkbook.core.rulebook.formats import TO_TEN
from rinkbook.web.kit.when import short_day
from rinkbook.web.leagues.models import League
from rinkbook.web.leagues.reads import zone_of


def count(number: int, one: str) -> str:
    """`no games`, `one game`, `four games`, `12 games`."""
    said = TO_TEN[number] if number < len(TO_TEN) else str(number)
    return f"{said} {one}" if number == 1 else f"{said} {one}s"


def local(league: League, at: datetime) -> str:
    """`Fri 13 Nov, 21:40`, as the league's clock has it."""
    there = at.astimezone(zone_of(league))
    return f"{short_day(there)}, {there:%H:%M}"

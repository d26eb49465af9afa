"""Games in lists: where each stands, and the lines and cards that the macros show."""

from collections.abc import Iterable
from datetime import date, datetime, timedelta
from enum import StrEnum
from itertools import groupby
from typing import Any

from django.urls import reverse

from rinkbook.console.colour import too_alike
from rinkbook.core.game.sheet import Phase
from rinkbook.web.games.bridge import tonight
from rinkbook.web.games.models import Verdict
from rinkbook.web.games.reads import day_of, verdict_of
from rinkbook.web.kit.when import clock_time, long_day, near_day
from rinkbook.web.leagues.reads import zone_of
from rinkbook.web.schedule.models import Game

FORGOTTEN = timedelta(hours=12)
"""So long after its start a sheet that nobody has ended is no longer called live."""

ENDS = {
    "overtime": "Final, overtime",
    "shootout": "Final, shootout",
    "forfeit": "Forfeit",
    "double-forfeit": "Double forfeit",
    "termination": "Ended early",
}
PLAYED = (Phase.PLAYING, Phase.BREAK, Phase.SHOOTOUT)


class Standing(StrEnum):
    """Where a game stands for who looks on."""

    SOON = "soon"
    LIVE = "live"
    FINAL = "final"
    OFF = "off"  # postponed
    OPEN = "open"  # its time has passed, and no sheet says how it ended


def standing(game: Game, now: datetime) -> Standing:
    """Where the game stands."""
    verdict = verdict_of(game)
    phase = verdict.phase if verdict else Phase.BEFORE
    late = now > game.starts_at + FORGOTTEN
    if phase == Phase.OVER:
        return Standing.FINAL
    if game.state == Game.State.POSTPONED:
        return Standing.OFF
    if phase in PLAYED:
        return Standing.OPEN if late else Standing.LIVE
    return Standing.OPEN if late else Standing.SOON


def ended_how(verdict: Verdict) -> str:
    """`Final`, or how else it ended."""
    return ENDS.get(verdict.how, "Final")


def game_href(game: Game, page: str = "game") -> str:
    """The address of a page of the game; it names the season, so that it stays true."""
    return reverse(f"public:{page}", args=[game.league.slug, game.slug])


def game_line(game: Game, now: datetime) -> dict[str, Any]:
    """The line of a schedule."""
    where, verdict, zone = standing(game, now), verdict_of(game), zone_of(game.league)
    shown = verdict if where in (Standing.LIVE, Standing.FINAL) else None
    home, away = sides(game, shown)
    at = clock_time(game.starts_at, zone)
    return {
        "href": game_href(game),
        "at": "Live" if where is Standing.LIVE else at,
        "home": home,
        "away": away,
        "lost": loser(shown) if where is Standing.FINAL else "",
        "note": note_of(game, where, verdict),
        "live": where is Standing.LIVE,
        "off": where is Standing.OFF,
    }


def note_of(game: Game, where: Standing, verdict: Verdict | None) -> str:
    if where is Standing.FINAL and verdict is not None:
        return f"{ended_how(verdict)}, {game.rink.name}"
    if where is Standing.OFF:
        return "Postponed"
    return f"No result yet, {game.rink.name}" if where is Standing.OPEN else game.rink.name


def sides(game: Game, verdict: Verdict | None) -> tuple[dict[str, Any], dict[str, Any]]:
    """Both teams as the macros take them, with the score if there is one."""
    home, away = game.home.team, game.away.team
    colours = tonight(home, away)
    scores = (verdict.home_score, verdict.away_score) if verdict else (None, None)
    one, other = (
        {"name": team.name, "colour": colour, "score": score, "striped": False}
        for team, colour, score in zip((home, away), colours, scores, strict=True)
    )
    return one, other | {"striped": too_alike(*colours)}


def loser(verdict: Verdict | None) -> str:
    if verdict is None or verdict.home_score == verdict.away_score:
        return ""
    return "home" if verdict.home_score < verdict.away_score else "away"


def score_card(game: Game, now: datetime) -> dict[str, Any]:
    """The card of a game that is played or has just been."""
    where, verdict, zone = standing(game, now), verdict_of(game), zone_of(game.league)
    words = (
        ended_how(verdict)
        if verdict and where is Standing.FINAL
        else "Live"
        if where is Standing.LIVE
        else ""
    )
    home, away = sides(game, verdict)
    return {
        "meta": f"{game.rink.name}, {clock_time(game.starts_at, zone)}",
        "status": where.value,
        "status_text": words or "Soon",
        "home": home,
        "away": away,
        "home_score": home["score"] if home["score"] is not None else "",
        "away_score": away["score"] if away["score"] is not None else "",
        "href": game_href(game),
    }


def by_day(
    games: Iterable[Game], now: datetime, today: date, *, newest_first: bool = False
) -> list[dict[str, Any]]:
    """The days with their lines; within a night always in the order of play."""
    days = [
        {"title": title(day, today), "games": [game_line(game, now) for game in night]}
        for day, night in groupby(sorted(games, key=_in_order), key=day_of)
    ]
    return days[::-1] if newest_first else days


def title(day: date, today: date) -> str:
    near = near_day(day, today)
    return near if near not in ("Tonight", "Tomorrow") else f"{near}, {long_day(day)}"


def _in_order(game: Game) -> tuple[datetime, int]:
    return (game.starts_at, game.number)

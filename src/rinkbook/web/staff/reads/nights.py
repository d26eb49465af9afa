"""Nights of games as the desk lists them: this, the last, the next, and each game's state in a word."""

from dataclasses import dataclass
from datetime import date, datetime
from typing import Any

from django.utils import timezone

from rinkbook.console.colour import too_alike
from rinkbook.core.game.sheet import Phase
from rinkbook.web.games.access import games_in
from rinkbook.web.games.bridge import read_stored, tonight
from rinkbook.web.games.models import State, Verdict
from rinkbook.web.games.reads import LATE, bounds_of, day_of, games_on, verdict_of
from rinkbook.web.leagues.models import League
from rinkbook.web.leagues.reads import zone_of
from rinkbook.web.rink.models import Device
from rinkbook.web.schedule.models import Game

Sign = tuple[str, str, str]  # kind, icon, words: as the macro `status` shows them


@dataclass(frozen=True)
class NightGame:
    """A game in a list of the desk."""

    game: Game
    at: str
    score: str
    sign: Sign
    notes: list[str]
    home: dict[str, Any]
    away: dict[str, Any]


def last_night_before(league: League, day: date) -> date | None:
    """The newest night with games before that one."""
    starts = bounds_of(league, day)[0]
    game = games_in(league).filter(starts_at__lt=starts).order_by("-starts_at").first()
    return day_of(game) if game else None


def night_from(league: League, day: date) -> date | None:
    """The first night with games from that one on."""
    starts = bounds_of(league, day)[0]
    game = games_in(league).filter(starts_at__gte=starts).order_by("starts_at").first()
    return day_of(game) if game else None


def night(league: League, day: date | None) -> list[NightGame]:
    """The games of one night in their order."""
    if day is None:
        return []
    opened = set(
        Device.objects.filter(league=league, day=day, revoked_at=None).values_list("rink_id", flat=True)
    )
    return [night_game(game, game.rink_id in opened) for game in games_on(league, day)]


def night_game(game: Game, opened: bool) -> NightGame:
    """One game with what is to be known of it."""
    verdict = verdict_of(game)
    over = verdict is not None and verdict.phase == Phase.OVER
    begun = verdict is not None and verdict.phase != Phase.BEFORE
    starts = game.starts_at.astimezone(zone_of(game.league))
    home, away = tonight(game.home.team, game.away.team)
    return NightGame(
        game=game,
        at=f"{starts:%H:%M}",
        score=f"{verdict.home_score}–{verdict.away_score}" if verdict and begun else "",
        sign=sign_of(game, verdict, opened),
        notes=[*([] if over else notes_before(game, verdict)), *notes_on(verdict)],
        home={"name": game.home.team.name, "colour": home},
        away={"name": game.away.team.name, "colour": away},
    )


def sign_of(game: Game, verdict: Verdict | None, opened: bool) -> Sign:
    """The game's state in a word."""
    if game.state == Game.State.POSTPONED:
        return ("ask", "calendar", "Postponed")
    if verdict is not None and verdict.phase == Phase.OVER:
        return sign_after(verdict)
    if verdict is not None and verdict.phase != Phase.BEFORE:
        return ("ask", "play", "In play")
    if game.starts_at + LATE < timezone.now():
        return ("no", "cross", "No sheet")
    return ("ok", "tablet", "Tablet ready") if opened else ("", "clock", "Planned")


def sign_after(verdict: Verdict) -> Sign:
    """How far the sheet of a game is that is over."""
    if verdict.state == State.FINAL:
        return ("ok", "tick", "Final")
    return ("ask", "pencil", "Signed" if verdict.state == State.SIGNED else "To sign")


def notes_before(game: Game, verdict: Verdict | None) -> list[str]:
    """What is ready and what isn't: line-ups, referees, jerseys."""
    count = line_ups_in(verdict)
    home, away = game.home.team, game.away.team
    notes = [f"Line-ups {count} of 2", f"referees {len(game.referees)}"]
    if too_alike(home.colour, away.colour):
        notes.append(f"jerseys alike: {away.name} wear their light one")
    return notes


def notes_on(verdict: Verdict | None) -> list[str]:
    """How much of the sheet doesn't add up, what the officials decided left out."""
    sheet = read_stored(verdict) if verdict is not None else None
    count = sum(not finding.by for finding in sheet.findings) if sheet is not None else 0
    return [f"{count} {'thing doesn’t' if count == 1 else 'things don’t'} add up"] if count else []


def line_ups_in(verdict: Verdict | None) -> int:
    """How many teams have confirmed who plays."""
    sheet = read_stored(verdict) if verdict is not None else None
    return sum(sheet.line_ups) if sheet is not None else 0


def clock_words(league: League, at: datetime) -> str:
    """`Fri 21:40`, as the league's clock has it."""
    return f"{at.astimezone(zone_of(league)):%a %H:%M}"

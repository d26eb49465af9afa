"""The night as a device sees it: each game of its rink with how far its sheet is, and which comes next."""

from dataclasses import dataclass
from datetime import datetime

from django.utils import timezone

from rinkbook.console.lines import period_name, score_words
from rinkbook.core.game.sheet import Phase, Sheet
from rinkbook.web.games.access import CLOSING
from rinkbook.web.games.bridge import sheet_of, tonight
from rinkbook.web.games.models import Event, State, Verdict
from rinkbook.web.games.reads import verdict_of
from rinkbook.web.leagues.reads import zone_of
from rinkbook.web.rink.access import games_for_device
from rinkbook.web.rink.models import Device, Pen
from rinkbook.web.schedule.models import Game


@dataclass(frozen=True)
class Tile:
    """A game of the night: when, who, how far its sheet is, and who keeps it where that is another."""

    game: Game
    at: str
    colours: tuple[str, str]
    state: str
    note: str
    score: str = ""
    live: bool = False
    keeper: str = ""
    is_next: bool = False
    is_over: bool = False


def night_of(device: Device) -> list[Tile]:
    """The device's games in the order of the night; the next is the first that isn't over."""
    found = [tile(game, device) for game in games_for_device(device)]
    coming = next((one for one in found if not one.is_over and one.game.state == Game.State.PLANNED), None)
    return [Tile(**{**vars(one), "is_next": one is coming}) for one in found]


def tile(game: Game, device: Device) -> Tile:
    """One game as the list shows it."""
    sheet, verdict = sheet_of(game), verdict_of(game)
    begun = sheet.phase is not Phase.BEFORE
    return Tile(
        game=game,
        at=f"{game.starts_at.astimezone(zone_of(game.league)):%H:%M}",
        colours=tonight(game.home.team, game.away.team),
        state=state_words(game, sheet, verdict),
        note=note(game, sheet, verdict),
        score=score_words(sheet.score) if begun else "",
        live=begun and not sheet.over,
        keeper=keeper(game, device),
        is_over=sheet.over,
    )


def state_words(game: Game, sheet: Sheet, verdict: Verdict | None) -> str:
    """How far the sheet is."""
    if game.state == Game.State.POSTPONED:
        return "Postponed"
    if verdict is not None and verdict.fault:
        return "Its last line can’t be judged. Open it"
    if sheet.over:
        return over_words(sheet, verdict)
    if sheet.phase is Phase.BEFORE:
        return f"Line-ups {sum(sheet.line_ups)} of 2"
    return playing_words(sheet)


def over_words(sheet: Sheet, verdict: Verdict | None) -> str:
    if verdict is not None and verdict.state == State.FINAL:
        return "Final"
    return f"Over, {len(sheet.signed)} of {len(CLOSING)} have signed"


def playing_words(sheet: Sheet) -> str:
    clock = sheet.clock
    name = period_name(clock.part, clock.period)
    return f"Break after the {name}" if sheet.phase is Phase.BREAK else name


def note(game: Game, sheet: Sheet, verdict: Verdict | None) -> str:
    """Before it begins when it does; afterwards how much is on the sheet."""
    if sheet.phase is not Phase.BEFORE:
        count = Event.objects.filter(game=game).count()
        return f"{count} {'line' if count == 1 else 'lines'} on the sheet"
    return until_words(game.starts_at, timezone.now()) if game.state == Game.State.PLANNED else ""


def until_words(starts: datetime, now: datetime) -> str:
    """`Starts in 20 min`."""
    minutes = int((starts - now).total_seconds()) // 60
    if minutes >= 120:
        return f"Starts in {minutes // 60} h"
    if minutes >= 1:
        return f"Starts in {minutes} min"
    return "Starts now" if minutes > -10 else f"Was to start {-minutes} min ago"


def keeper(game: Game, device: Device) -> str:
    """Who keeps the sheet, where it is another device."""
    held = Pen.objects.filter(game=game).exclude(device=device).select_related("device").first()
    return str(held.device) if held is not None else ""

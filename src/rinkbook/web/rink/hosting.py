"""What the console is told by this host, and how its page is sent."""

import hashlib
import logging
from collections.abc import Mapping
from datetime import UTC, datetime

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.middleware.csrf import get_token
from django.shortcuts import render as page_of
from django.urls import reverse
from django.utils import timezone
from msgspec import structs

from rinkbook.console import page
from rinkbook.console.forms import Fields, Given
from rinkbook.console.host import Exit, HostState
from rinkbook.console.view import View
from rinkbook.core.model.events import Event as Line
from rinkbook.web.games.access import AT_THE_RINK, Writer
from rinkbook.web.games.bridge import edition_of, events_of, setup_of
from rinkbook.web.games.models import Event, Verdict
from rinkbook.web.leagues.reads import zone_of
from rinkbook.web.rink.access import games_for_device, may_reopen
from rinkbook.web.rink.door import PART, base_of, wants_part
from rinkbook.web.rink.models import Device, Pen
from rinkbook.web.rink.switches import BENCHES, BOARD, is_on
from rinkbook.web.schedule.models import Game

log = logging.getLogger(__name__)

NOW = "Rinkbook-Now"
SECRET = "csrfmiddlewaretoken"
NO_FAULTS: Mapping[str, str] = {}


def show(
    request: HttpRequest,
    device: Device,
    game: Game,
    view: View,
    faults: Mapping[str, str] = NO_FAULTS,
    status: int = 200,
) -> HttpResponse:
    """The console's page, or its part alone where the shell asks for that."""
    setup, events = setup_of(game), events_of(game)
    state = state_of(request, device, game, len(events))
    try:
        main = page.render(edition_of(game), setup, events, view, state, faults)
    except Exception:
        log.exception("%s: expected a page of the console, got a fault", game.slug)
        return stuck(request, game, events)
    if not wants_part(request):
        main = page.shell(main, setup, static=settings.STATIC_URL)
    answer = HttpResponse(main, status=status)
    # Going back shows the page as it was: its forms, sent again, are the lines they were.
    answer.headers["Cache-Control"] = "private, no-cache"
    answer.headers["Vary"] = f"{PART}, Cookie"
    return answer


def stuck(request: HttpRequest, game: Game, events: tuple[Line, ...]) -> HttpResponse:
    """Where a line makes the judge fail: what is on the sheet since he last spoke, each to be taken off."""
    verdict = Verdict.objects.filter(game=game).first()
    judged = verdict.last_seq if verdict is not None else 0
    rows = Event.objects.filter(game=game, seq__gt=judged).exclude(kind="strike").order_by("-seq")
    context = {"base": base_of(request), "game": game, "rows": rows, "count": len(events)}
    return page_of(request, "rink/stuck.html", context, status=500)


def state_of(request: HttpRequest, device: Device, game: Game, count: int) -> HostState:
    """The host's side of the page."""
    pen = Pen.objects.filter(game=game).select_related("device").first()
    other = pen is not None and pen.device_id != device.pk
    return HostState(
        now=said_time(request.headers.get(NOW, "")),
        sent=f"{count} {'line' if count == 1 else 'lines'} on the sheet",
        device=str(device),
        keeper=device.label,
        division=game.division.name if game.division else "",
        pen=str(pen.device) if pen is not None and other else "",
        take_pen=reverse("rink:pen", args=[game.slug]) if other else "",
        action=reverse("rink:game", args=[game.slug]),
        reopen=reverse("rink:reopen", args=[game.slug]) if may_reopen(device) else "",
        swapped=is_on(request, BENCHES),
        on_the_board=is_on(request, BOARD),
        switch_clock=reverse("rink:clock", args=[game.slug]),
        hidden=((SECRET, get_token(request)),),
        rules=reverse("public:rules", args=[game.league.slug]),
        exits=exits(device, game),
    )


def said_time(said: str) -> str:
    """The device's own time where it told one, else ours."""
    try:
        at = datetime.fromisoformat(said)
        told = (at if at.tzinfo else timezone.now()).astimezone(UTC)
    except (ValueError, OverflowError):
        told = timezone.now()
    return told.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def exits(device: Device, game: Game) -> tuple[Exit, ...]:
    """The ways out of this game: what comes next in the night, the list, what was before."""
    others = list(games_for_device(device).exclude(pk=game.pk))
    later = [exit_to(other) for other in others if in_order(other) > in_order(game)]
    before = [exit_to(other) for other in others if in_order(other) < in_order(game)]
    return (*later, Exit(label="Tonight’s games", href=reverse("rink:tonight")), *before)


def exit_to(game: Game) -> Exit:
    """`Game 52: Mill Street, Copper Kings`, at 23:00."""
    return Exit(
        label=f"{game.label}: {game.home.team}, {game.away.team}",
        href=reverse("rink:game", args=[game.slug]),
        note=f"{game.starts_at.astimezone(zone_of(game.league)):%H:%M}",
    )


def in_order(game: Game) -> tuple[datetime, int]:
    return game.starts_at, game.number


def given(device: Device, game: Game, fields: Fields) -> Given:
    """What stands on a line besides what its form says; a form sent twice has one id."""
    pen = Pen.objects.filter(game=game).first()
    known = pen.epoch - (pen.device_id != device.pk) if pen is not None else 0
    said = next(iter(fields.get("role", ())), "")
    return Given(
        id=id_of(device, fields),
        device=device.code,
        epoch=known,
        by=str(device),
        role=said if said in AT_THE_RINK else Writer.SCOREKEEPER,
        entered=said_time(""),
    )


def id_of(device: Device, fields: Fields) -> str:
    """An id made of all that the form says and of the page it stood on."""
    said = sorted((name, tuple(values)) for name, values in fields.items() if name != SECRET)
    return f"{device.code}-{hashlib.sha256(repr(said).encode()).hexdigest()[:24]}"


def as_entered_here(event: Line, device: Device) -> Line:
    """The line as this host takes it: it knows the device, and what stands on the sheet before it.

    The order that the page carried is left out, so that the line gets the next one as it is put down.
    """
    return structs.replace(event, device=device.code, n=0, seen={}, place=event.place.at_order(0))

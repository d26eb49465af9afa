"""The rink's pages: the code, the night, and the console of a game, which takes its lines as forms."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from rinkbook.console.forms import Fields, InvalidForm, read_from, read_then
from rinkbook.console.played_on import read_lines
from rinkbook.console.view import View, read_view, write_view
from rinkbook.core.model.events import Event
from rinkbook.web.games.actions import Appended
from rinkbook.web.games.bridge import events_of
from rinkbook.web.kit.when import long_day
from rinkbook.web.rink import actions, hosting, refusals
from rinkbook.web.rink.access import game_for_device, why_shut_out
from rinkbook.web.rink.codes import tidy
from rinkbook.web.rink.door import device_at, for_any_device, for_device, let_in, shut
from rinkbook.web.rink.forms import CodeForm
from rinkbook.web.rink.models import Device
from rinkbook.web.rink.qr import qr_of
from rinkbook.web.rink.reads import night_of
from rinkbook.web.rink.switches import BENCHES, BOARD, is_on, turn
from rinkbook.web.schedule.models import Game


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def code(request: HttpRequest) -> HttpResponse:
    """Where a scorekeeper types the six letters."""
    device = device_at(request)
    form = CodeForm(request.POST or None)
    if request.method != "POST" or not form.is_valid():
        return door(request, device, form, 422 if form.errors else 200)
    typed, name = form.cleaned_data["code"], form.cleaned_data["name"]
    if device is not None and tidy(typed) == device.day_code.code and not why_shut_out(device):
        return redirect("rink:tonight")
    try:
        opened = actions.open_day(typed=typed, source=request.META["REMOTE_ADDR"], label=name)
    except actions.TooManyTries as refused:
        form.add_error("code", str(refused))
        return door(request, device, form, 429)
    except actions.CodeRefused as refused:
        form.add_error("code", str(refused))
        return door(request, device, form, 422)
    return let_in(redirect("rink:tonight"), opened)


@never_cache
@require_safe
def scanned(request: HttpRequest, typed: str) -> HttpResponse:
    """Where the QR leads: the code is filled in, one tap opens the night. A mere look lets nobody in."""
    return door(request, device_at(request), CodeForm(initial={"code": tidy(typed)[:12]}), 200)


def door(request: HttpRequest, device: Device | None, form: CodeForm, status: int) -> HttpResponse:
    """The page with the code's field."""
    inside = device if device is not None and not why_shut_out(device) else None
    context = {"form": form, "device": inside, "day": long_day(inside.day) if inside else ""}
    return render(request, "rink/code.html", context, status=status)


@never_cache
@require_safe
@for_device
def tonight(request: HttpRequest, device: Device) -> HttpResponse:
    """The night's games, the next one biggest."""
    address = request.build_absolute_uri(reverse("rink:scanned", args=[device.day_code.code]))
    context = {
        "device": device,
        "day": long_day(device.day),
        "tiles": night_of(device),
        "swapped": is_on(request, BENCHES),
        "address": address,
        "qr": qr_of(address),
    }
    return render(request, "rink/tonight.html", context)


@require_POST
@for_device
def benches(request: HttpRequest, device: Device) -> HttpResponse:
    """Change over which bench the device shows at its left."""
    return turn(request, BENCHES, redirect("rink:tonight"))


@require_POST
@for_device
def open_game(request: HttpRequest, device: Device, slug: str) -> HttpResponse:
    """Go to a game; the first device that does so keeps its sheet."""
    actions.take_free_pen(game=game_for_device(device, slug), device=device)
    return redirect("rink:game", slug)


@require_POST
@for_device
def clock(request: HttpRequest, device: Device, slug: str) -> HttpResponse:
    """Change who keeps the clock here: this device, or the arena's board."""
    return turn(request, BOARD, redirect("rink:game", game_for_device(device, slug).slug))


@require_POST
@for_device
def pen(request: HttpRequest, device: Device, slug: str) -> HttpResponse:
    """Take the sheet over from whoever keeps it."""
    actions.take_pen(game=game_for_device(device, slug), device=device)
    return redirect("rink:game", slug)


@require_POST
@for_device
def reopen(request: HttpRequest, device: Device, slug: str) -> HttpResponse:
    """Take the signatures off, on the referee's word."""
    actions.reopen(game=game_for_device(device, slug), device=device)
    return redirect("rink:game", slug)


@require_http_methods(["GET", "HEAD", "POST"])
@for_any_device
def game(request: HttpRequest, device: Device, slug: str) -> HttpResponse:
    """The console of a game: GET shows the screen that the address asks for, POST takes a line."""
    found = game_for_device(device, slug)
    if request.method == "POST":
        return take_line(request, device, found)
    if why := why_shut_out(device):
        return shut(request, why, device)
    return hosting.show(request, device, found, read_view(request.GET.dict()))


def take_line(request: HttpRequest, device: Device, game: Game) -> HttpResponse:
    """Put all that the form says on the sheet and go on; what can't go there is told on the same screen."""
    fields = dict(request.POST.lists())
    try:
        lines = read_lines(fields, events_of(game), hosting.given(device, game, fields))
    except InvalidForm as error:
        return hosting.show(request, device, game, read_from(fields), error.faults, 422)
    entered = [hosting.as_entered_here(line, device) for line in lines]
    appended, event = actions.enter(game=game, device=device, lines=entered), lines[-1]
    if why := why_shut_out(device):
        return shut(request, why, device, kept=event.id in (*appended.kept, *appended.aside))
    if appended.faults:
        return refused(request, device, game, fields, event, appended)
    return redirect(f"{reverse('rink:game', args=[game.slug])}{write_view(read_then(fields))}".rstrip("?"))


def refused(
    request: HttpRequest, device: Device, game: Game, fields: Fields, event: Event, appended: Appended
) -> HttpResponse:
    """409: the line is kept beside the sheet; the console says why, and who can do something about it."""
    return hosting.show(request, device, game, View(), refusals.told(game, device, event, appended), 409)

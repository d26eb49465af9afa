"""A rink's day: its code with the QR for the desk at the rink, and the devices that it let in."""

from datetime import date

from django.http import Http404, HttpRequest, HttpResponse
from django.urls import reverse
from django.views.decorators.http import require_POST, require_safe

from rinkbook.web.games.reads import games_on
from rinkbook.web.kit.when import long_day
from rinkbook.web.leagues.models import League
from rinkbook.web.rink.actions import make_code, revoke_device
from rinkbook.web.rink.models import Device, GameDayCode
from rinkbook.web.rink.qr import qr_of
from rinkbook.web.schedule.access import rink_for
from rinkbook.web.staff.access import device_for_operator, operator_only, who
from rinkbook.web.staff.addresses import at_desk
from rinkbook.web.staff.forms.desk import YEARS
from rinkbook.web.staff.page import done, show


def read_day(day: str) -> date:
    """The date in an address."""
    try:
        found = date.fromisoformat(day)
    except ValueError:
        found = None
    if found is None or found.year not in YEARS or day != str(found):
        raise Http404(f"Expected a date such as 2026-11-13, got {day!r}.")
    return found


@require_safe
@operator_only
def code(request: HttpRequest, league: League, rink: str, day: str) -> HttpResponse:
    """The code, to be shown or printed, and who came in by it."""
    where, when = rink_for(league, rink), read_day(day)
    held = GameDayCode.objects.filter(rink=where, day=when, withdrawn_at=None).first()
    opens = request.build_absolute_uri(reverse("rink:scanned", args=[held.code])) if held else ""
    return show(
        request,
        league,
        "code",
        "schedule",
        rink=where,
        day=when,
        title=long_day(when),
        code=held,
        opens=opens,
        door=request.build_absolute_uri(reverse("rink:code")),
        qr=qr_of(opens) if held else "",
        games=list(games_on(league, when).filter(rink=where)),
        devices=list(Device.objects.filter(rink=where, day=when)),
    )


@require_POST
@operator_only
def make(request: HttpRequest, league: League, rink: str, day: str) -> HttpResponse:
    """A code for that day; one made before opens nothing more."""
    where, when = rink_for(league, rink), read_day(day)
    made = make_code(rink=where, day=when, by=who(request))
    to = at_desk(league, "code", rink=rink, day=day)
    return done(request, f"{made.code} opens {where} on {long_day(when)}, and no older code does.", to)


@require_POST
@operator_only
def revoke(request: HttpRequest, league: League, code: str) -> HttpResponse:
    """The device writes on no sheet any more; what it still sends is kept aside."""
    device = device_for_operator(league, code)
    if device.revoked_at is None:
        revoke_device(device=device, by=who(request))
    to = at_desk(league, "code", rink=device.rink.slug, day=device.day)
    return done(request, f"{device} writes on no sheet any more. What it still sends is kept aside.", to)

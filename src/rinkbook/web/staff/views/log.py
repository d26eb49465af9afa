"""The log: everything that was done in the league, newest first."""

from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from rinkbook.web.leagues.models import League
from rinkbook.web.staff.access import operator_only
from rinkbook.web.staff.page import show
from rinkbook.web.staff.reads.log import kinds_in, page_of


@require_safe
@operator_only
def log(request: HttpRequest, league: League) -> HttpResponse:
    """A page of it."""
    part, before = request.GET.get("part", ""), request.GET.get("before", "")[:18]
    kinds = kinds_in(league)
    part = part if part in kinds else ""
    rows, more = page_of(league, part, int(before) if before.isdecimal() else None)
    parts = [
        ("All", "?", not part),
        *((name.capitalize(), f"?part={name}", name == part) for name in kinds),
    ]
    return show(request, league, "log", "log", rows=rows, more=more, part=part, parts=parts)

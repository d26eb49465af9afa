"""The one door to the desk: sign in first, then be one of the league's operators, whatever is asked for."""

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.views.decorators.cache import never_cache

from rinkbook.web.leagues.access import league_for, one_of, require_role
from rinkbook.web.leagues.models import League
from rinkbook.web.leagues.reads import NoEdition
from rinkbook.web.people.models import User
from rinkbook.web.rink.models import Device
from rinkbook.web.staff.addresses import at_desk
from rinkbook.web.staff.page import refused
from rinkbook.web.teams.models import RosterSpot, TeamEntry

View = Callable[..., HttpResponse]


def operator_only(view: View) -> View:
    """The view gets the league in place of its slug; others are sent to sign in, or see nothing here.

    No browser keeps a copy, so that nothing is left to be leafed back to after signing out.
    """

    @wraps(view)
    def guarded(request: HttpRequest, league: str, **parts: Any) -> HttpResponse:
        found = league_for(league)
        require_role(request.user, found)
        try:
            return view(request, found, **parts)
        except NoEdition as none:
            return refused(request, [f"{none}. Put one in force first."], at_desk(found, "seasons"))

    return never_cache(login_required(guarded))


def who(request: HttpRequest) -> User:
    """The operator who asks; only behind `operator_only`."""
    assert isinstance(request.user, User)
    return request.user


def device_for_operator(league: League, code: str) -> Device:
    """The device of that name in *league*."""
    return one_of(Device.objects.filter(league=league), f"a device of {league}", code=code)


def spot_for(entry: TeamEntry, player: str) -> RosterSpot:
    """Where that player stands on the team's roster now."""
    spots = entry.spots.filter(left_at=None).select_related("player", "entry__team", "league")
    return one_of(spots, f"a player on the roster of {entry.team}", player__slug=player)

"""The one door to leagues and seasons: what one may not know of isn't there, what one may not do says why."""

from typing import TypeVar

from django.contrib.auth.models import AnonymousUser
from django.core.exceptions import PermissionDenied
from django.db.models import Model, QuerySet
from django.http import Http404, HttpRequest

from rinkbook.web.leagues.models import OPERATORS, Division, Edition, League, Role, Season
from rinkbook.web.leagues.reads import current_season
from rinkbook.web.people.models import User

M = TypeVar("M", bound=Model)
Visitor = User | AnonymousUser


def one_of(rows: QuerySet[M], what: str, **by: object) -> M:
    """The row that *by* names; Http404 says what was looked for."""
    # No row has the zero character in its name, and PostgreSQL won't even be asked for it.
    asked = not any(isinstance(value, str) and "\0" in value for value in by.values())
    found = rows.filter(**by).first() if asked else None
    if found is None:
        named = ", ".join(repr(value) for value in by.values())
        raise Http404(f"Expected {what}, got {named}.")
    return found


def league_for(slug: str) -> League:
    """The league of that slug; every league has a public site."""
    return one_of(League.objects.all(), "a league of this installation", slug=slug)


def season_for(league: League, slug: str) -> Season:
    """The season of that slug in *league*."""
    return one_of(league.seasons.all(), f"a season of {league}", slug=slug)


def season_asked(request: HttpRequest, league: League) -> Season | None:
    """The season that the address names, else the league's current one; none before the first."""
    slug = request.GET.get("season", "")
    return season_for(league, slug) if slug else current_season(league)


def division_for(season: Season, slug: str) -> Division:
    """The division of that slug in *season*."""
    return one_of(season.divisions.all(), f"a division of {season}", slug=slug)


def edition_for(league: League, code: str) -> Edition:
    """The newest row of that edition which *league* has put in force."""
    return one_of(league.editions.order_by("-id"), f"an edition of {league}", code=code)


def roles_of(user: Visitor, league: League) -> frozenset[str]:
    """What *user* is in *league* now."""
    if not user.is_authenticated:
        return frozenset()
    return frozenset(
        Role.objects.filter(user=user, league=league, withdrawn_at=None).values_list("name", flat=True)
    )


def is_operator(user: Visitor, league: League) -> bool:
    """Whether *user* owns *league* or works for it."""
    return bool(roles_of(user, league) & set(OPERATORS))


def require_role(user: Visitor, league: League, *roles: str) -> frozenset[str]:
    """The roles of *user* in *league*; without one of *roles* (none named: an operator's) the page is closed.

    Http404 for who is nobody in the league and need not know what it has; PermissionDenied for its own.
    """
    held, wanted = roles_of(user, league), frozenset(roles or OPERATORS)
    if not held:
        raise Http404("Expected the address of a page that this account may see.")
    if not held & wanted:
        raise PermissionDenied(f"Expected {_listed(wanted)} of {league}, got {_listed(held)}.")
    return held


def leagues_of(user: Visitor) -> list[League]:
    """The leagues whose operator *user* is."""
    if not user.is_authenticated:
        return []
    working = Role.objects.filter(user=user, withdrawn_at=None, name__in=OPERATORS)
    return list(League.objects.filter(pk__in=working.values("league")))


def _listed(roles: frozenset[str]) -> str:
    return " or ".join(sorted(role.replace("-", " ") for role in roles))

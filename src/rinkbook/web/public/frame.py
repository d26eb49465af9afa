"""What stands around every page of a league: its bar, its title, what a link to it shows elsewhere."""

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse

from rinkbook.web.leagues.access import league_for
from rinkbook.web.leagues.models import League, Season
from rinkbook.web.leagues.reads import NoEdition

PARTS = (
    ("Schedule", "schedule"),
    ("Standings", "standings"),
    ("Teams", "teams"),
    ("Leaders", "leaders"),
    ("Rules", "rules"),
)


def page(
    request: HttpRequest,
    template: str,
    league: League,
    *,
    title: str,
    about: str,
    part: str = "",
    **context: Any,
) -> HttpResponse:
    """A page of *league*; *about* is the sentence that search engines and chats show."""
    home = reverse("public:home", args=[league.slug])
    frame = {
        "league": league,
        "title": title,
        "about": about,
        "part": part,
        "nav": [
            (words, reverse(f"public:{name}", args=[league.slug]), name == part) for words, name in PARTS
        ],
        "home": home,
        "sign_in": f"{reverse('account_login')}?next={home}/staff/",
        "address": request.build_absolute_uri(request.path),
    }
    return render(request, f"public/{template}.html", frame | context)


def no_season(request: HttpRequest, league: League, title: str, part: str) -> HttpResponse:
    """The page of a league that has no season yet."""
    about = f"{league.name} has no season yet."
    return page(request, "no_season", league, title=title, about=about, part=part)


def needs_rules(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
    """The view of a season that is planned, but has no rules yet, is a page that says so."""

    @wraps(view)
    def asked(request: HttpRequest, league: str, **parts: str) -> HttpResponse:
        try:
            return view(request, league=league, **parts)
        except NoEdition as none:
            return page(request, "no_rules", league_for(league), title="No rules yet", about=f"{none}.")

    return asked


def season_links(request: HttpRequest, league: League, season: Season) -> list[tuple[str, str, bool]]:
    """The league's seasons to choose from, where it has more than one."""
    seasons = list(league.seasons.all())
    if len(seasons) < 2:
        return []
    return [(each.name, f"{request.path}?season={each.slug}", each.pk == season.pk) for each in seasons]

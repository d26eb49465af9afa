"""The first page of the installation: its leagues, and tonight's games in all of them."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils import timezone
from django.views.decorators.http import require_safe

from rinkbook.web.games.reads import night_now
from rinkbook.web.leagues.models import League
from rinkbook.web.leagues.reads import current_season
from rinkbook.web.public.lists import by_day, score_card
from rinkbook.web.public.reads import next_night, night_of

ROBOTS = "User-agent: *\nDisallow: /account/\nDisallow: /live/\n"


@require_safe
def front(request: HttpRequest) -> HttpResponse:
    leagues = [league_card(league) for league in League.objects.all()]
    about = "Schedules, live scores, tables with their reasons, and the rules they rest on."
    address = request.build_absolute_uri(request.path)
    return render(request, "public/front.html", {"leagues": leagues, "about": about, "address": address})


@require_safe
def robots(request: HttpRequest) -> HttpResponse:
    return HttpResponse(ROBOTS, content_type="text/plain; charset=utf-8")


def league_card(league: League) -> dict[str, object]:
    now, tonight = timezone.now(), night_now(league)
    games = night_of(league, tonight)
    season = current_season(league)
    return {
        "league": league,
        "season": season.name if season else "No season yet",
        "tonight": [score_card(game, now) for game in games],
        "next": [] if games else by_day(next_night(league, tonight), now, tonight),
    }

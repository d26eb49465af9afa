"""The day page: what needs a person, last night, tonight, what happens by itself."""

from datetime import timedelta

from django.http import HttpRequest, HttpResponse
from django.utils import timezone
from django.views.decorators.http import require_safe

from rinkbook.web.games.reads import night_now
from rinkbook.web.kit.when import long_day
from rinkbook.web.leagues.models import League
from rinkbook.web.leagues.reads import zone_of
from rinkbook.web.staff.access import operator_only
from rinkbook.web.staff.page import show
from rinkbook.web.staff.reads import nights
from rinkbook.web.staff.reads.by_itself import coming_up
from rinkbook.web.staff.reads.needs import needs_of
from rinkbook.web.staff.words import count


@require_safe
@operator_only
def today(request: HttpRequest, league: League) -> HttpResponse:
    """The operator's day at a glance."""
    night, now = night_now(league), timezone.now().astimezone(zone_of(league))
    before, coming = nights.last_night_before(league, night), nights.night_from(league, night)
    last, next_ = nights.night(league, before), nights.night(league, coming)
    needs = needs_of(league)
    return show(
        request,
        league,
        "today",
        "today",
        waiting=len(needs),
        title=long_day(night),
        note=f"{now:%H:%M}. {games_words(len(next_) if coming == night else 0)}",
        needs=needs,
        last=last,
        last_day=before,
        last_words="Last night" if before == night - timedelta(days=1) else "Last games",
        next=next_,
        next_day=coming,
        next_words="Tonight" if coming == night else "The next night",
        night=night,
        by_itself=coming_up(league),
        rinks=list(league.rinks.all()),
    )


def games_words(tonight: int) -> str:
    """`Four games tonight`."""
    return f"{count(tonight, 'game').capitalize()} tonight"

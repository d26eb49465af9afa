"""What happens without anybody: computed from the time it is asked, so that no job has to run for it."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from django.utils import timezone

from rinkbook.web.leagues.models import League, SeasonEdition
from rinkbook.web.leagues.reads import zone_of
from rinkbook.web.rink.models import Device, GameDayCode
from rinkbook.web.staff.addresses import at_desk
from rinkbook.web.teams.models import Bar

AHEAD = timedelta(days=14)


@dataclass(frozen=True)
class Coming:
    """At that moment this happens."""

    at: datetime
    when: str
    words: str
    href: str


def coming_up(league: League) -> list[Coming]:
    """What will happen within two weeks, the next thing first."""
    now = timezone.now()
    found = [*codes(league, now), *devices(league, now), *editions(league, now), *bars(league, now)]
    return sorted(found, key=lambda each: each.at)


def coming(league: League, at: datetime, words: str, href: str) -> Coming:
    there = at.astimezone(zone_of(league))
    near = there.date() == timezone.now().astimezone(zone_of(league)).date()
    when = f"{there:%H:%M} today" if near else f"{there:%a} {there.day} {there:%b %H:%M}"
    return Coming(at, when, words, href)


def codes(league: League, now: datetime) -> list[Coming]:
    open_codes = GameDayCode.objects.filter(
        league=league, withdrawn_at=None, expires_at__range=(now, now + AHEAD)
    )
    return [
        coming(
            league,
            code.expires_at,
            f"The code of {code.rink} closes",
            at_desk(league, "code", rink=code.rink.slug, day=code.day),
        )
        for code in open_codes.select_related("rink")
    ]


def devices(league: League, now: datetime) -> list[Coming]:
    """The last moment at which a night's tablets may hand in what they kept, a line a night."""
    late = Device.objects.filter(league=league, revoked_at=None, expires_at__range=(now, now + AHEAD))
    nights = {(each.rink, each.day): each for each in late.select_related("rink")}
    return [
        coming(
            league,
            each.expires_at,
            f"Late sheets of {day.day} {day:%b}, {rink}: last moment",
            at_desk(league, "code", rink=rink.slug, day=day),
        )
        for (rink, day), each in nights.items()
    ]


def editions(league: League, now: datetime) -> list[Coming]:
    dated = SeasonEdition.objects.filter(league=league, in_force_from__range=(now, now + AHEAD))
    return [
        coming(
            league,
            row.in_force_from,
            f"{row.edition} comes into force",
            at_desk(league, "season", season=row.season.slug),
        )
        for row in dated.select_related("edition", "season")
    ]


def bars(league: League, now: datetime) -> list[Coming]:
    ending = Bar.objects.filter(league=league, ends_at__range=(now, now + AHEAD)).select_related("player")
    return [
        coming(
            league,
            bar.ends_at or now,
            f"{bar.player}: {bar.get_code_display().lower()} no more",
            at_desk(league, "log"),
        )
        for bar in ending
    ]

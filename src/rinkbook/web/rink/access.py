"""The one door of the rink: a device reads its own rink's day and writes on its games, nothing else."""

from datetime import timedelta

from django.core.exceptions import PermissionDenied
from django.db.models import QuerySet
from django.utils import timezone

from rinkbook.web.games.reads import games_on
from rinkbook.web.leagues.access import one_of
from rinkbook.web.rink.codes import digest_of
from rinkbook.web.rink.models import Device, WrongCode
from rinkbook.web.schedule.models import Game

WINDOW = timedelta(minutes=10)
WRONG_CODES = 10
"""So many wrong codes from one place within the window close the door until the window is over."""


def device_for(token: str) -> Device:
    """The device of that token; PermissionDenied says why it may not go on."""
    device = device_that_sends(token)
    if why := why_shut_out(device):
        raise PermissionDenied(f"{why[0].upper()}{why[1:]}.")
    return device


def device_that_sends(token: str) -> Device:
    """The device of that token, though it be shut out: what it kept is still taken in."""
    devices = Device.objects.select_related("league", "rink", "day_code")
    device = devices.filter(token_digest=digest_of(token)).first() if token else None
    if device is None:
        raise PermissionDenied("Expected a device that a game-day code let in, got one that none did.")
    return device


def why_shut_out(device: Device) -> str:
    """Why the device may write no more; "" while it may."""
    if device.revoked_at is not None:
        return "expected a device in use, got one that the league has withdrawn"
    if device.expires_at <= timezone.now():
        return f"expected a device of the last two weeks, got one of {device.day}"
    return ""


def games_for_device(device: Device) -> QuerySet[Game]:
    """The games of the device's rink on its day."""
    return games_on(device.league, device.day).filter(rink=device.rink)


def game_for_device(device: Device, slug: str) -> Game:
    """One of the device's games; any other isn't there."""
    return one_of(games_for_device(device), f"a game at {device.rink} on {device.day}", slug=slug)


def may_reopen(device: Device) -> bool:
    """Whether the referee may still take signatures off on it: that night, before he leaves."""
    return device.day_code.expires_at > timezone.now()


def may_try(source: str) -> bool:
    """Whether that place may try another code now."""
    since = timezone.now() - WINDOW
    return WrongCode.objects.filter(source=source, at__gt=since).count() < WRONG_CODES

"""The door of the rink's pages: the cookie that a device shows, and which page it is let in to."""

from collections.abc import Callable
from functools import update_wrapper
from typing import Concatenate, ParamSpec

from django.conf import settings
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone

from rinkbook.web.rink.access import device_that_sends, why_shut_out
from rinkbook.web.rink.actions import Opened
from rinkbook.web.rink.models import Device

COOKIE = "rinkbook-device"
PART = "Rinkbook-Part"
PATH = "/rink"

P = ParamSpec("P")
Page = Callable[Concatenate[HttpRequest, Device, P], HttpResponse]


def device_at(request: HttpRequest) -> Device | None:
    """The device that asks, though it be shut out; none where no code let it in."""
    try:
        return device_that_sends(request.COOKIES.get(COOKIE, ""))
    except PermissionDenied:
        return None


def let_in(response: HttpResponse, opened: Opened) -> HttpResponse:
    """The answer after which the browser shows the token, and no script can read it."""
    left = opened.device.expires_at - timezone.now()
    response.set_cookie(
        COOKIE,
        opened.token,
        max_age=int(left.total_seconds()),
        path=PATH,
        httponly=True,
        samesite="Lax",
        secure=settings.SESSION_COOKIE_SECURE,
    )
    return response


def for_any_device(page: Page[P]) -> Callable[Concatenate[HttpRequest, P], HttpResponse]:
    """A page for a device that a code let in, though it be shut out by now; any other is asked for a code."""

    def asked(request: HttpRequest, /, *args: P.args, **kwargs: P.kwargs) -> HttpResponse:
        device = device_at(request)
        if device is not None:
            return page(request, device, *args, **kwargs)
        if request.method == "GET":
            return redirect("rink:code")
        return shut(request, "expected a device that a game-day code let in, got one that none did")

    update_wrapper(asked, page)
    return asked


def for_device(page: Page[P]) -> Callable[Concatenate[HttpRequest, P], HttpResponse]:
    """A page for a device in use; one that is shut out is told why."""

    def asked(request: HttpRequest, device: Device, /, *args: P.args, **kwargs: P.kwargs) -> HttpResponse:
        if why := why_shut_out(device):
            return shut(request, why, device)
        return page(request, device, *args, **kwargs)

    update_wrapper(asked, page)
    return for_any_device(asked)


def shut(request: HttpRequest, why: str, device: Device | None = None, kept: bool = False) -> HttpResponse:
    """403: why the device may not go on, and how it gets in again; *kept*: what it sent is on record."""
    told = f"{why[0].upper()}{why[1:]}."
    context = {"base": base_of(request), "why": told, "device": device, "kept": kept}
    return render(request, "rink/shut.html", context, status=403)


def wants_part(request: HttpRequest) -> bool:
    """Whether the console's shell asks, which needs no more than what stands in its place."""
    return request.headers.get(PART) == "console"


def base_of(request: HttpRequest) -> str:
    """What a page of the rink stands on."""
    return "rink/part.html" if wants_part(request) else "rink/base.html"

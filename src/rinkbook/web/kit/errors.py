"""Error pages: where, what was expected, what came, and what is safe.

A sentence given to `Http404`, `PermissionDenied` or `SuspiciousOperation` is shown as what came.
"""

from collections.abc import Callable

from django.core.exceptions import (
    PermissionDenied,
    RequestDataTooBig,
    SuspiciousOperation,
    TooManyFieldsSent,
    TooManyFilesSent,
)
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render


def bad_request(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    """400: what was sent can't be read."""
    got = _sentence(exception) or "something this page can't read"
    return _page(request, 400, "That can't be read", "a form as this site draws it", got)


def forbidden(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    """403: who asks may not."""
    got = _sentence(exception) or "an account without it, or none"
    return _page(request, 403, "Not for this account", "an account with a role that opens this page", got)


def form_expired(request: HttpRequest, reason: str = "") -> HttpResponse:
    """403: a form without the token of its session."""
    expected = "the form's token, which is good while you are signed in and cookies are on"
    return _page(request, 403, "This form is too old", expected, "a form without it, or with an older one")


def not_found(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    """404: no such page."""
    got = _sentence(exception) or f"{request.path!r}, where there is nothing"
    return _page(request, 404, "Nothing here", "the address of a page of this site", got)


def say_methods(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[..., HttpResponse]:
    """Middleware: an address that takes forms alone, or none, says so; Django answers with an empty page."""

    def middleware(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        if response.status_code != 405 or response.streaming or response.content:
            return response
        allowed = response.headers.get("Allow", "")
        page = _page(request, 405, "Not to be opened so", allowed, str(request.method))
        page.headers["Allow"] = allowed
        return page

    return middleware


def server_error(request: HttpRequest) -> HttpResponse:
    """500: our fault; the page must not need what may just have failed."""
    return _page(request, 500, "Our fault", "an answer", "a fault in Rinkbook, which is on record here")


def _page(request: HttpRequest, status: int, title: str, expected: str, got: str) -> HttpResponse:
    context = {"status": status, "title": title, "expected": expected, "got": got, "path": request.path}
    return render(request, "kit/error.html", context, status=status)


def _sentence(exception: Exception | None) -> str:
    """What whoever raised it said; what Django says itself speaks of settings, and has types of its own."""
    if isinstance(exception, RequestDataTooBig | TooManyFieldsSent | TooManyFilesSent):
        return "more than a form of this site holds"
    said = exception.args[0] if exception and exception.args else ""
    ours = isinstance(exception, Http404 | PermissionDenied) or type(exception) is SuspiciousOperation
    return said if ours and isinstance(said, str) and " " in said else ""

"""What stands around every page of the desk: the side bar, what was just done, forms and their faults."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from django.contrib import messages
from django.forms import BaseForm
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import redirect, render
from django.urls import reverse

from rinkbook.web.leagues.models import League
from rinkbook.web.staff.addresses import at_desk
from rinkbook.web.staff.reads.rulebook import count_open
from rinkbook.web.staff.words import local

SideItem = tuple[str, str, str, bool, int]

PARTS = [
    ("Today", "today", "home"),
    ("Schedule", "schedule", "calendar"),
    ("Teams, players", "teams", "users"),
    ("Seasons", "seasons", "cup"),
    ("Import", "import", "download"),
    ("Rulebook", "rulebook", "book"),
    ("Log", "log", "search"),
]


def show(
    request: HttpRequest, league: League, template: str, here: str, status: int = 200, **context: Any
) -> HttpResponse:
    """A page of the desk; *here* is the part of the side bar that it belongs to."""
    around = {
        "league": league,
        "side": side_items(request, league, here, context.pop("waiting", 0)),
        "done": messages.get_messages(request),
        "at": partial(at_desk, league),
        "local": partial(local, league),
    }
    return render(request, f"staff/{template}.html", {**around, **context}, status=status)


def side_items(request: HttpRequest, league: League, here: str, waiting: int) -> list[SideItem]:
    counts = {"today": waiting, "rulebook": count_open(league)}
    items = [
        (words, at_desk(league, name), icon, name == here, counts.get(name, 0)) for words, name, icon in PARTS
    ]
    return [*items, (f"Sign out {request.user}", reverse("account_logout"), "user", False, 0)]


def show_form(
    request: HttpRequest,
    league: League,
    form: BaseForm,
    here: str,
    *,
    title: str,
    go: str,
    back: str,
    note: str = "",
    template: str = "form",
    **context: Any,
) -> HttpResponse:
    """A page with one form: what is amiss stands at its top and beside each field."""
    status = 422 if form.is_bound and form.errors else 200
    words = {"title": title, "go": go, "back": back, "note": note, "form": form, "wrong": wrong(form)}
    return show(request, league, template, here, status, **words, **context)


def wrong(form: BaseForm) -> list[tuple[str, str]]:
    """Each fault of the form with the field that it links to."""
    first = next(iter(form.fields), "main")
    found: list[tuple[str, str]] = []
    for name, sentences in form.errors.items():
        at = name if name in form.fields else first
        label = f"{form.fields[name].label or name}: " if name in form.fields else ""
        found += [(at, f"{label}{sentence}") for sentence in sentences]
    return found


def done(request: HttpRequest, sentence: str, to: str) -> HttpResponseRedirect:
    """On to the page *to*, which says what was done."""
    messages.success(request, sentence)
    return redirect(to)


def refused(request: HttpRequest, sentences: Sequence[str], to: str) -> HttpResponseRedirect:
    """On to the page *to*, which says why nothing was done."""
    for sentence in sentences:
        messages.error(request, sentence)
    return redirect(to)

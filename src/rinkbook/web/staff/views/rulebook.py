"""The rulebook on the desk: every clause, what the text leaves open and how it is read, what contradicts."""

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_POST, require_safe

from rinkbook.core.rulebook.clause import ClauseKind
from rinkbook.web.leagues import actions
from rinkbook.web.leagues.access import edition_for
from rinkbook.web.leagues.bridge import book_of
from rinkbook.web.leagues.models import League
from rinkbook.web.staff.access import operator_only, who
from rinkbook.web.staff.addresses import at_desk
from rinkbook.web.staff.page import done, show
from rinkbook.web.staff.reads import rulebook as reads


@require_safe
@operator_only
def clauses(request: HttpRequest, league: League) -> HttpResponse:
    """Every clause in the law's order; with words or a kind, those that fit."""
    edition = reads.edition_now(league)
    if edition is None:
        return without(request, league)
    book = book_of(edition)
    asked, kind = request.GET.get("q", "")[:80], request.GET.get("kind", "")
    topics = reads.topics_of(book, asked, kind)
    found: dict[str, Any] = {
        "topics": topics,
        "count": sum(len(topic.rows) for topic in topics),
        "asked": asked,
        "kind": kind,
    }
    kinds = [("", "Every kind"), *((each.value, each.value.capitalize()) for each in ClauseKind)]
    context: dict[str, Any] = {**found, "edition": edition, "book": book, "kinds": kinds, "tab": "clauses"}
    if request.headers.get("HX-Request"):
        return render(request, "staff/clauses_found.html", {**context, "league": league})
    return show(request, league, "clauses", "rulebook", tabs=tabs(league, "rulebook"), **context)


@require_safe
@operator_only
def readings(request: HttpRequest, league: League) -> HttpResponse:
    """What the text leaves open, the open ones first."""
    edition = reads.edition_now(league)
    if edition is None:
        return without(request, league)
    rows = reads.readings_of(edition)
    left = sum(row.confirmed is None for row in rows)
    context: dict[str, Any] = {
        "edition": edition,
        "rows": rows,
        "left": left,
        "tabs": tabs(league, "readings"),
    }
    return show(request, league, "readings", "rulebook", **context)


@require_POST
@operator_only
def confirm(request: HttpRequest, league: League, reading: str) -> HttpResponse:
    """The operator's word that the league reads it so: kept beside the edition."""
    edition = edition_for(league, request.POST.get("edition", ""))
    if reading not in {each.id for each in book_of(edition).readings}:
        raise Http404(f"Expected a reading of {edition}, got {reading!r}.")
    words = request.POST.get("words", "")[:500]
    actions.confirm_reading(edition=edition, reading=reading, by=who(request), words=words)
    return done(request, f"{reading} is read so, by your word.", at_desk(league, "readings"))


@require_safe
@operator_only
def conflicts(request: HttpRequest, league: League) -> HttpResponse:
    """Clauses that contradict each other, and the reading that settles each."""
    edition = reads.edition_now(league)
    if edition is None:
        return without(request, league)
    context: dict[str, Any] = {
        "edition": edition,
        "rows": reads.conflicts_of(edition),
        "tabs": tabs(league, "conflicts"),
    }
    return show(request, league, "conflicts", "rulebook", **context)


def tabs(league: League, here: str) -> list[tuple[str, str, bool, int | None]]:
    """The three parts of the rulebook's desk."""
    parts = [
        ("Clauses", "rulebook", None),
        ("Readings", "readings", reads.count_open(league)),
        ("Conflicts", "conflicts", None),
    ]
    return [(words, at_desk(league, name), name == here, count or None) for words, name, count in parts]


def without(request: HttpRequest, league: League) -> HttpResponse:
    """The page before any edition is in force."""
    return show(request, league, "no_edition", "rulebook")

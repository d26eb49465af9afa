"""A game's sheet at the desk: read, corrected, declared over, closed; a change is seen before it is made."""

from collections.abc import Callable, Sequence
from typing import Any

from django.forms import BaseForm
from django.http import Http404, HttpRequest, HttpResponse
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from rinkbook.core.model.events import Body
from rinkbook.core.model.events import Event as Line
from rinkbook.core.model.place import Moment, write_clock, write_period
from rinkbook.web.games.access import game_for_operator
from rinkbook.web.games.actions import Appended
from rinkbook.web.games.models import State
from rinkbook.web.leagues.models import League
from rinkbook.web.staff import actions
from rinkbook.web.staff.access import operator_only, who
from rinkbook.web.staff.addresses import at_desk
from rinkbook.web.staff.forms.desk import DeskForm, WhyForm
from rinkbook.web.staff.forms.line import TITLES, LineForm, filled
from rinkbook.web.staff.page import done, refused, show, show_form
from rinkbook.web.staff.reads.game import GameDesk
from rinkbook.web.staff.reads.lines import here
from rinkbook.web.staff.reads.log import rows_of

SURE = "sure"


def open_desk(request: HttpRequest, league: League, game: str) -> GameDesk:
    """The game on the table."""
    return GameDesk(game_for_operator(who(request), league.slug, game))


@require_safe
@operator_only
def sheet(request: HttpRequest, league: League, game: str) -> HttpResponse:
    """All that is on the sheet, what was ruled, what doesn't add up, who did what."""
    desk = open_desk(request, league, game)
    kinds = [(kind, title) for kind, title in TITLES.items()]
    trail = rows_of(desk.trail())
    return show(request, league, "game", "schedule", desk=desk, game=desk.game, kinds=kinds, trail=trail)


@require_http_methods(["GET", "POST"])
@operator_only
def add_line(request: HttpRequest, league: League, game: str) -> HttpResponse:
    """A line that nobody has entered."""
    desk = open_desk(request, league, game)
    kind = request.GET.get("kind", "")
    if kind not in TITLES:
        raise Http404(f"Expected a kind of line ({', '.join(TITLES)}), got {kind!r}.")
    form = line_form(request, desk, kind, initial=place_fields(desk))
    return seen_before(
        request,
        desk,
        form,
        lambda: actions.added(form.body(), form.place(), form.why),
        title=f"{TITLES[kind]}, {desk.game}",
        said="is on the sheet",
    )


@require_http_methods(["GET", "POST"])
@operator_only
def fix_line(request: HttpRequest, league: League, game: str, event: str) -> HttpResponse:
    """A line put right: the old one stays to be read."""
    desk = open_desk(request, league, game)
    target = line_for(desk, event)
    kind = type(target.body).__struct_config__.tag
    if kind not in TITLES or not isinstance(target.body, Body):
        raise Http404(f"Expected a line that the desk can put right, got {event!r}.")
    form = line_form(request, desk, str(kind), initial=filled(target.body, target.place))
    return seen_before(
        request,
        desk,
        form,
        lambda: actions.amended(target, form.body(), form.place(), form.why),
        title=f"Put right: {TITLES[str(kind)].lower()}, {desk.game}",
        said="is put right",
    )


@require_http_methods(["GET", "POST"])
@operator_only
def strike_line(request: HttpRequest, league: League, game: str, event: str) -> HttpResponse:
    """A line struck: it stays to be read and counts for nothing."""
    desk = open_desk(request, league, game)
    target = line_for(desk, event)
    form = WhyForm(request.POST or None)
    return seen_before(
        request,
        desk,
        form,
        lambda: actions.struck(target.id, target.place, form.cleaned_data["reason"]),
        title=f"Strike a line, {desk.game}",
        said="is struck",
    )


@require_http_methods(["GET", "POST"])
@operator_only
def declare(request: HttpRequest, league: League, game: str) -> HttpResponse:
    """The forfeit or termination that a ruling proposes, declared by the operator, citing it."""
    desk = open_desk(request, league, game)
    key, event = request.GET.get("key", ""), request.GET.get("event", "")
    proposal = desk.proposal(key, event)
    if proposal is None or not proposal.ends_play:
        raise Http404(f"Expected a ruling that proposes a {event or 'forfeit'}, got {key!r}.")
    form = DeskForm(request.POST or None)
    told = next(told for each, told in desk.proposals() if each is proposal)
    return seen_before(
        request,
        desk,
        form,
        lambda: actions.declared(event, proposal.side, key, here(desk.sheet), str(who(request))),
        title=f"Declare the {event}, {desk.game}",
        said="is on the sheet",
        rulings=[told],
    )


@require_POST
@operator_only
def close(request: HttpRequest, league: League, game: str) -> HttpResponse:
    """The sheet is final by the operator's word."""
    desk = open_desk(request, league, game)
    to = at_desk(league, "game", game=game)
    if not desk.sheet.over:
        return refused(request, [f"{desk.game}: expected a game that is over, got one that isn't."], to)
    if desk.state == State.FINAL:
        return refused(request, [f"{desk.game}: expected a sheet that isn't final, got one that is."], to)
    return told(request, actions.close(game=desk.game, by=who(request)), f"{desk.game} is final.", to)


@require_http_methods(["GET", "POST"])
@operator_only
def reopen(request: HttpRequest, league: League, game: str) -> HttpResponse:
    """The signatures are struck, with the reason."""
    desk = open_desk(request, league, game)
    to = at_desk(league, "game", game=game)
    if desk.state == State.OPEN:
        return refused(request, [f"{desk.game}: expected a signed sheet, got one that is open."], to)
    form = WhyForm(request.POST or None)
    if request.method == "POST" and form.is_valid():
        why = form.cleaned_data["reason"]
        return told(
            request,
            actions.reopen(game=desk.game, why=why, by=who(request)),
            f"{desk.game} is open again.",
            to,
        )
    note = "Every signature is struck and has to be given again. To put a line right this isn't needed."
    return show_form(
        request,
        league,
        form,
        "schedule",
        title=f"Reopen the sheet of {desk.game}",
        go="Reopen",
        back=to,
        note=note,
    )


def seen_before(
    request: HttpRequest,
    desk: GameDesk,
    form: BaseForm,
    lines: Callable[[], Sequence[Line]],
    *,
    title: str,
    said: str,
    rulings: Sequence[Any] = (),
) -> HttpResponse:
    """First the form, then what it would change, then the deed."""
    league = desk.game.league
    to = at_desk(league, "game", game=desk.game.slug)
    words: dict[str, Any] = {"title": title, "back": to, "rulings": rulings, "desk": desk}
    asked = request.method == "POST" or not form.fields
    if not asked or (form.is_bound and not form.is_valid()):
        return show_form(request, league, form, "schedule", go="See what it changes", **words)
    entered = lines()
    if not entered:
        return refused(
            request, [f"{title}: expected something that differs from the sheet, got the same."], to
        )
    if request.method == "POST" and SURE in request.POST:
        appended = actions.enter(game=desk.game, lines=entered, by=who(request))
        return told(request, appended, f"{title}: {said}.", to)
    kept = [
        (name, value) for name, value in request.POST.items() if name not in (SURE, "csrfmiddlewaretoken")
    ]
    change = desk.foresee(entered)
    return show(request, league, "change", "schedule", change=change, kept=kept, go=title, **words)


def told(request: HttpRequest, appended: Appended, sentence: str, to: str) -> HttpResponse:
    """What became of the lines: each fault in words, else that it is done."""
    return refused(request, appended.faults, to) if appended.faults else done(request, sentence, to)


def line_form(request: HttpRequest, desk: GameDesk, kind: str, initial: dict[str, Any]) -> LineForm:
    """The form of a line; once somebody has signed it asks why."""
    why = desk.state != State.OPEN
    return LineForm(
        request.POST or None, kind=kind, setup=desk.sheet.setup, law=desk.desk.law, why=why, initial=initial
    )


def place_fields(desk: GameDesk) -> dict[str, str]:
    """Where a new line stands, if nothing else is said."""
    place = here(desk.sheet)
    clock = write_clock(place.left) if place.moment is Moment.DURING else ""
    return {"period": write_period(place.part, place.period), "moment": place.moment.value, "clock": clock}


def line_for(desk: GameDesk, id: str) -> Line:
    """The line of that id, which isn't struck."""
    entry = desk.entry(id)
    if entry is None or entry.struck:
        raise Http404(f"Expected a line that stands on the sheet of {desk.game}, got {id!r}.")
    return entry.event

"""Seasons, divisions, and which edition of the rules stands from when."""

from datetime import timedelta

from django.http import HttpRequest, HttpResponse
from django.utils import timezone
from django.utils.text import slugify
from django.views.decorators.http import require_http_methods, require_safe

from rinkbook.web.leagues import actions
from rinkbook.web.leagues.access import season_for
from rinkbook.web.leagues.models import League, SeasonEdition
from rinkbook.web.leagues.reads import zone_of
from rinkbook.web.staff.access import operator_only, who
from rinkbook.web.staff.addresses import at_desk
from rinkbook.web.staff.forms.desk import moment
from rinkbook.web.staff.forms.seasons import PASTED, DivisionForm, EditionForm, SeasonForm
from rinkbook.web.staff.page import done, show, show_form
from rinkbook.web.staff.reads.names import names_of


@require_safe
@operator_only
def seasons(request: HttpRequest, league: League) -> HttpResponse:
    """All seasons, the newest first."""
    return show(request, league, "seasons", "seasons", seasons=list(league.seasons.all()))


@require_safe
@operator_only
def season(request: HttpRequest, league: League, season: str) -> HttpResponse:
    """A season: its divisions and the history of its editions."""
    found = season_for(league, season)
    rows = list(found.editions.select_related("edition").order_by("-in_force_from"))
    now = timezone.now()
    stands = next((row for row in rows if row.in_force_from <= now), None)
    names = names_of(row.edition.put_by for row in rows)
    zone = zone_of(league)
    editions = [
        {
            "row": row,
            "by": names[row.edition.put_by],
            "from": row.in_force_from.astimezone(zone),
            "stands": row == stands,
            "coming": row.in_force_from > now,
        }
        for row in rows
    ]
    divisions = [(each, each.entries.count()) for each in found.divisions.all()]
    return show(request, league, "season", "seasons", season=found, editions=editions, divisions=divisions)


@require_http_methods(["GET", "POST"])
@operator_only
def new_season(request: HttpRequest, league: League) -> HttpResponse:
    """A season to come."""
    form = SeasonForm(request.POST or None, league=league)
    if request.method == "POST" and form.is_valid():
        slug = slugify(form.cleaned_data["name"])[:40]
        made = actions.open_season(league=league, slug=slug, **form.cleaned_data, by=who(request))
        return done(
            request, f"{made} is there. Next: divisions, and the rules it is played by.", at(league, slug)
        )
    back = at_desk(league, "seasons")
    return show_form(request, league, form, "seasons", title="Open a season", go="Open the season", back=back)


def at(league: League, slug: str) -> str:
    return at_desk(league, "season", season=slug)


@require_http_methods(["GET", "POST"])
@operator_only
def edit_season(request: HttpRequest, league: League, season: str) -> HttpResponse:
    """Its name, its days, whether it runs."""
    found = season_for(league, season)
    initial = {name: getattr(found, name) for name in SeasonForm.base_fields}
    form = SeasonForm(request.POST or None, league=league, season=found, initial=initial)
    if request.method == "POST" and form.is_valid():
        actions.change_season(season=found, **form.cleaned_data, by=who(request))
        return done(request, f"{found} is changed.", at(league, season))
    title = f"Change {found}"
    return show_form(
        request, league, form, "seasons", title=title, go="Keep the changes", back=at(league, season)
    )


@require_http_methods(["GET", "POST"])
@operator_only
def new_division(request: HttpRequest, league: League, season: str) -> HttpResponse:
    """A division with a table of its own."""
    found = season_for(league, season)
    form = DivisionForm(request.POST or None, season=found)
    if request.method == "POST" and form.is_valid():
        slug = slugify(form.cleaned_data["name"])[:40]
        made = actions.add_division(season=found, slug=slug, **form.cleaned_data, by=who(request))
        return done(request, f"{made} is a division of {found}.", at(league, season))
    title = f"Add a division to {found}"
    return show_form(
        request, league, form, "seasons", title=title, go="Add the division", back=at(league, season)
    )


@require_http_methods(["GET", "POST"])
@operator_only
def new_edition(request: HttpRequest, league: League, season: str) -> HttpResponse:
    """An edition in force from a moment; a text with faults is told every one, and nothing is saved."""
    found = season_for(league, season)
    tomorrow = timezone.now().astimezone(zone_of(league)).date() + timedelta(days=1)
    initial = {"day": tomorrow, "at": "06:00"}
    form = EditionForm(request.POST or None, request.FILES or None, season=found, initial=initial)
    if request.method == "POST" and form.is_valid():
        row = put(form, request)
        when = row.in_force_from.astimezone(zone_of(league))
        sentence = f"{row.edition} is in force from {when:%d %B %Y, %H:%M}."
        return done(request, sentence, at(league, season))
    return show_form(
        request,
        league,
        form,
        "seasons",
        template="edition_form",
        title=f"An edition for {found}",
        go="Put it in force",
        back=at(league, season),
        note="Games belong to the edition in force when they start. What is in force is never changed.",
        faults=form.faults,
    )


def put(form: EditionForm, request: HttpRequest) -> SeasonEdition:
    """The edition that the form names, from its moment on."""
    said, season = form.cleaned_data, form.season
    from_at = moment(season.league, said["day"], said["at"])
    if said["source"] != PASTED:
        return actions.put_shipped_in_force(
            season=season, code=said["source"], from_at=from_at, by=who(request)
        )
    text = said["text"]
    return actions.put_in_force(
        season=season, text=text, bases=form.bases(text), from_at=from_at, by=who(request)
    )

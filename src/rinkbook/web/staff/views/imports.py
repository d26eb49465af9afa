"""A file brought in: first all that it would do, or all that is amiss by its line; then the deed, whole."""

from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_http_methods

from rinkbook.imports.headings import COLUMNS
from rinkbook.web.leagues.models import League
from rinkbook.web.leagues.reads import current_season
from rinkbook.web.staff.access import operator_only, who
from rinkbook.web.staff.addresses import at_desk
from rinkbook.web.staff.forms.imports import KINDS, ImportForm
from rinkbook.web.staff.imports import ImportRefused, Preview, apply, preview
from rinkbook.web.staff.page import done, refused, show, show_form

SURE = "sure"


@require_http_methods(["GET", "POST"])
@operator_only
def bring_in(request: HttpRequest, league: League) -> HttpResponse:
    """Rosters, a schedule or finished sheets."""
    season = current_season(league)
    if season is None:
        return refused(request, ["A file is for a season. Open one first."], at_desk(league, "seasons"))
    initial = {"season": season.slug, "kind": request.GET.get("kind", "")}
    form = ImportForm(request.POST or None, request.FILES or None, league=league, initial=initial)
    if request.method == "POST" and form.is_valid():
        said = form.cleaned_data
        seen = preview(said["kind"], said["text"], league, said["season"])
        if seen.may_be_applied and SURE in request.POST:
            return carry_out(request, league, seen)
        if not seen.faults:
            return show(request, league, "import_seen", "import", title="What the file would do", seen=seen)
        return ask(request, league, form, seen)
    return ask(request, league, form)


def ask(request: HttpRequest, league: League, form: ImportForm, seen: Preview | None = None) -> HttpResponse:
    """The form, with the columns of each kind; after a look at a faulty file all of its faults."""
    return show_form(
        request,
        league,
        form,
        "import",
        template="import",
        title="Import",
        go="Look at the file",
        back=at_desk(league, "today"),
        note="Rosters, a schedule or finished sheets from a CSV file. Nothing is half imported.",
        seen=seen,
        columns=[(words, COLUMNS[kind]) for kind, words in KINDS],
    )


def carry_out(request: HttpRequest, league: League, seen: Preview) -> HttpResponse:
    """All of it, or nothing."""
    try:
        counts = apply(seen, who(request))
    except ImportRefused as error:
        return refused(request, [str(fault) for fault in error.faults[:10]], at_desk(league, "import"))
    sentence = f"Imported: {counts['create']} created, {counts['change']} changed, {counts['leave']} left."
    to = {"rosters": "teams", "schedule": "schedule", "sheets": "today"}[seen.kind]
    return done(request, sentence, at_desk(league, to))

"""A ground for a suspension noted on the player: from then on the rink's tablet refuses him."""

from django.http import Http404, HttpRequest, HttpResponse
from django.views.decorators.http import require_http_methods

from rinkbook.console.told import tell
from rinkbook.web.leagues.models import League
from rinkbook.web.staff.access import operator_only, who
from rinkbook.web.staff.addresses import at_desk
from rinkbook.web.staff.forms.suspension import SuspensionForm
from rinkbook.web.staff.page import done, show_form
from rinkbook.web.staff.reads.needs import end_of, grounds, player_of
from rinkbook.web.staff.views.game import open_desk
from rinkbook.web.teams.actions import bar_player


@require_http_methods(["GET", "POST"])
@operator_only
def suspension(request: HttpRequest, league: League, game: str) -> HttpResponse:
    """What the rink reads of it, under the ruling's clause, from the end of that game on."""
    desk, key = open_desk(request, league, game), request.GET.get("key", "")
    found = next(((ruling, ground) for ruling, ground in grounds(desk) if ruling.key == key), None)
    player = player_of(desk, found[1]) if found else None
    if found is None or player is None:
        raise Http404(f"Expected a ruling that suspends a player of {desk.game}, got {key!r}.")
    ruling, ground = found
    form = SuspensionForm(request.POST or None, least=ground.games, initial={"games": ground.games})
    if request.method == "POST" and form.is_valid():
        bar_player(
            player=player,
            code="suspended",
            clause=ruling.clause,
            words=form.words(),
            from_at=end_of(desk.game),
            by=who(request),
        )
        return done(request, f"{player} is suspended: {form.words()}", at_desk(league, "today"))
    return show_form(
        request,
        league,
        form,
        "today",
        title=f"Suspend {player}",
        go="Note the suspension",
        back=at_desk(league, "today"),
        note=f"{desk.game}, {desk.desk.name(ground.side)} {ground.number}",
        rulings=[tell(desk.desk, ruling)],
    )

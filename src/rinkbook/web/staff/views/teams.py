"""Teams of a season and their rosters: a team's name and colours, a player added, changed, taken off."""

from typing import Any

from django.db import transaction
from django.http import HttpRequest, HttpResponse
from django.utils.text import slugify
from django.views.decorators.http import require_http_methods, require_safe

from rinkbook.web.leagues.access import season_asked, season_for
from rinkbook.web.leagues.models import League
from rinkbook.web.staff.access import operator_only, spot_for, who
from rinkbook.web.staff.addresses import at_desk
from rinkbook.web.staff.forms.desk import DeskForm
from rinkbook.web.staff.forms.teams import NewTeamForm, PlayerForm, SpotForm, TeamForm
from rinkbook.web.staff.page import done, refused, show, show_form
from rinkbook.web.staff.reads.teams import alike_with, clause_of_numbers, divisions_of, roster_of
from rinkbook.web.teams import actions
from rinkbook.web.teams.access import entry_for
from rinkbook.web.teams.models import Player, TeamEntry


@require_safe
@operator_only
def teams(request: HttpRequest, league: League) -> HttpResponse:
    """The season's teams by division."""
    season = season_asked(request, league)
    divisions = divisions_of(season) if season else []
    seasons = list(league.seasons.all())
    return show(request, league, "teams", "teams", season=season, divisions=divisions, seasons=seasons)


@require_http_methods(["GET", "POST"])
@operator_only
def new_team(request: HttpRequest, league: League, season: str) -> HttpResponse:
    """A team of the season; one of that name from another season comes back."""
    found = season_for(league, season)
    if not found.divisions.exists():
        where = at_desk(league, "new-division", season=season)
        return refused(request, ["A team needs a division. Add one first."], where)
    form = NewTeamForm(request.POST or None, season=found)
    if request.method == "POST" and form.is_valid():
        entry = enter(form, who(request))
        return done(request, f"{entry.team} plays in {found}.", roster_address(league, entry))
    back = f"{at_desk(league, 'teams')}?season={season}"
    return show_form(request, league, form, "teams", title="Add a team", go="Add the team", back=back)


@transaction.atomic
def enter(form: NewTeamForm, by: Any) -> TeamEntry:
    """The team in its division: a known one, or a new one."""
    said = {name: form.cleaned_data[name] for name in TeamForm.base_fields}
    league, known = form.season.league, form.known()
    if known is not None:
        team = actions.change_team(team=known, **said, by=by)
    else:
        team = actions.add_team(league=league, slug=slugify(said["name"])[:40], **said, by=by)
    return actions.enter_team(team=team, division=form.cleaned_data["division"], by=by)


def roster_address(league: League, entry: TeamEntry) -> str:
    return at_desk(league, "roster", season=entry.season.slug, team=entry.team.slug)


@require_safe
@operator_only
def roster(request: HttpRequest, league: League, season: str, team: str) -> HttpResponse:
    """A team: what it wears, who is on it, who was."""
    entry = entry_for(season_for(league, season), team)
    own, subs, ended = roster_of(entry)
    parts: dict[str, Any] = {"own": own, "subs": subs, "ended": ended}
    return show(request, league, "roster", "teams", entry=entry, alike=alike_with(entry), **parts)


@require_http_methods(["GET", "POST"])
@operator_only
def edit_team(request: HttpRequest, league: League, season: str, team: str) -> HttpResponse:
    """What the team is called and wears."""
    entry = entry_for(season_for(league, season), team)
    initial = {name: getattr(entry.team, name) for name in TeamForm.base_fields}
    form = TeamForm(request.POST or None, initial=initial)
    to = roster_address(league, entry)
    if request.method == "POST" and form.is_valid():
        actions.change_team(team=entry.team, **form.cleaned_data, by=who(request))
        return done(request, f"{entry.team} is changed. {warning(entry)}".strip(), to)
    title = f"{entry.team}: name and jerseys"
    return show_form(request, league, form, "teams", title=title, go="Keep the changes", back=to)


def warning(entry: TeamEntry) -> str:
    """Whose jerseys the team's would be mistaken for."""
    names = ", ".join(team.name for team in alike_with(entry))
    return f"Its jersey is too like that of {names}: as visitors it wears the light one." if names else ""


@require_http_methods(["GET", "POST"])
@operator_only
def new_player(request: HttpRequest, league: League, season: str, team: str) -> HttpResponse:
    """A player on the roster."""
    entry = entry_for(season_for(league, season), team)
    form = PlayerForm(request.POST or None, entry=entry, clause=clause_of_numbers(entry.season))
    to = roster_address(league, entry)
    if request.method == "POST" and form.is_valid():
        player = sign(form, entry, who(request))
        return done(request, f"{player} is on the roster of {entry.team}.", to)
    known = list(league.players.values_list("name", flat=True).distinct())
    title = f"Add a player to {entry.team}"
    return show_form(
        request, league, form, "teams", title=title, go="Add the player", back=to, known_players=known
    )


@transaction.atomic
def sign(form: PlayerForm, entry: TeamEntry, by: Any) -> Player:
    """The player, known or new, in his place."""
    name = form.cleaned_data["name"]
    player = form.known(name) or actions.add_player(
        league=entry.league, slug=free_slug(entry.league, name), name=name, by=by
    )
    actions.sign_player(entry=entry, player=player, **form.spot_fields(), by=by)
    return player


def free_slug(league: League, name: str) -> str:
    """An id that no player of the league has."""
    slug = made = slugify(name)[:50]
    number = 1
    while Player.objects.filter(league=league, slug=made).exists():
        number += 1
        made = f"{slug}-{number}"
    return made


@require_http_methods(["GET", "POST"])
@operator_only
def edit_player(request: HttpRequest, league: League, season: str, team: str, player: str) -> HttpResponse:
    """Another number, position or letter."""
    entry = entry_for(season_for(league, season), team)
    spot = spot_for(entry, player)
    kind = "sub" if spot.substitute else "own"
    initial = {"number": spot.number, "position": spot.position, "letter": spot.letter, "kind": kind}
    clause = clause_of_numbers(entry.season)
    form = SpotForm(request.POST or None, entry=entry, clause=clause, spot=spot, initial=initial)
    to = roster_address(league, entry)
    if request.method == "POST" and form.is_valid():
        actions.change_spot(spot=spot, **form.spot_fields(), by=who(request))
        return done(request, f"{spot.player} is changed from now on; games played stay as they were.", to)
    title = f"{spot.player}, {entry.team}"
    return show_form(request, league, form, "teams", title=title, go="Keep the changes", back=to)


@require_http_methods(["GET", "POST"])
@operator_only
def remove_player(request: HttpRequest, league: League, season: str, team: str, player: str) -> HttpResponse:
    """The player leaves; the history keeps him."""
    entry = entry_for(season_for(league, season), team)
    spot, to = spot_for(entry, player), roster_address(league, entry)
    if request.method == "POST":
        actions.release_player(spot=spot, by=who(request))
        return done(request, f"{spot.player} is no longer on the roster of {entry.team}.", to)
    note = "Games that were played keep him, and he stays below the roster as one who was there."
    title = f"Take {spot.player} off the roster of {entry.team}?"
    return show_form(
        request, league, DeskForm(), "teams", title=title, go="Take off the roster", back=to, note=note
    )

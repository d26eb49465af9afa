"""The schedule at the desk: days of games, a game planned, moved, put off, its referees; a rink added."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_http_methods, require_safe

from rinkbook.core.rulebook.edition import Edition as Book
from rinkbook.web.games.access import game_for_operator
from rinkbook.web.games.reads import night_now, verdict_of
from rinkbook.web.leagues.access import season_asked
from rinkbook.web.leagues.models import League, Season
from rinkbook.web.leagues.reads import NoEdition, book_at
from rinkbook.web.schedule.actions import add_rink, assign_referees, move_game, plan_game, postpone_game
from rinkbook.web.schedule.models import Game
from rinkbook.web.staff.access import operator_only, who
from rinkbook.web.staff.addresses import at_desk
from rinkbook.web.staff.forms.schedule import (
    GameForm,
    PostponeForm,
    RefereesForm,
    RinkForm,
    WhenForm,
    when_of,
)
from rinkbook.web.staff.page import done, refused, show, show_form
from rinkbook.web.staff.reads.schedule import law_of_moving, nights_of

WHICH = [("coming", "To come"), ("played", "Played"), ("postponed", "Postponed")]


@require_safe
@operator_only
def games(request: HttpRequest, league: League) -> HttpResponse:
    """The season's nights."""
    season = season_asked(request, league)
    asked = request.GET.get("which", "coming")
    which = asked if asked in dict(WHICH) else "coming"
    nights = nights_of(season, which, night_now(league)) if season else []
    tabs = [(words, f"?which={name}", name == which) for name, words in WHICH]
    rinks = list(league.rinks.all())
    context: dict[str, Any] = {
        "season": season,
        "nights": nights,
        "tabs": tabs,
        "rinks": rinks,
        "night": night_now(league),
    }
    return show(request, league, "schedule", "schedule", which=which, **context)


@require_http_methods(["GET", "POST"])
@operator_only
def new_game(request: HttpRequest, league: League) -> HttpResponse:
    """A game to come."""
    season, to = season_asked(request, league), at_desk(league, "schedule")
    if season is None:
        return refused(request, ["A game needs a season. Open one first."], at_desk(league, "seasons"))
    if not league.rinks.exists():
        return refused(request, ["A game needs a rink. Add one first."], at_desk(league, "new-rink"))
    form = GameForm(request.POST or None, season=season, book=book_for(season), initial=next_game(season))
    if request.method == "POST" and form.is_valid():
        game = plan_game(**form.game(), by=who(request))
        return done(request, f"{game} is planned: {game.home.team} v {game.away.team}.", to)
    return show_form(request, league, form, "schedule", title="Add a game", go="Plan the game", back=to)


def next_game(season: Season) -> dict[str, Any]:
    """What the form of a new game begins with: the next number, the last game's time and rink."""
    newest = season.games.order_by("-starts_at").select_related("league", "rink").first()
    number = max(season.games.values_list("number", flat=True), default=0) + 1
    return {"number": number, **(when_of(newest) if newest else {})}


def book_for(season: Season) -> Book | None:
    """The edition in force in the season now, if there is one."""
    try:
        return book_at(season)
    except NoEdition:
        return None


@require_http_methods(["GET", "POST"])
@operator_only
def edit_game(request: HttpRequest, league: League, game: str) -> HttpResponse:
    """Another time, rink or slot."""
    found, to = game_for_operator(who(request), league.slug, game), at_desk(league, "schedule")
    if has_sheet(found):
        return refused(request, [begun(found)], at_desk(league, "game", game=game))
    form = WhenForm(request.POST or None, league=league, initial=when_of(found))
    if request.method == "POST" and form.is_valid():
        move_game(game=found, **form.when(), by=who(request))
        return done(request, f"{found} has its new place.", to)
    note = f"{found.home.team} v {found.away.team}"
    return show_form(
        request, league, form, "schedule", title=f"Move {found}", go="Move the game", back=to, note=note
    )


@require_http_methods(["GET", "POST"])
@operator_only
def postpone(request: HttpRequest, league: League, game: str) -> HttpResponse:
    """The game isn't played as planned, for a reason that the edition allows."""
    found, to = game_for_operator(who(request), league.slug, game), at_desk(league, "schedule")
    if has_sheet(found):
        return refused(request, [begun(found)], at_desk(league, "game", game=game))
    law = law_of_moving(book_for(found.season), found.stage)
    grounds = list(law[1].items()) if law else [("any", "The league’s rules name no reasons; yours is kept")]
    initial = {"ground": grounds[0][0] if len(grounds) == 1 else None}
    form = PostponeForm(request.POST or None, grounds=grounds, initial=initial)
    if request.method == "POST" and form.is_valid():
        said = form.cleaned_data
        why = f"{dict(grounds)[said['ground']]}. {said['why']}" if law else said["why"]
        postpone_game(game=found, why=why, clause=law[0].id if law else "", by=who(request))
        return done(request, f"{found} is postponed. It has no new time yet.", f"{to}?which=postponed")
    return show_form(
        request,
        league,
        form,
        "schedule",
        title=f"Postpone {found}",
        go="Postpone the game",
        back=to,
        note=f"{found.home.team} v {found.away.team}",
        clause=law[0] if law else None,
    )


def has_sheet(game: Game) -> bool:
    """Whether anything but line-ups is on its sheet: a game that began has its time."""
    verdict = verdict_of(game)
    return verdict is not None and verdict.phase != "before"


def begun(game: Game) -> str:
    return (
        f"{game}: expected a game that hasn't begun, got one with a sheet. Its time stays as it was played."
    )


@require_http_methods(["GET", "POST"])
@operator_only
def referees(request: HttpRequest, league: League, game: str) -> HttpResponse:
    """Who officiates."""
    found, to = game_for_operator(who(request), league.slug, game), at_desk(league, "game", game=game)
    form = RefereesForm(request.POST or None, initial={"referees": "\n".join(found.referees)})
    if request.method == "POST" and form.is_valid():
        assign_referees(game=found, referees=form.names(), by=who(request))
        return done(request, f"The referees of {found} are kept.", to)
    return show_form(
        request, league, form, "schedule", title=f"Referees of {found}", go="Keep the names", back=to
    )


@require_http_methods(["GET", "POST"])
@operator_only
def new_rink(request: HttpRequest, league: League) -> HttpResponse:
    """A rink that the league plays on."""
    form, to = RinkForm(request.POST or None, league=league), at_desk(league, "schedule")
    if request.method == "POST" and form.is_valid():
        rink = add_rink(league=league, **form.rink(), by=who(request))
        return done(request, f"{rink} is one of the league’s rinks.", to)
    return show_form(request, league, form, "schedule", title="Add a rink", go="Add the rink", back=to)

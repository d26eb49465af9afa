"""The pages of a game: what happened, who dressed, what was ruled, and the sheet on paper."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.views.decorators.http import require_safe

from rinkbook.console.lines import period_name
from rinkbook.core.model.events import Side
from rinkbook.core.standings.table import Table
from rinkbook.web.games.access import CLOSING
from rinkbook.web.games.models import State
from rinkbook.web.games.reads import newest_tick, verdict_of
from rinkbook.web.leagues.access import league_for
from rinkbook.web.public import board, figures, lines, paper
from rinkbook.web.public.access import game_asked
from rinkbook.web.public.frame import needs_rules, page
from rinkbook.web.public.lists import Standing, game_href
from rinkbook.web.public.match import Match
from rinkbook.web.public.paper import at_words
from rinkbook.web.public.told import tell
from rinkbook.web.tables.reads import table

TABS = (("Game", "game"), ("Line-ups", "line-ups"), ("Rulings", "rulings"))


@require_safe
@needs_rules
def game(request: HttpRequest, league: str, game: str) -> HttpResponse:
    found = game_asked(league_for(league), game)
    if game.isdecimal():
        return redirect(game_href(found))
    match = Match(found)
    ended = figures.if_it_ended_now(match)
    return game_page(
        request,
        match,
        "game",
        periods=lines.periods(match),
        by_period=figures.by_period(match),
        goalies=figures.goalies(match),
        line_ups=figures.line_ups(match),
        ended=ended,
        standings=reverse("public:standings", args=[league]),
        clock_note=figures.clock_note(match),
        signed=signed_words(match),
    )


@require_safe
@needs_rules
def line_ups(request: HttpRequest, league: str, game: str) -> HttpResponse:
    match = Match(game_asked(league_for(league), game))
    return game_page(request, match, "line-ups", line_ups=figures.line_ups(match))


@require_safe
@needs_rules
def rulings(request: HttpRequest, league: str, game: str) -> HttpResponse:
    match = Match(game_asked(league_for(league), game))
    groups: dict[str, list[dict[str, Any]]] = {}
    for ruling in reversed(match.rulings):
        name = period_name(ruling.place.part, ruling.place.period) if ruling.place else "The game"
        at = lines.when(ruling.place) if ruling.place else ""
        groups.setdefault(name, []).append(tell(ruling, match.law) | {"at": at})
    fallen = [
        tell(one.ruling, match.law) | {"by": lines.took_away(match, one), "at": at_words(one.ruling.place)}
        for one in match.struck
    ]
    return game_page(request, match, "rulings", groups=groups, fallen=fallen)


@require_safe
@needs_rules
def paper_sheet(request: HttpRequest, league: str, game: str) -> HttpResponse:
    match = Match(game_asked(league_for(league), game))
    return game_page(request, match, "sheet", sheet=paper.paper(match))


def game_page(request: HttpRequest, match: Match, part: str, **context: Any) -> HttpResponse:
    """A page of the game under its board and its tabs."""
    names = match.team_name(Side.HOME), match.team_name(Side.AWAY)
    return page(
        request,
        part.replace("-", "_"),
        match.league,
        title=title(match, *names),
        about=about(match, *names),
        part="schedule",
        match=match,
        game=match.game,
        board=board.header(match, table_for(match)),
        tabs=[
            (words, game_href(match.game, name), name == part, tab_count(match, name)) for words, name in TABS
        ],
        live=live(match),
        **context,
    )


def signed_words(match: Match) -> str:
    """How final the sheet is, once the game is over."""
    verdict = verdict_of(match.game)
    if match.standing is not Standing.FINAL or verdict is None:
        return ""
    if verdict.state != State.FINAL:
        return "The sheet becomes final when both captains and a referee have signed."
    everybody = frozenset(match.sheet.signed) >= CLOSING
    return "Both captains and a referee have signed the sheet." if everybody else "The sheet is final."


def tab_count(match: Match, name: str) -> int | None:
    return len(match.rulings) or None if name == "rulings" else None


def title(match: Match, home: str, away: str) -> str:
    """`Harbor Lights 5–2 Night Owls, live`."""
    if match.standing in (Standing.LIVE, Standing.FINAL):
        score = board.score_words(match)
        return f"{home} {score} {away}, {board.status_words(match).lower()}"
    return f"{home} v {away}"


def about(match: Match, home: str, away: str) -> str:
    return f"{board.meta(match)}. {match.league.name}: {title(match, home, away)}."


def table_for(match: Match) -> Table | None:
    """The table in which both stand, where the stage has one."""
    if match.sheet.setup.sort != "season":
        return None
    return table(match.game.season, match.game.division, stage=match.game.stage)


def live(match: Match) -> dict[str, Any] | None:
    """What the script listens to, and what ticks until the next word; nothing once nothing moves."""
    if match.standing not in (Standing.LIVE, Standing.SOON):
        return None
    stream = f"/live/{match.league.slug}/{match.game.slug}?after={newest_tick(match.league)}"
    return {"stream": stream, **board.ticking(match)}

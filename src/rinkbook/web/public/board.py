"""The head of a game's page: score first, the clock, who is short, and how old all that is."""

from datetime import timedelta
from typing import Any

from rinkbook.core.game.sheet import Phase
from rinkbook.core.model.events import Side
from rinkbook.core.model.place import write_clock
from rinkbook.core.rulebook.formats import nth
from rinkbook.core.standings.table import Row, Table
from rinkbook.web.games.reads import day_of, night_now, verdict_of
from rinkbook.web.kit.when import ago, clock_time, long_day
from rinkbook.web.public.lists import Standing, ended_how
from rinkbook.web.public.match import Match, short_period

QUIET = timedelta(minutes=5)
"""After so long without a line the page says since when."""

STATUS = {
    Standing.SOON: "Not started",
    Standing.LIVE: "Live",
    Standing.OFF: "Postponed",
    Standing.OPEN: "No result yet",
}


def header(match: Match, table: Table | None) -> dict[str, Any]:
    """As the macro `game_header` takes it."""
    playing = match.standing is Standing.LIVE
    return {
        "meta": meta(match),
        "status": match.standing.value,
        "status_text": status_words(match),
        "home": side(match, Side.HOME, table),
        "away": side(match, Side.AWAY, table),
        "score": score_words(match),
        "period": period_words(match) if playing else "",
        "clock": write_clock(match.left) if playing and match.sheet.phase is Phase.PLAYING else "",
        "strength": strength(match) if playing else "",
        "heard": heard(match) if playing else "",
    }


def meta(match: Match) -> str:
    game, day = match.game, day_of(match.game)
    parts = [game.label, game.rink.name, clock_time(game.starts_at, match.zone)]
    if day != night_now(match.league):
        parts.insert(1, long_day(day))
    return ", ".join(parts)


def status_words(match: Match) -> str:
    verdict = verdict_of(match.game)
    if match.standing is Standing.FINAL:
        return ended_how(verdict) if verdict else "Final"
    return STATUS[match.standing]


def score_words(match: Match) -> str:
    """`5–2`; before the start its time."""
    if match.standing in (Standing.LIVE, Standing.FINAL):
        home, away = match.sheet.score
        return f"{home}–{away}"
    return clock_time(match.game.starts_at, match.zone)


def period_words(match: Match) -> str:
    clock, phase = match.sheet.clock, match.sheet.phase
    name = short_period(clock.part, clock.period)
    if phase is Phase.BREAK:
        return f"After the {name}"
    return "Shootout" if phase is Phase.SHOOTOUT else name


def side(match: Match, which: Side, table: Table | None) -> dict[str, Any]:
    team = match.team(which)
    row = next((row for row in table.rows if row.team == team.slug), None) if table else None
    return {
        "name": team.name,
        "href": match.team_href(which),
        "note": f"{record(row)}, {nth(row.rank)}" if row and row.games_played else "",
        **match.jersey(which),
    }


def record(row: Row) -> str:
    """`6–4–2`: won, lost, tied, and lost in overtime or a shootout where that happened."""
    parts = [row.won, row.lost]
    if row.ties or not row.overtime_losses:
        parts.append(row.ties)
    if row.overtime_losses:
        parts.append(row.overtime_losses)
    return "–".join(map(str, parts))


def strength(match: Match) -> str:
    """`Power play Harbor Lights, 5 on 4, 1:18`, a net that is empty; nothing while all are there."""
    now = match.live.strength
    if match.live.phase is not Phase.PLAYING:
        return ""
    empty = [f"{match.team_name(side)} net empty" for side, off in zip(Side, now.extra, strict=True) if off]
    if now.power_play is not None:
        left = [write_clock(now.left)] if now.left is not None else []
        return ", ".join([f"Power play {match.team_name(now.power_play)}", now.name, *left, *empty])
    is_short = any(line.short for line in match.live.box)
    return ", ".join([*([now.name] if is_short or empty else []), *empty])


def heard(match: Match) -> str:
    """How old it is what one sees."""
    at = match.heard_at
    if at is None:
        return ""
    if match.now - at > QUIET:
        return f"No word since {clock_time(at, match.zone)}; the sheet is being kept at the rink"
    return f"From the scorekeeper’s table {ago(int((match.now - at).total_seconds()))}"


def ticking(match: Match) -> dict[str, Any]:
    """What the page's script needs to go on by itself until the next word."""
    at = match.heard_at
    return {
        "left": match.left,
        "running": match.sheet.clock.running and match.sheet.phase is Phase.PLAYING,
        "heard": int((match.now - at).total_seconds()) if at else 0,
        "quiet": int(QUIET.total_seconds()),
        "since": clock_time(at, match.zone) if at else "",
    }

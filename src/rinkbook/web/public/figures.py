"""A game's figures beside its lines: by period, in goal, line-ups, what it would bring if it ended now."""

from typing import Any

from rinkbook.console.jerseys import figure
from rinkbook.core import wire
from rinkbook.core.game.sheet import PeriodLine, PlayerLine, Result, Sheet
from rinkbook.core.model.events import Event, PeriodEnd, Side
from rinkbook.core.model.place import Moment, Part, Place, write_clock
from rinkbook.core.model.setup import Rostered
from rinkbook.core.rulebook.formats import nth
from rinkbook.core.standings.table import Row
from rinkbook.core.standings.words import points
from rinkbook.web.games import bridge
from rinkbook.web.leagues.reads import book_at
from rinkbook.web.public.lists import Standing
from rinkbook.web.public.match import FORESEEN, Match, short_period
from rinkbook.web.tables.reads import facts_of, table_with

SIDES = (Side.HOME, Side.AWAY)


def by_period(match: Match) -> dict[str, Any]:
    """The goals of each period; those not begun have a dash."""
    sheet = match.sheet
    heads = [str(line.period) if line.part is Part.REGULATION else short_period(line.part, line.period)
             for line in sheet.periods]  # fmt: skip
    shot = bool(sheet.attempts)
    return {
        "heads": [*heads, *(["SO"] if shot else [])],
        "shots": any(sheet.shots),
        "rows": [period_row(match, side, shot) for side in SIDES],
    }


def period_row(match: Match, side: Side, shot: bool) -> dict[str, Any]:
    sheet, index = match.sheet, SIDES.index(side)
    goals = [str(line.goals[index]) if begun(sheet, line) else "–" for line in sheet.periods]
    if shot:
        goals.append(str(sum(each.scored and each.counts for each in sheet.attempts if each.side is side)))
    minutes = sum(line.minutes for line in sheet.penalties if line.side is side)
    return {
        "name": match.team_name(side),
        "short": match.sheet.setup.team(side).short,
        **match.jersey(side),
        "goals": goals,
        "total": sheet.score[index],
        "shots": sheet.shots[index],
        "pim": minutes,
    }


def begun(sheet: Sheet, line: PeriodLine) -> bool:
    """Whether the period was played, or is."""
    clock = sheet.clock
    now = (clock.part is not Part.REGULATION, clock.period)
    mine = (line.part is not Part.REGULATION, line.period)
    return line.ended or any(line.goals) or (mine <= now and sheet.phase != "before")


def goalies(match: Match) -> list[dict[str, Any]]:
    """Who was in goal, with shots and saves where shots are kept."""
    found = [
        line for side in SIDES for line in match.sheet.players if line.side is side and in_goal(match, line)
    ]
    return [goalie_row(match, line) for line in found]


def in_goal(match: Match, line: PlayerLine) -> bool:
    number = match.sheet.goalies[SIDES.index(line.side)]
    return bool(line.shots_against or line.goals_against) or (bool(number) and line.number == number)


def goalie_row(match: Match, line: PlayerLine) -> dict[str, Any]:
    saves = max(0, line.shots_against - line.goals_against)
    share = f"{100 * saves / line.shots_against:.1f}" if line.shots_against else "–"
    return {
        "name": match.name(line.side, line.number),
        "href": match.href(line.side, line.number),
        "number": line.number,
        **match.jersey(line.side),
        "shots": line.shots_against,
        "against": line.goals_against,
        "saves": saves,
        "share": share,
    }


def line_ups(match: Match) -> list[dict[str, Any]]:
    """Both teams as they dress tonight; before that, their rosters."""
    return [line_up(match, side) for side in SIDES]


def line_up(match: Match, side: Side) -> dict[str, Any]:
    confirmed = match.sheet.line_ups[SIDES.index(side)]
    lines = [line for line in match.sheet.players if line.side is side] if confirmed else []
    rostered = [] if confirmed else [each for each in match.sheet.setup.team(side).roster if not each.sub]
    return {
        "name": match.team_name(side),
        "href": match.team_href(side),
        **match.jersey(side),
        "confirmed": confirmed,
        "captain": match.sheet.captains[SIDES.index(side)],
        "players": [dressed_row(match, line) for line in sorted(lines, key=by_number)],
        "roster": [roster_row(match, each) for each in sorted(rostered, key=by_number)],
    }


def by_number(line: PlayerLine | Rostered) -> tuple[int, str]:
    return (figure(line.number), line.number)


def dressed_row(match: Match, line: PlayerLine) -> dict[str, Any]:
    return {
        "number": line.number,
        "name": match.name(line.side, line.number),
        "href": match.href(line.side, line.number),
        "letter": line.letter,
        "goalie": line.goalie,
        "sub": line.sub,
        "goals": line.goals,
        "assists": line.assists,
        "pim": line.penalty_minutes,
        "out": bool(line.out),
    }


def roster_row(match: Match, each: Rostered) -> dict[str, Any]:
    name = match.names.get(each.player, each.name)
    return {"number": each.number, "name": name, "letter": each.letter, "goalie": each.goalie}


def if_it_ended_now(match: Match) -> str:
    """What the game would bring if it ended as it stands; nothing where that would be a mere guess."""
    result = foreseen(match) if match.standing is Standing.LIVE else None
    if result is None or result.facts is None:
        return ""
    game = match.game
    others = [
        each for each in facts_of(game.season, game.stage, match.now, game.division) if each.game != game.slug
    ]
    facts = [*others, result.facts]
    table = table_with(game.season, game.division, game.stage, facts, book_at(game.season))
    sides = [result.winner] if result.winner else list(SIDES)
    return " ".join(_would(match.team_name(side), table.row(match.team(side).slug)) for side in sides)


def _would(name: str, row: Row) -> str:
    stand = "share" if row.shared else "stand"
    return f"{name} would have {points(row.points)} and {stand} {nth(row.rank)}."


def foreseen(match: Match) -> Result | None:
    """The result if the last period ended now; none where play would go on, or no table is kept."""
    sheet = match.sheet
    if sheet.clock.part is not Part.REGULATION or sheet.setup.sort != "season":
        return None
    last = max((line.period for line in sheet.periods if line.part is Part.REGULATION), default=0)
    line = Event(id=FORESEEN, place=Place(period=last, moment=Moment.AFTER), body=PeriodEnd())
    return wire.play(match.law.book, sheet.setup, (*bridge.events_of(match.game), line)).result


def clock_note(match: Match) -> str:
    """How times on the page are to be read."""
    lengths = [(line.period, line.length) for line in match.sheet.periods if line.part is Part.REGULATION]
    if not lengths:
        return "Times are as the clock showed them, counting down."
    first = lengths[0][1]
    others = [
        f"{nth(period)} period from {write_clock(length)}" for period, length in lengths if length != first
    ]
    return (
        f"Times are as the clock showed them, counting down from {'; '.join([write_clock(first), *others])}."
    )

"""The sheet on one page of paper, with the absent and the suspended struck and said so."""

from datetime import datetime
from typing import Any

from rinkbook.console.lines import period_name
from rinkbook.core.game.goal_tags import tags_of
from rinkbook.core.game.sheet import GoalLine, PenaltyLine, PlayerLine
from rinkbook.core.model.events import Dressed, LineUpConfirmed, PeriodEnd, PeriodStart, Side, Signature
from rinkbook.core.model.place import Part, Place, write_clock
from rinkbook.core.model.setup import Rostered
from rinkbook.web.games.reads import day_of, verdict_of
from rinkbook.web.kit.when import clock_time, short_day
from rinkbook.web.public.figures import SIDES, by_number, by_period, clock_note, goalies
from rinkbook.web.public.lines import took_away, when
from rinkbook.web.public.lists import Standing, ended_how
from rinkbook.web.public.match import Match
from rinkbook.web.public.told import tell

ROWS = {"players": 14, "goals": 8, "penalties": 6}
"""At least so many lines of each list, so that an empty sheet can be filled in by hand."""

SIZES = ((34, ""), (44, "small"), (52, "smaller"))
"""Up to so many lines the paper is set in that size."""

TYPES = "E even, PP power play, SH short-handed, PS penalty shot, EN empty net, AG awarded."
ENDED = {"served": "", "goal": "goal", "game": ""}


def paper(match: Match) -> dict[str, Any]:
    """All that the page shows."""
    verdict, sheet = verdict_of(match.game), match.sheet
    sides, ruled = both(match), rulings(match)
    known = match.standing in (Standing.LIVE, Standing.FINAL)
    return {
        "score": f"{sheet.score[0]}–{sheet.score[1]}" if known else "",
        "state": state_words(match),
        "how": ended_how(verdict).lower() if verdict and match.standing is Standing.FINAL else "",
        "facts": facts(match),
        "sides": sides,
        "size": size(sides, len(ruled)),
        "periods": by_period(match),
        "goalies": goalies(match),
        "note": f"{clock_note(match)} {TYPES}",
        "rulings": ruled,
        "signatures": signatures(match),
        "events": len(sheet.entries),
    }


def state_words(match: Match) -> str:
    if match.standing is Standing.FINAL:
        return "final" if match.game.verdict.state == "final" else "final, not signed by all"
    return "so far" if match.standing is Standing.LIVE else ""


def facts(match: Match) -> list[tuple[str, str]]:
    game = match.game
    day = day_of(game)
    found = [("Date", f"{short_day(day)} {day.year}"), ("Rink", game.rink.name)]
    found.append(("Planned", clock_time(game.starts_at, match.zone)))
    times = [("Started", entered(match, PeriodStart)), ("Ended", entered(match, PeriodEnd, last=True))]
    found += [(words, at) for words, at in times if at]
    if game.referees:
        found.append(("Referees", ", ".join(game.referees)))
    return [*found, ("Rules", match.law.dated)]


def entered(match: Match, kind: type, *, last: bool = False) -> str:
    """When the first or the last line of that kind was entered; for an end only once the game is over."""
    times = [
        entry.event.entered
        for entry in match.sheet.entries
        if isinstance(entry.event.body, kind) and not entry.struck and entry.event.entered
    ]
    if not times or (last and not match.sheet.over):
        return ""
    return clock_time(datetime.fromisoformat(times[-1 if last else 0]), match.zone)


def side(match: Match, which: Side) -> dict[str, Any]:
    goals = [line for line in match.sheet.goals if line.side is which]
    penalties = [line for line in match.sheet.penalties if line.side is which]
    return {
        "name": match.team_name(which),
        "role": "home" if which is Side.HOME else "visitors",
        "players": players(match, which),
        "goals": [goal_row(line, match.sheet.strength.full) for line in goals],
        "penalties": [penalty_row(match, line) for line in penalties],
    }


def both(match: Match) -> list[dict[str, Any]]:
    """Both sides, filled up with empty lines to the same length."""
    sides = [side(match, each) for each in SIDES]
    longest = lengths(sides)
    return [each | {"spare": {name: longest[name] - len(each[name]) for name in ROWS}} for each in sides]


def lengths(sides: list[dict[str, Any]]) -> dict[str, int]:
    """How many lines each list has on the paper."""
    return {name: max(least, *(len(each[name]) for each in sides)) for name, least in ROWS.items()}


def size(sides: list[dict[str, Any]], rulings: int) -> str:
    """How small it must be set to stay on one page, by how many lines it has."""
    lines = sum(lengths(sides).values()) + rulings
    return next((name for most, name in SIZES if lines <= most), "smallest")


def players(match: Match, which: Side) -> list[dict[str, Any]]:
    """Who dresses, and of the roster who doesn't, struck and said so."""
    dressed = [line for line in match.sheet.players if line.side is which]
    playing = {line.player for line in dressed if line.player}
    confirmed = match.sheet.line_ups[SIDES.index(which)]
    roster = [
        each for each in match.sheet.setup.team(which).roster if each.player not in playing and not each.sub
    ]
    rows = [dressed_row(match, line) for line in dressed] + [
        rostered_row(match, each, confirmed) for each in roster
    ]
    return sorted(rows, key=lambda row: row["sort"])


def dressed_row(match: Match, line: PlayerLine) -> dict[str, Any]:
    worn = as_confirmed(match, line)
    replaced = replaced_by(match, line.side, worn.sub_for) if worn and worn.sub_for else ""
    return {
        "sort": by_number(line),
        "number": line.number,
        "name": match.name(line.side, line.number),
        "letter": line.letter,
        "goalie": line.goalie,
        "note": f"sub for {replaced}" if replaced else "sub" if line.sub else "",
        "struck": False,
    }


def as_confirmed(match: Match, line: PlayerLine) -> Dressed | None:
    """The line of the newest line-up of that side."""
    bodies = [entry.event.body for entry in match.sheet.entries if not entry.struck]
    given = [body for body in bodies if isinstance(body, LineUpConfirmed) and body.side is line.side]
    newest = given[-1].players if given else ()
    return next((each for each in newest if each.number == line.number), None)


def replaced_by(match: Match, which: Side, player: str) -> str:
    """The number of the player whom a sub stands in for."""
    return next((each.number for each in match.sheet.setup.team(which).roster if each.player == player), "")


def rostered_row(match: Match, each: Rostered, confirmed: bool) -> dict[str, Any]:
    suspended = any(bar.code == "suspended" and bar.blocks for bar in each.bars)
    note = "suspended" if suspended else "absent" if confirmed else ""
    return {
        "sort": by_number(each),
        "number": each.number,
        "name": match.names.get(each.player, each.name),
        "letter": each.letter,
        "goalie": each.goalie,
        "note": note,
        "struck": bool(note),
    }


def goal_row(line: GoalLine, full: int) -> dict[str, Any]:
    assists = [*line.assists, "", ""][:2]
    return {
        "period": column(line.place),
        "time": when(line.place),
        "number": line.number,
        "assists": assists,
        "type": " ".join(tags_of(line, full)) or "E" if line.counts else "void",
        "void": not line.counts,
    }


def penalty_row(match: Match, line: PenaltyLine) -> dict[str, Any]:
    return {
        "period": column(line.place),
        "number": line.number or ("B" if line.bench else ""),
        "offence": line.title,
        "minutes": line.minutes,
        "off": when(line.place),
        "start": reading(match, line.starts),
        "on": reading(match, line.ends) if line.ended_by in ("served", "goal") else "",
        "end": end_words(line),
    }


def end_words(line: PenaltyLine) -> str:
    served = line.served_by if line.served_by and line.served_by != line.number else ""
    words = "coinc." if line.coincidental else ENDED.get(line.ended_by, "")
    return ", ".join(filter(None, (served, words)))


def reading(match: Match, seconds: int | None) -> str:
    """What the clock showed at that second of game time."""
    place = match.sheet.place_at(seconds) if seconds is not None else None
    return write_clock(place.left) if place is not None else ""


def column(place: Place) -> str:
    if place.part is Part.REGULATION:
        return str(place.period)
    return "OT" if place.part is Part.OVERTIME else "SO"


def rulings(match: Match) -> list[dict[str, Any]]:
    """In short: the clause's name, when, what was decided and why; what no longer holds last, struck."""
    held = [(ruling, "") for ruling in match.notable]
    fell = [(one.ruling, took_away(match, one)) for one in match.struck]
    return [
        tell(ruling, match.law) | {"at": at_words(ruling.place), "by": by} for ruling, by in (*held, *fell)
    ]


def at_words(place: Place | None) -> str:
    """`2nd period 9:30`."""
    return f"{period_name(place.part, place.period)} {when(place)}".strip() if place else ""


def signatures(match: Match) -> list[tuple[str, str]]:
    """A line to sign on for each captain and the referees, with who has signed on the tablet."""
    signed = {
        str(body.side or body.role): body
        for entry in match.sheet.entries
        if isinstance(body := entry.event.body, Signature) and not entry.struck
    }
    places = [
        ("home", f"Captain, {match.team_name(Side.HOME)}"),
        ("away", f"Captain, {match.team_name(Side.AWAY)}"),
        ("referee", "Referee"),
        ("scorekeeper", "Scorekeeper"),
    ]
    return [(words, signed_words(signed.get(key))) for key, words in places]


def signed_words(body: Signature | None) -> str:
    if body is None:
        return ""
    return "wasn't there" if body.absent else f"signed: {body.name}" if body.name else "signed"

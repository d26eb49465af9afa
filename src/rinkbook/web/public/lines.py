"""The sheet as readers see it: period by period, the newest line first, with the rulings made about it."""

from collections.abc import Iterable, Iterator
from typing import Any

from rinkbook.console.lines import TAGS, period_name
from rinkbook.core.game.goal_tags import tags_of
from rinkbook.core.game.rejudging import Struck
from rinkbook.core.game.sheet import AttemptLine, Entry, GoalLine, PenaltyLine, PeriodLine
from rinkbook.core.model import events
from rinkbook.core.model.events import Side, Strike
from rinkbook.core.model.place import Moment, Part, Place, write_clock
from rinkbook.core.rulebook.formats import join, ordinal
from rinkbook.web.public.match import Match, at_once
from rinkbook.web.public.told import tell

Row = dict[str, Any]

TITLES: dict[type, str] = {
    events.PeriodStart: "Start of the period",
    events.PeriodEnd: "End of the period",
    events.TimeLeft: "Time left in the slot",
    events.Curfew: "Curfew",
    events.Forfeit: "Forfeit",
    events.Termination: "The game is ended",
    events.RosterCheck: "Roster check",
    events.Removal: "Sent off without a penalty",
    events.OfficialWord: "The referee’s word",
    events.ClockMode: "The referee’s word on the clock",
    events.RuleWaived: "A rule is waived",
}
PLAYED = "They played all the same; the forfeit stands"
ALWAYS = (events.Forfeit, events.Termination, events.Curfew)
"""What is shown though nothing was ruled about it."""


def periods(match: Match) -> list[dict[str, Any]]:
    """Each period that has something to read, the last one first."""
    groups: dict[tuple[Part, int], list[Row]] = {}
    for entry in match.sheet.entries:
        rows = list(rows_of(match, entry))
        if rows:
            groups.setdefault((entry.event.place.part, entry.event.place.period), []).extend(rows)
    figures = {(line.part, line.period): line for line in match.sheet.periods}
    return [
        {"name": period_name(*which), "note": note_of(match, figures.get(which)), "rows": rows[::-1]}
        for which, rows in reversed(groups.items())
    ]


def note_of(match: Match, line: PeriodLine | None) -> str:
    """`3–0, shots 11–5`; shots only where they are kept."""
    if line is None:
        return ""
    goals = f"{line.goals[0]}–{line.goals[1]}"
    return f"{goals}, shots {line.shots[0]}–{line.shots[1]}" if any(match.sheet.shots) else goals


def rows_of(match: Match, entry: Entry) -> Iterator[Row]:
    """What a line of the record shows; most show nothing."""
    if entry.struck:
        yield from struck_row(match, entry)
    else:
        yield from row_by_kind(match, entry)


def row_by_kind(match: Match, entry: Entry) -> Iterable[Row]:
    body = entry.event.body
    if isinstance(body, events.Goal):
        return goal_rows(match, entry)
    if isinstance(body, events.Penalty):
        return penalty_rows(match, entry)
    if isinstance(body, events.ShootoutAttempt):
        return attempt_rows(match, entry)
    if isinstance(body, events.TimeOut):
        return [with_rulings(match, entry, side_row(match, entry, body.side, "Time-out"))]
    return other_rows(match, entry)


def goal_rows(match: Match, entry: Entry) -> Iterator[Row]:
    goal = next((line for line in match.sheet.goals if line.event == entry.event.id), None)
    if goal is None:
        return
    row = player_row(match, entry, goal.side, goal.number, "goal")
    row |= {"note": goal_note(match, entry, goal), "tag": tag_of(match, goal)}
    row |= {
        "result": f"{goal.score[0]}–{goal.score[1]}" if goal.counts else "no goal",
        "void": not goal.counts,
    }
    yield with_rulings(match, entry, row)


def goal_note(match: Match, entry: Entry, goal: GoalLine) -> str:
    """`from Velde and Hask. Third tonight. Corrected.`"""
    parts = []
    if goal.assists:
        parts.append("from " + join([match.name(goal.side, number) for number in goal.assists]))
    if isinstance(entry.event.body, events.Goal) and entry.event.body.own_goal:
        parts.append("own goal")
    if goal.counts and (count := how_many(match, goal)) > 2:
        parts.append(f"{ordinal(count).capitalize()} tonight")
    return ". ".join([*parts, *corrected(match, entry)])


def how_many(match: Match, goal: GoalLine) -> int:
    """The goals of the player up to this one."""
    count = 0
    for line in match.sheet.goals:
        count += line.counts and (line.side, line.number) == (goal.side, goal.number) and bool(goal.number)
        if line.event == goal.event:
            break
    return count


def tag_of(match: Match, goal: GoalLine) -> str:
    """`Power play, 5-on-3`; an official's word is told as his."""
    if not goal.counts:
        return ""
    tags = tags_of(goal, match.sheet.strength.full)
    words = ", ".join(TAGS.get(tag, tag) for tag in tags)
    if goal.override and goal.override != goal.strength:
        return f"{words or 'Even strength'}, the official says"
    return words


def penalty_rows(match: Match, entry: Entry) -> Iterator[Row]:
    """The call, and below it what a rule gave on top; two that cancel each other out stand in one row."""
    for line in (line for line in match.sheet.penalties if line.event == entry.event.id):
        other = None if line.given_by else partner(match, line)
        row = penalty_row(match, entry, line)
        if not line.given_by:
            row = with_rulings(match, entry, row)
        if other is None:
            yield row
        elif line.side is Side.HOME or row["rulings"]:
            name = match.name(other.side, other.number)
            yield row | {"with": f"and {match.team_name(other.side)} {other.number} {name}"}


def partner(match: Match, line: PenaltyLine) -> PenaltyLine | None:
    """The other side's penalty for the same at the same whistle, pair by pair."""
    if not line.coincidental:
        return None
    alike = [each for each in match.sheet.penalties if each.coincidental and same_call(each, line)]
    own = [each for each in alike if each.side is line.side]
    others = [each for each in alike if each.side is not line.side]
    at = own.index(line)
    return others[at] if at < len(others) else None


def same_call(one: PenaltyLine, other: PenaltyLine) -> bool:
    same_place = one.place.at_order(0) == other.place.at_order(0)
    return same_place and not one.given_by and (one.title, one.minutes) == (other.title, other.minutes)


def penalty_row(match: Match, entry: Entry, line: PenaltyLine) -> Row:
    if line.bench and not line.number:
        row = side_row(match, entry, line.side, match.team_name(line.side), kind="penalty")
    else:
        row = player_row(match, entry, line.side, line.number, "penalty")
    return row | {
        "note": penalty_note(match, entry, line),
        "result": f"{line.minutes}:00" if line.minutes else "",
    }


def penalty_note(match: Match, entry: Entry, line: PenaltyLine) -> str:
    """`Delay of game, served by 14 Kestin. Ended by the goal`."""
    words = f"{line.title}, bench" if line.bench else line.title
    if line.coincidental:
        words += ", coincidental"
    if line.served_by and line.served_by != line.number:
        words += f", served by {line.served_by} {match.name(line.side, line.served_by)}"
    parts = [words]
    if line.given_by and (heading := match.heading(line.given_by)):
        parts.append(f"Given by the rules: {heading}")
    if line.ended_by == "goal":
        parts.append("Ended by the goal")
    return ". ".join([*parts, *([] if line.given_by else corrected(match, entry))])


def attempt_rows(match: Match, entry: Entry) -> Iterator[Row]:
    line: AttemptLine | None = next(
        (line for line in match.sheet.attempts if line.event == entry.event.id), None
    )
    if line is not None:
        row = player_row(match, entry, line.side, line.number, "other")
        row |= {"when": f"{line.round}.", "result": "Goal" if line.scored else "No goal"}
        yield with_rulings(match, entry, row)


def other_rows(match: Match, entry: Entry) -> Iterator[Row]:
    """Another line, if something was ruled about it that readers should know."""
    body = entry.event.body
    if rulings_about(match, entry) or struck_about(match, entry) or isinstance(body, ALWAYS):
        row = plain_row(entry, TITLES.get(type(body), "On the sheet"))
        note = PLAYED if isinstance(body, events.Forfeit) and body.plays_on else ""
        yield with_rulings(match, entry, row | {"note": note})


def struck_row(match: Match, entry: Entry) -> Iterator[Row]:
    """A goal or a penalty that was taken off the sheet, unless at once."""
    body, strike = entry.event.body, strike_of(match, entry)
    if not isinstance(body, events.Goal | events.Penalty) or strike is None:
        return
    if at_once(entry.event, strike.event):
        return
    goal = isinstance(body, events.Goal)
    row = player_row(match, entry, body.side, body.number, "goal" if goal else "penalty")
    reason = strike.event.body.reason if isinstance(strike.event.body, Strike) else ""
    note = f"Taken off the sheet: {reason}" if reason else "Taken off the sheet"
    yield row | {"void": True, "note": note, "result": "no goal" if goal else "no penalty"}


def strike_of(match: Match, entry: Entry) -> Entry | None:
    return next((each for each in match.sheet.entries if each.event.id == entry.struck), None)


def corrected(match: Match, entry: Entry) -> list[str]:
    """What an amended line said before, as far as a reader cares: whose it was, when."""
    was, now = entry.original, entry.event
    if not entry.amended or was is None:
        return []
    before = getattr(was.body, "number", "")
    side = getattr(was.body, "side", Side.HOME)
    if before and before != getattr(now.body, "number", ""):
        return [f"Corrected, first given to {before} {match.name(side, before)}"]
    if was.place.left != now.place.left:
        return [f"Corrected, first put at {write_clock(was.place.left)}"]
    return ["Corrected"]


def player_row(match: Match, entry: Entry, side: Side, number: str, kind: str) -> Row:
    who, href = match.name(side, number), match.href(side, number)
    shown = plain_row(entry, who, kind=kind)
    return shown | {"number": number, "href": href, "team": match.team_name(side), **match.jersey(side)}


def side_row(match: Match, entry: Entry, side: Side, who: str, *, kind: str = "other") -> Row:
    row = plain_row(entry, who, kind=kind) | {"number": "", **match.jersey(side)}
    return row | ({"note": match.team_name(side)} if kind == "other" else {})


def plain_row(entry: Entry, who: str, *, kind: str = "other") -> Row:
    return {
        "id": f"line-{entry.event.id}",
        "kind": kind,
        "when": when(entry.event.place),
        "colour": None,
        "number": "",
        "who": who,
        "void": False,
        "result": "",
    }


def when(place: Place) -> str:
    """The clock as it was read; nothing before and after the period."""
    if place.moment is not Moment.DURING or place.part is Part.SHOOTOUT:
        return ""
    return write_clock(place.left, place.tenths)


TOOK_AWAY: dict[type, str] = {
    events.Amend: "The sheet was corrected.",
    events.Strike: "A line was taken off the sheet.",
    events.OfficialWord: "The referee had another word.",
}


def with_rulings(match: Match, entry: Entry, row: Row) -> Row:
    return row | {"rulings": rulings_about(match, entry), "fallen": struck_about(match, entry)}


def struck_about(match: Match, entry: Entry) -> list[dict[str, Any]]:
    """What was ruled about the line once and no longer holds."""
    about = [one for one in match.struck if one.ruling.event == entry.event.id]
    return [tell(one.ruling, match.law) | {"by": took_away(match, one)} for one in about]


def took_away(match: Match, struck: Struck) -> str:
    """By what a ruling went: the sheet was corrected, a line taken off, or entered late."""
    entry = next((each for each in match.sheet.entries if each.event.id == struck.by), None)
    kind = type(entry.event.body) if entry is not None else None
    return TOOK_AWAY.get(kind, "A line was entered late.") if kind is not None else ""


def rulings_about(match: Match, entry: Entry) -> list[dict[str, Any]]:
    about = [ruling for ruling in match.notable if ruling.event == entry.event.id]
    return [tell(ruling, match.law) for ruling in about]

"""What an adult league's sheet prints and the judge isn't told: ends of penalties, tags of goals, finals."""

from collections.abc import Sequence

from benchmarks.realdata.shape import Period, Printed, Row, Stay, own_and_other
from rinkbook.core.errors import InvalidPlace
from rinkbook.core.game.sheet import GoalLine, Pair
from rinkbook.core.model.events import Event, Goal, Penalty, Side
from rinkbook.core.model.place import Part, read_clock

SIDES = {"home": Side.HOME, "visitor": Side.AWAY}
BLANK = "&nbsp"
BY_COUNT = "Excessive Penalties (Player)"
MINOR = ("2", "3")
OTHER = ("5", "7", "10")
NO_TIME = ("GM", "C", "PS", "AG", "0")  # rows of these print no time in the box


def clock(text: str) -> tuple[int, int]:
    """A reading; `W`, who waits for a whistle before coming out, is no part of it."""
    return read_clock(text.removesuffix(" W").strip())


def printed_of(row: Row, events: tuple[Event, ...], lengths: Sequence[int]) -> Printed:
    finals = (final_of(row["home"]), final_of(row["visitor"]))
    goals = by_row([goal for name in SIDES for goal in row[name]["goals"]], events, Goal)
    penalties = by_row([penalty for name in SIDES for penalty in called(row[name])], events, Penalty)
    told = {event.id for event in events if isinstance(event.body, Penalty) and event.body.start is not None}
    return Printed(
        finals=finals,
        how=how_of(row, finals),
        winner=winner_of(finals),
        by_period=periods_of(row),
        tags={id: goal["note"] for id, goal in goals if goal["time"]},
        untagged={id: "the sheet has no time for it" for id, goal in goals if not goal["time"]},
        stays=tuple(
            stay(penalty, id, lengths, told=id in told)
            for id, penalty in penalties
            if penalty["min"] in (*MINOR, *OTHER)
        ),
        out=tuple((SIDES[each["side"]], each["no"]) for each in row["ejections"] if each.get("no")),
        waits={
            id: "W" in row["on"]
            for id, row in penalties
            if row["min"] in MINOR and comes_out(row, [other for _, other in penalties])
        },
        washed_out=tuple(id for id, penalty in penalties if penalty["min"] == "C"),
        by_count=counted(row),
        attempts=sum(len(row[name]["shootout"]) for name in SIDES),
    )


def called(team: Row) -> list[Row]:
    """The penalties that an official called; one for a player's count of them the judge has to find."""
    return [row for row in team["penalties"] if row["infraction"] != BY_COUNT]


def counted(row: Row) -> tuple[tuple[Side, str], ...]:
    """Who got one for the count."""
    found = [(side, each["no"]) for name, side in SIDES.items() for each in rows_by_count(row[name])]
    return tuple(dict.fromkeys(found))


def rows_by_count(team: Row) -> list[Row]:
    return [each for each in team["penalties"] if each["infraction"] == BY_COUNT]


def comes_out(row: Row, rows: list[Row]) -> bool:
    """When he came out is printed, and no further penalty of that whistle keeps him in."""
    if not clock_or_none(row["on"]) or not clock_or_none(row["end"]):
        return False
    return not any(
        other["start"] == row["end"] and all(other[key] == row[key] for key in ("per", "off", "no"))
        for other in rows
        if other is not row
    )


def clock_or_none(text: str) -> tuple[int, int] | None:
    try:
        return clock(text)
    except InvalidPlace:
        return None


def by_row(rows: list[Row], events: tuple[Event, ...], kind: type[Goal | Penalty]) -> list[tuple[str, Row]]:
    """The rows, each with the id of its event: both stand in the order of printing."""
    ids = [event.id for event in events if isinstance(event.body, kind)]
    return list(zip(ids, rows, strict=True))


def final_of(team: Row) -> int | None:
    text = team["line"]["Final"]
    return int(text) if text else None


def winner_of(finals: tuple[int | None, int | None]) -> Side | None:
    home, away = finals[0] or 0, finals[1] or 0
    return None if home == away else Side.HOME if home > away else Side.AWAY


def how_of(row: Row, finals: tuple[int | None, int | None]) -> str:
    """By the columns of the line: level is a tie, a column SO a shootout, a goal under OT1 overtime."""
    lines = [row[name]["line"] for name in SIDES]
    if None in finals:
        return ""
    if finals[0] == finals[1]:
        return "tie"
    if any(line.get("SO") for line in lines):
        return "shootout"
    return "overtime" if any(line.get("OT1") not in (None, "", "0") for line in lines) else "regulation"


def periods_of(row: Row) -> dict[Period, Pair]:
    """Goals of each period, as far as the line has them."""
    found: dict[Period, Pair] = {}
    for number in (1, 2, 3):
        counts = [row[name]["line"].get(str(number), "") for name in SIDES]
        if all(count.isdigit() for count in counts):
            found[(Part.REGULATION, number)] = (int(counts[0]), int(counts[1]))
    return found


def stay(row: Row, id: str, lengths: Sequence[int], *, told: bool) -> Stay:
    """Start and end; a reading above the one before it, or too near below, is one of the next period.

    *told*: the judge knows the start. Digits alone are what was left when the game ended, in tenths.
    """
    sort, text = "minor" if row["min"] in MINOR else "other", row["end"].strip()
    try:
        off, start = clock(row["off"])[0], clock(row["start"])[0]
        end = clock(text)[0] if text and not text.isdigit() else None
    except InvalidPlace as error:
        return Stay(event=id, sort=sort, unread=str(error).partition("got ")[2])
    begins = period_of(row["per"]) + (start > off)
    later = end is not None and (end > start or (row["min"] == "10" and end > start - 600))
    ends = None if end is None else seconds(lengths, begins + later, end)
    left = -(-int(text) // 10) if text.isdigit() else None
    return Stay(
        event=id, sort=sort, end=ends, left=left, start=None if told else seconds(lengths, begins, start)
    )


def period_of(text: str) -> int:
    """Which of the periods, overtimes after the third."""
    return 3 + int(text[2:] or 1) if text.startswith("OT") else int(text)


def seconds(lengths: Sequence[int], period: int, left: int) -> int | None:
    """Game time at a reading; none in a period that the sheet doesn't have."""
    if period > len(lengths) or left > lengths[period - 1]:
        return None
    return sum(lengths[:period]) - left


def tag(goal: GoalLine) -> str:
    """Our strength of a goal in the letters of these sheets."""
    own, other = own_and_other(goal)
    if goal.penalty_shot:
        return "PS"
    if goal.awarded:
        return "AG"
    if own == other:
        strength = "4/4" if own < 5 else ""
    else:
        strength = "SH" if own < other else "5/3" if other < 4 else "PP"
    return f"EN{strength}" if goal.empty_net else strength

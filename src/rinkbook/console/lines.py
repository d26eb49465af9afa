"""A line of the sheet in words: `Goal, Harbor Lights 10`, `from 44. 5–2`."""

from msgspec import Struct

from rinkbook.console.clock import passed
from rinkbook.console.desk import Desk
from rinkbook.console.line_words import other_words
from rinkbook.console.told import heading
from rinkbook.core.game.goal_tags import tags_of
from rinkbook.core.game.sheet import Entry, GoalLine, PenaltyLine
from rinkbook.core.model import events as kinds
from rinkbook.core.model.events import AnyBody
from rinkbook.core.model.place import Moment, Part, Place, write_clock
from rinkbook.core.rulebook.formats import join, nth
from rinkbook.core.ruling import Worth

DASH = "–"
TAGS = {
    "PP": "Power play", "SH": "Short-handed", "PS": "Penalty shot", "EN": "Empty net", "AG": "Awarded",
    "EA": "Extra attacker",
}  # fmt: skip
SAID = {"EV": "even strength", "PP": "power play", "SH": "short-handed"}


class Line(Struct, frozen=True, kw_only=True):
    """What `console_row` shows."""

    id: str
    kind: str
    when: str
    what: str
    note: str = ""
    void: bool = False
    amber: bool = False
    struck: bool = False
    struck_by: str = ""
    fixed: bool = False
    clause_heading: str = ""
    side: str = ""


def period_name(part: Part, period: int) -> str:
    """`2nd period`, `Overtime`, `2nd overtime`, `Shootout`."""
    if part is Part.REGULATION:
        return f"{nth(period)} period"
    if part is Part.SHOOTOUT:
        return "Shootout"
    return "Overtime" if period == 1 else f"{nth(period)} overtime"


def score_words(score: tuple[int, int]) -> str:
    return f"{score[0]}{DASH}{score[1]}"


def when(place: Place) -> str:
    """The clock as read; words where it wasn't running."""
    if place.part is Part.SHOOTOUT:
        return "SO"
    if place.moment is Moment.BEFORE:
        return "Before"
    return "Break" if place.moment is Moment.AFTER else write_clock(place.left, place.tenths)


def time_said(place: Place) -> str:
    """`time 7:24`, as it is announced; nothing in a break."""
    return f"time {write_clock(place.left)}" if place.moment is Moment.DURING else ""


def describe(desk: Desk, entry: Entry) -> Line:
    """The entry as it stands after amendments."""
    event = entry.event
    what, note = words_of(desk, entry)
    goal = goal_line(desk, event.id)
    uncounted = goal is not None and not goal.counts
    return Line(
        id=event.id,
        kind=kinds.kind_of(event),
        when=when(event.place),
        what=what,
        note=note,
        void=uncounted,
        amber=is_unnamed(event.body),
        struck=bool(entry.struck),
        struck_by=entry.struck,
        fixed=bool(entry.amended),
        clause_heading=uncounted_under(desk, event.id) if uncounted else "",
        side=str(getattr(event.body, "side", "") or ""),
    )


def is_unnamed(body: AnyBody) -> bool:
    """A goal or a penalty that waits for its number."""
    match body:
        case kinds.Goal():
            return not body.number
        case kinds.Penalty():
            return not body.number and not body.bench and not body.name
        case _:
            return False


def goal_line(desk: Desk, id: str) -> GoalLine | None:
    return next((line for line in desk.sheet.goals if line.event == id), None)


def penalty_line(desk: Desk, id: str) -> PenaltyLine | None:
    return next((line for line in desk.sheet.penalties if line.event == id and not line.given_by), None)


def uncounted_under(desk: Desk, id: str) -> str:
    """The name of the clause under which a goal isn't counted."""
    for ruling in desk.sheet.rulings_of(id):
        if any(isinstance(effect, Worth) and not effect.points for effect in ruling.effects):
            return heading(desk, ruling.clause)
    return ""


def words_of(desk: Desk, entry: Entry) -> tuple[str, str]:
    body = entry.event.body
    match body:
        case kinds.Goal():
            return f"Goal, {desk.name(body.side)} {body.number or '?'}", goal_note(desk, entry, body)
        case kinds.Penalty():
            return f"Penalty, {desk.name(body.side)} {penalised(body)}", penalty_note(desk, entry, body)
        case kinds.PeriodStart():
            return f"Start of the {lower(entry.event.place)}", ""
        case kinds.PeriodEnd():
            return f"End of the {lower(entry.event.place)}", score_after(desk, entry)
        case kinds.Shots() | kinds.Saves():
            return counted(desk, body), ""
        case kinds.LineUpConfirmed():
            return f"{desk.name(body.side)}: tonight’s team", f"{len(body.players)} players"
        case kinds.ShootoutAttempt():
            return f"Shot, {desk.name(body.side)} {body.number or '?'}", "Goal" if body.scored else "No goal"
        case _:
            return other_words(desk, body)


def lower(place: Place) -> str:
    name = period_name(place.part, place.period)
    return name[0].lower() + name[1:]


def penalised(body: kinds.Penalty) -> str:
    return body.number or body.name or ("bench" if body.bench else "?")


def goal_note(desk: Desk, entry: Entry, body: kinds.Goal) -> str:
    if entry.struck:
        return "Struck"
    line = goal_line(desk, entry.event.id)
    if line is not None and not line.counts:
        return "Not counted."
    assists = f"from {join(body.assists)}. " if body.assists else ""
    score = score_words(line.score) if line else ""
    return (
        ("" if body.number else "Not sure yet who. ") + assists + score + freed(desk, line) + how(desk, line)
    )


def how(desk: Desk, goal: GoalLine | None) -> str:
    """What was special about it: `Power play, 5-on-3`; an official's word is named as his."""
    if goal is None:
        return ""
    named = tags_of(goal, desk.sheet.strength.full)
    words = "".join(f". {TAGS.get(tag, tag)}" for tag in named)
    if not goal.override or goal.override == goal.strength:
        return words
    return f"{words} (the official says {SAID.get(goal.override, goal.override)})"


def freed(desk: Desk, goal: GoalLine | None) -> str:
    """Who comes out of the box by this goal."""
    ended = penalty_line(desk, goal.ended) if goal is not None and goal.ended else None
    return f". {ended.served_by or ended.number} comes out" if ended is not None else ""


def penalty_note(desk: Desk, entry: Entry, body: kinds.Penalty) -> str:
    if entry.struck:
        return "Struck"
    line = penalty_line(desk, entry.event.id)
    title = line.title if line else body.offence
    classes = line.classes if line else body.classes
    served = f", served by {body.served_by}" if body.served_by else ""
    pending = ". The arm was up when they scored" if body.pending else ""
    return f"{title}, {lengths(desk, classes)}{served}{pending}"


def lengths(desk: Desk, classes: tuple[str, ...]) -> str:
    """`2:00`, `2:00 + 2:00`, `5:00 + game misconduct`."""
    book = desk.law.classes
    said = []
    for name in classes:
        served = [write_clock(part.length) for part in book.parts_of(name) if part.length]
        said.append(" + ".join(served) if served else class_title(desk, name).lower())
    return " + ".join(said)


def class_title(desk: Desk, name: str) -> str:
    found = desk.law.classes.classes.get(name)
    return (found.title if found else "") or name.replace("-", " ").capitalize()


def score_after(desk: Desk, entry: Entry) -> str:
    """The score when the period ended: that of the last goal before it."""
    before = [line for line in desk.sheet.goals if line.place.key() <= entry.event.place.key()]
    return score_words(before[-1].score if before else (0, 0))


def counted(desk: Desk, body: kinds.Shots | kinds.Saves) -> str:
    one = "Shot" if isinstance(body, kinds.Shots) else "Save"
    if body.count == 1:
        return f"{one}, {desk.name(body.side)}"
    return f"{body.count} {one.lower()}s, {desk.name(body.side)}"


FRESH = 10
HIDDEN = (kinds.Strike, kinds.Amend)
ROUTINE = (kinds.ClockStart, kinds.ClockStop, kinds.ClockSet, kinds.Shots, kinds.Saves)
SET_UP = (kinds.LineUpConfirmed, kinds.CaptainNamed, kinds.WarmUp, kinds.Officials, kinds.RefereeFee)


def latest(desk: Desk, count: int) -> list[Line]:
    """The last lines as entered, newest first: the very last whatever it is, then what people ask about."""
    entries = {entry.event.id: entry for entry in desk.sheet.entries}
    arrived = [entries[event.id] for event in reversed(desk.events) if event.id in entries]
    lines = [entry for entry in arrived[1:] if not isinstance(entry.event.body, HIDDEN + ROUTINE + SET_UP)]
    told = [describe(desk, entry) for entry in lines if not entry.struck]
    return [newest(desk, entry) for entry in arrived[:1]] + told[: count - 1]


def just_entered(desk: Desk) -> tuple[Line, int] | None:
    """The last line while it is fresh, with the seconds for which a bar still offers to undo it."""
    entry = desk.entry(desk.events[-1].id) if desk.events else None
    if entry is None or entry.struck:
        return None
    left = FRESH - passed(entry.event.entered, desk.host.now)
    return (newest(desk, entry), left) if entry.event.entered and left > 0 else None


def newest(desk: Desk, entry: Entry) -> Line:
    """The last line; of a correction, what it did to which, so that it can be undone itself."""
    body = entry.event.body
    if not isinstance(body, HIDDEN):
        return describe(desk, entry)
    did, target = correction_words(desk, body)
    what = words_of(desk, target)[0] if target is not None else "a line that isn’t here yet"
    at = when(target.event.place) if target is not None else ""
    return Line(id=entry.event.id, kind=kinds.kind_of(entry.event), when=at, what=f"{did}: {what}")


def correction_words(desk: Desk, body: kinds.Strike | kinds.Amend) -> tuple[str, Entry | None]:
    """What was done to which line; one who undoes an undoing puts it back."""
    if isinstance(body, kinds.Amend):
        return "Fixed", desk.entry(body.target)
    target, gone = desk.entry(body.target), True
    while target is not None and isinstance(target.event.body, kinds.Strike):
        target, gone = desk.entry(target.event.body.target), not gone
    if target is not None and isinstance(target.event.body, kinds.Amend):
        return ("As it was before" if gone else "Fixed"), desk.entry(target.event.body.target)
    return ("Taken off" if gone else "Put back"), target

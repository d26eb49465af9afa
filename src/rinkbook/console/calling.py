"""What a penalty means before it is kept: its counts, the strength on the ice, what was called beside it."""

from msgspec import Struct

from rinkbook.console.candidate import Candidate
from rinkbook.console.desk import CANDIDATE, Desk
from rinkbook.console.lines import lengths, penalty_line
from rinkbook.console.told import Told, tell_all, under
from rinkbook.core.game.sheet import BoxLine, PenaltyLine, Tally
from rinkbook.core.model.events import Penalty, Side
from rinkbook.core.model.place import write_clock
from rinkbook.core.rulebook.formats import ordinal as ordinal_word
from rinkbook.core.rulebook.formats import words as number_word


def classes_called(desk: Desk) -> tuple[str, ...]:
    """As said, else as the catalogue has them for the offence."""
    call = desk.law.call(desk.view.offence)
    return desk.view.classes or (call.classes if call else ())


def offence_title(desk: Desk) -> str:
    call = desk.law.call(desk.view.offence)
    return call.title if call else desk.view.offence


def told(desk: Desk, candidate: Candidate) -> list[Told]:
    """The counts as this penalty makes them, and every ruling that it makes."""
    number = "" if desk.view.bench else desk.view.number
    rulings = tell_all(desk, candidate.rulings)
    reached = {ruling.rule for ruling in candidate.rulings}
    tallies = [tally for tally in candidate.sheet.tallies if is_about(tally, desk.side, number)]
    return rulings + [count(desk, tally) for tally in tallies if tally.rule not in reached]


def is_about(tally: Tally, side: Side, number: str) -> bool:
    return tally.side is side and tally.counts == "penalties" and tally.number in ("", number)


def count(desk: Desk, tally: Tally) -> Told:
    """`First of three for 8.`"""
    whom = tally.number or desk.name(tally.side)
    decision = f"{ordinal_word(tally.count).capitalize()} of {number_word(tally.of)} for {whom}."
    return under(desk, "told", decision, "", tally.clause)


def own_lines(candidate: Candidate) -> list[BoxLine]:
    return [line for line in candidate.sheet.box if line.penalty == CANDIDATE]


def cancels(candidate: Candidate | None) -> bool:
    return candidate is not None and any(line.coincidental for line in own_lines(candidate))


def summary(desk: Desk, body: Penalty, candidate: Candidate | None) -> dict[str, str]:
    """`8 Tripping, 2:00`, and what it means on the ice."""
    if not body.offence:
        return {"what": "", "call": "", "means": ""}
    whom = "Bench" if desk.view.bench else body.number or "?"
    served = f", served by {body.served_by}" if body.served_by else ""
    call = f"{offence_title(desk)}, {lengths(desk, classes_called(desk))}"
    means = meaning(desk, candidate) if candidate else ""
    return {"what": f"{whom} {call}{served}", "call": call, "means": means}


def meaning(desk: Desk, candidate: Candidate) -> str:
    lines = own_lines(candidate)
    if any(line.waits for line in lines) and not any(line.short and not line.waits for line in lines):
        return f"Waits: {desk.name()} already have as many in the box as count"
    if cancels(candidate):
        return "Cancels out. Not on the arena’s board"
    index = desk.side is Side.AWAY
    own, other = candidate.sheet.skaters[index], candidate.sheet.skaters[not index]
    short = [line for line in lines if line.short]
    if not short or own == other:
        return ""
    return f"{desk.name()} play {own} on {other} until {until(desk, short[0])}"


def until(desk: Desk, line: BoxLine) -> str:
    """When it is served; `or a goal against` where a goal ends it."""
    left = desk.place.left - line.left
    when = write_clock(left) if left >= 0 else f"{write_clock(-left)} into the next period"
    ends = any(
        part.ends_on_goal
        for name in classes_called(desk)
        for part in desk.law.classes.parts_of(name)
        if part.short
    )
    return when + (" or a goal against" if ends else "")


class Other(Struct, frozen=True, kw_only=True):
    """A call already made at this whistle."""

    side: Side
    number: str
    words: str
    colour: str
    team: str


def others(desk: Desk) -> list[Other]:
    """What was called at the same whistle already."""
    here = desk.place.at_order(0)
    found = [
        (entry.event.body, penalty_line(desk, entry.event.id))
        for entry in desk.sheet.entries
        if isinstance(entry.event.body, Penalty)
        and not entry.struck
        and entry.event.place.at_order(0) == here
    ]
    return [other(desk, body, line) for body, line in found if line is not None]


def other(desk: Desk, body: Penalty, line: PenaltyLine) -> Other:
    team = desk.team(body.side)
    words = f"{line.title}, {lengths(desk, line.classes)}"
    return Other(
        side=body.side,
        number=body.number or "Bench",
        words=words,
        colour=team.colour,
        team=desk.name(body.side),
    )

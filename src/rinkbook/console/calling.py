"""What a penalty means before it is kept: its counts and what becomes of them, the strength on the ice."""

from rinkbook.console.box import begins
from rinkbook.console.candidate import Candidate
from rinkbook.console.desk import CANDIDATE, Desk
from rinkbook.console.lines import lengths
from rinkbook.console.say import penalty_said
from rinkbook.console.told import Told, tell_all, under, words_of
from rinkbook.console.whistle import cancels, level, own_lines
from rinkbook.core.game.sheet import BoxLine, Tally
from rinkbook.core.model.events import Event, Penalty, Side, Termination
from rinkbook.core.model.place import write_clock
from rinkbook.core.rulebook.formats import ordinal
from rinkbook.core.rulebook.formats import words as number_word
from rinkbook.core.ruling import Proposed

SAY_FIRST = ("refused", "ask")
END = str(Termination.__struct_config__.tag)


def classes_called(desk: Desk) -> tuple[str, ...]:
    """As said, else as the catalogue has them for the offence."""
    call = desk.law.call(desk.view.offence)
    return desk.view.classes or (call.classes if call else ())


def offence_title(desk: Desk) -> str:
    call = desk.law.call(desk.view.offence)
    return call.title if call else desk.view.offence


def told(desk: Desk, candidate: Candidate) -> list[Told]:
    """Every ruling that this penalty makes, a no first, what they come to, and the counts."""
    number = "" if desk.view.bench else desk.view.number
    rulings = tell_all(desk, candidate.rulings) + ended(desk, candidate)
    reached = {ruling.rule for ruling in candidate.rulings}
    tallies = [tally for tally in candidate.sheet.tallies if is_about(tally, desk.side, number)]
    counts = [count(desk, tally) for tally in tallies if tally.rule not in reached]
    return [*sorted(rulings, key=lambda one: one.verdict not in SAY_FIRST), *level(desk, candidate), *counts]


def ended(desk: Desk, candidate: Candidate) -> list[Told]:
    """How the game would stand, where a ruling asks an official to end it."""
    asks = any(
        isinstance(effect, Proposed) and effect.event == END
        for ruling in candidate.rulings
        for effect in ruling.effects
    )
    if not asks:
        return []
    line = next(entry.event for entry in candidate.sheet.entries if entry.event.id == CANDIDATE)
    end = Event(id=END, place=line.place.at_order(line.place.order + 1), body=Termination(side=desk.side))
    return tell_all(desk, desk.with_lines(line, end).rulings_of(END))


def is_about(tally: Tally, side: Side, number: str) -> bool:
    return tally.side is side and tally.counts == "penalties" and tally.number in ("", number)


def count(desk: Desk, tally: Tally) -> Told:
    """`First of three penalties for 8.`, and what becomes of the third."""
    whom = tally.number or desk.name(tally.side)
    count, of = ordinal(tally.count).capitalize(), number_word(tally.of)
    over = tally.count > tally.of
    decision = f"{count} penalty for {whom}, over {of}." if over else f"{count} of {of} penalties for {whom}."
    return under(desk, "told", decision, words_of(desk, tally.clause), tally.clause)


def summary(desk: Desk, body: Penalty, candidate: Candidate | None) -> dict[str, str]:
    """`8 Tripping, 2:00`, and what it means on the ice."""
    if not body.offence:
        return {"what": "", "call": "", "means": "", "say": ""}
    whom = "Bench:" if desk.view.bench else body.number or "?"
    served = f", served by {body.served_by}" if body.served_by else ""
    classes, title = classes_called(desk), offence_title(desk)
    call = f"{title}, {lengths(desk, classes)}"
    means = meaning(desk, candidate) if candidate else ""
    say = penalty_said(desk, body, classes, title) if candidate else ""
    return {"what": f"{whom} {call}{served}", "call": call, "means": means, "say": say}


def meaning(desk: Desk, candidate: Candidate) -> str:
    lines = own_lines(candidate)
    if any(line.waits for line in lines) and not any(line.short and not line.waits for line in lines):
        return begins(candidate.sheet, next(line for line in lines if line.waits))
    if cancels(candidate):
        return "Cancels out"
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

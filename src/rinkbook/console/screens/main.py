"""In play: the board, the clock, and one tap to everything that happens."""

from typing import Any

from msgspec import structs

from rinkbook.console import ice
from rinkbook.console.board import benches, board, is_sudden_death, runs_by_rule, striped
from rinkbook.console.box import out_now, out_told
from rinkbook.console.candidate import foresee
from rinkbook.console.changed import in_a_breath
from rinkbook.console.desk import CANDIDATE, Desk
from rinkbook.console.lines import ROUTINE, Line, latest, lower, penalty_line, score_words
from rinkbook.console.told import Told, tell, tell_all
from rinkbook.core.game.changes import Changes, compare
from rinkbook.core.game.sheet import Phase
from rinkbook.core.model.events import Amend, Event, OfficialWord, Penalty, RosterCheck, Side, Strike, TimeOut
from rinkbook.core.model.place import Part
from rinkbook.core.ruling import Verdict

TEMPLATE = "main"
LINES = 3
SHOT = "penalty-shot"
RIGHTS: dict[str, tuple[str, type[TimeOut] | type[RosterCheck]]] = {
    "time-out": ("Time-out", TimeOut),
    "roster-check": ("Roster check", RosterCheck),
}
WEIGHT = (Verdict.REFUSED, Verdict.ASK, Verdict.CHANGED, Verdict.TOLD, Verdict.GRANTED)
REACHES_UP = (Strike, Amend, OfficialWord)  # what these do, they do to lines further up
PLACES = ("home", "away")  # the places at the left and the right of the screen


def show(desk: Desk) -> dict[str, Any]:
    rulings = fresh(desk)
    return {
        "board": board(desk),
        "sides": [{**side(desk, which), "at": at} for which, at in zip(benches(desk), PLACES, strict=True)],
        "clock": clock_button(desk),
        "playing": desk.sheet.phase is Phase.PLAYING,
        "fresh_ruling": rulings[0] if rulings else None,
        "more": more(desk, rulings),
        "proposals": proposed(desk),
        "shot_due": shot_due(desk),
        "out_now": " ".join(line.event for line in out_now(desk)),
        "lines": shown([line for line in latest(desk, 8 * LINES) if not line.struck], room(rulings)),
    }


def more(desk: Desk, rulings: list[Told]) -> dict[str, str] | None:
    """The way to what has no room: all that a correction changed, else the other rulings."""
    event = last_said(desk)
    if rulings and event is not None and isinstance(event.body, Strike | Amend):
        href = desk.view.only("changed", target=event.id)
        return {"words": "All that changed", "href": href, "sign": "change"}
    if len(rulings) < 2:
        return None
    words = f"{len(rulings) - 1} more {'ruling' if len(rulings) == 2 else 'rulings'}"
    return {"words": words, "href": desk.view.only("sheet", only_what="rulings"), "sign": "whistle"}


def shot_due(desk: Desk) -> str:
    """The way to a penalty shot that was just given, "" where none was."""
    event = last_said(desk)
    if event is None or not isinstance(event.body, Penalty):
        return ""
    line = penalty_line(desk, event.id)
    if line is None or SHOT not in line.classes:
        return ""
    return desk.view.only("word", step=SHOT, side=line.side.other.value)


def side(desk: Desk, which: Side) -> dict[str, Any]:
    index = which is Side.AWAY
    view = desk.view.only
    goalie = desk.sheet.goalies[index]
    return {
        "side": which.value,
        "name": desk.name(which),
        "colour": desk.team(which).colour,
        "striped": index and striped(desk),
        "goal": view("goal", side=which.value, step=asks_first(desk)),
        "wins": "wins the game" if is_sudden_death(desk) else "",
        "penalty": view("penalty", side=which.value, step=asks_first(desk)),
        "goalie": view("goalie", side=which.value),
        "goalie_words": "Net is empty" if desk.sheet.nets_empty[index] else f"Goalie {goalie or '?'}",
        "shots": desk.sheet.shots[index],
        "third": third(desk, which),
    }


def asks_first(desk: Desk) -> str:
    """The time is asked before all else where the arena's board keeps it."""
    return "time" if desk.host.on_the_board else ""


def third(desk: Desk, which: Side) -> dict[str, str]:
    """A team's own right, where the edition knows one: its time-out, else a check of the other's roster."""
    rights = [right(desk, kind, which) for kind in RIGHTS if desk.law.has(kind)]
    free = [each for each in rights if not each["no"]]
    line_up = {"words": "Line-up", "href": desk.view.only("lineup", side=which.value), "no": ""}
    return (free or rights or [line_up])[0]


def right(desk: Desk, kind: str, which: Side) -> dict[str, str]:
    words, body = RIGHTS[kind]
    return {
        "words": words,
        "href": desk.view.only(kind, side=which.value),
        "no": not_now(desk, body(side=which)) if desk.sheet.phase is Phase.PLAYING else "",
    }


def not_now(desk: Desk, body: TimeOut | RosterCheck) -> str:
    """Why it may not be taken now, "" where it may; the judge is asked only where that is in question."""
    spent = any(tally.counts == "time-outs" for tally in desk.tallies("", body.side))
    if not spent and desk.sheet.clock.part is Part.REGULATION:
        return ""
    blocks = foresee(desk, body, desk.here).blocks
    return tell(desk, blocks[0]).decision if blocks else ""


def clock_button(desk: Desk) -> dict[str, Any]:
    """The next thing: start it, stop it, read it off the board, or end the period where nothing is left."""
    place = desk.here
    if desk.left == 0:
        words = f"End of the {lower(place)}"
        return {"kind": "period-end", "words": words, "icon": "flag", "note": "", "quiet": False}
    if desk.host.on_the_board:
        return {"kind": "", "words": "Set to the board", "icon": "clock", "note": "", "quiet": False}
    if not desk.face.running:
        return {"kind": "clock-start", "words": "Start clock", "icon": "play", "note": "", "quiet": False}
    if runs_by_rule(desk):
        note = "Injury, or the referee says so"
        return {"kind": "clock-stop", "words": "Pause clock", "icon": "stop", "note": note, "quiet": True}
    return {"kind": "clock-stop", "words": "Stop clock", "icon": "stop", "note": "", "quiet": False}


def proposed(desk: Desk) -> str:
    """What a rule asks an official for, in the ruling's words; "" where none does."""
    keys = {proposal.key for proposal in desk.sheet.proposals}
    found = [tell(desk, ruling).decision for ruling in desk.sheet.rulings if ruling.key in keys]
    if keys or ice.curfew(desk) is None:
        return found[0] if found else ("A rule asks for a decision" if keys else "")
    return "The ice is over."


def room(rulings: list[Told]) -> int:
    """A ruling takes two rows, those that follow it share one."""
    return LINES - 2 * bool(rulings)


def shown(found: list[Line], most: int) -> list[Line]:
    """The last lines; one that waits for its number keeps its place until it is named."""
    first = sorted(found, key=lambda line: not line.amber)[:most]
    return [line for line in found if line in first]


def last_said(desk: Desk) -> Event | None:
    """The last line that people talk about: a start of the clock or a shot doesn't wipe a ruling away."""
    return next((event for event in reversed(desk.events) if not isinstance(event.body, ROUTINE)), None)


def fresh(desk: Desk) -> list[Told]:
    """Who comes out now; what has just been ruled, by time alone or about the last line people talk about."""
    return out_told(desk) + by_time(desk) + about_the_last(desk)


def by_time(desk: Desk) -> list[Told]:
    """The last thing that changed by itself since then, as when a close game comes to its last minutes."""
    said = last_said(desk)
    since = desk.events[desk.events.index(said) + 1 :] if said is not None else desk.events
    rulings = [ruling for event in since for ruling in desk.sheet.rulings_of(event.id)]
    return tell_all(desk, (*rulings, *desk.live.rulings_of(CANDIDATE))[-1:])


def about_the_last(desk: Desk) -> list[Told]:
    """The rulings that it made, and those that it changed elsewhere: it may stand further up."""
    event = last_said(desk)
    if event is None:
        return []
    rulings = sorted(desk.sheet.rulings_of(event.id), key=lambda ruling: WEIGHT.index(ruling.verdict))
    is_lowest = desk.sheet.entries[-1].event.id == event.id and not isinstance(event.body, REACHES_UP)
    return tell_all(desk, tuple(rulings)) + ([] if is_lowest else changed_elsewhere(desk, event))


def changed_elsewhere(desk: Desk, event: Event) -> list[Told]:
    """What a late line or a correction changed, in one breath, then each ruling that it changed elsewhere."""
    changes = changes_by(desk, event.id)
    if changes is None or not changes:
        return []
    found = (*changes.rulings.new, *changes.rulings.changed)
    others = [ruling for ruling in found if ruling.event != event.id]
    told = [structs.replace(tell(desk, ruling), verdict="changed") for ruling in others]
    if not isinstance(event.body, Strike | Amend):
        return told
    was = f"It was {score_words(changes.before.score)}." if changes.score_turned else ""
    return [Told(verdict="changed", decision=in_a_breath(changes), because=was), *told]


def changes_by(desk: Desk, id: str) -> Changes | None:
    """What the last line did; None where the judge fails on the sheet without it: nothing to compare."""
    try:
        return compare(desk.without(id), desk.sheet)
    except Exception:  # the judge may have failed on the very line that was taken off
        return None

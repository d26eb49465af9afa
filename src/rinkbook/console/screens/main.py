"""In play: the board, the clock, and one tap to everything that happens."""

from typing import Any

from rinkbook.console.board import board, runs_by_rule, striped
from rinkbook.console.candidate import foresee
from rinkbook.console.desk import Desk
from rinkbook.console.lines import ROUTINE, latest, lower
from rinkbook.console.told import Told, tell, tell_all
from rinkbook.core.game.sheet import Phase
from rinkbook.core.model.events import Amend, Event, Side, Strike, TimeOut
from rinkbook.core.model.place import Part

TEMPLATE = "main"
LINES = 3


def show(desk: Desk) -> dict[str, Any]:
    rulings = fresh(desk)
    return {
        "board": board(desk),
        "sides": [side(desk, which) for which in Side],
        "clock": clock_button(desk),
        "playing": desk.sheet.phase is Phase.PLAYING,
        "rulings": rulings[:2],
        "proposals": bool(desk.sheet.proposals),
        "lines": [line for line in latest(desk, 3 * LINES) if not line.struck][: 1 if rulings else LINES],
    }


def side(desk: Desk, which: Side) -> dict[str, Any]:
    index = which is Side.AWAY
    view = desk.view.only
    goalie = desk.sheet.goalies[index]
    return {
        "side": which.value,
        "name": desk.name(which),
        "colour": desk.team(which).colour,
        "striped": index and striped(desk),
        "goal": view("goal", side=which.value),
        "penalty": view("penalty", side=which.value),
        "goalie": view("goalie", side=which.value),
        "goalie_words": "Net is empty" if desk.sheet.nets_empty[index] else f"Goalie {goalie or '?'}",
        "shots": desk.sheet.shots[index],
        "third": third(desk, which),
    }


def third(desk: Desk, which: Side) -> dict[str, str]:
    """A team's own right, where the edition knows one: its time-out, else a check of the other's roster."""
    if desk.law.has("time-out"):
        reason = not_now(desk, TimeOut(side=which))
        if not reason or not desk.law.has("roster-check"):
            return {"words": "Time-out", "href": desk.view.only("time-out", side=which.value), "no": reason}
    if desk.law.has("roster-check"):
        return {"words": "Roster check", "href": desk.view.only("roster-check", side=which.value), "no": ""}
    return {"words": "Line-up", "href": desk.view.only("lineup", side=which.value), "no": ""}


def not_now(desk: Desk, body: TimeOut) -> str:
    """Why it may not be taken now, "" where it may; the judge is asked only where that is in question."""
    spent = any(tally.counts == "time-outs" for tally in desk.tallies("", body.side))
    if not spent and desk.sheet.clock.part is Part.REGULATION:
        return ""
    blocks = foresee(desk, body, desk.here).blocks
    return tell(desk, blocks[0]).decision if blocks else ""


def clock_button(desk: Desk) -> dict[str, Any]:
    """The next thing: start it, stop it, or end the period where nothing is left of it."""
    place = desk.here
    if desk.left == 0:
        words = f"End of the {lower(place)}"
        return {"kind": "period-end", "words": words, "icon": "flag", "note": "", "quiet": False}
    if not desk.face.running:
        return {"kind": "clock-start", "words": "Start clock", "icon": "play", "note": "", "quiet": False}
    if runs_by_rule(desk):
        note = "Injury, or the referee says so"
        return {"kind": "clock-stop", "words": "Pause clock", "icon": "stop", "note": note, "quiet": True}
    return {"kind": "clock-stop", "words": "Stop clock", "icon": "stop", "note": "", "quiet": False}


def last_said(desk: Desk) -> Event | None:
    """The last line that people talk about: a start of the clock or a shot doesn't wipe a ruling away."""
    return next((event for event in reversed(desk.events) if not isinstance(event.body, ROUTINE)), None)


def fresh(desk: Desk) -> list[Told]:
    """The rulings that the last line made; of a correction, those that it changed."""
    event = last_said(desk)
    if event is None:
        return []
    if isinstance(event.body, Strike | Amend):
        target = desk.sheet.rulings_of(event.body.target)
        return tell_all(desk, target)
    return tell_all(desk, desk.sheet.rulings_of(event.id))

"""Between two periods: how long the break lasts, what comes next, and what must be asked before it."""

from typing import Any

from msgspec import structs

from rinkbook.console import ice
from rinkbook.console.candidate import foresee
from rinkbook.console.clock import opening, passed
from rinkbook.console.desk import Desk
from rinkbook.console.lines import lower, period_name, score_words
from rinkbook.console.played_on import refusal
from rinkbook.console.told import tell, tell_all
from rinkbook.core.game.sheet import Phase
from rinkbook.core.model.events import PeriodEnd, PeriodStart, TimeLeft
from rinkbook.core.model.place import Moment, Part, Place, write_clock

TEMPLATE = "between"
SOON = 10
WITHOUT = {"shootout": "Shootout", "sign": "No overtime", "done": "No overtime"}


def show(desk: Desk) -> dict[str, Any]:
    coming, place = desk.sheet.next, opening(desk.sheet)
    pause = max(0, coming.pause - passed(ended_at(desk), desk.host.now))
    candidate = foresee(desk, PeriodStart(), place)
    return {
        "at": place,
        "before": before(place),
        "is_break": desk.sheet.phase is Phase.BREAK,
        "coming": period_name(coming.part, coming.period),
        "coming_lower": lower(place),
        "length": write_clock(coming.length),
        "pause": pause,
        "pause_words": write_clock(pause),
        "soon": pause <= SOON,
        "score": score_words(desk.sheet.score),
        "periods": period_rows(desk),
        "rulings": tell_all(desk, candidate.rulings),
        "refusal": refusal(desk, candidate.blocks),
        "missing": [tell(desk, ruling).decision for ruling in candidate.blocks],
        "slot": slot_question(desk, place),
        "other": other_length(desk, place),
        "curfew": ice.curfew(desk) is not None,
    }


def before(place: Place) -> Place:
    """Before that period, while nothing of it is played."""
    return Place(part=place.part, period=place.period, moment=Moment.BEFORE, order=place.order)


def ended_at(desk: Desk) -> str:
    """When the last period ended, on the wall clock."""
    ends = [e.event for e in desk.sheet.entries if isinstance(e.event.body, PeriodEnd) and not e.struck]
    return ends[-1].entered if ends else ""


def period_rows(desk: Desk) -> list[dict[str, str]]:
    """Goals and shots by period, of those that were played."""
    return [
        {
            "name": period_name(line.part, line.period),
            "goals": score_words(line.goals),
            "shots": score_words(line.shots),
        }
        for line in desk.sheet.periods
        if line.ended
    ]


def slot_question(desk: Desk, place: Place) -> dict[str, Any] | None:
    """How much ice is left, where the last period's length or overtime hangs on it; None once it was read."""
    if not (asks_length(desk, place) or desk.sheet.next.asks == "time-left"):
        return None
    left = ice.left(desk)
    seconds = desk.view.seconds if desk.view.seconds is not None else max(0, (left or 0) // 60 * 60)
    whose = "as the official says" if desk.view.seconds is not None else "by the slot; ask the official"
    found = {
        "seconds": seconds,
        "minutes": seconds // 60,
        "whose": whose if left is not None else "ask the official",
    }
    return found | foreseen(desk, place, seconds)


def asks_length(desk: Desk, place: Place) -> bool:
    """The edition sets this period's length by the ice that is left, and nobody has read it."""
    section = desk.law.section("last-period-length")
    if section is None or section.rule.period != place.period or place.part is not Part.REGULATION:
        return False
    return not any(isinstance(e.event.body, TimeLeft) and not e.struck for e in desk.sheet.entries)


def foreseen(desk: Desk, place: Place, seconds: int) -> dict[str, Any]:
    """What this reading would bring, with its rulings: a length, or whether overtime is played at all."""
    candidate = foresee(desk, TimeLeft(seconds=seconds), before(place))
    coming = candidate.sheet.next
    what = write_clock(coming.length) if coming.length else WITHOUT.get(coming.step, "")
    return {"length": what, "plays": bool(coming.length), "rulings": tell_all(desk, candidate.rulings)}


def other_length(desk: Desk, place: Place) -> dict[str, Any] | None:
    """An official sets another length than the rules have: it is typed, and he answers for it."""
    if desk.view.step != "length":
        return None
    left = desk.view.left
    return {
        "left": left,
        "words": write_clock(left) if left else "",
        "at": structs.replace(place, left=left or 0),
    }

"""A team that is waited for: the time that a rule gives it, as it runs, and the line that says it is over."""

from typing import Any

from rinkbook.console.asked import fields_of, put_on_the_clock
from rinkbook.console.candidate import Candidate
from rinkbook.console.clock import passed
from rinkbook.console.desk import Desk
from rinkbook.core.game.sheet import Phase
from rinkbook.core.model.events import Countdown, CountdownOver, Event
from rinkbook.core.model.place import write_clock
from rinkbook.core.ruling import Proposed, Ruling


def waits(desk: Desk) -> list[dict[str, Any]]:
    """Each countdown that isn't over, before the game has begun."""
    if desk.sheet.phase is not Phase.BEFORE:
        return []
    standing = [entry.event for entry in desk.sheet.entries if not entry.struck]
    over = {whose(event.body) for event in standing if isinstance(event.body, CountdownOver)}
    running = [(event, event.body) for event in standing if isinstance(event.body, Countdown)]
    return [wait(desk, event, body) for event, body in running if whose(body) not in over]


def whose(body: Countdown | CountdownOver) -> tuple[str, str]:
    return body.rule, body.side or ""


def to_put_on(desk: Desk, candidate: Candidate) -> list[dict[str, Any]]:
    """What the start, were it tapped now, would ask to be put on the clock, and isn't yet."""
    standing = [entry.event.body for entry in desk.sheet.entries if not entry.struck]
    put = {whose(body) for body in standing if isinstance(body, Countdown)}
    asked = [
        Countdown(rule=kind_of(desk, ruling), side=effect.side)
        for ruling in candidate.rulings
        for effect in ruling.effects
        if isinstance(effect, Proposed) and effect.event == "countdown"
    ]
    return [
        {"fields": fields_of(body), "words": put_on_the_clock(desk, body.rule, body.side)}
        for body in asked
        if whose(body) not in put
    ]


def kind_of(desk: Desk, ruling: Ruling) -> str:
    return next((section.kind for section in desk.law.sections if section.id == ruling.rule), ruling.rule)


def wait(desk: Desk, event: Event, body: Countdown) -> dict[str, Any]:
    """What is left of it; the id of its end follows from the event's, so that it comes once."""
    length = int(desk.law.field(body.rule, "wait", 0))
    left = max(0, length - passed(event.entered, desk.host.now)) if event.entered else length
    side = {"side": body.side.value} if body.side is not None else {}
    return {
        "team": desk.name(body.side) if body.side is not None else "Both teams",
        "left": left,
        "words": write_clock(left),
        "target": event.id,
        "over": {"id": f"{event.id[:70]}-over", "rule": body.rule} | side,
    }

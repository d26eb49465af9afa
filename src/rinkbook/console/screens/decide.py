"""What a rule asks an official for: he says it, the line cites the ruling it rests on."""

from typing import Any

from rinkbook.console import ice
from rinkbook.console.desk import CANDIDATE, Desk
from rinkbook.console.lines import class_title
from rinkbook.console.told import Told, tell, tell_all
from rinkbook.core.game.sheet import Phase, Proposal
from rinkbook.core.model.events import Body, Forfeit, Side, Termination

TEMPLATE = "decide"
SORTS = {Phase.BEFORE: "at-start"}


def show(desk: Desk) -> dict[str, Any]:
    return {
        "step": desk.view.step,
        "cases": [case(desk, proposal) for proposal in desk.sheet.proposals if is_said(proposal)]
        + over(desk),
        "forfeits": [forfeit(desk, (side,)) for side in Side] + [forfeit(desk, (Side.HOME, Side.AWAY))],
        "ends": [{"side": side.value, "name": desk.name(side)} for side in Side],
        "over": desk.sheet.over,
    }


def is_said(proposal: Proposal) -> bool:
    """The referee's word alone settles it: an end, a grace, or what a step of a count asks for."""
    return proposal.ends_play or proposal.event == "countdown" or bool(proposal.about)


def case(desk: Desk, proposal: Proposal) -> dict[str, Any]:
    """A proposal with its ruling, and the line that would carry it out."""
    ruling = next((ruling for ruling in desk.sheet.rulings if ruling.key == proposal.key), None)
    side = proposal.side.value if proposal.side else ""
    fields = {"key": proposal.key} | ({"side": side} if side else {})
    kind, words = proposal.event, "The referee ends the game"
    if proposal.event == "forfeit":
        fields = {"sides": side, "sort": SORTS.get(desk.sheet.phase, "line-up")}
        words = f"The referee declares the forfeit of {desk.name(proposal.side)}" if side else "Forfeit"
    elif proposal.event == "countdown":
        fields = {"rule": ruling.rule if ruling else ""} | ({"side": side} if side else {})
        words = "The grace begins"
    elif proposal.about:
        kind, fields = "official-word", {"key": proposal.key, "stands": "1"}
        words = f"Yes: {class_title(desk, proposal.about).lower()}"
    return {
        "ruling": tell(desk, ruling) if ruling else None,
        "kind": kind,
        "fields": fields,
        "words": words,
        "key": proposal.key,
        "outcome": outcome(desk, proposal),
    }


def over(desk: Desk) -> list[dict[str, Any]]:
    """The ice is over: the game ends where the referee says so."""
    due = ice.curfew(desk)
    if due is None:
        return []
    return [
        {
            "ruling": None,
            "kind": "curfew",
            "fields": {},
            "words": "The referee ends the game: the ice is over",
            "key": "",
            "outcome": tell_all(desk, due.rulings),
        }
    ]


def outcome(desk: Desk, proposal: Proposal) -> list[Told]:
    """How the game would stand, were it done: the judge is asked."""
    side = proposal.side
    if proposal.event == "forfeit":
        body: Body = Forfeit(
            sides=(side,) if side else tuple(Side), sort=SORTS.get(desk.sheet.phase, "line-up")
        )
    elif side is not None and proposal.ends_play:
        body = Termination(side=side, key=proposal.key)
    else:
        return []
    return tell_all(desk, desk.with_line(body, desk.here).rulings_of(CANDIDATE))


def forfeit(desk: Desk, sides: tuple[Side, ...]) -> dict[str, Any]:
    names = " and ".join(desk.name(side) for side in sides)
    return {
        "sides": [side.value for side in sides],
        "names": names,
        "sort": SORTS.get(desk.sheet.phase, "line-up"),
        "both": len(sides) > 1,
    }

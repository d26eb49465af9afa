"""What a rule asks an official for: the line that would carry it out, and how the game would stand then."""

from typing import Any

from rinkbook.console import ice
from rinkbook.console.desk import CANDIDATE, Desk
from rinkbook.console.lines import class_title
from rinkbook.console.told import Told, tell, tell_all
from rinkbook.core.game.sheet import Phase, Proposal
from rinkbook.core.model.events import Body, Countdown, Curfew, Forfeit, OfficialWord, Side, Termination
from rinkbook.core.model.place import write_clock

SORTS = {Phase.BEFORE: "at-start"}
ILLEGAL = "illegal-player"


def cases(desk: Desk) -> list[dict[str, Any]]:
    """Each proposal, and that the ice is over."""
    return [case(desk, proposal) for proposal in desk.sheet.proposals] + over(desk)


def case(desk: Desk, proposal: Proposal) -> dict[str, Any]:
    """The ruling that asks, the words on the button, and the line or the screen behind it."""
    ruling = next((ruling for ruling in desk.sheet.rulings if ruling.key == proposal.key), None)
    body = body_for(desk, proposal)
    return {
        "ruling": tell(desk, ruling) if ruling else None,
        "body": body,
        "fields": fields_of(body) if body is not None else {},
        "href": screen_for(desk, proposal) if body is None else "",
        "words": words_for(desk, proposal),
        "key": proposal.key,
        "outcome": outcome(desk, body) if body is not None else [],
    }


def body_for(desk: Desk, proposal: Proposal) -> Body | None:
    """The line that would do it; None where more has to be said first.

    Where a step of a count asks, the referee's yes does all that the step does, and counts for nothing more.
    """
    side = proposal.side
    match proposal.event:
        case "forfeit":
            return Forfeit(sides=(side,) if side else tuple(Side), sort=sort_of(desk, proposal))
        case "termination" if side is not None:
            return Termination(side=side, key=proposal.key)
        case "countdown":
            return Countdown(rule=rule_of(desk, proposal), side=side)
        case _ if proposal.about:
            return OfficialWord(key=proposal.key, stands=True)
        case _:
            return None


def sort_of(desk: Desk, proposal: Proposal) -> str:
    """Of an illegal player where such a rule asks; else that of the start, and after it a line-up's."""
    if rule_of(desk, proposal) == ILLEGAL:
        return ILLEGAL
    return SORTS.get(desk.sheet.phase, "line-up")


def rule_of(desk: Desk, proposal: Proposal) -> str:
    """The kind of the rule that asks."""
    ids = {ruling.key: ruling.rule for ruling in desk.sheet.rulings}
    id = ids.get(proposal.key, "")
    return next((section.kind for section in desk.law.sections if section.id == id), id)


def screen_for(desk: Desk, proposal: Proposal) -> str:
    """A penalty is called like any other; whatever else is asked is said in the menu."""
    if proposal.event == "penalty":
        return desk.view.only(
            "penalty", side=proposal.side.value if proposal.side else "", number=proposal.number,
            bench=not proposal.number and proposal.side is not None,
            offence=proposal.offences[0] if len(proposal.offences) == 1 else "",
        )  # fmt: skip
    return desk.view.only(proposal.event if proposal.event == "shootout" else "menu")


def words_for(desk: Desk, proposal: Proposal) -> str:
    team = desk.name(proposal.side) if proposal.side else ""
    match proposal.event:
        case _ if proposal.about:
            return f"Yes: {class_title(desk, proposal.about).lower()}"
        case "forfeit":
            return f"The referee declares the forfeit of {team or 'both teams'}"
        case "termination":
            return "The referee ends the game"
        case "countdown":
            return put_on_the_clock(desk, rule_of(desk, proposal), proposal.side)
        case "penalty":
            return f"Call it on {' '.join(filter(None, (team, proposal.number or proposal.name)))}"
        case other:
            return other.replace("-", " ").capitalize()


def put_on_the_clock(desk: Desk, rule: str, side: Side | None) -> str:
    """`Put 5:00 on the clock for Night Owls`."""
    team = desk.name(side) if side is not None else "both teams"
    return f"Put {write_clock(desk.law.field(rule, 'wait', 0))} on the clock for {team}"


def over(desk: Desk) -> list[dict[str, Any]]:
    """The ice is over: the game ends where the referee says so."""
    due = ice.curfew(desk)
    if due is None:
        return []
    return [
        {
            "ruling": None,
            "body": Curfew(),
            "fields": {"kind": "curfew"},
            "href": "",
            "words": "The referee ends the game: the ice is over",
            "key": "",
            "outcome": tell_all(desk, due.rulings),
        }
    ]


def fields_of(body: Body) -> dict[str, Any]:
    """The form's fields, `kind` among them."""
    match body:
        case Forfeit():
            return {"kind": "forfeit", "sides": [side.value for side in body.sides], "sort": body.sort}
        case Termination():
            return {"kind": "termination", "side": body.side.value, "key": body.key}
        case Countdown():
            side = {"side": body.side.value} if body.side is not None else {}
            return {"kind": "countdown", "rule": body.rule} | side
        case OfficialWord():
            return {"kind": "official-word", "key": body.key, "stands": "1"}
        case _:
            return {}


def outcome(desk: Desk, body: Body) -> list[Told]:
    """How the game would stand, were it done: the judge is asked."""
    return tell_all(desk, desk.with_line(body, desk.here).rulings_of(CANDIDATE))

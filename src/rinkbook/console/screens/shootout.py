"""The shootout: two columns, the side that shoots next is lit, who may not shoot is no tile."""

from typing import Any

from rinkbook.console.board import benches, striped
from rinkbook.console.candidate import foresee
from rinkbook.console.clock import next_order
from rinkbook.console.desk import Desk
from rinkbook.console.lines import score_words
from rinkbook.console.played_on import refusal
from rinkbook.console.task import tiles, who
from rinkbook.console.told import tell, tell_all
from rinkbook.core.model.events import ShootoutAttempt, Side
from rinkbook.core.model.place import Part, Place
from rinkbook.core.ruling import Ruling, Verdict

TEMPLATE = "shootout"
REASONS = {
    "shooter-out": "Out of the game",
    "shooter-again": "Has shot",
    "shooter-out-of-order": "Not next",
    "shooter-past-the-match": "No more shooters",
    "shooter-at-limit": "At the goal limit",
    "goalie-may-not-shoot": "Goalie",
}


def show(desk: Desk) -> dict[str, Any]:
    side = next_side(desk)
    place = Place(part=Part.SHOOTOUT, period=1, order=next_order(desk.sheet))
    return {
        "next_side": side.value if side else "",
        "columns": [
            {**column(desk, which, side), "stake": stake(desk, side, place)} for which in benches(desk)
        ],
        "tiles": [eligible(desk, tile, side, place) for tile in tiles(desk, side)] if side else [],
        "barred": barred(desk, side, place) if desk.view.number and side else None,
        "all": desk.view.whole,
        "shooter": who(desk, desk.view.number, side) if desk.view.number and side else "",
        "at": place,
        "chooses": chooser(desk),
        "score": score_words(desk.sheet.score),
        "rulings": tell_all(desk, desk.sheet.rulings_of(desk.events[-1].id)) if desk.events else [],
        "last": desk.sheet.attempts[-1].event if desk.sheet.attempts else "",
    }


def next_side(desk: Desk) -> Side | None:
    """Whose turn it is, as the judge has it; nobody's until it is said who begins."""
    return desk.sheet.next.side if desk.sheet.next.step == "shootout" else None


def chooser(desk: Desk) -> str:
    """The captain of the home side, who answers for the choice."""
    return desk.sheet.captains[0]


def column(desk: Desk, which: Side, following: Side | None) -> dict[str, Any]:
    attempts = [line for line in desk.sheet.attempts if line.side is which]
    return {
        "side": which.value,
        "name": desk.name(which),
        "colour": desk.team(which).colour,
        "striped": which is Side.AWAY and striped(desk),
        "goals": sum(line.scored and line.counts for line in attempts),
        "attempts": [(line.round, who(desk, line.number, which), line.scored) for line in attempts],
        "next": which is following,
        "round": len(attempts) + 1,
    }


def eligible(desk: Desk, tile: dict[str, Any], side: Side, place: Place) -> dict[str, Any]:
    """Not a thing to tap, but its reason, where the judge would refuse the attempt."""
    candidate = foresee(desk, ShootoutAttempt(side=side, number=tile["value"]), place)
    refusals = [r for r in candidate.sheet.rulings_of("candidate") if r.verdict is Verdict.REFUSED]
    if not refusals:
        return {**tile, "state": "chosen" if tile["value"] == desk.view.number else ""}
    return {**tile, "state": "out", "note": reason(desk, refusals[0])}


def barred(desk: Desk, side: Side, place: Place) -> dict[str, Any] | None:
    """What the rules have against the shooter who was named all the same."""
    return refusal(desk, foresee(desk, ShootoutAttempt(side=side, number=desk.view.number), place).blocks)


def reason(desk: Desk, refusal: Ruling) -> str:
    """In as few words as a tile has room for; a refusal that has none has the name of its clause."""
    if "penalty" in refusal.facts:
        return str(refusal.facts["penalty"]).capitalize()
    return REASONS.get(refusal.code) or tell(desk, refusal).clause_heading or "May not shoot"


def stake(desk: Desk, side: Side | None, place: Place) -> str:
    """What hangs on the next shot: the judge is asked with it in, and with it missed."""
    if side is None:
        return ""
    for scored, words in ((False, "{} must score"), (True, "A goal wins it for {}")):
        shot = ShootoutAttempt(side=side, number=desk.view.number, scored=scored)
        if foresee(desk, shot, place).sheet.over:
            return words.format(desk.name(side))
    return ""

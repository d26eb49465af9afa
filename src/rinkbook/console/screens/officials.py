"""Who has the whistle tonight, who keeps the sheet, and where the edition asks, whether the fee was paid."""

from typing import Any

from rinkbook.console.desk import Desk
from rinkbook.console.way import steps
from rinkbook.core.game.sheet import Phase
from rinkbook.core.model.events import Officials, RefereeFee, Side

TEMPLATE = "officials"


def show(desk: Desk) -> dict[str, Any]:
    named = last(desk)
    names = list(named.referees if named else desk.setup.referees)
    return {
        "steps": steps(desk) if desk.sheet.phase is Phase.BEFORE else [],
        "names": [*names, ""],
        "scorekeeper": named.scorekeeper if named else desk.host.keeper,
        "known": bool(names),
        "fees": [fee(desk, side) for side in Side] if desk.law.has("referee-fee") else [],
    }


def last(desk: Desk) -> Officials | None:
    found = [entry.event.body for entry in desk.sheet.entries if not entry.struck]
    officials = [body for body in found if isinstance(body, Officials)]
    return officials[-1] if officials else None


def fee(desk: Desk, side: Side) -> dict[str, Any]:
    found = [
        entry.event.body.paid
        for entry in desk.sheet.entries
        if isinstance(entry.event.body, RefereeFee) and entry.event.body.side is side and not entry.struck
    ]
    answer = ("yes" if found[-1] else "no") if found else ""
    return {"side": side.value, "name": desk.name(side), "colour": desk.team(side).colour, "paid": answer}

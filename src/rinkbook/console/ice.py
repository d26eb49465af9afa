"""How much ice is left: the slot's end, moved by what a ruling gave back, and whether it is over."""

from datetime import datetime, timedelta

from rinkbook.console import clock
from rinkbook.console.candidate import Candidate, foresee
from rinkbook.console.desk import Desk
from rinkbook.core.game.sheet import Phase
from rinkbook.core.model.events import Curfew, Delay

IN_PLAY = (Phase.PLAYING, Phase.BREAK, Phase.SHOOTOUT)


def ends(desk: Desk) -> datetime | None:
    """When the ice is over, if the set-up says so."""
    end = clock.slot_ends(desk.setup.starts, desk.setup.slot)
    return end + timedelta(seconds=moved(desk)) if end is not None else None


def moved(desk: Desk) -> int:
    """Seconds by which late starts moved the curfew: where the judge ruled on a delay he let it count."""
    delays = {entry.event.id for entry in desk.sheet.entries if isinstance(entry.event.body, Delay)}
    rulings = [one for one in desk.sheet.rulings if one.event in delays and not one.overruled]
    return sum(seconds for one in rulings if isinstance(seconds := one.facts.get("seconds"), int))


def left(desk: Desk) -> int | None:
    """Whole seconds of ice; None where that isn't known."""
    return clock.until(ends(desk), desk.host.now)


def curfew(desk: Desk) -> Candidate | None:
    """What the referee's word would mean now that the ice is over, where the edition has a curfew."""
    remains = left(desk)
    if remains is None or remains > 0 or desk.sheet.phase not in IN_PLAY or not desk.law.has("curfew"):
        return None
    return foresee(desk, Curfew(), desk.here)

"""Time-outs: how many a team has, how long, and whether there are any in overtime."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from rinkbook.core.game.sheet import Tally
from rinkbook.core.game.state import State
from rinkbook.core.model.events import Event, Side, TimeOut
from rinkbook.core.model.place import Part
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.rulebook.values import at_least
from rinkbook.core.ruling import Blocked, Fact, Ruling, Verdict, decide


class TimeOuts(Struct, frozen=True, kw_only=True, tag="time-out", forbid_unknown_fields=True):
    """`each` team has so many of `length` seconds a game; `overtime` whether they may be taken there."""

    PARTS: ClassVar[dict[str, str]] = {
        "each": "how many a team has",
        "overtime": "that there are none in overtime",
    }

    each: int
    length: int
    overtime: bool = True

    def faults(self) -> Iterator[str]:
        yield from at_least(self, 0, "each")
        yield from at_least(self, 1, "length")


SENTENCES = {
    "time-out": ("Time-out {team}, {length|clock}.", "{left} left of {each}."),
    "time-out-used": ("{team} have no time-out left.", "Each team has {each} a game."),
    "time-out-lost": ("{team} have lost their time-out.", "Their roster check found nobody ineligible."),
    "no-time-out-in-overtime": ("No time-out in overtime.", "The clock doesn't stop there."),
}


def spent(game: State, side: Side) -> int:
    """Those taken, and those that a roster check which found nobody cost."""
    return game.time_outs[side] + game.time_outs_lost[side]


def admit(law: Section[TimeOuts], game: State, event: Event, body: TimeOut) -> Iterator[Ruling]:
    facts: dict[str, Fact] = {
        "team": game.setup.team(body.side).name or body.side.value,
        "each": law.rule.each,
    }
    if game.part is Part.OVERTIME and not law.rule.overtime:
        yield refuse(law, "no-time-out-in-overtime", event, "overtime", facts)
    elif game.time_outs[body.side] >= law.rule.each:
        yield refuse(law, "time-out-used", event, "each", facts)
    elif spent(game, body.side) >= law.rule.each:
        yield refuse(law, "time-out-lost", event, "each", facts)


def refuse(law: Section[TimeOuts], code: str, event: Event, cites: str, facts: dict[str, Fact]) -> Ruling:
    return decide(
        law, code, event.id, cites=cites, verdict=Verdict.REFUSED, facts=facts, effects=(Blocked(),)
    )


def after(law: Section[TimeOuts], game: State, event: Event, body: TimeOut) -> Iterator[Ruling]:
    left = max(0, law.rule.each - spent(game, body.side))
    facts: dict[str, Fact] = {
        "team": game.setup.team(body.side).name or body.side.value,
        "each": law.rule.each,
    }
    facts |= {"left": left, "length": law.rule.length}
    yield decide(law, "time-out", event.id, cites="each", facts=facts)


def tally(law: Section[TimeOuts], game: State, side: Side, number: str) -> Tally | None:
    if number:
        return None
    count = spent(game, side)
    return Tally(
        rule=law.id,
        counts="time-outs",
        side=side,
        number="",
        count=count,
        of=law.rule.each,
        clause=law.cites("each"),
    )

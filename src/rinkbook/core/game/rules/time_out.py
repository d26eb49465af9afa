"""Time-outs: how many a team has, how long, and whether there are any in overtime."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from rinkbook.core.game.sheet import Tally
from rinkbook.core.game.state import State
from rinkbook.core.model.events import Event, Side, TimeOut
from rinkbook.core.model.place import Part
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.rulebook.values import at_least, one_of
from rinkbook.core.ruling import Blocked, Fact, Ruling, Verdict, decide


class TimeOuts(Struct, frozen=True, kw_only=True, tag="time-out", forbid_unknown_fields=True):
    """`each` team has so many of `length` seconds, `per` game or period; none is carried over.

    `overtime` whether they may be taken there.
    """

    PARTS: ClassVar[dict[str, str]] = {
        "each": "how many a team has",
        "overtime": "that there are none in overtime",
    }

    each: int
    length: int
    per: str = "game"
    overtime: bool = True

    def faults(self) -> Iterator[str]:
        yield from at_least(self, 0, "each")
        yield from at_least(self, 1, "length")
        yield from one_of(self, "per", ("game", "period"))


SENTENCES = {
    "time-out": ("Time-out {team}, {length|clock}.", "{left} left of {each}."),
    "time-out-used": ("{team} have no time-out left.", "Each team has {each} a {per}."),
    "time-out-lost": ("{team} have lost their time-out.", "Their roster check found nobody ineligible."),
    "no-time-out-in-overtime": ("No time-out in overtime.", "The rulebook has none there."),
}


def taken(rule: TimeOuts, game: State, side: Side) -> int:
    """Those taken tonight, or in this period."""
    if rule.per == "game":
        return game.time_outs[side]
    return sum(game.is_here(event.place) for event, body in game.happened(TimeOut) if body.side is side)


def spent(rule: TimeOuts, game: State, side: Side) -> int:
    """Those taken, and those that a roster check which found nobody cost."""
    return taken(rule, game, side) + game.time_outs_lost[side]


def facts_of(rule: TimeOuts, game: State, body: TimeOut) -> dict[str, Fact]:
    return {"team": game.called_name(body.side), "each": rule.each, "per": rule.per}


def admit(law: Section[TimeOuts], game: State, event: Event, body: TimeOut) -> Iterator[Ruling]:
    facts = facts_of(law.rule, game, body)
    if game.part is Part.OVERTIME and not law.rule.overtime:
        yield refuse(law, "no-time-out-in-overtime", event, "overtime", facts)
    elif taken(law.rule, game, body.side) >= law.rule.each:
        yield refuse(law, "time-out-used", event, "each", facts)
    elif spent(law.rule, game, body.side) >= law.rule.each:
        yield refuse(law, "time-out-lost", event, "each", facts)


def refuse(law: Section[TimeOuts], code: str, event: Event, cites: str, facts: dict[str, Fact]) -> Ruling:
    return decide(
        law, code, event.id, cites=cites, verdict=Verdict.REFUSED, facts=facts, effects=(Blocked(),)
    )


def after(law: Section[TimeOuts], game: State, event: Event, body: TimeOut) -> Iterator[Ruling]:
    left = max(0, law.rule.each - spent(law.rule, game, body.side))
    facts = facts_of(law.rule, game, body) | {"left": left, "length": law.rule.length}
    yield decide(law, "time-out", event.id, cites="each", facts=facts)


def tally(law: Section[TimeOuts], game: State, side: Side, number: str) -> Tally | None:
    if number:
        return None
    count = spent(law.rule, game, side)
    return Tally(
        rule=law.id, counts="time-outs", side=side, number="", count=count, of=law.rule.each,
        clause=law.cites("each"),
    )  # fmt: skip

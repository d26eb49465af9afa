"""Little time left in the slot: the last period is a share of what is left."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from rinkbook.core.game.state import State
from rinkbook.core.model.events import Event, TimeLeft
from rinkbook.core.model.place import Part
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.rulebook.values import at_least
from rinkbook.core.ruling import Fact, Length, Ruling, Verdict, decide


class LastPeriodLength(
    Struct, frozen=True, kw_only=True, tag="last-period-length", forbid_unknown_fields=True
):
    """Below `least_left` seconds of slot before `period`, `share` (over, under) of them is its length."""

    PARTS: ClassVar[dict[str, str]] = {
        "check": "the time left, and a full period",
        "length": "a shorter one",
    }

    period: int
    least_left: int
    share: tuple[int, int]

    def faults(self) -> Iterator[str]:
        yield from at_least(self, 1, "period")
        yield from at_least(self, 0, "least_left")
        over, under = self.share
        if not 0 < over <= under:
            yield f"share: expected a part of one such as [1, 2], got {list(self.share)!r}"


SENTENCES = {
    "last-period-full": ("Full period, {length|clock}.", "{left|clock} are left, at least {least|clock}."),
    "last-period-shortened": (
        "{length|clock} on the clock for the period.",
        "{left|clock} are left in the slot, fewer than {least|clock}: {over} of {under} parts of that.",
    ),
}


def after(law: Section[LastPeriodLength], game: State, event: Event, body: TimeLeft) -> Iterator[Ruling]:
    """Whole seconds, rounded down, never above the normal length."""
    if body.seconds < 0 or is_past(law.rule, game):
        return
    rule = law.rule
    normal = game.plan.length(Part.REGULATION, rule.period)
    facts: dict[str, Fact] = {"left": body.seconds, "least": rule.least_left}
    if body.seconds >= rule.least_left:
        facts["length"] = normal
        yield decide(law, "last-period-full", event.id, cites="check", verdict=Verdict.GRANTED, facts=facts)
        return
    over, under = rule.share
    length = min(normal, body.seconds * over // under)
    facts |= {"length": length, "over": over, "under": under}
    effects = (Length(period=rule.period, seconds=length),)
    yield decide(law, "last-period-shortened", event.id, cites="length", facts=facts, effects=effects)


def is_past(rule: LastPeriodLength, game: State) -> bool:
    """The period has begun: what is read then is about something else, an overtime."""
    here = (game.part, game.period)
    return (
        game.part is not Part.REGULATION
        or game.period > rule.period
        or (here == (Part.REGULATION, rule.period) and (game.started or game.ended))
    )

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
    """Below `least_left` seconds of slot before `period`, `share` (over, under) of them is its length.

    `always`: whatever is left; a share of [1, 1] then counts down to the end of the slot. `above_normal`:
    it may be longer than the period otherwise is. Read before the period begins; the last reading counts.
    """

    PARTS: ClassVar[dict[str, str]] = {
        "check": "the time left, and a full period",
        "length": "a shorter one",
    }

    period: int
    least_left: int = 0
    share: tuple[int, int]
    always: bool = False
    above_normal: bool = False

    def faults(self) -> Iterator[str]:
        yield from at_least(self, 1, "period")
        yield from at_least(self, 0, "least_left")
        over, under = self.share
        if not 0 < over <= under:
            yield f"share: expected a part of one such as [1, 2], got {list(self.share)!r}"
        if self.always and self.least_left:
            yield f"least_left: expected none where the share is always taken, got {self.least_left}"


SENTENCES = {
    "last-period-full": ("Full period, {length|clock}.", "{left|clock} are left, at least {least|clock}."),
    "last-period-shortened": (
        "{length|clock} on the clock for the period.",
        "{left|clock} are left in the slot, fewer than {least|clock}: {over} of {under} parts of that.",
    ),
    "last-period-share": (
        "{length|clock} on the clock for the period.",
        "{left|clock} are left in the slot: {over} of {under} parts of that.",
    ),
    "last-period-under-way": (
        "The period keeps its {length|clock}.",
        "It had begun before the time that is left was read.",
    ),
}


def after(law: Section[LastPeriodLength], game: State, event: Event, body: TimeLeft) -> Iterator[Ruling]:
    """Whole seconds, rounded down; what is read after that period is for overtime."""
    if body.seconds < 0 or game.part is not Part.REGULATION or game.period > law.rule.period:
        return
    rule, here = law.rule, game.period == law.rule.period
    normal = game.plan.length(Part.REGULATION, rule.period)
    facts: dict[str, Fact] = {"left": body.seconds, "least": rule.least_left, "length": normal}
    if here and game.started:
        if not game.ended:
            facts["length"] = game.length_now
            yield decide(law, "last-period-under-way", event.id, cites="check", facts=facts)
    elif not rule.always and body.seconds >= rule.least_left:
        again = (Length(period=rule.period, seconds=normal),) if rule.period in game.lengths else ()
        yield decide(
            law, "last-period-full", event.id, cites="check", verdict=Verdict.GRANTED, facts=facts,
            effects=again,
        )  # fmt: skip
    else:
        yield shortened(law, event, body, facts, normal)


def shortened(
    law: Section[LastPeriodLength], event: Event, body: TimeLeft, facts: dict[str, Fact], normal: int
) -> Ruling:
    over, under = law.rule.share
    part = body.seconds * over // under
    length = part if law.rule.above_normal else min(normal, part)
    return decide(
        law, "last-period-share" if law.rule.always else "last-period-shortened", event.id, cites="length",
        facts={**facts, "length": length, "over": over, "under": under},
        effects=(Length(period=law.rule.period, seconds=length),),
    )  # fmt: skip

"""A fight: major and game misconduct in one, and games to sit out."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from rinkbook.core.game.rules.carries import missing_classes
from rinkbook.core.game.rules.offences import unknown_offences
from rinkbook.core.game.rules.penalty_classes import unknown_classes
from rinkbook.core.game.state import State
from rinkbook.core.model.events import Event, Penalty
from rinkbook.core.rulebook.edition import Edition, Section
from rinkbook.core.rulebook.values import at_least
from rinkbook.core.ruling import Given, Out, Ruling, Suspended, Verdict, decide


class Fighting(Struct, frozen=True, kw_only=True, tag="fighting", forbid_unknown_fields=True):
    """The `offence`, the `penalties` that it carries, and at least so many games `suspend`ed."""

    PARTS: ClassVar[dict[str, str]] = {
        "first": "the games to sit out",
        "second": "what a second fight brings",
        "penalties": "the penalties of a fight",
    }

    penalties: tuple[str, ...]
    suspend: int
    offence: str = "fighting"

    def faults(self) -> Iterator[str]:
        yield from at_least(self, 0, "suspend")

    def faults_in(self, edition: Edition) -> Iterator[str]:
        yield from unknown_classes(edition, "penalties", self.penalties)
        yield from unknown_offences(edition, "offence", [self.offence])


SENTENCES = {
    "fighting": (
        "Number {number} is out for the night, with at least {suspend|games} to sit out.",
        "A fighting penalty. The office may add games.",
    ),
}


def after(law: Section[Fighting], game: State, event: Event, body: Penalty) -> Iterator[Ruling]:
    """Only the major is a fighting penalty; a retaliator with a minor is not suspended by this clause."""
    if body.offence != law.rule.offence or "minor" in body.classes or "double-minor" in body.classes:
        return
    given = [
        Given(side=body.side, number=body.number, penalty_class=name, offence=body.offence)
        for name in missing_classes(game, event, law.rule.penalties)
    ]
    out = Out(side=body.side, number=body.number)
    suspended = Suspended(side=body.side, number=body.number, games=law.rule.suspend)
    yield decide(
        law, "fighting", event.id, cites="first", verdict=Verdict.REFUSED,
        facts={"number": body.number or "?", "suspend": law.rule.suspend}, effects=(*given, out, suspended),
    )  # fmt: skip

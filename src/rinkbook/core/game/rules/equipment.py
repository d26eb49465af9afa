"""Gear that must be worn: who lacks it stays off until it is in place."""

from collections.abc import Iterator

from msgspec import Struct

from rinkbook.core.game.rules.offences import unknown_offences
from rinkbook.core.game.state import State
from rinkbook.core.model.events import EquipmentHold, Event, Penalty
from rinkbook.core.rulebook.edition import Edition, Section
from rinkbook.core.ruling import Held, Ruling, Verdict, decide


class Equipment(Struct, frozen=True, kw_only=True, tag="equipment", forbid_unknown_fields=True):
    """The `offence` whose penalty holds its player until his gear is said to be in place."""

    offence: str

    def faults_in(self, edition: Edition) -> Iterator[str]:
        yield from unknown_offences(edition, "offence", [self.offence])


SENTENCES = {
    "player-held": ("Number {number} stays off.", "Until the gear is in place."),
    "player-cleared": ("Number {number} may play again.", "The gear is in place."),
}


def admit(law: Section[Equipment], game: State, event: Event, body: EquipmentHold) -> Iterator[Ruling]:
    """Only who is held can be let go."""
    if body.cleared and (body.side, body.number) in game.held:
        facts = {"number": body.number}
        yield decide(law, "player-cleared", event.id, verdict=Verdict.GRANTED, facts=facts)


def after(
    law: Section[Equipment], game: State, event: Event, body: Penalty | EquipmentHold
) -> Iterator[Ruling]:
    number, facts = body.number, {"number": body.number}
    if isinstance(body, Penalty):
        if body.offence == law.rule.offence and number and not body.bench:
            held = (Held(side=body.side, number=number),)
            yield decide(
                law, "player-held", event.id, verdict=Verdict.REFUSED, facts=facts, effects=held
            )  # fmt: skip
    elif not body.cleared and game.held.get((body.side, number)) == event.id:
        yield decide(law, "player-held", event.id, verdict=Verdict.REFUSED, facts=facts)

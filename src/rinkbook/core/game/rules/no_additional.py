"""An offence that doesn't bring the further penalty which other books add."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from rinkbook.core.game.rules.offences import unknown_offences
from rinkbook.core.game.rules.penalty_classes import unknown_classes
from rinkbook.core.game.state import State
from rinkbook.core.model.events import Event, Penalty
from rinkbook.core.rulebook.edition import Edition, Section
from rinkbook.core.ruling import Blocked, Ruling, Verdict, decide


class NoAdditional(Struct, frozen=True, kw_only=True, tag="no-additional", forbid_unknown_fields=True):
    """For the offence `of`, classes that are `not_added`."""

    OFTEN: ClassVar[bool] = True

    of: str
    not_added: tuple[str, ...]

    def faults_in(self, edition: Edition) -> Iterator[str]:
        yield from unknown_offences(edition, "of", [self.of])
        yield from unknown_classes(edition, "not_added", self.not_added)


SENTENCES = {
    "nothing-added": ("No {added} on top.", "The house rules give the penalty alone for this offence."),
}


def admit(law: Section[NoAdditional], game: State, event: Event, body: Penalty) -> Iterator[Ruling]:
    added = tuple(name for name in law.rule.not_added if name in body.classes)
    if body.offence == law.rule.of and added:
        yield decide(
            law,
            "nothing-added",
            event.id,
            verdict=Verdict.REFUSED,
            facts={"added": tuple(game.classes.title(name).lower() for name in added)},
            effects=(Blocked(),),
        )

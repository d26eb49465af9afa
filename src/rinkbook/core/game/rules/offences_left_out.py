"""Offences of the base book that a league doesn't call."""

from collections.abc import Iterator

from msgspec import Struct

from rinkbook.core.game.rules.offences import unknown_offences
from rinkbook.core.game.state import State
from rinkbook.core.model.events import Event, Penalty
from rinkbook.core.rulebook.edition import Edition, Section
from rinkbook.core.ruling import Blocked, Ruling, Verdict, decide


class OffencesLeftOut(Struct, frozen=True, kw_only=True, tag="offences-left-out", forbid_unknown_fields=True):
    """`leave_out` names the base book's offences that are none here."""

    leave_out: tuple[str, ...]

    def faults_in(self, edition: Edition) -> Iterator[str]:
        yield from unknown_offences(edition, "leave_out", self.leave_out)


SENTENCES = {
    "no-offence-here": ("That is no penalty in this league.", "The base book has it, the house rules don't.")
}


def admit(law: Section[OffencesLeftOut], game: State, event: Event, body: Penalty) -> Iterator[Ruling]:
    if body.offence in law.rule.leave_out:
        yield decide(law, "no-offence-here", event.id, verdict=Verdict.REFUSED, effects=(Blocked(),))

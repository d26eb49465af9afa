"""A call that was pending when the other side scored at its whistle: served or only on record (base book)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct

from rinkbook.core.model.events import Event, Penalty
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.rulebook.values import one_of
from rinkbook.core.ruling import Fact, Ruling, Verdict, decide

if TYPE_CHECKING:
    from rinkbook.core.game.state import State

WHAT = ("served", "recorded", "not-imposed")


class PendingCall(Struct, frozen=True, kw_only=True, tag="pending-call", forbid_unknown_fields=True):
    """What becomes of the first pending `minor`: served all the same, recorded without time, not-imposed.

    `already_short`: the same where the side was short-handed by a minor, which the goal ends. Of a double
    minor one half is meant, of several pending minors the first; majors and the like are always served.
    """

    PARTS: ClassVar[dict[str, str]] = {
        "minor": "a pending minor, and a goal",
        "already_short": "the same against a side that is short already",
    }

    minor: str = "served"
    already_short: str = "served"

    def faults(self) -> Iterator[str]:
        yield from one_of(self, "minor", WHAT)
        yield from one_of(self, "already_short", WHAT)


SENTENCES = {
    "pending-recorded": (
        "Nobody sits for this minor; it goes on record.",
        "The other side scored while the call was pending.",
    ),
    "pending-not-imposed": (
        "This minor falls away.",
        "The other side scored while the call was pending.",
    ),
    "pending-half-served": (
        "Only the second of the two minors is served.",
        "The other side scored while the call was pending, which takes the first.",
    ),
    "pending-served": (
        "This penalty is served.",
        "The goal scored while the call was pending takes nothing from it.",
    ),
}


TAKEN = {"recorded": "pending-recorded", "not-imposed": "pending-not-imposed"}


def after(law: Section[PendingCall], game: "State", event: Event, body: Penalty) -> Iterator[Ruling]:
    """What became of a pending call is said."""
    if not body.pending:
        return
    record = game.called(event)
    facts: dict[str, Fact] = {"number": body.number or "?"}
    cites = "already_short" if record.was_short else "minor"
    code = TAKEN.get(record.taken, "pending-served")
    if record.waived and record.parts:
        code = "pending-half-served"
    verdict = Verdict.GRANTED if record.taken else Verdict.TOLD
    yield decide(law, code, event.id, cites=cites, verdict=verdict, facts=facts)

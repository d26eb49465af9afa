"""What a referee reports when he signs goes to the office, whatever was called."""

from collections.abc import Iterator

from msgspec import Struct

from rinkbook.core.game.state import State
from rinkbook.core.model.events import Event, Signature
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.ruling import CASE, Proposed, Ruling, Verdict, decide


class RefereeReport(Struct, frozen=True, kw_only=True, tag="referee-report", forbid_unknown_fields=True):
    """The words beside a referee's signature make a case for the office."""


SENTENCES = {
    "referee-reports": (
        "A case for the office: the referee has written a report.",
        "It may look into anything that happened around the game, called or not.",
    ),
}


def after(law: Section[RefereeReport], game: State, event: Event, body: Signature) -> Iterator[Ruling]:
    if body.role == "referee" and body.report.strip():
        proposed = (Proposed(event=CASE, about="review"),)
        yield decide(law, "referee-reports", event.id, verdict=Verdict.ASK, effects=proposed)

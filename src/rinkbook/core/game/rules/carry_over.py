"""Penalties that reach past a period's end, those called before the start, and after the end (base book)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct

from rinkbook.core.model.events import Event, Penalty
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.ruling import Ruling, decide

if TYPE_CHECKING:
    from rinkbook.core.game.state import State


class CarryOver(Struct, frozen=True, kw_only=True, tag="carry-over", forbid_unknown_fields=True):
    """No fields: time goes on in the next period and in overtime; what was called before begins with play."""

    PARTS: ClassVar[dict[str, str]] = {
        "carry": "what is left at the end of a period",
        "before": "what was called before the start",
        "after": "what was called after the end",
    }


SENTENCES = {
    "penalty-after-the-end": ("It goes on record, and nobody sits for it.", "The game is over."),
}


def after(law: Section[CarryOver], game: "State", event: Event, body: Penalty) -> Iterator[Ruling]:
    """After the end of the game there is no time left to serve."""
    if game.called(event).waived == "over":
        yield decide(law, "penalty-after-the-end", event.id, cites="after")

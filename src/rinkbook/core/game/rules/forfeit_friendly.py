"""After a forfeit the ice may be used for a game that counts for nothing."""

from collections.abc import Iterator

from msgspec import Struct

from rinkbook.core.game.state import State
from rinkbook.core.model.events import Event, Forfeit
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.ruling import Ruling, decide


class ForfeitFriendly(Struct, frozen=True, kw_only=True, tag="forfeit-friendly", forbid_unknown_fields=True):
    """No fields: a friendly with substitutes may follow, on a sheet of its own."""


SENTENCES = {
    "forfeit-friendly": ("You may play for fun.", "Neither result nor statistics of it are recorded.")
}


def after(law: Section[ForfeitFriendly], game: State, event: Event, body: Forfeit) -> Iterator[Ruling]:
    if body.sides:
        yield decide(law, "forfeit-friendly", event.id)

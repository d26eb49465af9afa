"""After a forfeit the ice may be used for a game of which nothing is recorded but its discipline."""

from collections.abc import Iterator

from msgspec import Struct

from rinkbook.core.game.state import State
from rinkbook.core.model.events import Event, Forfeit
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.ruling import Ruling, decide


class ForfeitFriendly(Struct, frozen=True, kw_only=True, tag="forfeit-friendly", forbid_unknown_fields=True):
    """A game with substitutes may follow, on the same sheet or one of its own.

    `discipline`: penalties and suspensions in it count.
    """

    discipline: bool = True

    def faults(self) -> Iterator[str]:
        if not self.discipline:
            yield "discipline: expected true, for no rule takes a suspension back; got false"


SENTENCES = {
    "forfeit-friendly": ("You may play for fun.", "Neither result nor statistics of it are recorded."),
    "forfeit-friendly-follows": (
        "You play for fun, with a referee.",
        "Neither result nor statistics of it are recorded; suspensions count.",
    ),
}


def after(law: Section[ForfeitFriendly], game: State, event: Event, body: Forfeit) -> Iterator[Ruling]:
    if body.sides:
        code = "forfeit-friendly-follows" if body.plays_on else "forfeit-friendly"
        yield decide(law, code, event.id)

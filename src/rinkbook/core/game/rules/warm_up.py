"""How long the teams warm up before the game."""

from collections.abc import Iterator

from msgspec import Struct

from rinkbook.core.game.state import State
from rinkbook.core.model.events import Event, WarmUp
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.rulebook.values import at_least
from rinkbook.core.ruling import Ruling, decide


class WarmUpTime(Struct, frozen=True, kw_only=True, tag="warm-up", forbid_unknown_fields=True):
    """At least `length` seconds."""

    length: int

    def faults(self) -> Iterator[str]:
        yield from at_least(self, 1, "length")


SENTENCES = {"warm-up": ("Warm-up, {length|clock}.", "The teams have that long before the start.")}


def after(law: Section[WarmUpTime], game: State, event: Event, body: WarmUp) -> Iterator[Ruling]:
    yield decide(law, "warm-up", event.id, facts={"length": law.rule.length})

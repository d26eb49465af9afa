"""How many assists a goal may have (base book)."""

from collections.abc import Iterator

from msgspec import Struct

from rinkbook.core.rulebook.values import at_least


class Assists(Struct, frozen=True, kw_only=True, tag="assists", forbid_unknown_fields=True):
    """No more than `most` are credited for one goal."""

    most: int

    def faults(self) -> Iterator[str]:
        yield from at_least(self, 0, "most")

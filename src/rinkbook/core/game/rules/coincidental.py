"""Coincidental penalties: which parts at one whistle cancel, and what a lone pair does (base book)."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from rinkbook.core.rulebook.values import one_of


class Coincidental(Struct, frozen=True, kw_only=True, tag="coincidental", forbid_unknown_fields=True):
    """Parts of both sides at one whistle cancel where they are `equal`: of one length, or of one class.

    `cancels`: which of a side that has more: last or first on the sheet, or fewest-servers, those first of
    who has the fewest. The rest is served at once. `one_each`: a lone minor of either side with nobody in
    the box: substitute, or short, so that both play with one skater fewer.
    """

    PARTS: ClassVar[dict[str, str]] = {
        "cancel": "equal penalties at one whistle",
        "one_each": "a minor each at full strength",
    }

    equal: str = "length"
    cancels: str = "last"
    one_each: str = "substitute"

    def faults(self) -> Iterator[str]:
        yield from one_of(self, "equal", ("length", "class"))
        yield from one_of(self, "cancels", ("last", "first", "fewest-servers"))
        yield from one_of(self, "one_each", ("substitute", "short"))

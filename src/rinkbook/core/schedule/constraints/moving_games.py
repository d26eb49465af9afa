"""Why a planned game may be put off or moved: for these reasons and no other."""

from collections.abc import Iterator

from msgspec import Struct


class MovingGames(Struct, frozen=True, kw_only=True, tag="moving-games", forbid_unknown_fields=True):
    """`reasons` by their names, each in the words in which it is offered."""

    reasons: dict[str, str]

    def faults(self) -> Iterator[str]:
        if not self.reasons:
            yield "reasons: expected at least one, got none"

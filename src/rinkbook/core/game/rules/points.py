"""Points in the table by how a game ended."""

from collections.abc import Iterator

from msgspec import Struct

from rinkbook.core.game.facts import Outcome


class PointsRow(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The `points` that one outcome brings, and the `clause` that says so."""

    points: int
    clause: str


class Points(Struct, frozen=True, kw_only=True, tag="points", forbid_unknown_fields=True):
    """`outcomes`: a row for each outcome that the rulebook knows (regulation-win, overtime-loss, tie …)."""

    outcomes: dict[str, PointsRow]

    def faults(self) -> Iterator[str]:
        known = {outcome.value for outcome in Outcome}
        for name in self.outcomes:
            if name not in known:
                yield f"outcomes: expected one of {', '.join(sorted(known))}; got {name!r}"

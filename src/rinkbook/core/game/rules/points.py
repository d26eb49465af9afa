"""Points in the table by how a game ended."""

from collections.abc import Iterator

from msgspec import Struct

from rinkbook.core.game.facts import Outcome
from rinkbook.core.rulebook.edition import Edition
from rinkbook.core.rulebook.narrowness import standing, stands_for, told
from rinkbook.core.rulebook.scope import Occasion


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

    def faults_in(self, edition: Edition) -> Iterator[str]:
        """Every way in which a game of the season may end has its row."""
        for occasion in stands_for(edition, self):
            missing = [each for each in endings(edition, occasion) if each not in self.outcomes]
            if occasion.sort == "season" and missing:
                expected = f"expected a row for each end of a game at {told(occasion)}"
                yield f"outcomes: {expected}, got none for {', '.join(missing)}"
                return


def endings(edition: Edition, occasion: Occasion) -> Iterator[str]:
    """The outcomes that the rules which stand may bring; one that may bring some says so by `endings`."""
    rules = [section.rule for section in standing(edition, occasion)]
    found = [name for rule in rules if hasattr(rule, "endings") for name in rule.endings()]
    late = any(name.startswith(("overtime-", "shootout-")) for name in found)
    yield from dict.fromkeys(["regulation-win", "regulation-loss", *([] if late else ["tie"]), *found])

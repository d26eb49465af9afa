"""Why a sheet differs from us, as a person found out; a difference without a reason is unexplained."""

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from msgspec import Struct

from benchmarks.realdata.figures import Difference, Figure

FILE = Path(__file__).parent / "reasons.toml"


class Reason(Struct, frozen=True, kw_only=True):
    """A reason and the differences that it is one for; `explained` false: what the sheet has fits no rule.

    `figures` are ids; `lines` begin as the differences do, with the game and where on its sheet. `clause` is
    the one by which we rule as we do, where one decides it.
    """

    why: str
    source: str
    figures: tuple[str, ...]
    lines: tuple[str, ...]
    explained: bool = True
    clause: str = ""

    def is_for(self, source: str, figure: Figure, difference: Difference) -> bool:
        name = f"{difference.game} {difference.where}"
        return source == self.source and figure.id in self.figures and any(map(name.startswith, self.lines))


class Explained(Struct, frozen=True, kw_only=True):
    """Differences with one reason; none: nobody has found it yet."""

    reason: Reason | None
    figure: Figure
    differences: tuple[Difference, ...]

    @property
    def why(self) -> str:
        if self.reason is None:
            return "Nobody has found out why."
        return f"{self.reason.why} ({self.reason.clause})" if self.reason.clause else self.reason.why

    @property
    def is_open(self) -> bool:
        return self.reason is None or not self.reason.explained


def read_reasons() -> tuple[Reason, ...]:
    rows: list[dict[str, Any]] = tomllib.loads(FILE.read_text(encoding="utf-8"))["reason"]
    return tuple(
        Reason(**{**row, "figures": tuple(row["figures"]), "lines": tuple(row["lines"])}) for row in rows
    )


def explain(source: str, figures: Iterable[Figure], reasons: Iterable[Reason]) -> list[Explained]:
    """Every difference once, grouped by its reason."""
    known, found = (*reasons, None), []
    for figure in figures:
        rest = list(figure.differences)
        for reason in known:
            fits = [each for each in rest if reason is None or reason.is_for(source, figure, each)]
            rest = [each for each in rest if each not in fits]
            if fits:
                found.append(Explained(reason=reason, figure=figure, differences=tuple(fits)))
    return found

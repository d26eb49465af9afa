"""A figure: so many things compared, and each that the judge finds otherwise than it is printed."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from msgspec import Struct

from benchmarks.realdata.play import Played


class Difference(Struct, frozen=True, kw_only=True):
    """One thing that the judge finds otherwise than it is printed."""

    game: str
    where: str
    printed: str
    judged: str

    def __str__(self) -> str:
        return f"{self.game} {self.where}: printed {self.printed}, judged {self.judged}"


class Figure(Struct, frozen=True, kw_only=True):
    """`of` things compared, and those that differ; `parts` says of what else there was, how many."""

    id: str
    what: str
    of: int
    differences: tuple[Difference, ...] = ()
    parts: tuple[tuple[str, int], ...] = ()

    @property
    def same(self) -> int:
        return self.of - len(self.differences)


Pairs = Iterator[tuple[str, Any, Any]]
"""Where on the sheet, what is printed there, and what was judged."""


def compare(id: str, what: str, played: Iterable[Played], pairs: Callable[[Played], Pairs]) -> Figure:
    """A figure of all pairs of all games."""
    of, found = 0, []
    for each in played:
        for where, printed, judged in pairs(each):
            of += 1
            if printed != judged:
                found.append(
                    Difference(game=each.game.game, where=where, printed=words(printed), judged=words(judged))
                )
    return Figure(id=id, what=what, of=of, differences=tuple(found))


def words(value: object) -> str:
    """`None` and "" as they are read aloud."""
    if value is None or value == "":
        return "none"
    return "–".join(map(str, value)) if isinstance(value, tuple) else str(value)

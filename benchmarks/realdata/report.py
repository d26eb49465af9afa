"""All sources as one table: what was compared, how much is the same, and every difference with its reason."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from msgspec import Struct

from benchmarks.realdata.comparisons import all_figures
from benchmarks.realdata.figures import Difference, Figure
from benchmarks.realdata.play import Played, play_all
from benchmarks.realdata.reasons import Explained, explain, read_reasons
from benchmarks.realdata.shape import Source

WIDTH = 52
MANY = 12  # lines with one reason that a page tells one by one


class Compared(Struct, frozen=True, kw_only=True):
    """One source with its games, its figures, and its differences by reason."""

    source: Source
    played: list[Played]
    figures: list[Figure]
    reasons: list[Explained]

    def figure(self, id: str) -> Figure:
        return next(figure for figure in self.figures if figure.id == id)


def compare_all(found: Iterable[tuple[Source, Path]], *, bar: bool = False) -> list[Compared]:
    return [compare_one(source, folder, bar=bar) for source, folder in found]


def compare_one(source: Source, folder: Path, *, bar: bool = False) -> Compared:
    """Read, play and compare one source."""
    played = play_all(source, folder, bar=bar)
    made = all_figures(source, played, folder)
    return Compared(
        source=source, played=played, figures=made, reasons=explain(source.id, made, read_reasons())
    )


def as_text(compared: Iterable[Compared]) -> Iterator[str]:
    """One table for a terminal, and below it every difference with its reason."""
    told = list(compared)
    yield f"{'':<{WIDTH}}{'the same':>9}{'of':>8}{'':>10}{'unexplained':>13}"
    for each in told:
        yield f"{each.source.title}: {len(each.played)} games, {doubts(each)} rows without a clear place"
        yield from (row for figure in each.figures for row in rows(each, figure))
    for each in told:
        yield from (line for group in each.reasons for line in difference_lines(each, group))


def rows(each: Compared, figure: Figure) -> Iterator[str]:
    """A figure's row, and a row for each thing beside it."""
    left = unexplained(each, figure) or ""
    yield f"  {figure.what:<{WIDTH - 2}}{figure.same:>9}{figure.of:>8}{share(figure):>10}{left:>13}"
    yield from (f"    {count} {what}" for what, count in figure.parts)


def difference_lines(each: Compared, group: Explained) -> Iterator[str]:
    count = f"{len(group.differences)} {'unexplained' if group.is_open else 'explained'}"
    yield f"\n{each.source.title}, {group.figure.what}: {count}. {group.why}"
    yield from (f"    {difference}" for difference in group.differences)


def unexplained(each: Compared, figure: Figure) -> int:
    return sum(
        len(group.differences) for group in each.reasons if group.is_open and group.figure.id == figure.id
    )


def doubts(each: Compared) -> int:
    return sum(len(one.game.doubts) for one in each.played)


def share(figure: Figure) -> str:
    """Per cent, cut off, so that 100 says all."""
    return f"{int(10000 * figure.same / figure.of) / 100:.2f} %"


def as_page(compared: Iterable[Compared]) -> Iterator[str]:
    """The table for a page, each source with its differences."""
    for each in compared:
        yield f"### {each.source.title[0].upper()}{each.source.title[1:]}, {len(each.played):,} games\n"
        if doubts(each):
            yield f"{doubts(each)} rows have no time to be read; they stand at the end of the last period.\n"
        yield "| compared | the same | of | unexplained |\n|---|---:|---:|---:|"
        for figure in each.figures:
            yield f"| {figure.what} | {figure.same:,} | {figure.of:,} | {unexplained(each, figure) or ''} |"
            yield from (f"| · {what} | | {count} | |" for what, count in figure.parts)
        yield ""
        yield from differences(each, "Explained", is_open=False)
        yield from differences(each, "Unexplained", is_open=True)


def differences(each: Compared, title: str, *, is_open: bool) -> Iterator[str]:
    """Those of one kind: the reason once, what it explains below it, only counted where that is much."""
    groups = [group for group in each.reasons if group.is_open is is_open]
    if not groups:
        return
    yield f"{title}:\n"
    for why in dict.fromkeys(group.why for group in groups):
        same = [group for group in groups if group.why == why]
        lines = [told(line) for group in same for line in group.differences]
        if len(lines) > MANY:
            lines = [f"{group.figure.what}: {len(group.differences)}" for group in same]
        yield f"- {why}" + "".join(f"\n  - {line}" for line in lines)
    yield ""


def told(line: Difference) -> str:
    return f"{line.game}, {line.where}: printed {line.printed}, ruled {line.judged}"

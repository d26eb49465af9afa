"""`python -m benchmarks.realdata DIR`: plays every sheet of the folder and prints what came out."""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from msgspec import Struct

from benchmarks.realdata.printed import Compared, lines_of
from benchmarks.realdata.sheets import RealSheet, read_all, read_sheet
from rinkbook.core import wire
from rinkbook.core.game.sheet import Sheet
from rinkbook.core.model.events import Curfew, Event
from rinkbook.core.model.place import Moment, Place
from rinkbook.core.rulebook.edition import Edition


class Outcome(Struct, kw_only=True):
    """What came out of one sheet: the sides whose score is the published one, and the differences."""

    sheet: RealSheet
    played: Sheet
    right: int
    sides: int
    differences: tuple[str, ...]
    stopped: bool = False  # the sheet ended before the judge saw an end


def edition() -> Edition:
    return wire.read_edition((Path(__file__).parent / "edition.toml").read_text())


def play_all(folder: Path, bar: bool = False) -> list[Outcome]:
    """Every sheet of the folder, read, played and compared with the published final."""
    law, rows = edition(), read_all(folder)
    steps = progress(len(rows)) if bar else None
    outcomes = []
    for row in rows:
        outcomes.append(play_one(law, read_sheet(row)))
        if steps is not None:
            next(steps)
    return outcomes


def play_one(law: Edition, sheet: RealSheet) -> Outcome:
    """A sheet whose rows stop short of an end (an attempt not written down) ended as it stood."""
    played = wire.play(law, sheet.setup, sheet.events)
    if played.over:
        return compare(sheet, played, stopped=False)
    return compare(sheet, wire.play(law, sheet.setup, (*sheet.events, ended(played))), stopped=True)


def ended(played: Sheet) -> Event:
    place = Place(part=played.clock.part, period=played.clock.period, moment=Moment.AFTER, order=10_000)
    return Event(id="ended", place=place, body=Curfew())


def progress(total: int) -> Iterator[None]:
    """A bar on the terminal; nothing where the output is a file."""
    for done in range(1, total + 1):
        if sys.stderr.isatty() and (done % 25 == 0 or done == total):
            filled = 40 * done // total
            print(f"\r[{'#' * filled}{'.' * (40 - filled)}] {done}/{total}", end="", file=sys.stderr)
        yield
    yield


def compare(sheet: RealSheet, played: Sheet, *, stopped: bool) -> Outcome:
    finals = [
        (name, published, ours)
        for name, published, ours in zip(("home", "visitor"), sheet.finals, played.score, strict=True)
        if published is not None
    ]
    differences = tuple(
        f"{sheet.game} {name}: published {published}, judged {ours}"
        for name, published, ours in finals
        if published != ours
    )
    right = sum(published == ours for _, published, ours in finals)
    return Outcome(
        sheet=sheet, played=played, right=right, sides=len(finals), differences=differences, stopped=stopped
    )


def report(outcomes: Iterable[Outcome], seconds: float) -> str:
    """The table: sheets, what was read, what was doubtful and why, scores, every difference."""
    outcomes = list(outcomes)
    doubts = [doubt for outcome in outcomes for doubt in outcome.sheet.doubts]
    findings = Counter(finding.code for outcome in outcomes for finding in outcome.played.findings)
    compared = Compared()
    for outcome in outcomes:
        compared.add(outcome.sheet, outcome.played)
    hows = Counter(outcome.played.result.how for outcome in outcomes if outcome.played.result)
    lines = [
        f"sheets                 {len(outcomes):>6}",
        f"events read            {sum(len(outcome.sheet.events) for outcome in outcomes):>6}",
        f"rows without a place   {len(doubts):>6}",
        *(f"    {count:>4} × {what}" for what, count in Counter(map(reason, doubts)).most_common()),
        f"findings               {sum(findings.values()):>6}",
        *(f"    {count:>4} × {code}" for code, count in findings.most_common()),
        f"games over             {sum(hows.values()):>6}",
        *(f"    {count:>4} × {how}" for how, count in hows.most_common()),
        f"rows stop short        {sum(outcome.stopped for outcome in outcomes):>6}",
        f"sides with a final     {sum(outcome.sides for outcome in outcomes):>6}",
        f"scores reproduced      {sum(outcome.right for outcome in outcomes):>6}",
        *lines_of(compared),
        f"seconds                {seconds:>6.2f}",
    ]
    differences = [line for outcome in outcomes for line in outcome.differences]
    return "\n".join([*lines, *(f"difference: {line}" for line in differences)])


def reason(doubt: str) -> str:
    """A doubt without the team, so that equal ones are counted together."""
    what, _, why = doubt.partition(": ")
    return f"{what.split(' of ')[0]}: {why}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="benchmarks.realdata", description=__doc__)
    parser.add_argument("folder", type=Path, help="the folder with game_sheets.json")
    folder = parser.parse_args().folder
    if not (folder / "game_sheets.json").is_file():
        print(f"{folder}: expected a folder with game_sheets.json, got none", file=sys.stderr)
        return 2
    began = time.perf_counter()
    outcomes = play_all(folder, bar=True)
    print(report(outcomes, time.perf_counter() - began))
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""How long one fold of a full game takes, of a busy night and of one twice as busy, under both rulebooks."""

import platform
import tracemalloc
from collections.abc import Iterator
from statistics import median
from time import perf_counter

from rinkbook import library
from rinkbook.cases.sheets import Case, judge, read_sheet, setup_of
from rinkbook.core import wire
from rinkbook.core.game.sheet import Sheet
from rinkbook.core.model.events import read_event, write_event
from rinkbook.core.rulebook.edition import Edition

RULEBOOKS = ("fwshl/2026-03-24", "tossup/2026-09-01")
SIZES = {150: 5, 300: 10}  # events, and the aim in milliseconds
PERIOD = 17 * 60
FOLDS = 200
MEMORY = 1024  # kilobytes that a loaded sheet of the larger size may hold
HOME, AWAY = (4, 7, 9, 10, 17, 22, 24, 61), (5, 8, 11, 12, 14, 19, 27, 44)


def full_game(rulebook: str, periods: int, events: int) -> Case:
    """A goal, a penalty, shots and stops of the clock in a steady round, between line-ups and signatures."""
    lines = [f"rulebook {rulebook}", *before()]
    during = events - len(before()) - len(after()) - 2 * periods
    for period in range(1, periods + 1):
        count = during // periods + (during % periods if period == periods else 0)
        lines.append(f"P{period} 17:00 start")
        lines += [play(period, at, count) for at in range(count)]
        lines.append(f"P{period} 0:00 end")
    return read_sheet("\n".join([*lines, *after()]))


def before() -> list[str]:
    return [
        "P1 before warm-up",
        f"P1 before line-up home 1g 2c {' '.join(map(str, HOME))}",
        f"P1 before line-up away 30g 3c {' '.join(map(str, AWAY))}",
    ]


def after() -> list[str]:
    return [f"sign {who} Invented" for who in ("home captain", "away captain", "referee")]


def play(period: int, at: int, count: int) -> str:
    left = PERIOD - 10 - at * (PERIOD - 20) // count
    side, numbers = (("home", HOME), ("away", AWAY))[at % 2]
    number = numbers[(at * 3 + period) % len(numbers)]
    other = next(each for each in numbers[(at * 5 + 1) % len(numbers) :] + numbers if each != number)
    what = (
        f"shots {side} 2",
        "clock-stop",
        "clock-start",
        f"goal {side} #{number} from #{other}",
        f"saves {side}",
        "clock-stop",
        f"penalty {side} #{number} tripping",
        "clock-start",
        f"shots {side}",
        'note "face-off outside"',
    )[at % 10]
    return f"P{period} {left // 60}:{left % 60:02} {what}"


def measure(case: Case, edition: Edition) -> tuple[float, float]:
    """The median and the slowest of many folds, in milliseconds."""
    spent = []
    for _ in range(FOLDS):
        begun = perf_counter()
        judge(case, edition)
        spent.append((perf_counter() - begun) * 1000)
    return median(spent), max(spent)


def memory(case: Case, edition: Edition) -> float:
    """What a sheet holds once its events were read and it was judged, in kilobytes."""
    written = [write_event(event) for event in case.events]
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    held = wire.play(edition, setup_of(case, edition), [read_event(raw) for raw in written])
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / 1024 if held.entries else 0


def lines(slower: int = 1) -> Iterator[str]:
    """The figures with the machine's name; where all is *slower* the aims are that many times higher."""
    yield f"{platform.node()}, {platform.machine()}, Python {platform.python_version()}, {FOLDS} folds"
    for rulebook, periods in zip(RULEBOOKS, (3, 2), strict=True):
        edition = library.load(rulebook)
        for events, aim in SIZES.items():
            case = full_game(rulebook, periods, events)
            middle, slowest = measure(case, edition)
            yield (
                f"fold, {rulebook}, {told(judge(case, edition))}: median {middle:.2f} ms, "
                f"slowest {slowest:.2f} ms (aim {aim * slower} ms)"
            )
        kept = memory(case, edition)
        yield f"memory of that sheet, {rulebook}: {kept:.0f} KB (aim {MEMORY} KB)"


def told(sheet: Sheet) -> str:
    """How much there is on it."""
    return (
        f"{len(sheet.entries)} events, {len(sheet.goals)} goals, {len(sheet.penalties)} penalties, "
        f"{len(sheet.rulings)} rulings, {len(sheet.findings)} findings"
    )


def main() -> None:
    """Print the figures."""
    for line in lines():
        print(line)


if __name__ == "__main__":
    main()

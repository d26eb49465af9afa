"""How long all real games take: read from their rows, played, and compared with what was published."""

import os
import platform
from pathlib import Path
from time import perf_counter

from benchmarks.realdata.report import compare_all
from benchmarks.realdata.sources import found_in

AIM = 5.0  # seconds


def folder() -> Path:
    """Where the data lies, outside the project."""
    shared = os.environ.get("RINKBOOK_SHARED") or Path(__file__).resolve().parents[2] / "shared"
    return Path(shared) / "data"


def main() -> None:
    """Print the figure with the machine's name; without the data say why not."""
    where = folder()
    print(f"{platform.node()}, {platform.machine()}, Python {platform.python_version()}")
    found = found_in(where)
    if not found:
        print(f"real games: skipped, expected them below {where} (set RINKBOOK_SHARED), got none")
        return
    began = perf_counter()
    compared = compare_all(found)
    spent = perf_counter() - began
    games = sum(len(each.played) for each in compared)
    scores = [each.figure("finals") for each in compared]
    same, of = sum(figure.same for figure in scores), sum(figure.of for figure in scores)
    print(f"{games} real games: {spent:.2f} s (aim {AIM:.0f} s), {same} of {of} scores")


if __name__ == "__main__":
    main()

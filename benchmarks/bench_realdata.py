"""How long 1,202 real sheets take: read from their rows, played, and compared with what was published."""

import os
import platform
from pathlib import Path
from time import perf_counter

from benchmarks.realdata.__main__ import play_all

AIM = 5.0  # seconds


def folder() -> Path:
    """Where the data lies, outside the project."""
    shared = Path(os.environ.get("RINKBOOK_SHARED") or Path(__file__).resolve().parents[2] / "shared")
    return shared / "data" / "siahl-2023-winter"


def main() -> None:
    """Print the figure with the machine's name; without the data say why not."""
    where = folder()
    print(f"{platform.node()}, {platform.machine()}, Python {platform.python_version()}")
    if not (where / "game_sheets.json").is_file():
        print(f"real sheets: skipped, expected them in {where} (set RINKBOOK_SHARED), got none")
        return
    began = perf_counter()
    outcomes = play_all(where)
    spent = perf_counter() - began
    right, sides = (sum(getattr(outcome, name) for outcome in outcomes) for name in ("right", "sides"))
    print(f"{len(outcomes)} real sheets: {spent:.2f} s (aim {AIM:.0f} s), {right} of {sides} scores")


if __name__ == "__main__":
    main()

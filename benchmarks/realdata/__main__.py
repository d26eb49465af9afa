"""`python -m benchmarks.realdata [FOLDER …]`: plays every real game found there and prints what came out."""

import argparse
import sys
import time
from datetime import datetime
from pathlib import Path

from benchmarks.realdata.page import write_page
from benchmarks.realdata.report import as_text, compare_all
from benchmarks.realdata.sources import SOURCES, found_in


def main() -> int:
    parser = argparse.ArgumentParser(prog="benchmarks.realdata", description=__doc__)
    parser.add_argument("folders", type=Path, nargs="+", help="a source's folder, or one with several")
    parser.add_argument("--page", type=Path, help="a page whose figures are written anew")
    told = parser.parse_args()
    found = [each for folder in told.folders for each in found_in(folder)]
    if not found:
        expected = "; or ".join(", ".join(source.files) for source in SOURCES)
        print(f"{told.folders[0]}: expected a folder with {expected}; got none", file=sys.stderr)
        return 2
    began = time.perf_counter()
    compared = compare_all(found, bar=True)
    print("\n".join(as_text(compared)))
    print(f"{time.perf_counter() - began:.2f} s")
    if told.page:
        write_page(told.page, compared, datetime.now().astimezone().date())
    return 0


if __name__ == "__main__":
    sys.exit(main())

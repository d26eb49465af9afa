"""Prints a digest of every case as judged; run where sets have another order, it prints the same."""

from hashlib import sha256
from pathlib import Path

import msgspec

from rinkbook.cases.sheets import judge, read_sheet
from rinkbook.library import load, trial_folders
from tests.core.game.sheets import without_entries

CASES = Path(__file__).resolve().parents[3] / "cases" / "games"


def main() -> None:
    for path in sorted(CASES.glob("*.sheet")):
        case = read_sheet(path.read_text(encoding="utf-8"))
        sheet = judge(case, load(case.rulebook, more=trial_folders()))
        print(path.stem, sha256(msgspec.json.encode(without_entries(sheet))).hexdigest())


if __name__ == "__main__":
    main()

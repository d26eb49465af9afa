"""Every case judged: by its file the promises that aren't kept, and a digest of all that was decided."""

import hashlib
import json

import msgspec

from rinkbook import library
from rinkbook.cases.sheets import judge, read_sheet, run_sheet
from rinkbook.core.rulebook.edition import Edition

DECIDED = (
    "phase", "score", "clock", "goals", "penalties", "attempts", "box", "periods", "players", "rulings",
    "findings", "next", "proposals", "tallies", "result",
)  # fmt: skip


def load(id: str) -> Edition:
    return library.load(id, library.trial_folders())


def judged(text: str) -> list[object]:
    case = read_sheet(text)
    sheet = judge(case, load(case.rulebook))
    decided = msgspec.json.encode([getattr(sheet, name) for name in DECIDED])
    return [run_sheet(text, load), hashlib.sha256(decided).hexdigest()]


def main(given: str) -> str:
    """*given* names the files in JSON, from the project's folder on."""
    return json.dumps({name: judged((library.CHECKOUT / name).read_text()) for name in json.loads(given)})

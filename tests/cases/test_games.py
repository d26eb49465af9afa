"""Every case of cases/games keeps its promises."""

from functools import partial
from pathlib import Path

import pytest

from rinkbook import library
from rinkbook.cases.sheets import read_sheet, run_sheet

CASES = sorted((Path(__file__).parents[2] / "cases" / "games").glob("*.sheet"))
LOAD = partial(library.load, more=library.trial_folders())


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_the_sheet_keeps_what_the_case_promises(path: Path) -> None:
    assert run_sheet(path.read_text(encoding="utf-8"), LOAD) == []


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_the_case_opens_with_a_sentence(path: Path) -> None:
    title = read_sheet(path.read_text(encoding="utf-8")).title
    assert title.endswith("."), f"{path.name}: expected a first line '# A sentence.', got {title!r}"

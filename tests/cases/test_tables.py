"""Every case of cases/standings keeps its promises."""

from functools import partial
from pathlib import Path

import pytest

from rinkbook import library
from rinkbook.cases.tables import run_table

CASES = sorted((Path(__file__).parents[2] / "cases" / "standings").glob("*.table"))
LOAD = partial(library.load, more=library.trial_folders())


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_the_table_keeps_what_the_case_promises(path: Path) -> None:
    assert run_table(path.read_text(encoding="utf-8"), LOAD) == []

"""The page that tells operators how: it names every column, and its examples are files without a fault."""

import re

import pytest

from rinkbook.imports.headings import COLUMNS
from rinkbook.imports.rosters import read_rosters
from rinkbook.imports.schedules import read_schedule
from rinkbook.imports.sheets import read_sheets
from rinkbook.imports.table import read_table
from tests.shared import PROJECT

PAGE = (PROJECT / "docs" / "how-to" / "import.md").read_text(encoding="utf-8")
READERS = {"rosters": read_rosters, "schedule": read_schedule, "sheets": read_sheets}
EXAMPLES = dict(zip(READERS, re.findall(r"```csv\n(.*?)```", PAGE, re.DOTALL), strict=True))


@pytest.mark.parametrize("kind", COLUMNS)
def test_every_column_is_on_the_page(kind: str) -> None:
    cells = re.findall(r"^\|([^|]*)\|", PAGE, re.MULTILINE)
    told = {name.strip(" *") for cell in cells for name in cell.split(",")} | {"first name", "last name"}
    assert {column.name for column in COLUMNS[kind]} <= told


@pytest.mark.parametrize("kind", READERS)
def test_the_examples_have_no_fault(kind: str) -> None:
    rows, faults, *_ = READERS[kind](read_table(EXAMPLES[kind], kind))
    assert rows
    assert faults == []

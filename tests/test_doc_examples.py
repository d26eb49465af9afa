"""The sheets on the project's own pages keep their promises."""

import re
from pathlib import Path

import pytest

from rinkbook.cases.sheets import run_sheet
from rinkbook.library import load

ROOT = Path(__file__).parents[1]
SHEET = re.compile(r"^```sheet\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
SHEETS = [(page, text) for page in PAGES for text in SHEET.findall(page.read_text(encoding="utf-8"))]
EXPLAINED = ROOT / "docs" / "explanation" / "how-a-sheet-is-judged.md"


@pytest.mark.parametrize(
    ("page", "text"), SHEETS, ids=lambda value: value.name if isinstance(value, Path) else ""
)
def test_a_sheet_on_a_page_keeps_its_promises(page: Path, text: str) -> None:
    assert run_sheet(text, load) == []


def test_without_the_correction_the_fourth_goal_is_over_the_limit() -> None:
    text = SHEET.findall(EXPLAINED.read_text(encoding="utf-8"))[0]
    sheet = re.sub(r"^.* amend .*\n", "", text.partition("---")[0], flags=re.MULTILINE)
    promise = "---\nscore 3-0\ngoal fourth void\nruling goal-over-limit fwshl.goal-limit on fourth\n"
    assert run_sheet(sheet + promise, load) == []

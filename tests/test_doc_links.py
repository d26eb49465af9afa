"""Every link of the project's own pages leads to a file, and to a heading where it names one."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
LINK = re.compile(r"\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)")
HEADING = re.compile(r"^#{1,6} (.+)$", re.MULTILINE)


def anchors(page: Path) -> set[str]:
    """The names that a page's headings have in links."""
    headings = HEADING.findall(page.read_text(encoding="utf-8"))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def astray(page: Path) -> Iterator[str]:
    """The links of a page that lead nowhere."""
    for name, anchor in LINK.findall(page.read_text(encoding="utf-8")):
        aim = page.parent / name if name else page
        if not aim.exists():
            yield name
        elif anchor and anchor not in anchors(aim):
            yield f"{name}#{anchor}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_leads_somewhere(page: Path) -> None:
    assert list(astray(page)) == []


def test_a_link_astray_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# One\n[a](#one) [b](#two) [c](none.md) [d](page.md#one)\n", encoding="utf-8")
    assert list(astray(page)) == ["#two", "none.md"]

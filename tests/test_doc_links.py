"""Every link of the project's own pages leads to a file, and to a heading where it names one."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rinkbook.commands.docs import FOLDER, parsers
from rinkbook.reference import pages

ROOT = Path(__file__).parents[1]
TOLD = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
# What is written from the code isn't there before somebody writes it.
PAGES = {path: path.read_text(encoding="utf-8") for path in sorted(TOLD) if FOLDER not in path.parents}
WRITTEN = {FOLDER / name: text for name, text in pages(parsers()).items()}
LINK = re.compile(r"\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)")
HEADING = re.compile(r"^#{1,6} (.+)$", re.MULTILINE)


def anchors(text: str) -> set[str]:
    """The names that a page's headings have in links."""
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in HEADING.findall(text)}


def astray(page: Path, among: dict[Path, str]) -> Iterator[str]:
    """The links of a page that lead neither to one *among* the pages nor to another file."""
    for name, anchor in LINK.findall(among[page]):
        aim = (page.parent / name).resolve() if name else page
        if aim not in among and (FOLDER in aim.parents or not aim.exists()):
            yield name
        elif anchor and anchor not in anchors(among.get(aim, "")):
            yield f"{name}#{anchor}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_leads_somewhere_in_a_fresh_clone(page: Path) -> None:
    assert list(astray(page, PAGES)) == []


@pytest.mark.parametrize("page", WRITTEN, ids=lambda page: page.name)
def test_every_link_of_a_page_written_from_the_code_leads_somewhere(page: Path) -> None:
    assert list(astray(page, PAGES | WRITTEN)) == []


def test_a_link_astray_is_found(tmp_path: Path) -> None:
    page = tmp_path.resolve() / "page.md"
    text = "# One\n[a](#one) [b](#two) [c](none.md) [d](page.md#one)\n"
    assert list(astray(page, {page: text})) == ["#two", "none.md"]


def test_a_link_to_what_only_some_have_written_is_found() -> None:
    page = ROOT / "README.md"
    assert list(astray(page, {page: "[rules](docs/reference/generated/rules.md)"})) == [
        "docs/reference/generated/rules.md"
    ]

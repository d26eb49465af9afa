"""The how-to pages name what stands on the screen: each word in bold is a word of the pages it speaks of."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
HOW_TO = ROOT / "docs" / "how-to"
WEB = ROOT / "src" / "rinkbook" / "web"
SCREENS = {
    "operator.md": [WEB / "staff", WEB / "people", WEB / "leagues", WEB / "teams"],
    "scorekeeper.md": [ROOT / "src" / "rinkbook" / "console", WEB / "rink"],
}
BOLD = re.compile(r"\*\*(.+?)\*\*")


def plain(text: str) -> str:
    """With one sort of apostrophe, whatever the file has."""
    return text.replace("’", "'")


def written(folders: list[Path]) -> str:
    """Everything in the templates and the code of those pages."""
    files = (path for folder in folders for path in sorted(folder.rglob("*")))
    return plain(
        "\n".join(each.read_text(encoding="utf-8") for each in files if each.suffix in (".html", ".py"))
    )


def named(page: str) -> Iterator[str]:
    """The words in bold, those that end as a sentence begin one; what varies stands there as `…`."""
    for words in BOLD.findall(plain((HOW_TO / page).read_text(encoding="utf-8"))):
        if not words.endswith((".", ",")):
            yield from filter(None, (part.strip() for part in words.split("…")))


@pytest.mark.parametrize("page", SCREENS)
def test_every_word_in_bold_stands_on_the_screen(page: str) -> None:
    told = written(SCREENS[page])
    assert [words for words in named(page) if words not in told] == []


def test_a_word_that_no_screen_has_is_found() -> None:
    assert "Press the red button" not in written(SCREENS["scorekeeper.md"])

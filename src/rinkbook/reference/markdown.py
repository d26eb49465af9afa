"""The few forms of Markdown that the pages are made of."""

from collections.abc import Iterable, Sequence
from inspect import cleandoc

WRITTEN = "<!-- Written by `rinkbook docs`. What it says is changed in the code that it tells of. -->"


def page(title: str, *parts: str) -> str:
    """A whole page; parts that are empty are left out."""
    return "\n\n".join([WRITTEN, f"# {title}", *filter(None, parts)]) + "\n"


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table, or nothing where it has no rows."""
    lines = [row_of(row) for row in rows]
    return "\n".join([row_of(heads), row_of(["---"] * len(heads)), *lines]) if lines else ""


def row_of(cells: Iterable[str]) -> str:
    """One row; a bar in a cell would end it."""
    return "| " + " | ".join(cell.replace("|", "\\|").replace("\n", " ") for cell in cells) + " |"


def bullets(items: Iterable[str]) -> str:
    """A list."""
    return "\n".join(f"- {item}" for item in items)


def code(text: str) -> str:
    """A word of a file or a command line; none stays none."""
    return f"`{text}`" if text else ""


def prose(doc: str | None) -> str:
    """A docstring as paragraphs, each on one line."""
    paragraphs = cleandoc(doc or "").split("\n\n")
    return "\n\n".join(" ".join(paragraph.split("\n")) for paragraph in paragraphs)

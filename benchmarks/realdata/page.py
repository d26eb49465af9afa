"""The page that shows the figures: everything between its two marks is written from a run."""

from collections.abc import Iterable
from datetime import date
from pathlib import Path

from benchmarks.realdata.report import Compared, as_page

BEGIN, END = "<!-- figures: written by make realdata-page -->", "<!-- end of figures -->"


def write_page(path: Path, compared: Iterable[Compared], day: date) -> None:
    """Put the figures of this run between the marks; raises ValueError where the page has none."""
    before, found, rest = path.read_text(encoding="utf-8").partition(BEGIN)
    _, ended, after = rest.partition(END)
    if not found or not ended:
        raise ValueError(f"{path}: expected the lines {BEGIN!r} and {END!r}, got a page without")
    path.write_text(f"{before}{BEGIN}\n{block(compared, day)}\n{END}{after}", encoding="utf-8")


def block(compared: Iterable[Compared], day: date) -> str:
    return f"\nPlayed on {day.day} {day:%B %Y}.\n\n" + "\n".join(as_page(compared)).rstrip() + "\n"

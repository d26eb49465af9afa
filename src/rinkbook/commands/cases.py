"""`rinkbook cases`: run the precedents and say which of their promises aren't kept."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path

from rinkbook import library
from rinkbook.cases.sheets import run_sheet
from rinkbook.cases.tables import run_table
from rinkbook.core.errors import RinkbookError
from rinkbook.core.rulebook.edition import Edition

NAME = "cases"
HELP = "run the precedents: plain-text sheets and tables with their promises"
RUNNERS: dict[str, Callable[[str, Callable[[str], Edition]], list[str]]] = {
    ".sheet": run_sheet,
    ".table": run_table,
}


def configure(parser: ArgumentParser) -> None:
    """FILES; none: all of the checkout's."""
    parser.add_argument("files", nargs="*", type=Path, help="cases, or folders of them (default: cases/)")


def run(args: Namespace) -> int:
    """1 where a promise isn't kept, 2 where a case can't be read."""
    found = [path for file in args.files or [library.CHECKOUT / "cases"] for path in cases_in(file)]
    if not found:
        print("cases: expected a .sheet or .table file, got none")
        return 2
    codes = [report(path) for path in found]
    print(f"{codes.count(0)} of {len(codes)} cases keep their promises.")
    return max(codes)


def cases_in(file: Path) -> list[Path]:
    """The file, or the cases of the folder."""
    return sorted(path for path in file.rglob("*") if path.suffix in RUNNERS) if file.is_dir() else [file]


def report(path: Path) -> int:
    """A line for the case, and one for each promise that it doesn't keep."""
    try:
        failures = RUNNERS.get(path.suffix, run_sheet)(path.read_text(encoding="utf-8"), library.load)
    except (RinkbookError, OSError, UnicodeDecodeError) as error:
        print(f"unreadable  {path}\n" + "".join(f"    {line}\n" for line in str(error).splitlines()), end="")
        return 2
    print(f"{'broken' if failures else 'kept':10}  {path}")
    print("".join(f"    {failure}\n" for failure in failures), end="")
    return 1 if failures else 0

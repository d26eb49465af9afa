"""`rinkbook cases`: run the precedents and say which of their promises aren't kept."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from functools import partial
from pathlib import Path

from rinkbook import library
from rinkbook.cases.sheets import run_sheet
from rinkbook.cases.tables import run_table
from rinkbook.core.errors import RinkbookError
from rinkbook.core.rulebook.edition import Edition

NAME = "cases"
HELP = "run the precedents: plain-text sheets and tables with their promises"
Load = Callable[[str], Edition]
RUNNERS: dict[str, Callable[[str, Load], list[str]]] = {".sheet": run_sheet, ".table": run_table}


def configure(parser: ArgumentParser) -> None:
    """FILES; none: all of the checkout's. And where the editions lie that they are judged by."""
    parser.add_argument("files", nargs="*", type=Path, help="cases, or folders of them (default: cases/)")
    add_editions(parser)


def add_editions(parser: ArgumentParser) -> None:
    """--editions, which a sheet to judge may need as well."""
    parser.add_argument(
        "--editions",
        type=Path,
        metavar="FOLDER",
        help="a folder of further rulebooks, <league>/<date>.toml (default: tests/editions, if there)",
    )


def loader(editions: Path | None) -> Load:
    """Gives an edition by its id, out of that folder too."""
    return partial(library.load, more=(editions,) if editions else library.trial_folders())


def run(args: Namespace) -> int:
    """1 where a promise isn't kept, 2 where a case can't be read."""
    found = [path for file in args.files or [library.CHECKOUT / "cases"] for path in cases_in(file)]
    if not found:
        print("cases: expected a .sheet or .table file, got none")
        return 2
    load = loader(args.editions)
    codes = [report(path, load) for path in found]
    print(f"{codes.count(0)} of {len(codes)} cases keep their promises.")
    return max(codes)


def cases_in(file: Path) -> list[Path]:
    """The file, or the cases of the folder."""
    return sorted(path for path in file.rglob("*") if path.suffix in RUNNERS) if file.is_dir() else [file]


def report(path: Path, load: Load) -> int:
    """A line for the case, and one for each promise that it doesn't keep."""
    try:
        failures = RUNNERS.get(path.suffix, run_sheet)(path.read_text(encoding="utf-8"), load)
    except (RinkbookError, OSError, UnicodeDecodeError) as error:
        print(f"unreadable  {path}\n" + "".join(f"    {line}\n" for line in str(error).splitlines()), end="")
        return 2
    print(f"{'broken' if failures else 'kept':10}  {path}")
    print("".join(f"    {failure}\n" for failure in failures), end="")
    return 1 if failures else 0

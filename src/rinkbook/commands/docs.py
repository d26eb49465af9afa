"""`rinkbook docs`: the pages of the reference that are written from the code."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path

from rinkbook import library
from rinkbook.commands import find_commands

NAME = "docs"
HELP = "write the reference pages that are made from the code"
FOLDER = library.CHECKOUT / "docs" / "reference"


def configure(parser: ArgumentParser) -> None:
    """FOLDER, and whether to look only."""
    parser.add_argument("folder", nargs="?", type=Path, help="where to write (default: docs/reference)")
    parser.add_argument(
        "--check", action="store_true", help="write nothing; fail where a page isn't up to date"
    )


def run(args: Namespace) -> int:
    """1 where --check finds a page that isn't as it would be written."""
    from rinkbook.reference import pages

    folder: Path = args.folder or FOLDER
    stale = {name: text for name, text in pages(parsers()).items() if held(folder / name) != text}
    if args.check:
        for name in stale:
            print(f"{folder / name}: expected it as 'rinkbook docs' writes it, got another text")
        return 1 if stale else 0
    write(folder, stale)
    return 0


def parsers() -> Iterator[ArgumentParser]:
    """The parser of every command, as the command line has it."""
    for command in find_commands():
        parser = ArgumentParser(prog=f"rinkbook {command.NAME}", description=command.HELP, add_help=False)
        command.configure(parser)
        yield parser


def held(path: Path) -> str:
    """What the page says now."""
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def write(folder: Path, pages: dict[str, str]) -> None:
    """Write those pages, and say which."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in pages.items():
        (folder / name).write_text(text, encoding="utf-8")
        print(f"written  {folder / name}")
    if not pages:
        print("The reference is up to date.")

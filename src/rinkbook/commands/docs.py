"""`rinkbook docs`: the pages of the reference that are written from the code."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path

from rinkbook import library
from rinkbook.commands import find_commands

NAME = "docs"
HELP = "write the reference pages that are made from the code"
FOLDER = library.CHECKOUT / "docs" / "reference" / "generated"


def configure(parser: ArgumentParser) -> None:
    """FOLDER."""
    parser.add_argument(
        "folder", nargs="?", type=Path, help="where to write (default: docs/reference/generated)"
    )


def run(args: Namespace) -> int:
    """Write every page that isn't as it should be, and say which."""
    from rinkbook.reference import pages

    folder: Path = args.folder or FOLDER
    stale = {name: text for name, text in pages(parsers()).items() if held(folder / name) != text}
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

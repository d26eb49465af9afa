"""The rulebooks that are at hand: finds their files, and reads each edition once."""

import os
import tomllib
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path

from rinkbook.core import wire
from rinkbook.core.errors import InvalidEdition
from rinkbook.core.rulebook.edition import Edition
from rinkbook.core.rulebook.reader import BOM

HERE = Path(__file__).resolve().parent
CHECKOUT = HERE.parents[1]
ADDED = "RINKBOOK_RULEBOOKS"  # folders of further rulebooks, separated as in PATH


def own_folder() -> Path:
    """Where the rulebooks that ship lie: in the checkout, else beside the installed package."""
    own = CHECKOUT / "rulebooks"
    return own if own.is_dir() else HERE / "rulebooks"


def folders() -> tuple[Path, ...]:
    """Where rulebooks lie: those that ship, then what is added."""
    return (own_folder(), *(Path(name) for name in os.environ.get(ADDED, "").split(os.pathsep) if name))


def trial_folders() -> tuple[Path, ...]:
    """Where a checkout has invented editions, for its cases and tests."""
    folder = CHECKOUT / "tests" / "editions"
    return (folder,) if folder.is_dir() else ()


def files(more: Iterable[Path] = ()) -> Iterator[tuple[str, Path]]:
    """Every edition's id and file; the id is its league's folder and its file (`fwshl/2026-03-24`)."""
    for folder in (*folders(), *more):
        yield from _files_in(folder)


def _files_in(folder: Path) -> Iterator[tuple[str, Path]]:
    for path in sorted(folder.glob("*/*.toml")):
        yield f"{path.parent.name}/{path.stem}", path


def read(path: Path) -> str:
    """The file's text; raises InvalidEdition where it can't be read."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        got = f"0x{error.object[error.start]:02x}"
        raise InvalidEdition((f"{path} line {line}: expected UTF-8, got the byte {got}",)) from error
    except OSError as error:
        raise InvalidEdition((f"{path}: expected a file to read, got {error.strerror!r}",)) from error


def texts(more: Iterable[Path] = ()) -> dict[str, str]:
    """The text of every edition by its id; one that can't be read is left out, and `load` says why.

    Raises InvalidEdition where two folders hold different texts under one id.
    """
    found: dict[str, str] = {}
    for id, path in files(more):
        text = _read_or_none(path)
        if text is not None and found.setdefault(id, text) != text:
            raise InvalidEdition((f"{id}: expected one text of it, got another one in {path.parents[1]}",))
    return found


def _read_or_none(path: Path) -> str | None:
    try:
        return read(path)
    except InvalidEdition:
        return None


def bases_of(id: str, texts: dict[str, str]) -> dict[str, str]:
    """The texts of the base books of an edition, its own base first; what can't be found is left out."""
    found: dict[str, str] = {}
    base = _extends(texts.get(id, ""))
    while base in texts and base not in found:
        found[base] = texts[base]
        base = _extends(texts[base])
    return found


@lru_cache(maxsize=64)
def _extends(text: str) -> str:
    try:
        return str(tomllib.loads(text.removeprefix(BOM)).get("extends", ""))
    except tomllib.TOMLDecodeError:
        return ""


def load(id: str, more: Iterable[Path] = ()) -> Edition:
    """The edition of that id; raises InvalidEdition with every fault, or where there is none."""
    more = tuple(more)
    held = texts(more)
    if id not in held:
        for path in (path for each, path in files(more) if each == id):
            read(path)  # which says what is wrong with it
        raise InvalidEdition(
            (f"{id}: expected one of {', '.join(held) or 'no edition at all'}; got none such",)
        )
    return _edition(id, held)


def _edition(id: str, texts: dict[str, str]) -> Edition:
    return _read(id, texts[id], tuple(bases_of(id, texts).items()))


@lru_cache(maxsize=64)
def _read(id: str, text: str, bases: tuple[tuple[str, str], ...]) -> Edition:
    edition = wire.read_edition(text, dict(bases), name=id)
    if edition.id != id:
        raise InvalidEdition((f"{id}: expected the id that its folder and file say, got {edition.id!r}",))
    return edition


def newest(league: str, more: Iterable[Path] = ()) -> Edition:
    """The league's edition that comes into force last."""
    more = tuple(more)
    ids = [id for id in dict(files(more)) if id.split("/")[0] == league]
    if not ids:
        raise InvalidEdition((f"{league}: expected a league with an edition, got none",))
    return max((load(id, more) for id in ids), key=lambda edition: (edition.in_force, edition.id))


def shipped() -> tuple[Edition, ...]:
    """Every edition that ships, by its id; nothing of what is added."""
    held = {id: read(path) for id, path in _files_in(own_folder())}
    return tuple(_edition(id, held) for id in sorted(held))

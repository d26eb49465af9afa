"""The rulebooks that are at hand: finds their files, and reads each edition once."""

import os
import tomllib
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path

from rinkbook.core import wire
from rinkbook.core.errors import InvalidEdition
from rinkbook.core.rulebook.edition import Edition

HERE = Path(__file__).resolve().parent
CHECKOUT = HERE.parents[1]
ADDED = "RINKBOOK_RULEBOOKS"  # folders of further rulebooks, separated as in PATH


def folders() -> tuple[Path, ...]:
    """Where rulebooks lie: in the checkout, else beside the installed package, then what is added."""
    own = CHECKOUT / "rulebooks"
    added = [Path(name) for name in os.environ.get(ADDED, "").split(os.pathsep) if name]
    return (own if own.is_dir() else HERE / "rulebooks", *added)


def texts(more: Iterable[Path] = ()) -> dict[str, str]:
    """The text of every edition by its id, which is its league's folder and its file (`fwshl/2026-03-24`).

    Raises InvalidEdition where two folders hold different texts under one id.
    """
    found: dict[str, str] = {}
    for folder in (*folders(), *more):
        for id, text in _texts_in(folder):
            if found.setdefault(id, text) != text:
                raise InvalidEdition((f"{id}: expected one text of it, got another one in {folder}",))
    return found


def _texts_in(folder: Path) -> Iterator[tuple[str, str]]:
    for path in sorted(folder.glob("*/*.toml")):
        yield f"{path.parent.name}/{path.stem}", path.read_text(encoding="utf-8")


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
        return str(tomllib.loads(text).get("extends", ""))
    except tomllib.TOMLDecodeError:
        return ""


def load(id: str, more: Iterable[Path] = ()) -> Edition:
    """The edition of that id; raises InvalidEdition with every fault, or where there is none."""
    held = texts(more)
    if id not in held:
        raise InvalidEdition(
            (f"{id}: expected one of {', '.join(held) or 'no edition at all'}; got none such",)
        )
    return _read(id, held[id], tuple(bases_of(id, held).items()))


@lru_cache(maxsize=64)
def _read(id: str, text: str, bases: tuple[tuple[str, str], ...]) -> Edition:
    edition = wire.read_edition(text, dict(bases))
    if edition.id != id:
        raise InvalidEdition((f"{id}: expected the id that its folder and file say, got {edition.id!r}",))
    return edition


def newest(league: str, more: Iterable[Path] = ()) -> Edition:
    """The league's edition that comes into force last."""
    more = tuple(more)
    ids = [id for id in texts(more) if id.split("/")[0] == league]
    if not ids:
        raise InvalidEdition((f"{league}: expected a league with an edition, got none",))
    return max((load(id, more) for id in ids), key=lambda edition: (edition.in_force, edition.id))

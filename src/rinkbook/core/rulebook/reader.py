"""Reads an edition from its TOML text and those of its base books; every fault is told at once."""

import re
import tomllib
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from rinkbook.core.errors import InvalidEdition
from rinkbook.core.rulebook.checks import Read, check
from rinkbook.core.rulebook.edition import Edition
from rinkbook.core.rulebook.faults import Faults
from rinkbook.core.rulebook.joining import join, with_values
from rinkbook.core.rulebook.sections import Kinds
from rinkbook.core.rulebook.tables import read_own

NO_BASES: Mapping[str, str] = MappingProxyType({})
NAMELESS = "edition"
BOM = "\ufeff"  # some editors put it before the first letter of a file


def read_edition(
    text: str, *, kinds: Kinds, bases: Mapping[str, str] = NO_BASES, name: str = NAMELESS
) -> Edition:
    """The edition that *text* holds; *kinds* are the types of rules, *bases* the texts of base books by id.

    Raises InvalidEdition with every fault of the text and of its bases; *name* is what they call a text
    that doesn't tell its id.
    """
    return _read(text.removeprefix(BOM), name, kinds, bases, ())


def _read(text: str, name: str, kinds: Kinds, bases: Mapping[str, str], below: tuple[str, ...]) -> Edition:
    name = _told_name(text) or name
    table = _parse(text, name)
    faults = Faults(name)
    own = read_own(table, kinds, faults)
    trail = tuple(dict.fromkeys((*below, own.head.id)))  # a base may call itself otherwise than it is called
    base = _read_base(own.head.extends, kinds, bases, trail, faults)
    edition = join(own, base, text)
    missing = base is None and bool(own.head.extends)
    for where, what in check(Read(edition=edition, own=own, base_is_missing=missing)):
        faults.at(where, what)
    if faults:
        raise InvalidEdition(tuple(faults.found))
    return with_values(edition)


def _parse(text: str, name: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        what, _, where = str(error).partition(" (at ")
        raise InvalidEdition((_syntax_fault(name, what, where.rstrip(")"), text),)) from error
    except RecursionError as error:
        raise InvalidEdition((f"{name}: expected lists a few levels deep, got hundreds",)) from error


def _syntax_fault(name: str, what: str, where: str, text: str) -> str:
    found = re.match(r"line (\d+)", where)
    if found is None:
        return f"{name} {where}: expected TOML ({what}), got no more"
    line = text.split("\n")[int(found[1]) - 1]
    return f"{name} {where}: expected TOML ({what}), got {line.strip()!r}"


def _told_name(text: str) -> str:
    """The id in the head, above the first table, though its quotes may not be closed."""
    head = re.split(r"^\s*\[", text, maxsplit=1, flags=re.MULTILINE)[0]
    found = re.search(r"""^\s*id\s*=\s*["']([^"'\n]*)""", head, re.MULTILINE)
    return found[1].strip() if found else ""


def _read_base(
    id: str, kinds: Kinds, bases: Mapping[str, str], trail: tuple[str, ...], faults: Faults
) -> Edition | None:
    if not id:
        return None
    if id in trail or id not in bases:
        faults.at("extends", _no_base(id, bases, trail))
        return None
    try:
        return _read(bases[id].removeprefix(BOM), id, kinds, bases, (*trail, id))
    except InvalidEdition as error:
        faults.take(error.faults)
        return None


def _no_base(id: str, bases: Mapping[str, str], trail: tuple[str, ...]) -> str:
    if id in trail:
        return f"expected a book that doesn't lead back to this one, got {' → '.join((*trail, id))}"
    return f"expected a base book that is at hand ({', '.join(sorted(bases)) or 'none is'}), got {id!r}"

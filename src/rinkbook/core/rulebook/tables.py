"""The tables of one file turned into values; what can't be read is a fault and is left out."""

from collections.abc import Iterable, Iterator
from datetime import date
from typing import Any, TypeVar

import msgspec
from msgspec import Struct, structs

from rinkbook.core.rulebook.clause import Clause, ClauseKind, Conflict, Reading
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.rulebook.faults import Faults
from rinkbook.core.rulebook.paths import full_id, qualify
from rinkbook.core.rulebook.sections import Kinds, Ref, Table, check_ids, places, read_section, refs, rule_id
from rinkbook.core.rulebook.shape import misfits

T = TypeVar("T", bound=Struct)


class Head(Struct, frozen=True, kw_only=True):
    """What an edition says of itself."""

    id: str
    league: str
    title: str
    in_force: date
    sport: str = "ice"
    source: str = ""
    checked_on: date | None = None
    extends: str = ""
    stages: dict[str, str] = {}
    topics: dict[str, str] = {}


class ClauseTable(Struct, frozen=True, kw_only=True):
    """A `[clause.…]` table; its id is the name of the table."""

    heading: str
    says: str
    kind: ClauseKind
    topic: str = ""


class File(Struct, frozen=True, kw_only=True):
    """The four kinds of tables below the head."""

    clause: dict[str, dict[str, Any]] = {}
    rule: list[dict[str, Any]] = []
    readings: list[dict[str, Any]] = []
    conflicts: list[dict[str, Any]] = []


class Own(Struct, frozen=True, kw_only=True):
    """What one file itself holds.

    `refs` are the clauses that its rules and readings name, `named` those that have a table, readable
    or not, `broken` the rules that can't be read.
    """

    head: Head
    clauses: tuple[Clause, ...]
    sections: tuple[Section[Any], ...]
    readings: tuple[Reading, ...]
    conflicts: tuple[Conflict, ...]
    refs: tuple[Ref, ...]
    named: frozenset[str]
    broken: frozenset[str]


HEAD = frozenset(Head.__struct_fields__)
BELOW = File.__struct_fields__


def read_own(table: Table, kinds: Kinds, faults: Faults) -> Own:
    """Everything that can be read in the file; the rest is in *faults*."""
    head = read_head({name: value for name, value in table.items() if name not in BELOW}, faults)
    file = _read_file({name: table[name] for name in BELOW if name in table}, faults)
    rules: list[Table] = qualify(file.rule, head.league)
    check_ids(rules, faults)
    sections = _read_sections(rules, kinds, faults)
    readings = list(_read_each(file.readings, "[[readings]]", Reading, head.league, faults))
    conflicts = list(_read_each(file.conflicts, "[[conflicts]]", Conflict, head.league, faults))
    return Own(
        head=head,
        clauses=tuple(_read_clauses(file.clause, head.league, faults)),
        sections=sections,
        readings=tuple(value for _, value in readings),
        conflicts=tuple(value for _, value in conflicts),
        refs=(*refs(rules), *_refs([*readings, *conflicts])),
        named=frozenset(full_id(id, head.league) for id in file.clause),
        broken=frozenset(map(rule_id, rules)) - {section.id for section in sections},
    )


def read_head(table: Table, faults: Faults) -> Head:
    """The head, with stand-ins for the fields that can't be read."""
    wrong = set()
    for path, what in misfits(table, Head):
        faults.at(path.removeprefix("."), what)
        wrong.add(path.split(".")[1])
    league = faults.name.split("/")[0]
    stand_ins = {"id": faults.name, "league": league, "title": league, "in_force": date.min}
    return Head(**{**stand_ins, **{name: table[name] for name in table if name in HEAD - wrong}})


def _read_file(table: Table, faults: Faults) -> File:
    wrong = set()
    for path, what in misfits(table, File):
        faults.at(path.removeprefix("."), what)
        wrong.add(path.split(".")[1])
    return File(**{name: value for name, value in table.items() if name not in wrong})


def _read_clauses(tables: dict[str, Table], league: str, faults: Faults) -> Iterator[Clause]:
    for id, table in tables.items():
        read = _read(table, f"[clause.{id}]", ClauseTable, faults)
        if read is not None:
            yield Clause(id=full_id(id, league), **structs.asdict(read))


def _read_sections(tables: list[Table], kinds: Kinds, faults: Faults) -> tuple[Section[Any], ...]:
    named = zip(tables, places(tables), strict=True)
    read = [read_section(table, where, kinds, faults) for table, where in named]
    return tuple(section for section in read if section is not None)


def _read_each(
    tables: list[Table], heading: str, kind: type[T], league: str, faults: Faults
) -> Iterator[tuple[str, T]]:
    for at, table in enumerate(qualify(tables, league), start=1):
        where = f"{heading} {table.get('id') or f'number {at}'}"
        read = _read(table, where, kind, faults)
        if read is not None:
            yield where, read


def _read(table: Table, where: str, kind: type[T], faults: Faults) -> T | None:
    wrong = list(misfits(table, kind))
    for path, what in wrong:
        faults.at(f"{where}{path}", what)
    return None if wrong else msgspec.convert(table, kind, strict=True)


def _refs(named: Iterable[tuple[str, Any]]) -> Iterator[Ref]:
    return ((where, id) for where, value in named for id in value.clauses)

"""The `[[rule]]` tables of one file turned into sections, each with the clauses it carries out."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from rinkbook.core.rulebook.edition import Section
from rinkbook.core.rulebook.faults import Faults, nearest
from rinkbook.core.rulebook.paths import clauses_in
from rinkbook.core.rulebook.scope import Scope
from rinkbook.core.rulebook.shape import misfits

Kinds = Mapping[str, type[Struct]]
Table = dict[str, Any]
Ref = tuple[str, str]  # where a clause is named, and its full id

CONDITION_PARTS = {"on": "that it holds from here on", "off": "that it no longer does"}
RESERVED = ("kind", "id", "clause", "clauses", "scope")


class RuleHead(Struct, frozen=True, kw_only=True):
    """What every rule's table holds besides the fields of its kind."""

    kind: str
    id: str = ""
    clause: str = ""
    clauses: dict[str, str] = {}
    scope: Scope = Scope()


def read_section(table: Table, where: str, kinds: Kinds, faults: Faults) -> Section[Any] | None:
    """The section that a table (with full clause ids) holds, or None where it has faults."""
    head = {name: table[name] for name in RESERVED if name in table}
    fields = {name: value for name, value in table.items() if name not in RESERVED}
    whats = [*misfits(head, RuleHead), *_fields_misfits(table, fields, kinds)]
    whats += [*_no_clause(table), *_parts_misfits(table, kinds)]
    for path, what in whats:
        faults.at(f"{where}{path}", what)
    return None if whats else _section(head, fields, kinds)


def _fields_misfits(table: Table, fields: Table, kinds: Kinds) -> Iterator[tuple[str, str]]:
    kind = table.get("kind")
    if not isinstance(kind, str):
        return
    if kind in kinds:
        yield from misfits(fields, kinds[kind])
    else:
        yield ".kind", f"expected a kind of rule that there is, got {kind!r}{nearest(kind, kinds)}"


def _parts_misfits(table: Table, kinds: Kinds) -> Iterator[tuple[str, str]]:
    """A part that the kind doesn't play would be cited by nothing."""
    kind, named = kinds.get(str(table.get("kind"))), table.get("clauses")
    if kind is None or not isinstance(named, dict):
        return
    known = parts_of(kind)
    expected = f"one of the parts {', '.join(known)}" if known else "clause alone, for a kind without parts"
    for part in named:
        if part not in known:
            yield f".clauses.{part}", f"expected {expected}; got {part!r}{nearest(part, known)}"


def parts_of(kind: type[Struct]) -> Mapping[str, str]:
    """The parts that a kind of rule plays, each with what it is for; a clock condition begins and ends."""
    own: Mapping[str, str] = getattr(kind, "PARTS", {})
    return {**CONDITION_PARTS, **own} if getattr(kind, "CLOCK_CONDITION", False) else own


def _no_clause(table: Table) -> Iterator[tuple[str, str]]:
    if not table.get("clause") and not table.get("clauses") and not any(clauses_in(table)):
        yield "", "expected clause or clauses, got a rule that carries out none"


def _section(head: Table, fields: Table, kinds: Kinds) -> Section[Any]:
    read = msgspec.convert(head, RuleHead, strict=True)
    rule = msgspec.convert(_tagged(fields, kinds[read.kind]), kinds[read.kind], strict=True)
    own = ({"": read.clause} if read.clause else {}) | read.clauses
    # A rule whose rows alone name clauses has those as its parts, so that it can always cite one.
    return Section(
        id=read.id or read.kind,
        kind=read.kind,
        rule=rule,
        clauses=own or dict(clauses_in(rule)),
        scope=read.scope,
    )


def _tagged(fields: Table, kind: type[Struct]) -> Table:
    config = kind.__struct_config__
    return {config.tag_field: config.tag, **fields} if config.tag_field else fields


def places(tables: list[Table]) -> list[str]:
    """How each table is called in a fault: `[[rule]] mercy`, or by its number where it has no name."""
    return [f"[[rule]] {rule_id(table) or f'number {at}'}" for at, table in enumerate(tables, start=1)]


def rule_id(table: Table) -> str:
    """The id of a rule's table: its kind where it names none."""
    return str(table.get("id") or table.get("kind") or "")


def check_ids(tables: list[Table], faults: Faults) -> None:
    """Every rule has an id of its own; a kind that stands twice can't be one twice."""
    seen: set[str] = set()
    for table, where in zip(tables, places(tables), strict=True):
        id = rule_id(table)
        if id in seen and "id" in table:
            faults.at(where, f"expected an id that no other rule has, got {id!r} twice")
        elif id in seen:
            faults.at(where, f"expected an id, since the kind {id!r} stands twice; got none")
        seen.add(id)


def refs(tables: list[Table]) -> Iterator[Ref]:
    """Every clause that the tables name, with its place."""
    for table, where in zip(tables, places(tables), strict=True):
        for path, id in clauses_in(table):
            yield f"{where}.{path}" if path else where, id

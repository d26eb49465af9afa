"""Dotted paths into a rule: `penalties-of-a-player.steps.0.at`, by the names that the file uses."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from msgspec import Struct

from rinkbook.core.errors import NoSuchField
from rinkbook.core.rulebook.edition import Section


def look_up(path: str, sections: Iterable[Section[Any]]) -> Any:
    """The value of `rule-id.field…`; raises NoSuchField, which says what was there instead."""
    id, _, rest = path.partition(".")
    known = {section.id: section for section in sections}
    if id not in known:
        raise NoSuchField(f"expected a rule of this edition, got {id!r} in {path!r}")
    if rest == "scope":
        return known[id].scope
    value, so_far = known[id].rule, id
    for step in rest.split("."):
        value, so_far = _step(value, step, so_far), f"{so_far}.{step}"
    return value


def _step(value: Any, step: str, so_far: str) -> Any:
    below = members(value)
    if not below:
        raise NoSuchField(f"expected nothing below {so_far!r}, got {step!r}")
    if step not in below:
        raise NoSuchField(f"expected one of {', '.join(below)} below {so_far!r}, got {step!r}")
    return below[step]


def members(value: Any) -> Mapping[str, Any]:
    """What stands directly below a value, by the names that the file uses."""
    match value:
        case Struct():
            names = zip(value.__struct_encode_fields__, value.__struct_fields__, strict=True)
            return {encoded: getattr(value, field) for encoded, field in names}
        case dict():
            return {str(key): item for key, item in value.items()}
        case tuple() | list():
            return {str(index): item for index, item in enumerate(value)}
        case _:
            return {}


def clauses_in(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Every clause id that a rule's own rows name, with the path to it (`steps.0`)."""
    for name, item in members(value).items():
        where = f"{path}.{name}" if path else name
        if name == "clause" and isinstance(item, str):
            yield path, item
        elif name == "clauses" and isinstance(item, dict | list | tuple):
            parts = item.values() if isinstance(item, dict) else item
            yield from ((where, part) for part in parts if isinstance(part, str))
        else:
            yield from clauses_in(item, where)


def carries(section: Section[Any]) -> tuple[str, ...]:
    """The full ids of all clauses that a rule carries out, each once."""
    own = [id for id in section.clauses.values() if id]
    return tuple(dict.fromkeys([*own, *(id for _, id in clauses_in(section.rule) if id)]))


def qualify(value: Any, league: str) -> Any:
    """A copy of what was read in which every bare clause id has its league before it."""
    match value:
        case dict():
            return {key: _qualified(key, item, league) for key, item in value.items()}
        case list():
            return [qualify(item, league) for item in value]
        case _:
            return value


def _qualified(key: str, item: Any, league: str) -> Any:
    match key, item:
        case "clause", str():
            return full_id(item, league)
        case "clauses", list():
            return [full_id(id, league) if isinstance(id, str) else id for id in item]
        case "clauses", dict():
            return {part: full_id(id, league) if isinstance(id, str) else id for part, id in item.items()}
        case _:
            return qualify(item, league)


def full_id(id: str, league: str) -> str:
    """`goal-limit` → `fwshl.goal-limit`; one that has a league keeps it, none stays none."""
    return id if "." in id or not id else f"{league}.{id}"

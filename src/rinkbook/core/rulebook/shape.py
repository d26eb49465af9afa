"""Where a value read from a file doesn't fit a type: every place (msgspec stops at the first)."""

from collections.abc import Iterable, Iterator, Mapping
from datetime import date
from enum import EnumMeta
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec import NODEFAULT, Struct
from msgspec.structs import FieldInfo, fields

from rinkbook.core.rulebook.faults import nearest

Misfit = tuple[str, str]  # the path below the value ("" itself, ".steps.0.at"), what was expected and got

NAMES: dict[Any, str] = {
    int: "a whole number",
    float: "a number",
    str: "a text",
    bool: "true or false",
    date: "a date",
    tuple: "a list",
    list: "a list",
    dict: "a table",
}


def misfits(value: Any, kind: Any) -> Iterator[Misfit]:
    """Every place at which *value* isn't what *kind* asks for."""
    kind = _branch(value, kind)
    if _is_struct(kind):
        yield from _of_struct(value, kind)
    elif get_origin(kind) is dict and isinstance(value, dict):
        yield from _of_items(value.items(), get_args(kind)[1])
    elif _is_list(kind) and isinstance(value, list):
        yield from _of_items(enumerate(value), get_args(kind)[0])
    else:
        yield from _of_leaf(value, kind)


def _of_struct(value: Any, kind: type[Struct]) -> Iterator[Misfit]:
    if not isinstance(value, dict):
        yield "", f"expected a table, got {value!r}"
        return
    known = {field.encode_name: field for field in fields(kind)}
    yield from _unknown(value, kind, known)
    for name, field in known.items():
        if name in value:
            yield from _below(name, misfits(value[name], field.type))
        elif field.default is NODEFAULT and field.default_factory is NODEFAULT:
            yield f".{name}", f"expected {describe(field.type)}, got nothing"


def _unknown(value: dict[str, Any], kind: type[Struct], known: Mapping[str, FieldInfo]) -> Iterator[Misfit]:
    listed = ", ".join(known)
    for name in value:
        if name in known or name == kind.__struct_config__.tag_field:
            continue
        yield f".{name}", f"expected one of the fields {listed}; got an unknown one{nearest(name, known)}"


def _of_items(items: Iterable[tuple[object, Any]], kind: Any) -> Iterator[Misfit]:
    for key, item in items:
        yield from _below(key, misfits(item, kind))


def _below(name: object, found: Iterator[Misfit]) -> Iterator[Misfit]:
    for path, what in found:
        yield f".{name}{path}", what


def _of_leaf(value: Any, kind: Any) -> Iterator[Misfit]:
    try:
        msgspec.convert(value, kind, strict=True)
    except msgspec.ValidationError as error:
        yield "", f"expected {describe(kind, str(error))}, got {value!r}"


def _branch(value: Any, kind: Any) -> Any:
    """The one branch of a union that *value* seems to mean, so that its faults are told by field."""
    if get_origin(kind) not in (Union, UnionType):
        return kind
    branches = [branch for branch in get_args(kind) if _suits(value, branch)]
    return branches[0] if len(branches) == 1 else kind


def _suits(value: Any, branch: Any) -> bool:
    if isinstance(value, dict):
        return _is_tagged(value, branch) if _is_struct(branch) else get_origin(branch) is dict
    return isinstance(value, list) and _is_list(branch)


def _is_tagged(value: dict[str, Any], branch: type[Struct]) -> bool:
    config = branch.__struct_config__
    return config.tag is None or value.get(config.tag_field or "") == config.tag


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Struct)


def _is_list(kind: Any) -> bool:
    arguments = get_args(kind)
    return (get_origin(kind) is list and bool(arguments)) or (
        get_origin(kind) is tuple and len(arguments) == 2 and arguments[1] is Ellipsis
    )


def describe(kind: Any, error: str = "") -> str:
    """A type in words: `a whole number`, `one of 'run', 'stop'`; else as msgspec's *error* has it."""
    if isinstance(kind, EnumMeta):
        return "one of " + ", ".join(repr(member.value) for member in kind)  # type: ignore[var-annotated]  # any enum
    if get_origin(kind) is Literal:
        return "one of " + ", ".join(map(repr, get_args(kind)))
    if get_origin(kind) in (Union, UnionType):
        return " or ".join(describe(branch) for branch in get_args(kind) if branch is not NoneType)
    if get_origin(kind) is tuple and not _is_list(kind):
        return f"a list of {len(get_args(kind))}"
    if _is_struct(kind):
        return "a table"
    return NAMES.get(get_origin(kind) or kind) or _from_error(error)


def _from_error(error: str) -> str:
    words = error.split(", got")[0].split(" - at `")[0].replace("`", "")
    return words.removeprefix("Expected ").replace("int", "a whole number", 1) or "another value"

"""A field's type and default in words: `a list of texts`, `one of "run", "stop"`, `needed`."""

import json
import re
from collections.abc import Iterable, Iterator
from enum import EnumMeta
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

from msgspec import NODEFAULT, Raw, Struct
from msgspec.structs import FieldInfo

ONE: dict[Any, str] = {
    int: "a whole number",
    float: "a number",
    str: "a text",
    bool: "true or false",
    Raw: "JSON",
    Any: "anything",
}
MANY: dict[Any, str] = {int: "whole numbers", float: "numbers", str: "texts", bool: "trues and falses"}
NUMERALS = ("no", "one", "two", "three", "four")


def in_words(kind: Any) -> str:
    """What a value of that type is, as one would say it."""
    if is_struct(kind):
        return f"a table: {called(kind)}"
    if choices := _choices(kind):
        return "one of " + ", ".join(json.dumps(choice) for choice in choices)
    arguments = get_args(kind)
    match get_origin(kind):
        case type() as origin if origin is tuple or origin is list:
            return _list_in_words(arguments)
        case type() as origin if origin is dict:
            return f"a table by name, each {in_words(arguments[1])}"
        case origin if origin in (Union, UnionType):
            return _either(each for each in arguments if each is not NoneType)
    return ONE.get(kind) or called(kind)


def _either(kinds: Iterable[Any]) -> str:
    """Of any of those types; tables are named together."""
    found = list(kinds)
    tables = [called(kind) for kind in found if is_struct(kind)]
    named = [f"a table: {' or '.join(tables)}"] if tables else []
    return " or ".join(dict.fromkeys([in_words(kind) for kind in found if not is_struct(kind)] + named))


def _list_in_words(arguments: tuple[Any, ...]) -> str:
    each = arguments[0]
    if len(arguments) == 2 and arguments[1] is not Ellipsis:
        return f"a list of {NUMERALS[len(arguments)]} {_many(each)}"
    return f"a list of {_many(each)}"


def _many(kind: Any) -> str:
    if is_struct(kind):
        return f"tables, each a {called(kind)}"
    if get_origin(kind) in (Union, UnionType) and all(map(is_struct, get_args(kind))):
        return f"tables, each a {' or '.join(map(called, get_args(kind)))}"
    if choices := _choices(kind):
        return "words out of " + ", ".join(json.dumps(choice) for choice in choices)
    return MANY.get(kind) or in_words(kind)


def _choices(kind: Any) -> tuple[Any, ...]:
    if isinstance(kind, EnumMeta):
        return tuple(member.value for member in kind)  # type: ignore[var-annotated]  # any enum
    return get_args(kind) if get_origin(kind) is Literal else ()


def default_in_words(field: FieldInfo) -> str:
    """What holds where the field is left out, as a rulebook would write it."""
    if field.default_factory is not NODEFAULT:
        return _value_in_words(field.default_factory())
    return "needed" if field.default is NODEFAULT else _value_in_words(field.default)


def _value_in_words(value: Any) -> str:
    if value is None or value == "":
        return "none"
    if isinstance(value, Struct) or value in ((), [], {}):
        return "empty"
    return f"`{json.dumps(value, ensure_ascii=False)}`"


def is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Struct)


def called(kind: Any) -> str:
    """`PenaltyClass` → `penalty class`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", str(kind.__name__)).lower()


def structs_in(kind: Any) -> Iterator[type[Struct]]:
    """The types of tables that a type is made of."""
    if is_struct(kind):
        yield kind
    for argument in get_args(kind):
        yield from structs_in(argument)

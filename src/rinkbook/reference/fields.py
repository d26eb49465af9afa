"""The fields of a type and what is said of each: by its docstring in backticks, or beside it in a comment."""

import re
from collections.abc import Iterator, Mapping
from inspect import getsource
from textwrap import dedent

from msgspec import Struct
from msgspec.structs import fields

from rinkbook.reference.markdown import code, prose, table
from rinkbook.reference.type_words import default_in_words, in_words, structs_in

COMMENT = re.compile(r"^    (\w+): .*?  # (.+)$", re.MULTILINE)
NOTHING: Mapping[str, str] = {}


def comments(kind: type[Struct]) -> dict[str, str]:
    """What stands beside each field in the file."""
    return dict(COMMENT.findall(dedent(getsource(kind))))


def untold(kind: type[Struct], common: Mapping[str, str] = NOTHING) -> list[str]:
    """The fields of which nothing is said; *common* are those that are told once for all types."""
    beside, doc = comments(kind), kind.__doc__ or ""
    return [
        field.encode_name
        for field in fields(kind)
        if field.name not in beside and field.name not in common and f"`{field.encode_name}`" not in doc
    ]


def field_table(kind: type[Struct], common: Mapping[str, str] = NOTHING) -> str:
    """Each field: what it is, what holds where it is left out, and what stands beside it."""
    beside = {**common, **comments(kind)}
    rows = [
        [code(field.encode_name), in_words(field.type), default_in_words(field), beside.get(field.name, "")]
        for field in fields(kind)
    ]
    if not any(row[3] for row in rows):
        return table(("field", "is", "if left out"), [row[:3] for row in rows])
    return table(("field", "is", "if left out", "means"), rows)


def told(kind: type[Struct], common: Mapping[str, str] = NOTHING) -> str:
    """Docstring and fields."""
    return "\n\n".join(filter(None, [prose(kind.__doc__), field_table(kind, common)]))


def below(kind: type[Struct]) -> Iterator[type[Struct]]:
    """The types of tables inside a type, each once, from the outside in."""
    found = [inner for field in fields(kind) for inner in structs_in(field.type)]
    for inner in dict.fromkeys(found):
        yield inner
        yield from (each for each in below(inner) if each not in found)

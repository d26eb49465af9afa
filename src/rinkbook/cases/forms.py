"""The form of a line as data, such as `goal {side} [{number}]`; read and written from the same text."""

import re
from collections.abc import Mapping
from typing import Any

from msgspec import Struct, structs

from rinkbook.cases.slots import Misfit, Slot, Words

ITEM = re.compile(r"\[[^\]]*\]|\S+")
VALUE = re.compile(r"\{(?P<field>\w+)(?:\|(?P<otherwise>[a-z-]+))?\}")


class Item(Struct, frozen=True, kw_only=True):
    """A piece of a form: words, a value, or both; an optional one is left out where the value is the default.

    `otherwise` is the word that stands for the default. An optional piece without a value is a flag.
    """

    words: tuple[str, ...] = ()
    field: str = ""
    otherwise: str = ""
    optional: bool = False

    @property
    def flag(self) -> str:
        return "_".join(self.words).replace("-", "_") if self.optional and not self.field else ""


class Form(Struct, frozen=True, kw_only=True):
    """How a kind of line is written; `text` is the form as people read it."""

    kind: type[Any]
    head: str
    items: tuple[Item, ...]
    text: str
    defaults: dict[str, Any]

    @property
    def shown(self) -> str:
        """`goal <side> [<number>]`, for faults and the reference."""
        return VALUE.sub(lambda match: f"<{'|'.join(filter(None, match.groups()))}>", self.text)


def form(kind: type[Any], text: str) -> Form:
    """Read a form; its first word is its head."""
    head, *rest = ITEM.findall(text)
    defaults = {field.name: field.default for field in structs.fields(kind)}
    return Form(kind=kind, head=head, items=tuple(map(_item, rest)), text=text, defaults=defaults)


def _item(text: str) -> Item:
    inner = text.strip("[]")
    value = VALUE.search(inner)
    words = tuple(VALUE.sub("", inner).split())
    return Item(
        words=words,
        field=value["field"] if value else "",
        otherwise=(value["otherwise"] or "") if value else "",
        optional=text.startswith("["),
    )


def read_fields(form: Form, words: Words, slots: Mapping[str, Slot]) -> dict[str, Any]:
    """The fields that the words after the head tell; raises Misfit."""
    fields: dict[str, Any] = {}
    for item in form.items:
        if item.optional and not _begins(item, words, slots):
            continue
        for word in item.words:
            words.expect(word)
        if item.flag:
            fields[item.flag] = True
        elif item.otherwise and words.next == item.otherwise:
            words.take()
        elif item.field:
            fields[item.field] = _value(item.field, words, slots)
    if words.left:
        raise Misfit(f"nothing more at {words.next!r}")
    return fields


def _begins(item: Item, words: Words, slots: Mapping[str, Slot]) -> bool:
    return words.next_are(item.words) if item.words else slots[item.field].begins(words.next)


def _value(field: str, words: Words, slots: Mapping[str, Slot]) -> Any:
    try:
        return slots[field].read(words)
    except Misfit as error:
        raise Misfit(f"<{field}> to be {error}") from error


def write_fields(form: Form, body: Any, slots: Mapping[str, Slot]) -> str:
    """The body as words; what is as by default is left out."""
    written = [form.head]
    for item in form.items:
        name = item.flag or item.field
        is_default = bool(name) and getattr(body, name) == form.defaults[name]
        if item.optional and is_default:
            continue
        written += item.words
        if item.field:
            written.append(item.otherwise if item.otherwise and is_default else _written(item, body, slots))
    return " ".join(filter(None, written))


def _written(item: Item, body: Any, slots: Mapping[str, Slot]) -> str:
    return slots[item.field].write(getattr(body, item.field))

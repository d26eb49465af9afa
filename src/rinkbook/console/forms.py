"""A form on the console is an event: its fields are the event's, and reading it builds the event.

Field names are those of the body (`side`, `number`, `assists`, more than one where it takes a list),
`kind`, and those of the place (`part`, `period`, `moment`, `left`, `tenths`, `order`). An amendment
names its changes `changes.number` and its new place `to.left`. `id`, `device`, `n`, `entered` come
with the form where a shell gave them, else from the host. `then` is the address of what is shown
next, `from` of the screen that the form stood on.
"""

from collections.abc import Mapping, Sequence
from types import UnionType
from typing import Any, Union, get_args, get_origin
from urllib.parse import parse_qsl

import msgspec
from msgspec import Struct

from rinkbook.console.view import View, read_reading, read_view
from rinkbook.core.errors import InvalidPlace, RinkbookError
from rinkbook.core.model.events import KINDS, Amend, Body, Event
from rinkbook.core.model.place import MOMENTS, PARTS, Moment, Part, Place

Fields = Mapping[str, Sequence[str]]
LONGEST = 4000
"""Characters of a field: a long report; whatever has more would slow every page of the sheet."""
BODIES: dict[str, type[Body]] = {str(kind.__struct_config__.tag): kind for kind in KINDS}


class InvalidForm(RinkbookError):
    """A form that is no event; `faults` says field by field what was expected and what came."""

    def __init__(self, faults: Mapping[str, str]) -> None:
        super().__init__("; ".join(f"{name}: {fault}" for name, fault in faults.items()))
        self.faults = dict(faults)


class Given(Struct, frozen=True, kw_only=True):
    """What stands on the event where the form has none of it: made by the host."""

    id: str
    device: str = ""
    n: int = 0
    epoch: int = 0
    seen: dict[str, int] = {}
    by: str = ""
    role: str = "scorekeeper"
    entered: str = ""


def read_form(fields: Fields, events: Sequence[Event], given: Given) -> Event:
    """The event that a form holds; raises InvalidForm, which names every field that doesn't fit."""
    faults: dict[str, str] = {}
    place = _place(fields, "", faults)
    body = _body(fields, events, faults)
    n = _number(last_said(fields, "n"), given.n, "n", faults)
    if faults or body is None:
        raise InvalidForm(faults)
    return Event(
        id=last_said(fields, "id") or given.id,
        place=place,
        body=body,
        device=last_said(fields, "device") or given.device,
        n=n,
        epoch=given.epoch,
        seen=given.seen,
        by=last_said(fields, "by-whom") or given.by,
        role=given.role,
        entered=last_said(fields, "entered") or given.entered,
    )


def read_then(fields: Fields) -> View:
    """What the form wants shown once it is kept."""
    return _view(last_said(fields, "then"))


def read_from(fields: Fields) -> View:
    """The screen that the form stood on: shown again, with what doesn't fit, where it is refused."""
    return _view(last_said(fields, "from"))


def _view(address: str) -> View:
    return read_view(dict(parse_qsl(address.lstrip("?"))))


def last_said(fields: Fields, name: str) -> str:
    """The last value of a field, "" where the form has none."""
    values = fields.get(name) or ("",)
    return values[-1].strip()


def _number(text: str, default: int, name: str, faults: dict[str, str]) -> int:
    try:
        return int(text) if text else default
    except ValueError:
        faults[name] = f"expected a whole number, got {text!r}"
        return default


def _place(fields: Fields, prefix: str, faults: dict[str, str]) -> Place:
    left, tenths = _reading(fields, prefix, faults)
    return Place(
        part=Part(_one_of(fields, f"{prefix}part", PARTS, Part.REGULATION, faults)),
        period=_number(last_said(fields, f"{prefix}period"), 1, f"{prefix}period", faults),
        moment=Moment(_one_of(fields, f"{prefix}moment", MOMENTS, Moment.DURING, faults)),
        left=left,
        tenths=tenths,
        order=_number(last_said(fields, f"{prefix}order"), 0, f"{prefix}order", faults),
    )


def _reading(fields: Fields, prefix: str, faults: dict[str, str]) -> tuple[int, int]:
    """A reading typed as the board shows it, else the seconds that the page carried along."""
    typed = last_said(fields, f"{prefix}clock")
    if typed:
        try:
            return read_reading(typed)
        except InvalidPlace:
            faults[f"{prefix}clock"] = f"expected a reading of the clock such as 6:42, got {typed!r}"
    left = _number(last_said(fields, f"{prefix}left"), 0, f"{prefix}left", faults)
    return left, _number(last_said(fields, f"{prefix}tenths"), 0, f"{prefix}tenths", faults)


def _one_of(fields: Fields, name: str, known: Sequence[str], default: str, faults: dict[str, str]) -> str:
    text = last_said(fields, name)
    if text and text not in known:
        faults[name] = f"expected {', '.join(known)}; got {text!r}"
    return text if text in known else default


def _body(fields: Fields, events: Sequence[Event], faults: dict[str, str]) -> Body | None:
    kind = BODIES.get(last_said(fields, "kind"))
    if kind is None:
        faults["kind"] = f"expected a kind of event, got {last_said(fields, 'kind')!r}"
        return None
    if kind is Amend:
        return _amendment(fields, events, faults)
    return _convert(_values(fields, kind, "", faults), kind, faults)


def _amendment(fields: Fields, events: Sequence[Event], faults: dict[str, str]) -> Body | None:
    target = last_said(fields, "target")
    event = next((event for event in events if event.id == target), None)
    if event is None or not isinstance(event.body, Body):
        faults["target"] = f"expected a line of this sheet, got {target!r}"
        return None
    changes = _values(fields, type(event.body), "changes.", faults)
    _convert({**msgspec.to_builtins(event.body), **changes}, type(event.body), faults)
    moved = any(name.startswith("to.") for name in fields)
    place = _place(fields, "to.", faults) if moved else None
    return Amend(target=target, changes=changes, place=place, reason=last_said(fields, "reason"))


def _convert(values: dict[str, Any], kind: type[Body], faults: dict[str, str]) -> Body | None:
    try:
        return msgspec.convert({**values, "kind": kind.__struct_config__.tag}, kind)
    except msgspec.ValidationError as error:
        where = str(error).partition("`$.")[2].rstrip("`") or "kind"
        faults[where] = str(error).partition(" - at")[0].replace("`", "")
        return None


def _values(fields: Fields, kind: type[Body], prefix: str, faults: dict[str, str]) -> dict[str, Any]:
    """The body's fields that the form has, as JSON would have them."""
    found: dict[str, Any] = {}
    for field in msgspec.structs.fields(kind):
        name = f"{prefix}{field.name}"
        if name in fields:
            found[field.name] = _value(list(fields[name]), field.type, name, faults)
    return {name: value for name, value in found.items() if value is not None}


def _value(texts: list[str], kind: Any, name: str, faults: dict[str, str]) -> Any:
    if get_origin(kind) is tuple:
        return [_item(text.strip(), get_args(kind)[0], name, faults) for text in texts if text.strip()]
    return _item(texts[-1].strip() if texts else "", kind, name, faults)


def _item(text: str, kind: Any, name: str, faults: dict[str, str]) -> Any:
    if get_origin(kind) in (Union, UnionType):
        return _item(text, get_args(kind)[0], name, faults) if text else None
    if kind is bool:
        return text.lower() not in ("", "0", "no", "false", "off")
    if kind is int:
        return _number(text, 0, name, faults) if text else None
    if isinstance(kind, type) and issubclass(kind, Struct):
        return _struct(text, kind, name, faults)
    if len(text) > LONGEST:
        faults[name] = f"expected at most {LONGEST} characters, got {len(text)}"
    return text


def _struct(text: str, kind: type[Struct], name: str, faults: dict[str, str]) -> Any:
    try:
        return msgspec.to_builtins(msgspec.json.decode(text, type=kind))
    except (msgspec.DecodeError, RecursionError) as error:
        faults[name] = f"expected {kind.__name__} as JSON, got {text[:80]!r}: {error}"
        return None

"""A sheet as JSON and back; events go as they came, for their types alone can't tell them apart."""

import hashlib
from typing import Any, get_type_hints

import msgspec
from msgspec import Raw, structs

from rinkbook.core.game.sheet import Entry, Sheet
from rinkbook.core.model.events import read_event, write_event

TYPES = {name: kind for name, kind in get_type_hints(Sheet).items() if name in Sheet.__struct_fields__}
DECIDED = ("phase", "score", "goals", "penalties", "attempts", "rulings", "findings", "result")


def write_sheet(sheet: Sheet) -> str:
    """The sheet as JSON."""
    fields = {name: getattr(sheet, name) for name in sheet.__struct_fields__}
    fields["entries"] = [_write_entry(entry) for entry in sheet.entries]
    return msgspec.json.encode(fields).decode()


def _write_entry(entry: Entry) -> dict[str, Any]:
    original = entry.original and Raw(write_event(entry.original))
    return {**structs.asdict(entry), "event": Raw(write_event(entry.event)), "original": original}


def read_sheet(text: str) -> Sheet:
    """The sheet that `write_sheet` wrote; raises msgspec's errors where a newer type doesn't fit it."""
    fields = msgspec.json.decode(text, type=dict[str, Raw])
    entries = tuple(
        _read_entry(entry) for entry in msgspec.json.decode(fields.pop("entries"), type=list[Raw])
    )
    read = {name: msgspec.json.decode(raw, type=TYPES[name]) for name, raw in fields.items()}
    return Sheet(entries=entries, **read)


def _read_entry(raw: Raw) -> Entry:
    fields = msgspec.json.decode(raw, type=dict[str, Raw])
    original = bytes(fields.pop("original"))
    event = read_event(bytes(fields.pop("event")))
    rest = msgspec.convert(
        {name: msgspec.json.decode(value) for name, value in fields.items()}, dict[str, Any]
    )
    rest["amended"] = tuple(rest["amended"])
    return Entry(event=event, original=None if original == b"null" else read_event(original), **rest)


def digest_of(sheet: Sheet) -> str:
    """Of all that was decided: two devices that judged alike have the same."""
    decided = [getattr(sheet, name) for name in DECIDED]
    return hashlib.sha256(msgspec.json.encode(decided)).hexdigest()

"""An amendment tells a line otherwise; one that doesn't fit leaves the line as it was, with a finding."""

from typing import Any

import msgspec
from msgspec import structs

from rinkbook.core.game.oddities.corrections import misfitting
from rinkbook.core.model.events import Amend, AnyBody, Event, Strike, Unknown, kind_of, read_body, write_body
from rinkbook.core.ruling import Finding

CORRECTIONS = (Strike, Amend)


def amended(event: Event, amendment: Event) -> Event | Finding:
    """The event with the amendment's fields in place of its own; a finding where they don't fit it."""
    assert isinstance(amendment.body, Amend)
    expected, got = misfit(event, amendment.body.changes)
    if expected:
        return misfitting(amendment, expected, got)
    body = changed(event.body, amendment.body.changes)
    if isinstance(body, Unknown) and body.why:
        return misfitting(amendment, "fields that fit the kind", body.why)
    return structs.replace(event, body=body, place=amendment.body.place or event.place)


def misfit(event: Event, changes: dict[str, Any]) -> tuple[str, str]:
    """What was expected instead, and what came; nothing where the fields may be read."""
    kind = kind_of(event)
    if isinstance(event.body, CORRECTIONS):
        return "a line of the game (a correction is struck instead)", kind
    if changes.get("kind", kind) != kind:
        return f"the kind as it is, {kind!r}", repr(changes["kind"])
    known = ("kind", *type(event.body).__struct_fields__)
    strange = [] if isinstance(event.body, Unknown) else [name for name in changes if name not in known]
    return (f"fields of {kind!r}: {', '.join(known[1:])}", ", ".join(strange)) if strange else ("", "")


def changed(body: AnyBody, changes: dict[str, Any]) -> AnyBody:
    """The body with its fields told otherwise; of a kind that isn't known it stays as it came."""
    fields: dict[str, Any] = msgspec.json.decode(write_body(body))
    read = read_body(msgspec.json.encode({**fields, **changes}))
    return body if isinstance(read, Unknown) and not read.why else read

"""The record before the fold: strikes and amendments read, lines sorted by their place."""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import structs

from rinkbook.core.game.sheet import Entry
from rinkbook.core.model.events import (
    Amend,
    Event,
    Strike,
    Unknown,
    read_body,
    write_body,
)
from rinkbook.core.ruling import Finding


def read_record(events: Iterable[Event]) -> tuple[list[Entry], list[Finding]]:
    """Every line as it stands now, in the order of play, and what doesn't add up."""
    known = {event.id: event for event in events}
    ordered = sorted(known.values(), key=Event.key)
    struck = strikes_of(ordered)
    amendments = amendments_of(ordered, struck)
    entries = [entry_of(event, struck, amendments.get(event.id, [])) for event in ordered]
    entries.sort(key=lambda entry: entry.event.key())
    return entries, list(findings_of(ordered, known))


def strikes_of(events: list[Event]) -> dict[str, str]:
    """Which events were struck, and by which; a strike that was itself struck does nothing."""
    strikes = [event for event in events if isinstance(event.body, Strike)]
    strikes.sort(key=entered, reverse=True)
    struck: dict[str, str] = {}
    for event in strikes:  # later ones first: a struck strike never happened
        assert isinstance(event.body, Strike)
        if event.id not in struck:
            struck[event.body.target] = event.id
    return struck


def entered(event: Event) -> tuple[int, tuple[tuple[int, ...], str]]:
    """Sorts corrections as they were made: one may stand further up on the sheet than what it corrects."""
    return (event.place.order, event.key())


def amendments_of(events: list[Event], struck: dict[str, str]) -> dict[str, list[Event]]:
    """The amendments that stand, by target, the greatest (order, id) last so that it wins."""
    found: dict[str, list[Event]] = {}
    for event in events:
        if isinstance(event.body, Amend) and event.id not in struck:
            found.setdefault(event.body.target, []).append(event)
    for amendments in found.values():
        amendments.sort(key=lambda event: (event.place.order, event.id))
    return found


def entry_of(event: Event, struck: dict[str, str], amendments: list[Event]) -> Entry:
    if not amendments:
        return Entry(event=event, struck=struck.get(event.id, ""))
    now = event
    for amendment in amendments:
        now = amended(now, amendment)
    return Entry(
        event=now,
        struck=struck.get(event.id, ""),
        amended=tuple(amendment.id for amendment in amendments),
        original=event,
    )


def amended(event: Event, amendment: Event) -> Event:
    """The event with the amendment's fields in place of its own."""
    assert isinstance(amendment.body, Amend)
    fields: dict[str, Any] = msgspec.json.decode(write_body(event.body))
    body = read_body(msgspec.json.encode({**fields, **amendment.body.changes}))
    place = amendment.body.place or event.place
    return structs.replace(event, body=event.body if isinstance(body, Unknown) else body, place=place)


def findings_of(events: list[Event], known: dict[str, Event]) -> Iterable[Finding]:
    """Unknown kinds, and corrections whose target hasn't come."""
    for event in events:
        body = event.body
        if isinstance(body, Unknown):
            expected = "fields that fit the kind" if body.why else "a kind of event that this build knows"
            yield Finding(
                code="unknown-event",
                expected=expected,
                got=body.why or body.kind,
                event=event.id,
                place=event.place,
            )
        elif isinstance(body, Strike | Amend) and body.target not in known:
            yield Finding(
                code="no-such-event",
                expected="an event on this sheet to correct",
                got=body.target,
                event=event.id,
                place=event.place,
            )

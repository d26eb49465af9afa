"""The record before the fold: strikes and amendments read, lines sorted by their place."""

from collections.abc import Iterable

from rinkbook.core.game.amendments import amended
from rinkbook.core.game.sheet import Entry
from rinkbook.core.model.events import Amend, Event, Strike
from rinkbook.core.ruling import Finding


def read_record(events: Iterable[Event]) -> tuple[list[Entry], list[Finding]]:
    """Every line as it stands now, in the order of play, and the amendments that don't fit theirs."""
    known = {event.id: event for event in events}
    ordered = sorted(known.values(), key=Event.key)
    struck = strikes_of(ordered)
    amendments = amendments_of(ordered, struck)
    findings: list[Finding] = []
    entries = [entry_of(event, struck, amendments.get(event.id, []), findings) for event in ordered]
    entries.sort(key=lambda entry: entry.event.key())
    return entries, findings


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


def entry_of(event: Event, struck: dict[str, str], amendments: list[Event], findings: list[Finding]) -> Entry:
    """The line with every amendment that fits it; the others are found not to."""
    now, fitting = event, []
    for amendment in amendments:
        told = amended(now, amendment)
        if isinstance(told, Finding):
            findings.append(told)
        else:
            now = told
            fitting.append(amendment.id)
    original = event if fitting else None
    return Entry(event=now, struck=struck.get(event.id, ""), amended=tuple(fitting), original=original)

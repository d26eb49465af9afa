"""What a device tells of its own lines: it numbers them one after another, so that a gap shows."""

from collections.abc import Iterator, Sequence

from rinkbook.core.game.oddities.asking import OddRecord
from rinkbook.core.game.sheet import Entry
from rinkbook.core.model.events import Event
from rinkbook.core.ruling import Finding, finding

SENTENCES = {
    "lines-missing": "Lines of one device haven't come: {missing}.",
    "number-of-a-line-twice": "The device gave the number {got} to two lines.",
}


def gaps(entries: Sequence[Entry]) -> Iterator[Finding]:
    """A device that numbers its lines has numbered them all, from one on."""
    by_device: dict[str, list[Event]] = {}
    for entry in entries:
        event = entry.original or entry.event
        if event.device and event.n > 0:
            by_device.setdefault(event.device, []).append(event)
    for device in sorted(by_device):
        yield from of_device(sorted(by_device[device], key=lambda event: (event.n, event.id)))


def of_device(events: list[Event]) -> Iterator[Finding]:
    last, before = 0, ""
    for event in events:
        if event.n == last:
            yield finding(event, "number-of-a-line-twice", "a number of its own", str(event.n), also=before)
        elif event.n > last + 1:
            missing = str(last + 1) if event.n == last + 2 else f"{last + 1} to {event.n - 1}"
            yield finding(event, "lines-missing", f"line {last + 1} of it", str(event.n), missing=missing)
        last, before = event.n, event.id


RECORD: tuple[OddRecord, ...] = (gaps,)

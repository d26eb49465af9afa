"""Writes a sheet: each line with its id, its order, and the moment at which it was entered."""

from datetime import datetime, timedelta

from msgspec import structs

from rinkbook.core.model.events import AnyBody, Event
from rinkbook.core.model.place import Place

WARM_UP = timedelta(minutes=8)


class Scribe:
    """Keeps the lines of one game; `spent` is the time since its scheduled start."""

    def __init__(self) -> None:
        self.lines: list[Event] = []
        self.times: list[timedelta] = []
        self.spent = -WARM_UP

    def write(self, place: Place, body: AnyBody, *, after: float = 2, id: str = "") -> Event:
        """Put a line on the sheet *after* so many seconds."""
        self.spent += timedelta(seconds=after)
        order = len(self.lines) + 1
        event = Event(id=id or f"e{order:03}", place=structs.replace(place, order=order), body=body)
        self.lines.append(event)
        self.times.append(self.spent)
        return event

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        self.spent += timedelta(seconds=seconds)

    def events(self, starts: datetime) -> list[Event]:
        """The lines, entered at the moments that follow from the start of the game."""
        return [
            structs.replace(line, entered=f"{starts + spent:%Y-%m-%dT%H:%M:%SZ}")
            for line, spent in zip(self.lines, self.times, strict=True)
        ]

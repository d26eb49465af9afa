"""Sheets for tests of the judge: lines as they were entered, one after another, a minute of the day each."""

from typing import Any

from rinkbook.core import wire
from rinkbook.core.game.sheet import Sheet
from rinkbook.core.model.events import AnyBody, Dressed, Event, LineUpConfirmed, PeriodStart, Side
from rinkbook.core.model.place import Moment, Place, read_clock, read_period
from rinkbook.core.model.setup import Setup
from rinkbook.library import load, trial_folders

HOME, AWAY = Side.HOME, Side.AWAY


def read_at(text: str) -> Place:
    """`P2 8:11`, `P1 before`."""
    period, _, rest = text.partition(" ")
    part, number = read_period(period)
    if rest in tuple(Moment):
        return Place(part=part, period=number, moment=Moment(rest))
    return Place(part=part, period=number, left=read_clock(rest)[0] if rest else 0)


class Lines:
    """A sheet being written; `at` enters a line, `sheet` is what the judge makes of all."""

    def __init__(self, rulebook: str = "fwshl/2026-03-24", **setup: Any) -> None:
        self.edition = load(rulebook, more=trial_folders())
        self.setup = Setup(edition=rulebook, **setup)
        self.events: list[Event] = []

    def at(self, where: str | Place, body: AnyBody, id: str = "", **rest: Any) -> "Lines":
        """Enter a line; its order is one more than the last one's, its time a minute later."""
        number = len(self.events) + 1
        place = read_at(where) if isinstance(where, str) else where
        given = {"id": id or f"e{number}", "entered": f"2026-11-13T21:{number:02}:00Z"} | rest
        self.events.append(Event(place=place.at_order(number), body=body, **given))
        return self

    def dressed(self, *numbers: str) -> "Lines":
        """Both teams wear those numbers."""
        players = tuple(Dressed(number=number) for number in numbers)
        for side in (HOME, AWAY):
            self.at("P1 before", LineUpConfirmed(side=side, players=players))
        return self

    def started(self) -> "Lines":
        length = wire.play(self.edition, self.setup, ()).clock.length
        return self.at(Place(left=length), PeriodStart(), id="start")

    @property
    def sheet(self) -> Sheet:
        return wire.play(self.edition, self.setup, self.events)

    def found(self, code: str = "") -> list[tuple[str, str]]:
        """What doesn't add up: code and line, or of that *code* what was expected and what came.

        What the start of the game lacks is left out.
        """
        findings = [each for each in self.sheet.findings if each.event != "start"]
        if code:
            return [(each.expected, each.got) for each in findings if each.code == code]
        return [(each.code, each.event) for each in findings]

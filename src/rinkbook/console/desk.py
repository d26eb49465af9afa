"""All that a screen is made from: the game as judged, what has been said, and what the host tells."""

from collections.abc import Mapping
from functools import cached_property

from rinkbook.console import clock, law
from rinkbook.console.host import HostState
from rinkbook.console.jerseys import figure
from rinkbook.console.view import View
from rinkbook.core import wire
from rinkbook.core.game.rejudging import Struck
from rinkbook.core.game.sheet import ClockFace, Entry, PlayerLine, Sheet, Tally
from rinkbook.core.model.events import AnyBody, Event, Note, PeriodStart, Side
from rinkbook.core.model.place import Place
from rinkbook.core.model.setup import Setup, TeamSetup
from rinkbook.core.rulebook.edition import Edition

CANDIDATE = "candidate"


class Desk:
    """The scorekeeper's table at one moment: nothing on it changes, all of it is asked."""

    def __init__(
        self,
        edition: Edition,
        setup: Setup,
        events: tuple[Event, ...],
        view: View,
        host: HostState,
        faults: Mapping[str, str] | None = None,
    ) -> None:
        self.edition, self.setup, self.events = edition, setup, events
        self.view, self.host, self.faults = view, host, dict(faults or {})

    def showing(self, view: View) -> "Desk":
        """The same table with another screen on it; what was judged stays judged."""
        other = Desk(self.edition, self.setup, self.events, view, self.host, self.faults)
        other.__dict__["sheet"], other.__dict__["law"] = self.sheet, self.law
        return other

    @cached_property
    def sheet(self) -> Sheet:
        return wire.play(self.edition, self.setup, self.events)

    @cached_property
    def law(self) -> law.HouseLaw:
        return law.HouseLaw(self.edition, self.setup)

    @cached_property
    def struck(self) -> tuple[Struck, ...]:
        """The rulings that no longer hold, each with the correction that took it away."""
        return wire.struck_rulings(self.edition, self.setup, self.events)

    @property
    def face(self) -> ClockFace:
        return self.sheet.clock

    @cached_property
    def left(self) -> int:
        """Seconds on the clock as it reads now; where the arena's board keeps it, as it was last read."""
        if self.host.on_the_board:
            return clock.last_read(self.sheet, self.events)
        return clock.reads(self.face, self.host.now)

    @property
    def passed(self) -> int:
        """Milliseconds for which the clock has run since it last stood."""
        return clock.milliseconds(self.face.since, self.host.now) if self.face.running else 0

    @cached_property
    def here(self) -> Place:
        """Where the next line stands, the clock as it reads now."""
        return clock.here(self.sheet, self.left)

    @cached_property
    def live(self) -> Sheet:
        """The game as of this second: what the box and the clock's mode became by time alone."""
        return self.with_line(Note(text=""), self.here) if self.face.running else self.sheet

    @cached_property
    def opened(self) -> Sheet:
        """The game with the start of what comes next: its refusals are what is missing."""
        return self.with_line(PeriodStart(), clock.opening(self.sheet))

    @property
    def place(self) -> Place:
        """Where what is being entered stands: as said on the screen, else here."""
        return self.view.place(self.here)

    @property
    def side(self) -> Side:
        return Side.AWAY if self.view.side == Side.AWAY else Side.HOME

    def team(self, side: Side | None = None) -> TeamSetup:
        return self.setup.team(side or self.side)

    def name(self, side: Side | None = None) -> str:
        """What the team is called; a sheet begun with numbers only has sides instead."""
        which = side or self.side
        return self.team(which).name or ("Home" if which is Side.HOME else "Visitors")

    def players(self, side: Side | None = None) -> tuple[PlayerLine, ...]:
        """Who dresses tonight, by number."""
        which = side or self.side
        return tuple(sorted((line for line in self.sheet.players if line.side is which), key=by_number))

    def player(self, number: str, side: Side | None = None) -> PlayerLine | None:
        return next((line for line in self.players(side) if line.number == number), None)

    def tallies(self, number: str, side: Side | None = None) -> tuple[Tally, ...]:
        """What is counted of a player, or with no number of the team."""
        which = side or self.side
        return tuple(tally for tally in self.sheet.tallies if tally.side is which and tally.number == number)

    def entry(self, id: str) -> Entry | None:
        return next((entry for entry in self.sheet.entries if entry.event.id == id), None)

    def with_line(self, body: AnyBody, place: Place) -> Sheet:
        """The game with one line more, not entered yet: the one way in which the console foresees."""
        return self.with_lines(Event(id=CANDIDATE, place=place, body=body))

    def without(self, id: str) -> Sheet:
        """The game as it was before that line came."""
        kept = tuple(event for event in self.events if event.id != id)
        return wire.play(self.edition, self.setup, kept)

    def with_lines(self, *lines: Event) -> Sheet:
        return wire.play(self.edition, self.setup, (*self.events, *lines))


def by_number(line: PlayerLine) -> tuple[bool, int, str]:
    """Goalies last, then by number; `00` stands before `0`."""
    return (line.goalie, figure(line.number), line.number)

"""A game as its source prints it, in one shape for every source: what the judge gets, what it has to find."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from msgspec import Struct

from rinkbook.core.game.sheet import GoalLine, Pair
from rinkbook.core.model.events import AnyBody, Event, Side
from rinkbook.core.model.place import Part, Place
from rinkbook.core.model.setup import Setup
from rinkbook.core.rulebook.edition import Edition

Row = dict[str, Any]
Period = tuple[Part, int]


class Stay(Struct, frozen=True, kw_only=True):
    """A penalty's time as printed: `start` and `end` in seconds of game time; `sort` is minor or other.

    `start` None: the sheet alone knows it, so the judge was told. `end` None: none is printed, for the game
    was over first, with `left` seconds to go where that is printed. `unread`: why nothing can be compared.
    """

    event: str
    sort: str
    start: int | None = None
    end: int | None = None
    left: int | None = None
    unread: str = ""


class Printed(Struct, frozen=True, kw_only=True):
    """What the source prints and the judge isn't told, by the ids of our events.

    A field left empty isn't printed there. Skaters and teams are told apart by side and number.
    """

    finals: tuple[int | None, int | None] = (None, None)
    how: str = ""  # regulation, overtime, shootout, tie
    winner: Side | None = None
    by_period: dict[Period, Pair] = {}
    tags: dict[str, str] = {}  # a goal's strength in the source's own letters
    untagged: dict[str, str] = {}  # why a goal's can't be compared
    stays: tuple[Stay, ...] = ()
    costs: dict[str, bool] = {}  # whether a penalty leaves its side short
    waits: dict[str, bool] = {}  # whether a player comes out at a whistle only
    washed_out: tuple[str, ...] = ()  # pending calls that a goal took
    goes_out: dict[str, str] = {}  # whom a goalie change takes out of the net
    faced: dict[str, str] = {}  # the goalie of each attempt of a shootout
    out: tuple[tuple[Side, str], ...] | None = None  # sent off for the night
    by_count: tuple[tuple[Side, str], ...] | None = None  # sent off for the number of penalties
    minutes: Pair | None = None
    power_plays: tuple[str, str] | None = None  # goals on so many, "1/4"
    attempts: int = 0  # of a shootout


class RealGame(Struct, frozen=True, kw_only=True):
    """One game: set-up and events that the judge gets, what is printed, rows without a clear place."""

    game: str
    setup: Setup
    events: tuple[Event, ...]
    printed: Printed
    doubts: tuple[str, ...] = ()


class TeamSeason(Struct, frozen=True, kw_only=True):
    """A line of the published table; `figures` by the name under which it is printed.

    `endings`: how its games ended, where they aren't at hand; then only the points can be compared.
    """

    stage: str
    team: str
    figures: dict[str, int]
    endings: dict[str, int] = {}


class Source(Struct, frozen=True, kw_only=True):
    """A publisher of sheets: recognised by its `files`; `tag` writes our strength of a goal in its letters.

    `table` are the lines of its published table, `edition` the law by which its games are judged.
    """

    id: str
    title: str
    files: tuple[str, ...]
    edition: Callable[[], Edition]
    read: Callable[[Path], list[RealGame]]
    tag: Callable[[GoalLine], str]
    table: Callable[[Path], list[TeamSeason]] = lambda folder: []

    def is_in(self, folder: Path) -> bool:
        """Whether the folder holds this source's files."""
        return all(any(folder.glob(pattern)) for pattern in self.files)


def new(place: Place, body: AnyBody) -> Event:
    return Event(id="", place=place, body=body)


def numbered(events: list[Event]) -> Iterator[Event]:
    """Ids and orders as the lines came, so that those of one second keep their order."""
    for index, event in enumerate(events):
        yield Event(id=f"{index:04}", place=event.place.at_order(event.place.order or index), body=event.body)


def own_and_other(goal: GoalLine) -> Pair:
    """Skaters of the scoring side and of the other."""
    home, away = goal.skaters
    return (home, away) if goal.side is Side.HOME else (away, home)

"""Every game of a source, played by our judge."""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TypeVar

from msgspec import Struct

from benchmarks.realdata.shape import RealGame, Source
from rinkbook.core import wire
from rinkbook.core.game.sheet import Sheet
from rinkbook.core.model.events import Curfew, Event
from rinkbook.core.model.place import Moment, Place, write_place
from rinkbook.core.rulebook.edition import Edition

V = TypeVar("V")


class Played(Struct, frozen=True, kw_only=True):
    """A game and what the judge made of it; `stopped`: its rows ended before the judge saw an end."""

    law: Edition
    game: RealGame
    sheet: Sheet
    stopped: bool = False

    def names(self, event: str) -> str:
        """Where a line stands, and whose it is."""
        found = next(entry.event for entry in self.sheet.entries if entry.event.id == event)
        side = getattr(found.body, "side", None)
        return f"{write_place(found.place)}{f' {side.value}' if side else ''}"


def play_all(source: Source, folder: Path, *, bar: bool = False) -> list[Played]:
    """Every game that the source has in the folder."""
    law, games = source.edition(), source.read(folder)
    played = (play_one(law, game) for game in games)
    return list(progress(played, len(games), source.title) if bar else played)


def play_one(law: Edition, game: RealGame) -> Played:
    """A game whose rows stop short of an end (an attempt not written down) ended as it stood."""
    sheet = wire.play(law, game.setup, game.events)
    if sheet.over:
        return Played(law=law, game=game, sheet=sheet)
    sheet = wire.play(law, game.setup, (*game.events, ended(sheet)))
    return Played(law=law, game=game, sheet=sheet, stopped=True)


def ended(sheet: Sheet) -> Event:
    place = Place(part=sheet.clock.part, period=sheet.clock.period, moment=Moment.AFTER, order=10_000)
    return Event(id="ended", place=place, body=Curfew())


def progress(steps: Iterable[V], total: int, title: str) -> Iterator[V]:
    """The steps one by one, with a bar on the terminal; nothing where the output is a file."""
    for done, step in enumerate(steps, 1):
        yield step
        if sys.stderr.isatty() and (done % 25 == 0 or done == total):
            filled = 40 * done // total
            bar, end = "#" * filled + "." * (40 - filled), "\n" if done == total else ""
            print(f"\r[{bar}] {done}/{total} {title}", end=end, file=sys.stderr)

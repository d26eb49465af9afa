"""The two leagues of the demo as data: their teams in the order in which they meet tonight, rinks, hours."""

from datetime import time

from msgspec import Struct

from rinkbook.demo.story import Told

Named = tuple[str, str, str]
"""A player whom we know by name: number, name, and G, C, A, sub or nothing."""


class Club(Struct, frozen=True, kw_only=True):
    """A team; `strength` is about 1, `named` its roster where it isn't left to chance."""

    slug: str
    name: str
    short: str
    colour: str
    light: str = "#ffffff"
    division: str
    strength: float = 1.0
    named: tuple[Named, ...] = ()


class Held(Struct, frozen=True, kw_only=True):
    """What one player of tonight's last game is told at the rink, and whether it keeps him off."""

    code: str
    clause: str
    words: str
    blocks: bool


class Nights(Struct, frozen=True, kw_only=True):
    """When and where: days from tonight, the first face-off, and each game's rink and minutes after it.

    `tonight` are minutes after the game that is under way, `lead` how many of it have passed.
    """

    days: tuple[int, ...]
    first: time
    slots: tuple[tuple[int, int], ...]
    tonight: tuple[int, ...]
    lead: int
    slot: int


class Circuit(Struct, frozen=True, kw_only=True):
    """A league of the demo; `live` names the club whose game is under way tonight.

    `goals` and `calls` are what a team may expect in a game.
    """

    slug: str
    name: str
    short_name: str
    sport: str
    colour: str
    edition: str
    divisions: tuple[tuple[str, str], ...]
    clubs: tuple[Club, ...]
    rinks: tuple[tuple[str, str, str], ...]
    nights: Nights
    live: str
    stories: tuple[Told, ...]
    held: Held
    skaters: int
    referees: int
    goals: float
    calls: float

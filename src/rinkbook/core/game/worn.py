"""A line-up by number; who wears another's number, or none, has a key of his own beside it."""

from collections.abc import Iterable, Iterator
from itertools import chain, count

from rinkbook.core.model.events import Dressed

LineUp = dict[str, Dressed]
NO_NUMBER = "?"


def by_number(players: Iterable[Dressed]) -> LineUp:
    """The players by the numbers they wear; nobody is lost by a number."""
    found: LineUp = {}
    for dressed in players:
        found[next(key for key in keys_of(dressed.number or NO_NUMBER) if key not in found)] = dressed
    return found


def keys_of(number: str) -> Iterator[str]:
    """`9`, and for others who wear it `9/2`, `9/3` …"""
    return chain((number,), (f"{number}/{nth}" for nth in count(2)))


def is_worn_twice(line_up: LineUp, number: str) -> bool:
    return f"{number}/2" in line_up


def moved_up(line_up: LineUp, number: str) -> Iterator[tuple[str, str]]:
    """The keys, as they were and as they are, of others who wear a number that its first wearer gave up."""
    keys = keys_of(number)
    now = next(keys)
    for was in keys:
        if was not in line_up:
            return
        yield was, now
        now = was

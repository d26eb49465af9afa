"""Which parts of penalties at one whistle cancel: as many on either side, equal by the book's measure."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from msgspec import Struct

from rinkbook.core.game.rules.coincidental import Coincidental
from rinkbook.core.game.sheet import Entry
from rinkbook.core.model.events import Penalty, Side
from rinkbook.core.model.place import Place

PartKey = tuple[str, int]  # the event's id, which of its parts
Whistle = tuple[object, ...]


class Part(Struct, frozen=True):
    """A part that costs a skater, of a penalty as called; which part it is."""

    key: PartKey
    side: Side
    player: str  # a number, or the event's id for one of the team
    name: str
    length: int
    ends_on_goal: bool


class Coincidence(Struct, frozen=True, kw_only=True):
    """What was called together: the parts that cancel, and the whistles with a lone minor of either side."""

    cancelled: frozenset[PartKey] = frozenset()
    pairs: frozenset[Whistle] = frozenset()


Parts = Callable[[str, Penalty], list[Part]]


def coincidence(entries: Iterable[Entry], parts_of: Parts, rule: Coincidental) -> Coincidence:
    """Read before the fold: a call is judged knowing what else was called at its whistle."""
    cancelled: set[PartKey] = set()
    pairs: set[Whistle] = set()
    for whistle, group in whistles(entries).items():
        if {penalty.side for _, penalty in group} == {Side.HOME, Side.AWAY}:
            parts = [part for event, penalty in group for part in parts_of(event, penalty)]
            found = set(cancel(parts, rule))
            cancelled |= found
            if len(parts) == len(found) == 2 and parts[0].ends_on_goal:
                pairs.add(whistle)
    return Coincidence(cancelled=frozenset(cancelled), pairs=frozenset(pairs))


def whistles(entries: Iterable[Entry]) -> dict[Whistle, list[tuple[str, Penalty]]]:
    """Penalties that may cancel, by the whistle at which they were called."""
    groups: dict[Whistle, list[tuple[str, Penalty]]] = {}
    for entry in entries:
        body = entry.event.body
        if isinstance(body, Penalty) and not entry.struck and not body.separate:
            groups.setdefault(whistle_at(entry.event.place, body), []).append((entry.event.id, body))
    return groups


def whistle_at(place: Place, body: Penalty) -> Whistle:
    """The same word, or the same reading of the clock."""
    return (
        (body.whistle,)
        if body.whistle
        else (place.part, place.period, place.moment, place.left, place.tenths)
    )


def cancel(parts: list[Part], rule: Coincidental) -> Iterator[PartKey]:
    """Of each length, or class, as many of one side as of the other."""
    counts = Counter((part.side, part.player) for part in parts)
    alike: dict[object, dict[Side, list[Part]]] = {}
    for part in parts:
        measure = part.length if rule.equal == "length" else part.name
        alike.setdefault(measure, {Side.HOME: [], Side.AWAY: []})[part.side].append(part)
    for sides in alike.values():
        equal = min(map(len, sides.values()))
        for found in sides.values():
            yield from (part.key for part in first_to_cancel(found, counts, rule)[:equal])


def first_to_cancel(parts: list[Part], counts: Counter[tuple[Side, str]], rule: Coincidental) -> list[Part]:
    """A side's parts in the order in which they cancel."""
    if rule.cancels == "last":
        return parts[::-1]
    if rule.cancels == "first":
        return parts
    return sorted(parts, key=lambda part: counts[(part.side, part.player)])

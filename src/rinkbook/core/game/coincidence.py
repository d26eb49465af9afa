"""Which parts of penalties at one whistle cancel: as many of a class on either side."""

from collections.abc import Callable, Iterable

from rinkbook.core.game.sheet import Entry
from rinkbook.core.model.events import Penalty, Side

PartKey = tuple[str, int]  # the event's id, which of its parts


def cancelled_parts(
    entries: Iterable[Entry], parts_of: Callable[[Penalty], tuple[str, ...]]
) -> frozenset[PartKey]:
    """The parts that cost neither side a skater; `parts_of` names the classes of a penalty's short parts."""
    cancelled: set[PartKey] = set()
    for group in whistles(entries).values():
        if {side for side, _, _ in group} == {Side.HOME, Side.AWAY}:
            cancelled |= cancel(group, parts_of)
    return frozenset(cancelled)


Call = tuple[Side, str, Penalty]


def whistles(entries: Iterable[Entry]) -> dict[tuple[object, ...], list[Call]]:
    """Penalties by the whistle at which they were called: the same reading of the clock, or the same word."""
    groups: dict[tuple[object, ...], list[Call]] = {}
    for entry in entries:
        body, place = entry.event.body, entry.event.place
        if isinstance(body, Penalty) and not entry.struck and not body.separate:
            where = (place.part, place.period, place.moment, place.left, place.tenths)
            whistle = (body.whistle,) if body.whistle else where
            groups.setdefault(whistle, []).append((body.side, entry.event.id, body))
    return groups


def cancel(group: list[Call], parts_of: Callable[[Penalty], tuple[str, ...]]) -> set[PartKey]:
    by_class: dict[str, dict[Side, list[PartKey]]] = {}
    for side, event, penalty in group:
        for index, name in enumerate(parts_of(penalty)):
            if name:
                by_class.setdefault(name, {Side.HOME: [], Side.AWAY: []})[side].append((event, index))
    found: set[PartKey] = set()
    for sides in by_class.values():
        equal = min(len(sides[Side.HOME]), len(sides[Side.AWAY]))
        found.update(sides[Side.HOME][:equal] + sides[Side.AWAY][:equal])
    return found

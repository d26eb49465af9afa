"""Asks every subject: about the record, about each line where it stands, about the game as it came out."""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType, ModuleType

from rinkbook.core.game.oddities import (
    absent,
    allowed,
    clocks,
    corrections,
    devices,
    ends,
    goalies,
    goals,
    graces,
    line_ups,
    numbers,
    pairs,
    penalties,
    setups,
    shootouts,
    times,
)
from rinkbook.core.game.oddities.asking import Odd, OddAfter, OddAlways, OddRecord
from rinkbook.core.game.sheet import Entry
from rinkbook.core.game.state import State
from rinkbook.core.model.events import Event
from rinkbook.core.rulebook.words import fill
from rinkbook.core.ruling import Finding

SUBJECTS: tuple[ModuleType, ...] = (
    times, clocks, graces, numbers, line_ups, goals, absent, penalties, goalies, shootouts, ends, corrections,
    pairs, devices, allowed, setups,
)  # fmt: skip


def by_kind() -> dict[type, tuple[Odd, ...]]:
    """What is asked about a kind of event, subject by subject."""
    found: dict[type, tuple[Odd, ...]] = {}
    for subject in SUBJECTS:
        for kind, checks in getattr(subject, "ODD", {}).items():
            found[kind] = (*found.get(kind, ()), *checks)
    return found


ALWAYS: tuple[OddAlways, ...] = times.ALWAYS
BY_KIND = by_kind()
RECORD: tuple[OddRecord, ...] = tuple(check for each in SUBJECTS for check in getattr(each, "RECORD", ()))
AFTER: tuple[OddAfter, ...] = tuple(check for each in SUBJECTS for check in getattr(each, "AFTER", ()))
SENTENCES: Mapping[str, str] = MappingProxyType(
    {code: said for subject in SUBJECTS for code, said in subject.SENTENCES.items()}
)


def odd_record(entries: Sequence[Entry]) -> Iterator[Finding]:
    """What the lines themselves get wrong, before there is a game."""
    for check in RECORD:
        yield from check(entries)


def oddities(game: State, event: Event) -> Iterator[Finding]:
    """Everything odd about the event where it stands."""
    for always in ALWAYS:
        yield from always(game, event)
    for check in BY_KIND.get(type(event.body), ()):
        yield from check(game, event, event.body)


def odd_after(game: State, entries: Sequence[Entry]) -> Iterator[Finding]:
    """What the game as a whole leaves open."""
    for check in AFTER:
        yield from check(game, entries)


def say(found: Finding) -> str:
    """The finding in one sentence."""
    return fill(SENTENCES.get(found.code, found.code), {**found.facts, "got": found.got})

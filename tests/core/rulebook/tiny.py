"""An edition of a few lines and a few kinds of rules, for the tests of the reader."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from rinkbook.core.errors import InvalidEdition
from rinkbook.core.rulebook.edition import Edition
from rinkbook.core.rulebook.reader import read_edition


class Mercy(Struct, frozen=True, kw_only=True, tag="mercy", tag_field="kind", forbid_unknown_fields=True):
    """Once a game; speaks against its own values."""

    PARTS: ClassVar[dict[str, str]] = {"on": "from here on", "off": "no longer"}

    on: int
    off: int

    def faults(self) -> Iterator[str]:
        if self.off >= self.on:
            yield (
                "expected off below on, or the clock would never settle; "
                f"got on = {self.on}, off = {self.off}"
            )


class Clock(Struct, frozen=True, kw_only=True, tag="clock", tag_field="kind", forbid_unknown_fields=True):
    """Once a game; speaks against the rest of the edition."""

    order: tuple[str, ...] = ()

    def faults_in(self, edition: Edition) -> Iterator[str]:
        named = {section.id for section in edition.sections}
        for name in self.order:
            if name not in named:
                yield f"order: expected the id of a rule of this edition, got {name!r}"


class Do(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a step does."""

    out: str = ""
    suspend: int = 0


class Step(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A row that names its own clause."""

    at: int
    do: Do
    clause: str = ""


class Counter(Struct, frozen=True, kw_only=True, tag="counter", tag_field="kind", forbid_unknown_fields=True):
    """May stand often; has rows and a table of weights."""

    OFTEN: ClassVar[bool] = True

    subject: str
    steps: tuple[Step, ...]
    weights: dict[str, int] = {}
    share: tuple[int, int] = (1, 2)


KINDS: dict[str, type[Struct]] = {"mercy": Mercy, "clock": Clock, "counter": Counter}

HEAD = """
id = "tiny/2026-01-01"
league = "tiny"
title = "Tiny"
in_force = 2026-01-01
"""

STAGES = """
[stages]
season = "season"
final = "playoff"
"""

CLAUSE = """
[clause.far-ahead]
heading = "Far ahead"
says = "From {mercy.on} on the clock runs."
kind = "enforced"
"""

MERCY = """
[[rule]]
kind = "mercy"
clause = "far-ahead"
on = 7
off = 6
"""

BASE = """
id = "base/2025"
league = "base"
title = "The base book"
in_force = 2025-01-01

[clause.minor]
heading = "Minor"
says = "Penalty {counts.steps.0.at} is the last."
kind = "enforced"

[[rule]]
kind = "counter"
id = "counts"
clause = "minor"
subject = "player"
steps = [{ at = 3, do = { out = "game" } }]

[[rule]]
kind = "clock"
clause = "minor"
"""

EXTENDS = 'extends = "base/2025"\n'


def tiny(*parts: str, bases: dict[str, str] | None = None) -> Edition:
    """The edition made of the head and *parts*."""
    return read_edition(HEAD + "".join(parts), kinds=KINDS, bases=bases or {})


def faults(*parts: str, bases: dict[str, str] | None = None) -> tuple[str, ...]:
    """Every fault of that edition, without the edition's name before it; nothing where it reads."""
    try:
        tiny(*parts, bases=bases)
    except InvalidEdition as error:
        return tuple(fault.removeprefix("tiny/2026-01-01 ") for fault in error.faults)
    return ()

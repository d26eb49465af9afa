"""Collects the rules from their folders, so that nothing below knows any of them by name."""

import importlib
import pkgutil
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from importlib.util import find_spec
from types import MappingProxyType, ModuleType
from typing import TypeVar

from msgspec import Struct

from rinkbook.core.errors import InvalidRule
from rinkbook.core.game import fold, rejudging
from rinkbook.core.game.changes import Changes
from rinkbook.core.game.hooks import Rules, collect, kinds_in
from rinkbook.core.game.rejudging import Struck
from rinkbook.core.game.sheet import Sheet
from rinkbook.core.model.events import Event
from rinkbook.core.model.setup import Setup
from rinkbook.core.rulebook import reader
from rinkbook.core.rulebook.edition import Edition

FOLDERS = (
    "rinkbook.core.game.rules",
    "rinkbook.core.standings.rules",
    "rinkbook.core.eligibility.conditions",
    "rinkbook.core.discipline.serving",
    "rinkbook.core.office.procedures",
    "rinkbook.core.playoffs.rules",
    "rinkbook.core.schedule.constraints",
    "rinkbook.core.draft.rules",
)

V = TypeVar("V")


def rule_modules() -> tuple[ModuleType, ...]:
    """Every file of a rule, folder by folder, by name."""
    return tuple(module for folder in FOLDERS for module in modules_in(folder))


def modules_in(folder: str) -> Iterator[ModuleType]:
    """The files of one folder of rules; a family that has none yet has no folder."""
    package = importlib.import_module(folder) if _is_there(folder) else None
    if package is not None:
        for name in sorted(found.name for found in pkgutil.iter_modules(package.__path__)):
            yield importlib.import_module(f"{folder}.{name}")


def _is_there(folder: str) -> bool:
    parent = folder.rpartition(".")[0]
    return find_spec(parent) is not None and find_spec(folder) is not None


def collect_kinds(modules: Iterable[ModuleType]) -> dict[str, type[Struct]]:
    """The types of rules by kind; raises InvalidRule where two files have one kind."""
    return _merged("kind", ((module, kinds_in(module)) for module in modules))


def collect_sentences(modules: Iterable[ModuleType]) -> dict[str, tuple[str, str]]:
    """The sentences of all rulings by code; raises InvalidRule where two files have one code."""
    return _merged("code", ((module, getattr(module, "SENTENCES", {})) for module in modules))


def _merged(what: str, parts: Iterable[tuple[ModuleType, Mapping[str, V]]]) -> dict[str, V]:
    merged: dict[str, V] = {}
    home: dict[str, str] = {}
    for module, part in parts:
        for name, value in part.items():
            if name in home:
                raise InvalidRule(
                    f"{what} {name!r}: expected it in one file, got {home[name]} and {module.__name__}"
                )
            merged[name], home[name] = value, module.__name__
    return merged


MODULES = rule_modules()
KINDS: Mapping[str, type[Struct]] = MappingProxyType(collect_kinds(MODULES))
SENTENCES: Mapping[str, tuple[str, str]] = MappingProxyType(collect_sentences(MODULES))
RULES: Rules = collect(MODULES)


def read_edition(
    text: str, bases: Mapping[str, str] = reader.NO_BASES, name: str = reader.NAMELESS
) -> Edition:
    """The edition in *text*, of any kind of rule that there is; raises InvalidEdition with every fault."""
    return reader.read_edition(text, kinds=KINDS, bases=bases, name=name)


def play(edition: Edition, setup: Setup, events: Iterable[Event]) -> Sheet:
    """Judge a sheet by every rule that there is."""
    return fold.play(edition, setup, events, RULES)


def before_and_after(edition: Edition, setup: Setup, events: Iterable[Event], correction: str) -> Changes:
    """What the line of that id changed: the sheet as it stood before it, against the sheet with it."""
    return rejudging.before_and_after(partial(play, edition, setup), events, correction)


def struck_rulings(edition: Edition, setup: Setup, events: Iterable[Event]) -> tuple[Struck, ...]:
    """The rulings of a sheet that no longer hold, each with the correction that took it away."""
    return rejudging.struck_rulings(partial(play, edition, setup), events)


def has_corrections(events: Iterable[Event]) -> bool:
    """Whether anything on the sheet reaches further up than it had come to: a ruling may have gone."""
    return rejudging.has_corrections(events)

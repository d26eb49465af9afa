"""What teams level on points are compared by: one file a measure, collected here by name."""

import importlib
import pkgutil
from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from rinkbook.core.standings.view import View, write_number


class Measure(Struct, frozen=True):
    """A measure: its figure for one team (none: it can't tell), and its words.

    `sentences` has "most", "fewest" and "tied" (among the tied only, with a place for "{games}").
    """

    code: str
    figure: Callable[[View], int | None]
    sentences: Mapping[str, str]
    write: Callable[[int | float | None], str] = write_number


def _measure(module: Any) -> Measure:
    write = getattr(module, "write", write_number)
    return Measure(module.MEASURE, module.measure, module.SENTENCES, write)


def _collect() -> Mapping[str, Measure]:
    names = sorted(found.name for found in pkgutil.iter_modules(__path__))
    modules = (importlib.import_module(f"{__name__}.{name}") for name in names)
    return {measure.code: measure for measure in map(_measure, modules)}


MEASURES = _collect()

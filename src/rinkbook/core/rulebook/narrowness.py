"""Of a kind that a game has once, one rule must stand for every game: two equally narrow ones are a fault."""

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any

from rinkbook.core.rulebook.edition import Edition, Section
from rinkbook.core.rulebook.scope import Occasion, Scope

SORTS = ("season", "playoff", "exhibition")


def equally_narrow(edition: Edition) -> Iterator[tuple[str, str]]:
    """Each pair of rules of one kind between which some game of the edition couldn't choose."""
    told: set[tuple[str, str]] = set()
    for sections in _once_a_game(edition):
        for occasion in _occasions(edition, [section.scope for section in sections]):
            pair = _level_at(sections, occasion)
            if pair and pair not in told:
                told.add(pair)
                yield f"[[rule]] {pair[1]}.scope", _what(pair[0], occasion)


def _once_a_game(edition: Edition) -> Iterable[list[Section[Any]]]:
    by_kind: dict[str, list[Section[Any]]] = {}
    for section in edition.sections:
        if not getattr(section.rule, "OFTEN", False):
            by_kind.setdefault(section.kind, []).append(section)
    return [sections for sections in by_kind.values() if len(sections) > 1]


def _occasions(edition: Edition, scopes: list[Scope]) -> Iterator[Occasion]:
    """Every sort of game between which those scopes tell; "" is a division or round that none names."""
    stages = edition.stages or {sort: sort for sort in SORTS}
    divisions = dict.fromkeys(["", *(name for scope in scopes for name in scope.divisions)])
    rounds = dict.fromkeys(["", *(name for scope in scopes for name in scope.rounds)])
    for (stage, sort), division, round in product(stages.items(), divisions, rounds):
        yield Occasion(stage=stage, sort=sort, division=division, round=round)


def _level_at(sections: list[Section[Any]], occasion: Occasion) -> tuple[str, str] | None:
    fitting = [section for section in sections if section.scope.fits(occasion)]
    fitting.sort(key=lambda section: section.scope.narrowness())
    if len(fitting) < 2 or fitting[-1].scope.narrowness() != fitting[-2].scope.narrowness():
        return None
    return fitting[-2].id, fitting[-1].id


def _what(other: str, occasion: Occasion) -> str:
    named = [f"stage {occasion.stage!r}"]
    named += [f"division {occasion.division!r}"] if occasion.division else []
    named += [f"round {occasion.round!r}"] if occasion.round else []
    return f"expected one narrower or wider than that of {other!r}, got both alike at {', '.join(named)}"

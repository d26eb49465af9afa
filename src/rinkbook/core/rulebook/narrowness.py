"""Which rule stands for which game; of a kind that a game has once, two equally narrow ones are a fault."""

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any

from rinkbook.core.rulebook.edition import Edition, Section
from rinkbook.core.rulebook.scope import SORTS, Occasion, Scope


def equally_narrow(edition: Edition) -> Iterator[tuple[str, str]]:
    """Each pair of rules of one kind between which some game of the edition couldn't choose."""
    told: set[tuple[str, str]] = set()
    for sections in _once_a_game(edition):
        for occasion in occasions(edition, [section.scope for section in sections]):
            pair = _level_at(sections, occasion)
            if pair and pair not in told:
                told.add(pair)
                yield f"[[rule]] {pair[1]}.scope", _what(pair[0], occasion)


def stands_for(edition: Edition, rule: Any) -> Iterator[Occasion]:
    """Every sort of game for which *rule* is the one of its kind that stands."""
    for occasion in occasions(edition, [section.scope for section in edition.sections]):
        if any(section.rule is rule for section in standing(edition, occasion)):
            yield occasion


def standing(edition: Edition, occasion: Occasion) -> list[Section[Any]]:
    """The rules of such a game; of a kind that it has once, the narrowest."""
    fitting = [section for section in edition.sections if section.scope.fits(occasion)]
    once = [section for section in fitting if not getattr(section.rule, "OFTEN", False)]
    narrowest = {
        section.kind: section for section in sorted(once, key=lambda section: section.scope.narrowness())
    }
    return [section for section in fitting if narrowest.get(section.kind, section) is section]


def told(occasion: Occasion) -> str:
    """Such a game in words."""
    named = [f"stage {occasion.stage!r}"]
    named += [f"division {occasion.division!r}"] if occasion.division else []
    named += [f"round {occasion.round!r}"] if occasion.round else []
    return ", ".join(named)


def _once_a_game(edition: Edition) -> Iterable[list[Section[Any]]]:
    by_kind: dict[str, list[Section[Any]]] = {}
    for section in edition.sections:
        if not getattr(section.rule, "OFTEN", False):
            by_kind.setdefault(section.kind, []).append(section)
    return [sections for sections in by_kind.values() if len(sections) > 1]


def occasions(edition: Edition, scopes: list[Scope]) -> Iterator[Occasion]:
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
    return f"expected one narrower or wider than that of {other!r}, got both alike at {told(occasion)}"

"""Which of the rulebooks that ship use a rule, and for which of their clauses."""

from functools import cache
from typing import Any

from msgspec import Struct, structs

from rinkbook import library
from rinkbook.core.rulebook.edition import Edition, Section
from rinkbook.core.rulebook.paths import carries
from rinkbook.core.rulebook.scope import Scope

MOST_CLAUSES = 8


@cache
def editions() -> tuple[Edition, ...]:
    """Every edition that ships, by its id."""
    return library.shipped()


def own_sections(edition: Edition) -> list[Section[Any]]:
    """The rules that stand in the edition's own file."""
    if not edition.extends:
        return list(edition.sections)
    below = next(each for each in editions() if each.id == edition.extends)
    base = [structs.replace(section, position=0) for section in below.sections]
    return [each for each in edition.sections if structs.replace(each, position=0) not in base]


def uses(kind: type[Struct]) -> list[str]:
    """A line for each rule of that kind: edition, id, scope, clauses."""
    return [
        f"`{edition.id}` `{section.id}`{_scope(section.scope)}: {_clauses(section)}"
        for edition in editions()
        for section in own_sections(edition)
        if type(section.rule) is kind
    ]


def _scope(scope: Scope) -> str:
    named = [f"{name} {', '.join(of)}" for name, of in structs.asdict(scope).items() if of]
    return f" ({'; '.join(named)})" if named else ""


def _clauses(section: Section[Any]) -> str:
    """Each clause with the parts that it is for; the clauses of rows have none."""
    listed = [" ".join([*(f"`{part}`" for part in _parts(section, id)), id]) for id in carries(section)]
    more = len(listed) - MOST_CLAUSES
    return ", ".join(listed[:MOST_CLAUSES]) + (f" and {more} more" if more > 0 else "")


def _parts(section: Section[Any], clause: str) -> list[str]:
    return [part for part, id in section.clauses.items() if id == clause and part and "." not in part]

"""An edition joined with its base book: own clauses first, the base's rules first unless replaced by id."""

import hashlib
from typing import Any

from msgspec import structs

from rinkbook.core.errors import NoSuchField
from rinkbook.core.rulebook.clause import Reading
from rinkbook.core.rulebook.edition import Edition, Section
from rinkbook.core.rulebook.paths import look_up
from rinkbook.core.rulebook.tables import Own


def join(own: Own, base: Edition | None, text: str) -> Edition:
    """The edition as the judge reads it; without a base it is what the file says and no more."""
    edition = Edition(
        **structs.asdict(own.head),
        clauses=own.clauses,
        sections=_in_order(own.sections),
        readings=own.readings,
        conflicts=own.conflicts,
        digest=_digest(text, base),
    )
    return edition if base is None else _over(edition, base)


def _over(own: Edition, base: Edition) -> Edition:
    return structs.replace(
        own,
        stages=own.stages or base.stages,
        topics={**own.topics, **{id: title for id, title in base.topics.items() if id not in own.topics}},
        clauses=own.clauses + base.clauses,
        sections=_in_order(_sections(own, base)),
        readings=own.readings + _others(own.readings, base.readings),
        conflicts=own.conflicts + base.conflicts,
    )


def _sections(own: Edition, base: Edition) -> tuple[Section[Any], ...]:
    """A rule that replaces one of the base's stands in its place."""
    replaced = {section.id: section for section in own.sections}
    known = {section.id for section in base.sections}
    kept = tuple(replaced.get(section.id, section) for section in base.sections)
    return kept + tuple(section for section in own.sections if section.id not in known)


def _others(own: tuple[Any, ...], base: tuple[Any, ...]) -> tuple[Any, ...]:
    ids = {reading.id for reading in own}
    return tuple(reading for reading in base if reading.id not in ids)


def _in_order(sections: tuple[Section[Any], ...]) -> tuple[Section[Any], ...]:
    return tuple(structs.replace(section, position=at) for at, section in enumerate(sections))


def _digest(text: str, base: Edition | None) -> str:
    """Of the text and, through its base's digest, of every text below it."""
    resolved = f"{text}\0{base.digest if base else ''}"
    return hashlib.sha256(resolved.encode()).hexdigest()


def with_values(edition: Edition) -> Edition:
    """Each reading with the value that its switch holds now, where that is a plain one."""
    return structs.replace(
        edition, readings=tuple(_with_value(reading, edition) for reading in edition.readings)
    )


def _with_value(reading: Reading, edition: Edition) -> Reading:
    if not reading.switch or not reading.field_stands:
        return reading
    try:
        value = look_up(reading.switch, edition.sections)
    except NoSuchField:  # a base's reading of a rule that the league replaced
        value = None
    return structs.replace(reading, value=value if _is_plain(value) else None)


def _is_plain(value: Any) -> bool:
    if isinstance(value, tuple):
        return all(isinstance(item, str) for item in value)
    return isinstance(value, str | int | float)

"""Words with their numbers: a clause's come from the rules of its edition, a decision's from its facts."""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Protocol

from msgspec import Struct, structs

from rinkbook.core.errors import NoSuchField
from rinkbook.core.rulebook.clause import Clause
from rinkbook.core.rulebook.edition import Edition
from rinkbook.core.rulebook.formats import FORMATS, fits, write
from rinkbook.core.rulebook.paths import look_up

PLACEHOLDER = re.compile(r"\{([^{}|]*)(?:\|([^{}]*))?\}")

Sentences = Mapping[str, tuple[str, str]]  # code → what was decided, because of which facts


class Decided(Protocol):
    """Anything that was decided under a clause: a ruling, a condition's verdict, a step of a tie-break."""

    @property
    def code(self) -> str: ...
    @property
    def clause(self) -> str: ...
    @property
    def facts(self) -> Mapping[str, Any]: ...
    @property
    def remedies(self) -> tuple[str, ...]: ...


class Phrase(Struct, frozen=True, kw_only=True):
    """A decision in words: what, why, under which clause (its numbers filled in), what would help."""

    decision: str
    because: str
    clause: Clause
    remedies: tuple[str, ...] = ()


def says(clause: Clause, edition: Edition) -> str:
    """The clause's words with the numbers of its edition; a place without a value stays as it is written."""
    return _fill(clause.says, lambda path: look_up(path, edition.sections))


def phrase(ruling: Decided, sentences: Sentences, edition: Edition) -> Phrase:
    """The ruling in words; raises NoSuchRule where its clause isn't of this edition."""
    clause = edition.clause(ruling.clause)
    decision, because = _sentence(ruling.code, ruling.facts, sentences)
    return Phrase(
        decision=decision,
        because=because,
        clause=structs.replace(clause, says=says(clause, edition)),
        remedies=tuple(_sentence(code, ruling.facts, sentences)[0] for code in ruling.remedies),
    )


def _sentence(code: str, facts: Mapping[str, Any], sentences: Sentences) -> tuple[str, str]:
    decision, because = sentences.get(code, (code.replace("-", " "), ""))
    return fill(decision, facts), fill(because, facts)


def unsayable(ruling: Decided, sentences: Sentences) -> Iterator[str]:
    """The codes that have no sentence, and the places in sentences for which there is no fact."""
    for code in (ruling.code, *ruling.remedies):
        if code not in sentences:
            yield code
        places = PLACEHOLDER.finditer(" ".join(sentences.get(code, ())))
        yield from (f"{code} {place[0]}" for place in places if place[1] not in ruling.facts)


def fill(template: str, facts: Mapping[str, Any]) -> str:
    """The template with its facts; one that is missing is shown by its name in braces."""
    return _fill(template, facts.__getitem__)


def _fill(template: str, find: Callable[[str], Any]) -> str:
    def filled(match: re.Match[str]) -> str:
        try:
            word = write(find(match[1]), match[2] or "plain")
        except (KeyError, NoSuchField):
            return f"{{{match[1]}}}"
        return word[:1].upper() + word[1:] if _begins_sentence(match) else word

    return PLACEHOLDER.sub(filled, template)


def _begins_sentence(match: re.Match[str]) -> bool:
    """Whether a number in words stands first in its sentence; a name is left as it is written."""
    return bool(match[2]) and (match.start() == 0 or match.string[: match.start()].endswith(". "))


def unfilled(template: str, find: Callable[[str], Any]) -> Iterator[str]:
    """What is wrong with the template's places: `expected …, got …`."""
    for match in PLACEHOLDER.finditer(template):
        try:
            value = find(match[1])
        except NoSuchField as error:
            yield str(error)
        else:
            yield from _unsayable(match[0], value, match[2] or "plain")


def _unsayable(place: str, value: Any, format: str) -> Iterator[str]:
    if format not in FORMATS:
        yield f"expected a format out of {', '.join(FORMATS)}; got {place!r}"
    elif not fits(value, format):
        yield f"expected a value that {format!r} is made for in {place!r}, got {value!r}"
    elif not _is_sayable(value):
        yield f"expected {place!r} to be a number, a text or a list of them, got a table or nothing"


def _is_sayable(value: Any) -> bool:
    if isinstance(value, tuple | list):
        return all(_is_sayable(item) for item in value)
    return isinstance(value, str | int | float)

"""The catalogue of offences: what an official may call, and which class it carries; a league adds its own."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec import Struct, field

from rinkbook.core.game.rules.penalty_classes import unknown_classes
from rinkbook.core.model.events import Event, Penalty
from rinkbook.core.rulebook.edition import Edition, Section
from rinkbook.core.rulebook.values import among
from rinkbook.core.ruling import Ruling, Verdict, decide

if TYPE_CHECKING:
    from rinkbook.core.game.state import State


class Offence(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An offence: its `title` and `class`, or `classes` given together; `usual` ones are offered first.

    `choices`: between which the referee chooses, each the classes that he may call. `groups` are those of
    offences that it belongs to, which a counter may name. `clause`: its own, where it has one.
    """

    title: str
    penalty_class: str = field(name="class", default="")
    classes: tuple[str, ...] = ()
    choices: tuple[tuple[str, ...], ...] = ()
    groups: tuple[str, ...] = ()
    usual: bool = False
    clause: str = ""

    def all_classes(self) -> tuple[str, ...]:
        return self.classes or ((self.penalty_class,) if self.penalty_class else ())


class Offences(Struct, frozen=True, kw_only=True, tag="offences", forbid_unknown_fields=True):
    """The `catalogue`: every offence of the book by name."""

    catalogue: dict[str, Offence]

    def faults(self) -> Iterator[str]:
        yield from faults_of(self.catalogue)

    def faults_in(self, edition: Edition) -> Iterator[str]:
        yield from unknown_in(self.catalogue, edition)


class OffencesAdded(Struct, frozen=True, kw_only=True, tag="offences-added", forbid_unknown_fields=True):
    """The `catalogue` of a league's own: one of the base book's with the same name gives way to it."""

    OFTEN: ClassVar[bool] = True

    catalogue: dict[str, Offence]

    def faults(self) -> Iterator[str]:
        yield from faults_of(self.catalogue)

    def faults_in(self, edition: Edition) -> Iterator[str]:
        yield from unknown_in(self.catalogue, edition)


def faults_of(catalogue: dict[str, Offence]) -> Iterator[str]:
    for name, offence in catalogue.items():
        if bool(offence.penalty_class) + bool(offence.classes) + bool(offence.choices) > 1:
            told = "class, classes or choices" if offence.choices else "class or classes"
            yield f"catalogue.{name}: expected {told}, got {'more than one' if offence.choices else 'both'}"
        if len(offence.choices) == 1 or () in offence.choices:
            yield f"catalogue.{name}.choices: expected two or more, each with a class; got less"


def unknown_in(catalogue: dict[str, Offence], edition: Edition) -> Iterator[str]:
    for name, offence in catalogue.items():
        field = "classes" if offence.classes else "choices" if offence.choices else "class"
        named = (*offence.all_classes(), *(each for choice in offence.choices for each in choice))
        yield from unknown_classes(edition, f"catalogue.{name}.{field}", dict.fromkeys(named))


def catalogues(sections: Iterable[Section[Any]]) -> Iterator[Section[Any]]:
    """The sections that hold offences, the base book's before a league's own."""
    return (section for section in sections if isinstance(section.rule, Offences | OffencesAdded))


def book_of(sections: Iterable[Section[Any]]) -> Offences:
    """Every offence that may be called."""
    book: dict[str, Offence] = {}
    for section in catalogues(sections):
        book |= section.rule.catalogue
    return Offences(catalogue=book)


def unknown_offences(
    edition: Edition, field: str, names: Iterable[str], *, groups: bool = False
) -> Iterator[str]:
    """Each of the names in a rule's field that no catalogue of the edition has."""
    book = book_of(edition.sections).catalogue
    known = dict.fromkeys(book)
    if groups:
        known |= dict.fromkeys(name for each in book.values() for name in each.groups)
    yield from among(field, names, known, "an offence of this edition")


SENTENCES = {
    "class-to-choose": (
        "The referee chooses the penalty: {choices}.",
        "{title} has no class of its own.",
    ),
}


def after(
    law: Section[Offences | OffencesAdded], game: "State", event: Event, body: Penalty
) -> Iterator[Ruling]:
    """An offence between whose classes the referee chooses is asked for, until one is told."""
    offence = law.rule.catalogue.get(body.offence)
    if offence is None or offence is not game.offences.catalogue[body.offence]:
        return
    if offence.choices and not body.classes:
        told = tuple(
            " and ".join(game.classes.title(name).lower() for name in choice) for choice in offence.choices
        )
        yield decide(
            law, "class-to-choose", event.id, clause=offence.clause, verdict=Verdict.ASK,
            facts={"choices": told, "title": offence.title},
        )  # fmt: skip

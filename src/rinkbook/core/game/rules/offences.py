"""The catalogue of offences: what an official may call, and which class it carries (base book)."""

from collections.abc import Iterable, Iterator

from msgspec import Struct, field

from rinkbook.core.game.rules.penalty_classes import unknown_classes
from rinkbook.core.rulebook.edition import Edition
from rinkbook.core.rulebook.values import among


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
        for name, offence in self.catalogue.items():
            if offence.penalty_class and offence.classes:
                yield f"catalogue.{name}: expected class or classes, got both"

    def faults_in(self, edition: Edition) -> Iterator[str]:
        for name, offence in self.catalogue.items():
            field = "classes" if offence.classes else "class"
            yield from unknown_classes(edition, f"catalogue.{name}.{field}", offence.all_classes())


def unknown_offences(
    edition: Edition, field: str, names: Iterable[str], *, groups: bool = False
) -> Iterator[str]:
    """Each of the names in a rule's field that no catalogue of the edition has."""
    books = [section.rule for section in edition.sections if isinstance(section.rule, Offences)]
    known = dict.fromkeys(name for book in books for name in book.catalogue)
    if groups:
        known |= dict.fromkeys(
            name for book in books for each in book.catalogue.values() for name in each.groups
        )
    yield from among(field, names, known, "an offence of this edition")

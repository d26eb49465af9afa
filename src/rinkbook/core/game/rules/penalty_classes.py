"""The classes of penalties: how long, whether a side plays short, what a goal ends (base book)."""

from collections.abc import Iterable, Iterator
from typing import ClassVar

from msgspec import Struct

from rinkbook.core.rulebook.edition import Edition
from rinkbook.core.rulebook.values import among, at_least


class PenaltyClass(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One class and its `title`. `length` seconds are served, `record` seconds recorded (else the length).

    `short`: the side plays short; `ends_on_goal`: a goal against ends it; `bench`: the team's, no player's.
    `parts` are classes served one after another instead; `out` puts the player out for the game;
    `clause`: its own, where it has one.
    """

    length: int = 0
    title: str = ""
    short: bool = False
    ends_on_goal: bool = False
    bench: bool = False
    out: bool = False
    record: int | None = None
    parts: tuple[str, ...] = ()
    clause: str = ""


class PenaltyClasses(Struct, frozen=True, kw_only=True, tag="penalty-classes", forbid_unknown_fields=True):
    """The `classes` of the book by name."""

    PARTS: ClassVar[dict[str, str]] = {
        "coincidental": "equal penalties at one whistle",
        "delayed": "a penalty that waits for others",
        "goalie": "a goalie's penalty",
        "goal": "what a goal ends",
    }

    classes: dict[str, PenaltyClass]

    def faults(self) -> Iterator[str]:
        for name, penalty_class in self.classes.items():
            where = f"classes.{name}"
            yield from (f"{where}.{fault}" for fault in at_least(penalty_class, 0, "length", "record"))
            for part in penalty_class.parts:
                if part not in self.classes:
                    yield f"{where}.parts: expected a class of this rule, got {part!r}"
                elif self.classes[part].parts:
                    yield f"{where}.parts: expected a class without parts of its own, got {part!r}"

    def parts_of(self, name: str) -> tuple[PenaltyClass, ...]:
        """What is served, one after another, for a penalty of that class."""
        found = self.classes.get(name)
        if found is None:
            return ()
        return tuple(self.classes[part] for part in found.parts) or (found,)

    def names_of(self, name: str) -> tuple[str, ...]:
        """The classes of its parts, of which it may be its own only one."""
        found = self.classes.get(name)
        return (found.parts if found is not None else ()) or (name,)

    def is_minor(self, name: str) -> bool:
        """A goal against the short side may end it."""
        found = self.classes.get(name)
        return found is not None and found.short and found.ends_on_goal

    def minutes(self, name: str) -> int:
        """Whole minutes for the record."""
        found = self.classes.get(name)
        if found is None:
            return 0
        if found.record is not None:
            return found.record // 60
        return sum(part.length for part in self.parts_of(name)) // 60

    def puts_out(self, name: str) -> bool:
        found = self.classes.get(name)
        return found is not None and found.out

    def is_bench(self, name: str) -> bool:
        """The team's own, no player's."""
        found = self.classes.get(name)
        return found is not None and found.bench

    def of_a_team(self, names: tuple[str, ...]) -> tuple[str, ...]:
        """Those classes as a team has them: its own where it is of the same length."""
        own = {each.length: name for name, each in self.classes.items() if each.bench}
        return tuple(own.get(self.classes[name].length, name) for name in names if name in self.classes)

    def title(self, name: str) -> str:
        """What the class is called."""
        found = self.classes.get(name)
        return (found.title if found else "") or name.replace("-", " ").capitalize()


def unknown_classes(edition: Edition, field: str, names: Iterable[str]) -> Iterator[str]:
    """Each of the names in a rule's field that is no class of the edition."""
    books = [section.rule for section in edition.sections if isinstance(section.rule, PenaltyClasses)]
    known = dict.fromkeys(name for book in books for name in book.classes)
    yield from among(field, names, known, "a class of penalty of this edition")

"""The one place where the console asks the edition: what may be called, how long a warm-up lasts."""

from functools import cached_property
from typing import Any, TypeVar

from msgspec import Struct

from rinkbook.core.counter.subjects import NOBODY, PLAYER
from rinkbook.core.game.law import occasion_of
from rinkbook.core.game.rules.counter import Counter
from rinkbook.core.game.rules.offences import book_of
from rinkbook.core.game.rules.penalty_classes import PenaltyClasses
from rinkbook.core.model.setup import Setup
from rinkbook.core.rulebook.edition import Edition, Section
from rinkbook.core.rulebook.narrowness import standing

R = TypeVar("R")


class Call(Struct, frozen=True, kw_only=True):
    """An offence that may be called tonight, with the classes that it carries by itself.

    `choices`: those between which the referee chooses, where it carries none.
    """

    name: str
    title: str
    classes: tuple[str, ...]
    usual: bool
    choices: tuple[tuple[str, ...], ...] = ()


class Fight(Struct, frozen=True, kw_only=True):
    """The calls that belong to a fight, by their names; "" where the edition has none such."""

    offence: str = ""
    began: str = ""  # on top, for who started it
    back: str = ""  # for who hit back
    third: str = ""  # for who joined it

    @property
    def all(self) -> tuple[str, ...]:
        return tuple(name for name in (self.offence, self.began, self.back, self.third) if name)


class HouseLaw:
    """The edition at this game's stage, round and division."""

    def __init__(self, edition: Edition, setup: Setup) -> None:
        self.edition = edition
        self.sections: list[Section[Any]] = standing(edition, occasion_of(setup))

    def section(self, kind: str) -> Section[Any] | None:
        """The section of that kind which stands for the game, if the edition has one."""
        return next((section for section in self.sections if section.kind == kind), None)

    def field(self, kind: str, name: str, default: R) -> R:
        """A field of that rule, or *default* where the edition has no such rule."""
        section = self.section(kind)
        found: R = getattr(section.rule, name, default) if section is not None else default
        return found

    def has(self, kind: str) -> bool:
        return self.section(kind) is not None

    @cached_property
    def classes(self) -> PenaltyClasses:
        return self._value(PenaltyClasses) or PenaltyClasses(classes={})

    @cached_property
    def calls(self) -> tuple[Call, ...]:
        """What may be called tonight, in the book's order."""
        book = book_of(self.sections)
        gone = self.left_out()
        return tuple(
            Call(
                name=name,
                title=offence.title,
                classes=offence.all_classes(),
                usual=offence.usual,
                choices=offence.choices,
            )
            for name, offence in book.catalogue.items()
            if name not in gone
        )

    @cached_property
    def fight(self) -> Fight:
        return Fight(
            offence=self.field("fighting", "offence", ""),
            began=self.field("fighting", "instigator", ""),
            back=self.field("fighting", "retaliation", ""),
            third=self.field("third-man-in", "offence", ""),
        )

    @cached_property
    def occurrences(self) -> dict[str, str]:
        """What the edition counts or waits for by a name of its own, and whose it is; "" where nobody's."""
        waits = {getattr(getattr(section.rule, "when", None), "after", "") for section in self.sections}
        found = {name: "" for name in sorted(waits) if name}
        for section in self.sections:
            rule = section.rule
            if isinstance(rule, Counter) and rule.counts == "occurrences":
                subject = "" if rule.subject == NOBODY else rule.subject
                found |= {name: subject for name in rule.of if found.get(name) != PLAYER}
        return found

    def call(self, name: str) -> Call | None:
        return next((call for call in self.calls if call.name == name), None)

    def left_out(self) -> frozenset[str]:
        """Offences of the base book that this league doesn't have."""
        return frozenset(name for section in self.sections for name in getattr(section.rule, "leave_out", ()))

    def is_bench(self, classes: tuple[str, ...]) -> bool:
        """Every class is one against the whole team."""
        known = [self.classes.classes[name] for name in classes if name in self.classes.classes]
        return bool(known) and all(each.bench for each in known)

    def _value(self, kind: type[R]) -> R | None:
        return next((section.rule for section in self.sections if isinstance(section.rule, kind)), None)

"""What an import would do, deed by deed, and all that stands against it."""

from collections.abc import Callable
from dataclasses import dataclass, field

from rinkbook.imports.faults import Fault
from rinkbook.web.leagues.actions import Actor

Deed = Callable[[Actor], None]
CREATE, CHANGE, LEAVE = "create", "change", "leave"


@dataclass(frozen=True)
class Change:
    """One thing that is created, changed or left, in words; `line` of the file, 0 for none."""

    does: str
    words: str
    line: int = 0


@dataclass
class Plan:
    """Changes in words, the deeds that make them, faults, and notes that hinder nothing."""

    changes: list[Change] = field(default_factory=list)
    deeds: list[Deed] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    def create(self, words: str, line: int, deed: Deed) -> None:
        self.changes.append(Change(CREATE, words, line))
        self.deeds.append(deed)

    def change(self, words: str, line: int, *deeds: Deed) -> None:
        self.changes.append(Change(CHANGE, words, line))
        self.deeds.extend(deeds)

    def leave(self, words: str, line: int = 0) -> None:
        self.changes.append(Change(LEAVE, words, line))

    def fault(self, line: int, column: str, expected: str, got: str) -> None:
        self.faults.append(Fault(line=line, column=column, expected=expected, got=got))


def counted(number: int, what: str) -> str:
    """`1 line`, `3 lines`."""
    return f"{number} {what}" if number == 1 else f"{number} {what}s"

"""One numbered rule of an edition, in our words, and what the software does about it."""

from enum import StrEnum

from msgspec import Struct


class ClauseKind(StrEnum):
    """What the software does about a clause."""

    ENFORCED = "enforced"
    PROMPTED = "prompted"
    WORKFLOW = "workflow"
    PUBLISHED = "published"


class Clause(Struct, frozen=True, kw_only=True):
    """A clause; `id` is the full one (`fwshl.goal-limit`), a number in `says` a place of a rule's field."""

    id: str
    heading: str
    says: str
    kind: ClauseKind
    topic: str = ""


class Option(Struct, frozen=True, kw_only=True):
    """One way to read what a text leaves open."""

    id: str
    says: str


class Reading(Struct, frozen=True, kw_only=True):
    """What the text leaves open, the reading taken and its switch (`rule-id.field`)."""

    id: str
    clauses: tuple[str, ...]
    question: str
    taken: str
    options: tuple[Option, ...] = ()
    why: str = ""
    switch: str = ""
    field_stands: bool = True
    value: str | int | bool | float | tuple[str, ...] | None = None
    by: str = "default"


class Conflict(Struct, frozen=True, kw_only=True):
    """Clauses that contradict each other, and the reading that resolves it."""

    clauses: tuple[str, ...]
    says: str
    resolved_by: str = ""

"""The catalogue of offences: what an official may call, and which class it carries (base book)."""

from msgspec import Struct, field


class Offence(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An offence: its `title` and `class`, or `classes` given together; `usual` ones are offered first.

    `clause`: its own, where it has one.
    """

    title: str
    penalty_class: str = field(name="class", default="")
    classes: tuple[str, ...] = ()
    usual: bool = False
    clause: str = ""

    def all_classes(self) -> tuple[str, ...]:
        return self.classes or ((self.penalty_class,) if self.penalty_class else ())


class Offences(Struct, frozen=True, kw_only=True, tag="offences", forbid_unknown_fields=True):
    """The `catalogue`: every offence of the book by name."""

    catalogue: dict[str, Offence]

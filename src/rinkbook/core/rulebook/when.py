"""The one small vocabulary for what only the game knows: period, time left, lead, strength."""

from collections.abc import Iterator

from msgspec import Struct

from rinkbook.core.rulebook.values import at_least, one_of

BOUNDS = (("left_at_least", "left_at_most"), ("lead_at_least", "lead_at_most"))


class When(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Conditions that must all hold; one left out is left open.

    Seconds on the clock (`left_at_most`, `left_at_least`), goals between the sides (`lead_at_most`,
    `lead_at_least`), whether a side is `short_handed`; `after` an occurrence of that name was put on the
    sheet, as a referee's word that the rulebook gives him.
    """

    part: str = ""  # regulation, overtime
    period: int | str = 0  # a number, or "last-regulation"
    left_at_most: int | None = None
    left_at_least: int | None = None
    lead_at_most: int | None = None
    lead_at_least: int | None = None
    short_handed: bool | None = None
    after: str = ""
    coincidental: bool = True  # false: equal penalties at one whistle don't make a side short-handed

    def faults(self) -> Iterator[str]:
        yield from one_of(self, "part", ("", "regulation", "overtime"))
        yield from self._period_faults()
        yield from at_least(self, 0, *(field for bounds in BOUNDS for field in bounds))
        for least, most in BOUNDS:
            low, high = getattr(self, least), getattr(self, most)
            if low is not None and high is not None and low > high:
                yield f"{least}: expected no more than {most}, got {low} and {high}"
        if self.short_handed is None and not self.coincidental:
            yield "coincidental: expected short_handed beside it, got nothing that it could be about"

    def _period_faults(self) -> Iterator[str]:
        if isinstance(self.period, str) and self.period != "last-regulation":
            yield f"period: expected a number or 'last-regulation', got {self.period!r}"
        elif isinstance(self.period, int):
            yield from at_least(self, 0, "period")
        elif self.part == "overtime":
            yield "period: expected a period of overtime, got 'last-regulation'"

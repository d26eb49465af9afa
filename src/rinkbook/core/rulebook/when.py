"""The one small vocabulary for what only the game knows: period, time left, lead, strength."""

from msgspec import Struct


class When(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Conditions that must all hold; one left out is left open.

    Seconds on the clock (`left_at_most`, `left_at_least`), goals between the sides (`lead_at_most`,
    `lead_at_least`), whether a side is `short_handed`.
    """

    part: str = ""  # regulation, overtime
    period: int | str = 0  # a number, or "last-regulation"
    left_at_most: int | None = None
    left_at_least: int | None = None
    lead_at_most: int | None = None
    lead_at_least: int | None = None
    short_handed: bool | None = None
    coincidental: bool = True  # false: equal penalties at one whistle don't make a side short-handed
    sides: tuple[str, ...] = ()  # the sides asked about; no condition reads it yet

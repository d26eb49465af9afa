"""A clock mode that holds while a condition does: overtime, a close finish, a side short-handed."""

from typing import ClassVar

from msgspec import Struct

from rinkbook.core.game.state import State
from rinkbook.core.game.when import holds
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.rulebook.when import When


class ClockWhile(Struct, frozen=True, kw_only=True, tag="clock-while", forbid_unknown_fields=True):
    """`mode` run or stop while every condition of `when` holds."""

    OFTEN: ClassVar[bool] = True
    CLOCK_CONDITION: ClassVar[bool] = True

    mode: str
    when: When


def clock(law: Section[ClockWhile], game: State, active: bool) -> str:
    return law.rule.mode if holds(law.rule.when, game) else ""

"""A goal that the referee gives though the puck never went in (base book)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec import Struct

from rinkbook.core.model.events import Event, Goal
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.ruling import Ruling, Verdict, decide

if TYPE_CHECKING:
    from rinkbook.core.game.state import State


class AwardedGoal(Struct, frozen=True, kw_only=True, tag="awarded-goal", forbid_unknown_fields=True):
    """`assists`: whether it may have any; `against_goalie`: whether the goalie in goal has it on record."""

    assists: bool = False
    against_goalie: bool = False


SENTENCES = {
    "goal-awarded": (
        "The goal counts, by the referee's award.",
        "It counts though it never went in.",
    ),
}


def after(law: Section[AwardedGoal], game: "State", event: Event, body: Goal) -> Iterator[Ruling]:
    """That it counts is said."""
    if body.awarded and game.goals[-1].counts:
        yield decide(law, "goal-awarded", event.id, verdict=Verdict.GRANTED)

"""What the base book says of the box, at one place; a book that says nothing has each rule's defaults."""

from typing import Any, Protocol

from msgspec import Struct

from rinkbook.core.game.rules.awarded_goal import AwardedGoal
from rinkbook.core.game.rules.coincidental import Coincidental
from rinkbook.core.game.rules.goal_ends import GoalEnds
from rinkbook.core.game.rules.penalty_shot import PenaltyShot
from rinkbook.core.game.rules.pending_call import PendingCall


class Values(Protocol):
    """A law that gives the rule of a kind, if it has one."""

    def value(self, kind: type[Any]) -> Any: ...


class Book(Struct, frozen=True, kw_only=True):
    """The rules of the box that the fold itself carries out."""

    coincidental: Coincidental = Coincidental()
    goal_ends: GoalEnds = GoalEnds()
    pending: PendingCall = PendingCall()
    shot: PenaltyShot = PenaltyShot()
    awarded: AwardedGoal = AwardedGoal()


def read_book(law: Values) -> Book:
    """The rules of the box as the law has them."""
    return Book(
        coincidental=law.value(Coincidental) or Coincidental(),
        goal_ends=law.value(GoalEnds) or GoalEnds(),
        pending=law.value(PendingCall) or PendingCall(),
        shot=law.value(PenaltyShot) or PenaltyShot(),
        awarded=law.value(AwardedGoal) or AwardedGoal(),
    )

"""The words of what a correction changed: a sentence by its code, and how a line is called in it."""

from collections.abc import Mapping

from msgspec import Struct

from rinkbook.core.game.sheet import GoalLine, Pair, PenaltyLine, Sheet
from rinkbook.core.model.events import Side
from rinkbook.core.model.place import Moment, Place, write_clock, write_place
from rinkbook.core.rulebook.formats import join
from rinkbook.core.rulebook.words import fill
from rinkbook.core.ruling import Fact

SENTENCES: Mapping[str, str] = {
    "goal-on": "The {goal} is on the sheet.",
    "goal-on-void": "The {goal} is on the sheet and doesn’t count.",
    "goal-off": "The {goal} is off the sheet.",
    "goal-side": "The {goal} is for {team}.",
    "goal-scorer": "Goal {nth} is {number}’s.",
    "goal-nobodys": "Goal {nth} waits for its scorer.",
    "goal-moved": "Goal {nth} was at {at}, not at {was}.",
    "goal-from": "Goal {nth} is from {assists}.",
    "goal-alone": "Goal {nth} has no assist.",
    "goal-counts": "The {goal} counts.",
    "goal-counts-and-ended": "The {goal} counts and ended the {penalty}.",
    "goal-void": "The {goal} doesn’t count.",
    "goal-ended": "The {goal} ended the {penalty}.",
    "goal-ended-nothing": "The {goal} ended no penalty.",
    "goal-strength": "The {goal} is {strength}.",
    "penalty-on": "The {penalty} at {at} is on the sheet.",
    "penalty-off": "The {penalty} at {at} is off the sheet.",
    "penalty-whose": "The {classes} at {at} is {whose}.",
    "penalty-moved": "The {penalty} was called at {at}, not at {was}.",
    "penalty-call": "The {penalty} is for {offence}.",
    "penalty-ended": "The {penalty} ended at {at}.",
    "penalty-runs": "The {penalty} isn’t over.",
    "penalty-cancels": "The {penalty} cancels out.",
    "penalty-cancels-nothing": "The {penalty} cancels out nothing.",
    "penalty-given": "By the rules {whom} has a {classes} on top.",
    "penalty-not-given": "By the rules {whom} has no {classes} on top.",
    "out": "{number} is out for the night.",
    "not-out": "{number} isn’t out for the night.",
    "suspended": "{number} is suspended for at least {games|games}.",
    "not-suspended": "{number} isn’t suspended.",
    "clock-run": "Running clock from now on.",
    "clock-stop": "Stop time from now on.",
    "score": "{score}.",
    "not-over": "The game isn’t over.",
    "regulation": "{team} win.",
    "overtime": "{team} win in overtime.",
    "shootout": "{team} win in the shootout.",
    "forfeit": "{team} win by forfeit.",
    "termination": "{team} win: the game was ended.",
    "tie": "It is a tie.",
    "double-forfeit": "Both teams forfeit.",
    "points": "Points of {team}: {points}, not {was}.",
    "tie-break": "In a tie-break it is {score}, not {was}.",
}
STRENGTHS = {
    "EV": "at even strength",
    "PP": "on the power play",
    "SH": "short-handed",
    "EN": "into an empty net",
    "PS": "on a penalty shot",
}


class Said(Struct, frozen=True, kw_only=True):
    """One change; its sentence is made from `code` and `facts` when shown, `event` is what it is about."""

    code: str
    facts: dict[str, Fact] = {}
    side: Side | None = None
    event: str = ""

    @property
    def words(self) -> str:
        return fill(SENTENCES[self.code], self.facts)


def nth_goal(sheet: Sheet, goal: GoalLine) -> int:
    """Which goal of its side, as the sheet numbers them."""
    return 1 + [line.event for line in sheet.goals if line.side is goal.side].index(goal.event)


def called(sheet: Sheet, event: str) -> PenaltyLine | None:
    return next((line for line in sheet.penalties if line.event == event and not line.given_by), None)


def whose_penalty(penalty: PenaltyLine) -> str:
    """`minor of 8`."""
    return classes_of(penalty) + (f" of {whom(penalty)}" if whom(penalty) else "")


def classes_of(penalty: PenaltyLine) -> str:
    return join([name.replace("-", " ") for name in penalty.classes]) or "penalty"


def whom(penalty: PenaltyLine) -> str:
    """`8`, `the bench`; "" where nobody is named yet."""
    return penalty.number or ("the bench" if penalty.bench else "")


def team(sheet: Sheet, side: Side) -> str:
    return sheet.setup.team(side).name or ("Home" if side is Side.HOME else "Visitors")


def clock(place: Place) -> str:
    """The clock as read; the period where it wasn't running."""
    return write_clock(place.left) if place.moment is Moment.DURING else write_place(place)


def two_places(now: Place, was: Place) -> tuple[str, str]:
    """The clock alone where both are of one period."""
    if (now.part, now.period, now.moment) == (was.part, was.period, was.moment):
        return clock(now), clock(was)
    return write_place(now), write_place(was)


def moment(sheet: Sheet, penalty: PenaltyLine) -> str:
    """Where on the clock the penalty ended, "" where it hasn't."""
    if penalty.ends is None or penalty.ended_by not in ("served", "goal"):
        return ""
    place = sheet.place_at(penalty.ends)
    return two_places(place, penalty.place)[0] if place is not None else ""


def score(pair: Pair) -> str:
    return f"{pair[0]}–{pair[1]}"

"""Once a game is over only what may follow an end still counts; all else is kept, with a finding."""

from collections.abc import Iterator

from rinkbook.core.game.law import Law
from rinkbook.core.game.state import State
from rinkbook.core.game.upcoming import is_over, what_next
from rinkbook.core.model.events import (
    Approval,
    Body,
    CaptainNamed,
    ClockStop,
    Curfew,
    EquipmentHold,
    Event,
    Forfeit,
    GoalieChange,
    IllegalPlayerProtest,
    JerseyChange,
    LineUpConfirmed,
    Note,
    Occurrence,
    Officials,
    OfficialWord,
    Penalty,
    PeriodEnd,
    PlayedOn,
    RefereeFee,
    Removal,
    Saves,
    Shots,
    Signature,
    SuspendedOnBench,
    Termination,
    Unknown,
    kind_of,
)
from rinkbook.core.model.place import Moment, Part
from rinkbook.core.ruling import AnyEffect, Decided, Finding, finding

# What may be entered when the game is over, and why it still counts.
MAY_FOLLOW: dict[type[Body], str] = {
    Penalty: "discipline doesn't end with play",
    Removal: "the same",
    EquipmentHold: "the same",
    Occurrence: "the same",
    IllegalPlayerProtest: "a captain may note it till he signs",
    SuspendedOnBench: "who sat there all night may be ticked last",
    Approval: "an answer that was given may be written down later",
    LineUpConfirmed: "attendance is put right before it is signed",
    JerseyChange: "the same",
    CaptainNamed: "the same",
    Officials: "the same",
    RefereeFee: "a debt may be paid late",
    Shots: "they are often counted up at the end",
    Saves: "the same",
    GoalieChange: "it moves nothing any more",
    PeriodEnd: "the period that the end cut short is closed",
    ClockStop: "the same",
    Forfeit: "a forfeit may be ruled after the game",
    OfficialWord: "the referee's word",
    PlayedOn: "the same",
    Signature: "the end of every sheet",
    Note: "words",
}


def is_after_the_end(game: State, event: Event) -> bool:
    """The line stands where the game is over, and is none that may follow.

    That rules would have the game ended an official may still say after the last period.
    """
    kind = type(event.body)
    if kind in MAY_FOLLOW or kind is Unknown:
        return False
    if game.out_of_time and not game.is_stopped_for_good:
        return kind not in (Termination, Curfew) and event.place.part is not Part.SHOOTOUT
    if not is_over(game):
        return False
    if game.is_stopped_for_good:
        return kind is not Termination or game.closed is not None
    return kind is not Termination and played_out_before(game, event)


def played_out_before(game: State, event: Event) -> bool:
    """The score had settled it.

    A line that was read off the clock was earlier, and a tie that stands may be played on.
    """
    place = event.place
    if game.is_here(place):
        late = game.part is not Part.REGULATION and not game.tied_in_regulation
        return late or (game.ended and place.moment is not Moment.DURING)
    return game.leader is not None and what_next(game).step == "sign"


def late_line(law: Law, game: State, event: Event) -> Iterator[Finding]:
    """What is found of it: the clause is that of the end, where a rule or an official made one."""
    clause = next((ruling.clause for ruling in reversed(game.rulings) if has_result(ruling.effects)), "")
    if game.closed is not None:
        kind = kind_of(game.closed)
        clause = next((section.cites() for section in law.sections if section.kind == kind), "")
    expected = "nothing but what may follow the end of a game"
    yield finding(event, "after-the-end", expected, kind_of(event), clause=clause)


def has_result(effects: tuple[AnyEffect, ...]) -> bool:
    """One of them says how the game ended."""
    return any(isinstance(effect, Decided) for effect in effects)

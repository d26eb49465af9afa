"""The clock's face: what the lines of a period made of it, in the order in which they were entered.

By their place they would mislead: a clock that was set back up would be found stopped by a whistle
further down, and a goal entered late would stop one that runs again.
"""

from collections.abc import Iterable

from msgspec import Struct, structs

from rinkbook.core.model.events import (
    ClockSet,
    ClockStart,
    ClockStop,
    Event,
    Goal,
    Penalty,
    PeriodEnd,
    PeriodStart,
    TimeOut,
)
from rinkbook.core.model.place import Moment, Part

RUN = "run"
STOPS = (ClockStop, PeriodEnd)
WHISTLES = (Goal, Penalty, TimeOut)


class Turn(Struct, frozen=True, kw_only=True):
    """A line as the clock saw it: in which mode it was before and after, and whether play ended there.

    `order` is the one under which the line was first entered.
    """

    order: int
    event: Event
    before: str
    after: str
    ends: bool = False


class Face(Struct, frozen=True, kw_only=True):
    """`left` seconds were on the clock at the wall-clock time `since`; `was_set` by hand in this period.

    `early`: it ran before the period began, so that it begins with what is left.
    """

    left: int
    running: bool = False
    since: str = ""
    was_set: bool = False
    early: bool = False


def read_face(turns: Iterable[Turn], length: int) -> Face:
    """The clock of a period of *length* seconds after all its lines."""
    face = Face(left=length)
    for turn in sorted(turns, key=lambda turn: (turn.order, turn.event.id)):
        face = turned(face, turn, length)
    return face


def turned(face: Face, turn: Turn, length: int) -> Face:
    """The clock after one line: a whistle belongs to the mode before it, a start to the mode after."""
    body, at = turn.event.body, turn.event.entered
    if isinstance(body, PeriodStart):
        left = body.length if body.length > 0 else reading(face, turn, length) if face.early else length
        return structs.replace(face, left=left, running=turn.after == RUN, since=at)
    if isinstance(body, ClockStart):
        early = turn.event.place.moment is Moment.BEFORE
        return structs.replace(face, left=reading(face, turn, length), running=True, since=at, early=early)
    if isinstance(body, ClockSet):
        return structs.replace(face, left=max(0, body.left), since=at, was_set=True)
    if stops(face, turn):
        return structs.replace(face, left=reading(face, turn, length), running=False, since=at)
    if was_seen_lower(face, turn):
        return structs.replace(face, left=reading(face, turn, length), since=at)
    return face


def stops(face: Face, turn: Turn) -> bool:
    """A whistle stops a clock that the rules let stop, unless it came before the clock last started."""
    if turn.ends or isinstance(turn.event.body, STOPS):
        return True
    is_whistle = isinstance(turn.event.body, WHISTLES) and turn.before != RUN
    return is_whistle and face.running and reads_lower(face, turn)


def was_seen_lower(face: Face, turn: Turn) -> bool:
    """Where nobody keeps the clock, a line tells how far it is.

    Not while it runs by the wall clock, nor once it was set: what reads lower may then be an older line.
    """
    return not (face.running and face.since) and not face.was_set and reads_lower(face, turn)


def reads_lower(face: Face, turn: Turn) -> bool:
    place = turn.event.place
    return place.moment is Moment.DURING and place.part is not Part.SHOOTOUT and place.left < face.left


def reading(face: Face, turn: Turn, length: int) -> int:
    """The seconds at which the line was read; after the period there are none."""
    place = turn.event.place
    if place.part is Part.SHOOTOUT or place.moment is Moment.BEFORE:
        return face.left
    return min(max(0, place.left), max(0, length)) if place.moment is Moment.DURING else 0

"""Doubtful pairs: what two devices that knew nothing of each other have told may be one thing."""

from collections.abc import Iterator, Mapping, Sequence

from rinkbook.core.game.oddities.asking import OddRecord
from rinkbook.core.game.sheet import Entry
from rinkbook.core.model.events import (
    Event,
    Goal,
    GoalieChange,
    OfficialWord,
    Penalty,
    PenaltyShotMissed,
    RosterCheck,
    ShootoutAttempt,
    TimeOut,
    kind_of,
)
from rinkbook.core.model.place import Moment
from rinkbook.core.ruling import Finding, finding

SENTENCES = {"doubtful-pair": "Two devices have each told of a {what}; it may be one and the same."}

KINDS = (Goal, Penalty, PenaltyShotMissed, TimeOut, GoalieChange, RosterCheck, ShootoutAttempt)
APART = 20  # seconds of game time: two people read one clock further apart than that only by mistake
PAIR = "doubtful-pair:"


def are_apart(one: Event, other: Event) -> bool:
    """Entered on two devices, neither of which had seen the other's line."""
    if not one.device or not other.device or one.device == other.device:
        return False
    return one.seen.get(other.device, 0) < other.n and other.seen.get(one.device, 0) < one.n


def doubtful(entries: Sequence[Entry]) -> Iterator[Finding]:
    """Each pair that nobody has settled, by striking one of the two or by a word that they are two."""
    events = [entry.event for entry in entries if isinstance(entry.event.body, KINDS) and not entry.struck]
    if len({event.device for event in events}) < 2:
        return
    words = settled(entries)
    for at, event in enumerate(events):
        for other in events[max(0, at - NEAR) : at]:
            if may_be_one(event, other) and not words.get(key_of(other, event)):
                what = kind_of(event).replace("-", " ")
                expected = "one line for one thing, or a word that they are two"
                yield finding(event, "doubtful-pair", expected, kind_of(event), also=other.id, what=what)


NEAR = 60  # lines back that can still be within those seconds


def key_of(one: Event, other: Event) -> str:
    """What the word on a pair names."""
    return f"{PAIR}{one.id}:{other.id}"


def settled(entries: Sequence[Entry]) -> Mapping[str, bool]:
    """The words that two lines are two things."""
    found: dict[str, bool] = {}
    for entry in entries:
        body = entry.event.body
        if isinstance(body, OfficialWord) and body.key.startswith(PAIR) and not entry.struck:
            found[body.key] = not body.stands
    return found


def may_be_one(one: Event, other: Event) -> bool:
    """Same kind, side and period, close by the clock, and no two different numbers."""
    if type(one.body) is not type(other.body) or not are_apart(one, other):
        return False
    same_side = getattr(one.body, "side", None) is getattr(other.body, "side", None)
    return same_side and is_near(one, other) and numbers_agree(one, other)


def is_near(one: Event, other: Event) -> bool:
    now, then = one.place, other.place
    if (now.part, now.period, now.moment) != (then.part, then.period, then.moment):
        return False
    return now.moment is not Moment.DURING or abs(now.left - then.left) <= APART


def numbers_agree(one: Event, other: Event) -> bool:
    """The same number, or one that isn't named yet."""
    first, second = getattr(one.body, "number", ""), getattr(other.body, "number", "")
    return first == second or not first or not second


RECORD: tuple[OddRecord, ...] = (doubtful,)

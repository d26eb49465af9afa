"""A penalty: an offence and classes that the rulebook names, somebody to sit, a goal where it was pending."""

from collections.abc import Iterator, Sequence

from rinkbook.core.game.oddities.asking import Odd, OddAfter
from rinkbook.core.game.sheet import Entry
from rinkbook.core.game.state import PenaltyRecord, State
from rinkbook.core.game.upcoming import is_over
from rinkbook.core.model.events import Event, Goal, Penalty
from rinkbook.core.ruling import Finding, finding

SENTENCES = {
    "no-such-offence": "The rulebook names no offence “{got}”.",
    "no-such-class": "The rulebook names no class of penalty “{got}”.",
    "nobody-serves": "Nobody is named who sits for it: {got}.",
    "pending-without-goal": "It was pending, but the other side has no goal at that whistle.",
}


def odd_labels(game: State, event: Event, body: Penalty) -> Iterator[Finding]:
    if not body.classes and body.offence not in game.offences.catalogue:
        yield finding(event, "no-such-offence", "an offence that the rulebook names", body.offence)
    for name in body.classes:
        if name not in game.classes.classes:
            yield finding(event, "no-such-class", "a class of penalty that the rulebook names", name)


def nobody_serves(game: State, entries: Sequence[Entry]) -> Iterator[Finding]:
    """A penalty that another player sits for, once time has been served and nobody is named yet."""
    over = is_over(game)
    for record in game.penalties:
        why = who_cannot(game, record)
        if why and not record.penalty.served_by and has_begun(game, record, over):
            yield finding(record.event, "nobody-serves", "the number that sits for it", why)


def who_cannot(game: State, record: PenaltyRecord) -> str:
    """Why another has to sit for it; "" where nobody has to, or nobody is dressed yet."""
    body = record.penalty
    if not record.called or not game.confirmed[body.side]:
        return ""
    if body.bench:
        return "a bench penalty"
    worn = game.dressed(body.side, body.number)
    return "a goalie's penalty" if worn is not None and worn.goalie else ""


def has_begun(game: State, record: PenaltyRecord, over: bool) -> bool:
    begun = [part.starts for part in record.parts if part.starts is not None]
    return bool(begun) and (over or begun[0] < game.now)


def pending(game: State, entries: Sequence[Entry]) -> Iterator[Finding]:
    """The arm was up when the other side scored, so that side has a goal there."""
    scored = {(event.place.at_order(0), body.side) for event, body in game.happened(Goal)}
    for event, body in game.happened(Penalty):
        if body.pending and (event.place.at_order(0), body.side.other) not in scored:
            yield finding(event, "pending-without-goal", "a goal of the other side at that whistle", "none")


ODD: dict[type, tuple[Odd, ...]] = {Penalty: (odd_labels,)}
AFTER: tuple[OddAfter, ...] = (nobody_serves, pending)

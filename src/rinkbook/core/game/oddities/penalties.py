"""A penalty: an offence and classes that the rulebook names, somebody to sit, a goal where it was pending."""

from collections.abc import Iterator, Sequence

from rinkbook.core.game.oddities.asking import Odd, OddAfter
from rinkbook.core.game.rules.servers import ASKED
from rinkbook.core.game.sheet import Entry
from rinkbook.core.game.state import PenaltyRecord, State
from rinkbook.core.game.upcoming import is_over
from rinkbook.core.model.events import Event, Goal, Penalty
from rinkbook.core.ruling import Finding, finding

SENTENCES = {
    "no-such-offence": "The rulebook names no offence “{got}”.",
    "no-such-class": "The rulebook names no class of penalty “{got}”.",
    "nobody-serves": "{team} have named nobody who sits for it.",
    "pending-without-goal": "It was pending, but the other side has no goal at that whistle.",
}


def odd_labels(game: State, event: Event, body: Penalty) -> Iterator[Finding]:
    if not body.classes and body.offence not in game.offences.catalogue:
        yield finding(event, "no-such-offence", "an offence that the rulebook names", body.offence)
    for name in body.classes:
        if name not in game.classes.classes:
            yield finding(event, "no-such-class", "a class of penalty that the rulebook names", name)


def nobody_serves(game: State, entries: Sequence[Entry]) -> Iterator[Finding]:
    """A rule asked who sits for it, nobody has said so, and its time has run since."""
    asked = {ruling.event: ruling for ruling in game.rulings if ruling.code in ASKED.values()}
    for record in game.penalties:
        ruling = asked.get(record.event.id) if record.called else None
        if ruling is not None and not ruling.overruled and has_run(game, record):
            expected, team = "the number that sits for it", game.called_name(record.penalty.side)
            yield finding(record.event, "nobody-serves", expected, "nobody", clause=ruling.clause, team=team)


def has_run(game: State, record: PenaltyRecord) -> bool:
    begun = [part.starts for part in record.parts if part.starts is not None]
    return bool(begun) and (is_over(game) or begun[0] < game.now)


def pending(game: State, entries: Sequence[Entry]) -> Iterator[Finding]:
    """The arm was up when the other side scored, so that side has a goal there."""
    scored = {(event.place.at_order(0), body.side) for event, body in game.happened(Goal)}
    for event, body in game.happened(Penalty):
        if body.pending and (event.place.at_order(0), body.side.other) not in scored:
            yield finding(event, "pending-without-goal", "a goal of the other side at that whistle", "none")


ODD: dict[type, tuple[Odd, ...]] = {Penalty: (odd_labels,)}
AFTER: tuple[OddAfter, ...] = (nobody_serves, pending)

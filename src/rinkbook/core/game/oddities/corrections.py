"""Corrections and words: of a line that there is, on a ruling that there is."""

from collections.abc import Iterator, Mapping, Sequence

from rinkbook.core.game.oddities.asking import OddAfter, OddRecord
from rinkbook.core.game.oddities.pairs import PAIR
from rinkbook.core.game.sheet import Entry
from rinkbook.core.game.state import State
from rinkbook.core.model.events import Amend, Event, OfficialWord, PlayedOn, Strike, Termination, Unknown
from rinkbook.core.ruling import Finding, Ruling, finding

SENTENCES = {
    "unknown-event": "This version of the judge can't read the line.",
    "no-such-event": "It corrects a line that hasn't come.",
    "both-are-struck": "It strikes a line as the same as one that is struck too: neither is left.",
    "unfit-amendment": "The correction doesn't fit its line.",
    "rests-on-nothing": "It rests on a ruling that isn't made, or no longer is.",
    "nothing-was-refused": "The rules refuse nothing here that the officials could have played on from.",
}
"""The correction's own misfit is found by `amendments.py`, before there is a game."""


def odd_lines(entries: Sequence[Entry]) -> Iterator[Finding]:
    """A kind that this build can't read, a correction whose target hasn't come, two of one that are gone."""
    known = {entry.event.id for entry in entries}
    gone = {entry.event.id for entry in entries if entry.struck}
    for entry in entries:
        if not entry.struck:
            yield from odd_line(entry.event, known)
            yield from both_gone(entry.event, gone)


def odd_line(event: Event, known: set[str]) -> Iterator[Finding]:
    body = event.body
    if isinstance(body, Unknown):
        expected = "fields that fit the kind" if body.why else "a kind of event that this build knows"
        yield finding(event, "unknown-event", expected, body.why or body.kind)
    elif isinstance(body, Strike | Amend) and body.target not in known:
        yield finding(event, "no-such-event", "an event on this sheet to correct", body.target)
    elif isinstance(body, Strike) and body.same_as and body.same_as not in known:
        yield finding(event, "no-such-event", "the event on this sheet that told the same", body.same_as)


def both_gone(event: Event, gone: set[str]) -> Iterator[Finding]:
    """Struck as the same as a line that is struck too: then neither is left."""
    body = event.body
    if isinstance(body, Strike) and body.same_as in gone and body.target in gone:
        yield finding(event, "both-are-struck", "that one of the two stays", body.same_as, also=body.same_as)


def misfitting(amendment: Event, expected: str, got: str) -> Finding:
    return finding(amendment, "unfit-amendment", f"an amendment that fits its line: {expected}", got)


def on_nothing(game: State, entries: Sequence[Entry]) -> Iterator[Finding]:
    """An official's event that names a ruling which a correction has taken away, or which never was."""
    made = {ruling.key: ruling for ruling in game.rulings}
    for event, key in keys_named(game):
        if key not in made and not key.startswith(PAIR):
            yield finding(event, "rests-on-nothing", "the key of a ruling on this sheet", key)
    for event, body in game.happened(PlayedOn):
        if not is_refusal(body, made):
            yield finding(event, "nothing-was-refused", "the key of a refusal on this sheet", body.key)


def keys_named(game: State) -> Iterator[tuple[Event, str]]:
    for event, word in game.happened(OfficialWord):
        yield event, word.key
    for event, ended in game.happened(Termination):
        if ended.key:
            yield event, ended.key


def is_refusal(body: PlayedOn, made: Mapping[str, Ruling]) -> bool:
    """The ruling says no, and the referee's word hasn't made it a yes."""
    return body.key in made and made[body.key].blocks


RECORD: tuple[OddRecord, ...] = (odd_lines,)
AFTER: tuple[OddAfter, ...] = (on_nothing,)

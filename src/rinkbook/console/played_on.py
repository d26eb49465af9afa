"""The officials played on: a line that the rules refuse goes on the sheet together with who decided it."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import structs

from rinkbook.console.desk import CANDIDATE, Desk
from rinkbook.console.forms import Fields, Given, InvalidForm, last_said, read_form
from rinkbook.console.told import tell_all
from rinkbook.core.model.events import Body, Event, Officials, PlayedOn, Strike
from rinkbook.core.ruling import Ruling

KEYS, BY, NAMED, WHY = "played-on", "played-on-by", "played-on-name", "played-on-why"
ITS_ID = "{id}"
"""Stands in a ruling's key for the id that the line gets only when it is entered."""
LONGEST_ID = 80


def refusal(desk: Desk, blocks: Sequence[Ruling]) -> dict[str, Any] | None:
    """What the macro `played_on` shows where something was refused: who may have decided otherwise."""
    if not blocks:
        return None
    keys = [ruling.key.replace(CANDIDATE, ITS_ID) for ruling in blocks]
    return {"refused": keys, "by": deciders(desk), "rulings": tell_all(desk, tuple(blocks))}


def deciders(desk: Desk) -> list[str]:
    """The referees of the night, as named on the sheet, else as the schedule has them."""
    found = [e.event.body for e in desk.sheet.entries if isinstance(e.event.body, Officials) and not e.struck]
    names = found[-1].referees if found else desk.setup.referees
    return [name for name in names if name]


def read_lines(fields: Fields, events: Sequence[Event], given: Given) -> tuple[Event, ...]:
    """All that a form brings, the line itself last; raises InvalidForm, which names what doesn't fit."""
    line = read_form(fields, events, given)
    bodies: list[Body] = [*struck_along(line.body, events), *decided(fields, line)]
    return (*(beside(line, body, at) for at, body in enumerate(bodies, 1)), line)


def decided(fields: Fields, line: Event) -> Iterator[PlayedOn]:
    """Who let it be, for each ruling that refused it."""
    keys = [key for key in fields.get(KEYS, ()) if key.strip()]
    by = last_said(fields, BY) or last_said(fields, NAMED)
    if keys and not by:
        raise InvalidForm({"Who decided": "expected a name, got none"})
    for key in keys:
        yield PlayedOn(key=key.replace(ITS_ID, line.id), by=by, why=last_said(fields, WHY))


def struck_along(body: Any, events: Sequence[Event]) -> Iterator[Strike]:
    """A line that is taken off takes along what was decided about it."""
    if isinstance(body, Strike):
        for event in events:
            if isinstance(event.body, PlayedOn) and event.id.startswith(f"{body.target}-on-"):
                yield Strike(target=event.id, reason=body.reason)


def beside(line: Event, body: Body, number: int) -> Event:
    """An event of the same tap; its id follows from the line's, so that a form sent twice brings it once."""
    id = f"{line.id[: LONGEST_ID - 6]}-on-{number}"
    return structs.replace(line, id=id, body=body, n=0)

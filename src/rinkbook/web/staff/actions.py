"""What an operator puts on a sheet: lines that `games.append` stores and judges, each with its reason."""

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec

from rinkbook.core.model.events import (
    Amend,
    Body,
    Event,
    Forfeit,
    Note,
    Side,
    Signature,
    Strike,
    Termination,
    write_event,
)
from rinkbook.core.model.place import Place
from rinkbook.web.games.access import Writer
from rinkbook.web.games.actions import Appended, append
from rinkbook.web.games.bridge import sheet_of
from rinkbook.web.people.models import User
from rinkbook.web.schedule.models import Game
from rinkbook.web.staff.reads.lines import here


def enter(*, game: Game, lines: Sequence[Event], by: User) -> Appended:
    """Put the lines on the sheet as the operator's."""
    return append(game=game, events=[write_event(line) for line in lines], by=by, role=Writer.OPERATOR)


def line(body: Body, place: Place, id: str = "") -> Event:
    """A line that is made at the desk."""
    return Event(id=id or new_id(), place=place, body=body)


def new_id() -> str:
    """The id of a line made at the desk."""
    return f"desk-{secrets.token_hex(8)}"


def added(body: Body, place: Place, why: str) -> list[Event]:
    """A line, and on a sheet that is signed the reason for it."""
    lines = [line(body, place)]
    return [*lines, line(Note(text=f"Added after the signatures: {why}"), place)] if why else lines


def struck(target: str, place: Place, why: str) -> list[Event]:
    """The line of that id never happened."""
    return [line(Strike(target=target, reason=why), place.at_order(0))]


def amended(target: Event, body: Body, place: Place, why: str) -> list[Event]:
    """The line said something else, or stood elsewhere; none where nothing differs."""
    changes = differing(target.body, body)
    moved = place.at_order(0) != target.place.at_order(0)
    if not changes and not moved:
        return []
    there = place.at_order(target.place.order) if moved else None
    amendment = Amend(target=target.id, changes=changes, place=there, reason=why)
    return [line(amendment, target.place.at_order(0))]


def differing(old: Any, new: Body) -> dict[str, Any]:
    """The fields of *new* that *old* has otherwise, as JSON has them."""
    changed = [name for name in new.__struct_fields__ if getattr(old, name) != getattr(new, name)]
    return {name: msgspec.to_builtins(getattr(new, name)) for name in changed}


def declared(event: str, side: Side | None, key: str, place: Place, by: str) -> list[Event]:
    """The official's event that a ruling proposes, citing it."""
    if event == "termination" and side is not None:
        return [line(Termination(side=side, key=key, by=by), place)]
    sides = (side,) if side is not None else tuple(Side)
    return [line(Forfeit(sides=sides, sort="at-start", by=by), place)]


def close(*, game: Game, by: User) -> Appended:
    """The sheet is final by the operator's word."""
    sheet = sheet_of(game)
    return enter(game=game, lines=[line(Signature(role="operator", name=str(by)), here(sheet))], by=by)


def reopen(*, game: Game, why: str, by: User) -> Appended:
    """Every signature is struck, with the reason; whoever signed has to sign anew."""
    sheet = sheet_of(game)
    signatures = [
        entry.event.id
        for entry in sheet.entries
        if isinstance(entry.event.body, Signature) and not entry.struck
    ]
    place = here(sheet)
    lines = [line(Strike(target=id, reason=why), place) for id in signatures]
    return enter(game=game, lines=lines, by=by)

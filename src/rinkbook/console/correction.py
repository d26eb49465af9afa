"""A line put right: its fields as they stand, what is said now, and every ruling that this would change."""

from typing import Any

import msgspec
from msgspec import structs

from rinkbook.console.candidate import foresee
from rinkbook.console.changed import shown
from rinkbook.console.desk import Desk
from rinkbook.console.lines import describe
from rinkbook.console.view import View
from rinkbook.core.model.events import Amend, AnyBody, Body, Goal, Penalty, Strike

FLAGS = ("penalty_shot", "empty_net", "own_goal", "awarded")


def opened(desk: Desk) -> View:
    """The view in which a line is put right: a goal's or a penalty's questions, its answers filled in."""
    view = desk.view
    entry = desk.entry(view.target)
    if entry is None or entry.struck:
        return view
    body, place = entry.event.body, entry.event.place
    asked = View(target=view.target).at(place)
    match body:
        case Goal():
            flags = tuple(name for name in FLAGS if getattr(body, name))
            return structs.replace(
                asked, screen="goal", step="scorer", side=body.side.value, number=body.number,
                assists=body.assists, flags=flags, strength=body.strength,
            )  # fmt: skip
        case Penalty():
            return structs.replace(
                asked, screen="penalty", step=view.step or "review", side=body.side.value, number=body.number,
                offence=body.offence, classes=body.classes, served_by=body.served_by, bench=body.bench,
                separate=body.separate, pending=body.pending, name=body.name, accept=True,
            )  # fmt: skip
        case _:
            return view if view.left is not None else structs.replace(view.at(place), screen="fix")


def correction(desk: Desk, body: Body) -> dict[str, Any]:
    """What the amendment would change: its fields, its place, the score, and each ruling that differs."""
    entry = desk.entry(desk.view.target)
    if entry is None:
        return {"change": None}
    changes = differing(entry.event.body, body)
    moved = entry.event.place.at_order(0) != desk.place.at_order(0)
    place = desk.place.at_order(entry.event.place.order) if moved else None
    if not changes and not moved:
        return {"change": {"none": True, "line": describe(desk, entry)}}
    candidate = foresee(desk, Amend(target=entry.event.id, changes=changes, place=place), desk.here)
    return {
        "change": {
            "line": describe(desk, entry),
            "fields": {f"changes.{name}": value for name, value in changes.items()},
            "to": place,
            **shown(desk, candidate.changes),
        }
    }


def struck(desk: Desk) -> dict[str, Any]:
    """What striking the line would change."""
    return shown(desk, foresee(desk, Strike(target=desk.view.target), desk.here).changes)


def differing(old: AnyBody, new: Body) -> dict[str, Any]:
    """The fields in which the two differ, as JSON has them."""
    if type(old) is not type(new):
        return {}
    before, after = msgspec.to_builtins(old), msgspec.to_builtins(new)
    return {
        field.name: after.get(field.name, _empty(getattr(new, field.name)))
        for field in structs.fields(type(new))
        if getattr(old, field.name) != getattr(new, field.name)
        and before.get(field.name) != after.get(field.name)
    }


def _empty(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value

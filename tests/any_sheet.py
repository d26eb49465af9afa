"""Any event, and any sheet, for the laws that hold for all of them."""

from typing import Any

import msgspec
from hypothesis import strategies as st

from rinkbook.core.model.events import KINDS, Amend, Body, Dressed, Event, Side, Unknown
from rinkbook.core.model.place import Moment, Part, Place

numbers = st.from_regex(r"[0-9]{1,2}", fullmatch=True)
words = st.text(max_size=12)
names = st.text(min_size=1, max_size=12)
seconds = st.integers(0, 5999)
sides = st.sampled_from(Side)
ids = st.from_regex(r"[a-z0-9][a-z0-9.:-]{0,8}", fullmatch=True)

places = st.builds(
    Place,
    part=st.sampled_from(Part),
    period=st.integers(1, 4),
    moment=st.sampled_from(Moment),
    left=seconds,
    tenths=st.integers(0, 9),
).map(
    lambda place: place if place.moment is Moment.DURING else msgspec.structs.replace(place, left=0, tenths=0)
)

dressed = st.builds(
    Dressed,
    number=numbers,
    player=words,
    name=words,
    goalie=st.booleans(),
    letter=st.sampled_from(("", "C", "A")),
    sub_for=words,
    sub=st.booleans(),
)

FIELDS: dict[str, st.SearchStrategy[Any]] = {
    **dict.fromkeys(("served_by", "now"), numbers),
    **dict.fromkeys(("assists", "ineligible"), st.lists(numbers, max_size=2).map(tuple)),
    **dict.fromkeys(("classes", "referees"), st.lists(names, max_size=2).map(tuple)),
    **dict.fromkeys(("length", "left", "seconds"), seconds),
    **dict.fromkeys(("offence", "key", "role", "name", "player", "text"), names),
    "number": numbers,
    "players": st.lists(dressed, max_size=3).map(tuple),
    "side": sides,
    "sides": st.lists(sides, min_size=1, max_size=2).map(tuple),
    "start": st.none() | places,
    "place": st.none() | places,
    "count": st.integers(-9, 99),
    "target": ids,
}
BOOLEANS = ("empty_net", "penalty_shot", "own_goal", "bench", "separate", "given", "stands", "cleared")
FIELDS |= dict.fromkeys((*BOOLEANS, "scored", "paid", "absent"), st.booleans())


def bodies_of(kind: type[Body]) -> st.SearchStrategy[Any]:
    """Any body of that kind."""
    fields = {name: FIELDS.get(name, words) for name in kind.__struct_fields__}
    if kind is Amend:
        fields["changes"] = changes
    return st.builds(kind, **fields)


def _as_changes(body: Body) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(body))
    return {name: value for name, value in told.items() if name not in ("kind", "target", "place", "changes")}


unknown = st.builds(
    lambda kind, more: Unknown(kind=kind, raw=msgspec.json.encode({"kind": kind, "more": more}).decode()),
    ids.map(lambda word: f"of-a-later-version-{word}"),
    words,
)
changes = st.one_of([bodies_of(kind) for kind in KINDS if kind is not Amend]).map(_as_changes)
changes |= st.dictionaries(words, st.integers() | words, max_size=2)
bodies = st.one_of([*(bodies_of(kind) for kind in KINDS), unknown])
events = st.builds(Event, id=ids, place=places, body=bodies)


def _numbered(found: list[Event]) -> list[Event]:
    return [
        msgspec.structs.replace(event, id=f"e{order}", place=event.place.at_order(order))
        for order, event in enumerate(found, start=1)
    ]


any_sheet = st.lists(events, max_size=30).map(_numbered)

"""Any event, and any sheet, for the laws that hold for all of them."""

from typing import Any

import msgspec
from hypothesis import strategies as st

from rinkbook.core.model.events import (
    KINDS,
    Amend,
    Body,
    Curfew,
    Dressed,
    Event,
    Forfeit,
    Goal,
    GoalieChange,
    LineUpConfirmed,
    Penalty,
    PeriodEnd,
    PeriodStart,
    RosterCheck,
    ShootoutAttempt,
    Shots,
    Side,
    Termination,
    TimeLeft,
    TimeOut,
    Unknown,
)
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
MORE_BOOLEANS = ("scored", "paid", "absent", "awarded", "pending", "plays_on", "back")
FIELDS |= dict.fromkeys((*BOOLEANS, *MORE_BOOLEANS), st.booleans())


def bodies_of(kind: type[Body], known: dict[str, st.SearchStrategy[Any]] = FIELDS) -> st.SearchStrategy[Any]:
    """Any body of that kind."""
    fields = {name: known.get(name, words) for name in kind.__struct_fields__}
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


# Sheets as no scorekeeper keys them, though each of their events can be read.
odd_seconds = st.sampled_from((-600, -1, 0, 10**9)) | seconds
odd_numbers = st.sampled_from(("", "٧", "²", "9A")) | numbers
odd_places = st.builds(
    Place,
    part=st.sampled_from(Part),
    period=st.sampled_from((-1, 0, 1, 2, 3, 99, 100, 1_000_000)),
    moment=st.sampled_from(Moment),
    left=odd_seconds,
    tenths=st.sampled_from((-1, 0, 10)),
    order=st.integers(-1, 40),
)
ODD_FIELDS = FIELDS | {
    **dict.fromkeys(("length", "left", "seconds"), odd_seconds),
    **dict.fromkeys(("number", "served_by", "now"), odd_numbers),
    **dict.fromkeys(("assists", "ineligible"), st.lists(odd_numbers, max_size=4).map(tuple)),
    **dict.fromkeys(("start", "place"), st.none() | odd_places),
    "classes": st.lists(st.sampled_from(("minor", "major", "odd", "")), max_size=3).map(tuple),
    "mode": st.sampled_from(("run", "stop", "", "walk")),
    "strength": st.sampled_from(("", "EV", "PP", "SH", "AH")),
    "sides": st.lists(sides, max_size=3).map(tuple),
    "count": st.integers(-99, 99),
    "target": st.from_regex(r"e[0-9]", fullmatch=True),
    "key": st.sampled_from(("shootout:may:e1", "time-out:e2", "mercy:on:e3", "")),
}
odd_events = st.builds(
    Event, id=ids, place=odd_places, body=st.one_of([bodies_of(kind, ODD_FIELDS) for kind in KINDS])
)
odd_sheet = st.lists(odd_events, max_size=30).map(
    lambda found: [msgspec.structs.replace(event, id=f"e{at}") for at, event in enumerate(found, start=1)]
)

# Sheets such as a scorekeeper keys: few numbers, few labels, so that things meet.
worn = st.sampled_from(("1", "4", "7", "9", "10"))
common = st.sampled_from(
    (
        "tripping",
        "fighting",
        "boarding",
        "kicking",
        "third-man-in",
        "too-many-players",
        "high-sticking",
        "zero-tolerance",
        "retaliation",
        "hateful-language",
        "missing-equipment",
        "slashing",
        "odd",
    )
)
classes = st.sampled_from(((), (), ("double-minor",), ("major",), ("minor", "misconduct")))
line_up = tuple(Dressed(number=number, goalie=number == "1") for number in ("1", "4", "7", "9", "10"))
likely = st.one_of(
    st.builds(LineUpConfirmed, side=sides, players=st.just(line_up)),
    st.builds(Goal, side=sides, number=worn, assists=st.lists(worn, max_size=2).map(tuple)),
    st.builds(Goal, side=sides, number=worn),
    st.builds(Penalty, side=sides, number=worn, offence=common, classes=classes),
    st.builds(Penalty, side=sides, number=worn, offence=common),
    st.builds(Shots, side=sides),
    st.builds(PeriodStart),
    st.builds(PeriodEnd),
    st.builds(ShootoutAttempt, side=sides, number=worn, scored=st.booleans()),
    st.builds(GoalieChange, side=sides, number=worn | st.just("")),
    st.builds(TimeOut, side=sides),
    st.builds(RosterCheck, side=sides, ineligible=st.lists(worn, max_size=1).map(tuple), served_by=worn),
    st.builds(TimeLeft, seconds=st.integers(600, 2400)),
    st.builds(Termination, side=sides),
    st.builds(Forfeit, sides=st.sampled_from(((Side.HOME,), (Side.AWAY,), (Side.HOME, Side.AWAY)))),
    st.builds(Curfew),
)
clocks = st.builds(Place, period=st.integers(1, 3), left=st.integers(0, 102).map(lambda tens: tens * 10))
late = st.builds(Place, part=st.just(Part.OVERTIME), left=st.integers(0, 30).map(lambda tens: tens * 10))
around = st.builds(Place, period=st.integers(1, 3), moment=st.sampled_from((Moment.BEFORE, Moment.AFTER)))
likely_places = clocks | clocks | late | around | st.just(Place(part=Part.SHOOTOUT))
likely_sheet = st.lists(st.builds(Event, id=ids, place=likely_places, body=likely), max_size=25).map(
    _numbered
)

"""A form is an event: every kind can be built from its fields, what doesn't fit is named field by field."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec import structs

from rinkbook.console.forms import BODIES, Given, InvalidForm, read_form
from rinkbook.core.model.events import KINDS, Amend, Body, Event, Goal, LineUpConfirmed, Side
from rinkbook.core.model.place import Moment, Part, Place
from tests.any_sheet import bodies_of

GIVEN = Given(id="e1", device="tablet", n=7, entered="2026-11-13T21:40:00Z", by="Table")


def form_of(body: Body) -> dict[str, list[str]]:
    """The fields that a page would send for that body."""
    fields = {"kind": [str(type(body).__struct_config__.tag)]}
    for name, value in structs.asdict(body).items():
        fields[name] = written(value)
    return fields


def written(value: Any) -> list[str]:
    match value:
        case None:
            return [""]
        case bool():
            return ["1" if value else ""]
        case tuple():
            return [text for item in value for text in written(item)]
        case msgspec.Struct():
            return [msgspec.json.encode(value).decode()]
        case _:
            return [str(value)]


def read(fields: dict[str, list[str]], events: Sequence[Event] = ()) -> Event:
    return read_form(fields, events, GIVEN)


def spaced(body: Body) -> bool:
    """Words that begin or end with a space are trimmed, which is no loss."""
    return any(text != text.strip() for values in form_of(body).values() for text in values)


@given(st.one_of([bodies_of(kind) for kind in KINDS if kind is not Amend]))
def test_every_body_comes_back_from_its_form(body: Body) -> None:
    assume(not spaced(body))
    assert read(form_of(body)).body == body


def test_every_kind_of_event_has_a_form() -> None:
    assert set(BODIES.values()) == set(KINDS)


def test_a_goal_with_its_place() -> None:
    event = read(
        {
            "kind": ["goal"], "side": ["home"], "number": ["10"], "assists": ["44", "4"],
            "part": ["regulation"], "period": ["2"], "moment": ["during"], "left": ["491"], "order": ["12"],
        }
    )  # fmt: skip
    assert event.body == Goal(side=Side.HOME, number="10", assists=("44", "4"))
    assert event.place == Place(part=Part.REGULATION, period=2, moment=Moment.DURING, left=491, order=12)


def test_the_host_gives_what_the_form_has_not() -> None:
    event = read({"kind": ["warm-up"]})
    assert (event.id, event.device, event.n, event.entered, event.by) == (
        "e1", "tablet", 7, "2026-11-13T21:40:00Z", "Table",
    )  # fmt: skip


def test_what_the_shell_gave_stands() -> None:
    event = read({"kind": ["warm-up"], "id": ["x"], "device": ["d"], "n": ["3"], "entered": ["then"]})
    assert (event.id, event.device, event.n, event.entered) == ("x", "d", 3, "then")


def test_a_reading_may_be_typed_as_the_board_shows_it() -> None:
    assert read({"kind": ["shots"], "side": ["home"], "clock": ["6:42"]}).place.left == 402


@pytest.mark.parametrize(
    ("fields", "field", "words"),
    [
        ({"kind": ["gaol"]}, "kind", "expected a kind of event, got 'gaol'"),
        ({"kind": ["goal"], "side": ["left"]}, "side", "'left'"),
        (
            {"kind": ["shots"], "side": ["home"], "count": ["some"]},
            "count",
            "expected a whole number, got 'some'",
        ),
        ({"kind": ["warm-up"], "period": ["two"]}, "period", "expected a whole number, got 'two'"),
        ({"kind": ["warm-up"], "part": ["extra"]}, "part", "got 'extra'"),
        ({"kind": ["warm-up"], "clock": ["7:75"]}, "clock", "such as 6:42, got '7:75'"),
        ({"kind": ["amend"], "target": ["nobody"]}, "target", "expected a line of this sheet, got 'nobody'"),
        ({"kind": ["line-up-confirmed"], "side": ["home"], "players": ["{"]}, "players", "as JSON"),
    ],
)
def test_what_does_not_fit_is_told_by_field(fields: dict[str, list[str]], field: str, words: str) -> None:
    with pytest.raises(InvalidForm) as caught:
        read(fields)
    assert words in caught.value.faults[field]


def test_all_faults_are_told_at_once() -> None:
    with pytest.raises(InvalidForm) as caught:
        read({"kind": ["shots"], "side": ["home"], "count": ["some"], "period": ["two"], "clock": ["9"]})
    assert set(caught.value.faults) == {"count", "period"}


def test_an_amendment_names_only_what_it_changes() -> None:
    goal = Event(id="g", place=Place(left=570), body=Goal(side=Side.HOME, number="17", assists=("4",)))
    event = read({"kind": ["amend"], "target": ["g"], "changes.number": ["22"]}, (goal,))
    assert event.body == Amend(target="g", changes={"number": "22"})


def test_an_amendment_can_take_a_list_away_and_move_the_line() -> None:
    goal = Event(id="g", place=Place(left=570), body=Goal(side=Side.HOME, number="17", assists=("4",)))
    fields = {
        "kind": ["amend"],
        "target": ["g"],
        "changes.assists": [""],
        "to.left": ["560"],
        "to.period": ["2"],
    }
    body = read(fields, (goal,)).body
    assert isinstance(body, Amend)
    assert body.changes == {"assists": []}
    assert body.place == Place(left=560, period=2)


def test_an_amendment_that_its_line_could_not_hold_is_refused() -> None:
    goal = Event(id="g", place=Place(left=570), body=Goal(side=Side.HOME))
    with pytest.raises(InvalidForm):
        read({"kind": ["amend"], "target": ["g"], "changes.side": ["middle"]}, (goal,))


def test_a_line_up_has_a_field_a_player() -> None:
    players = ['{"number":"10","name":"Corvane","letter":"C"}', '{"number":"1","goalie":true}']
    body = read({"kind": ["line-up-confirmed"], "side": ["home"], "players": players}).body
    assert isinstance(body, LineUpConfirmed)
    assert [(one.number, one.letter, one.goalie) for one in body.players] == [
        ("10", "C", False),
        ("1", "", True),
    ]


@given(st.text(max_size=30))
def test_no_text_breaks_the_reading_of_a_number(text: str) -> None:
    try:
        read({"kind": ["shots"], "side": ["home"], "count": [text]})
    except InvalidForm as error:
        assert "count" in error.faults


def test_a_field_without_end_is_told_by_its_length() -> None:
    with pytest.raises(InvalidForm) as refused:
        read({"kind": ["note"], "text": ["x" * 4001]})
    assert refused.value.faults == {"text": "expected at most 4000 characters, got 4001"}


def test_a_place_nested_without_end_is_told_as_no_place() -> None:
    deep = {"kind": ["penalty"], "side": ["home"], "offence": ["hooking"], "start": ["[" * 100_000]}
    with pytest.raises(InvalidForm) as refused:
        read(deep)
    assert refused.value.faults["start"].startswith("expected Place as JSON, got '[[[")

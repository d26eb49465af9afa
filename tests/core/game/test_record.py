"""Corrections: which of them stand, and what becomes of one that doesn't fit."""

from typing import Any

import pytest

from rinkbook.core.model.events import (
    Amend,
    AnyBody,
    Goal,
    Note,
    Penalty,
    Strike,
    Unknown,
    read_body,
)
from rinkbook.core.model.place import Place
from tests.core.game.lines import AWAY, HOME, Lines

GOAL = Goal(side=HOME, number="9")
FITS = "an amendment that fits its line: "


def amended(body: AnyBody, **changes: Any) -> Lines:
    lines = Lines().started().at("P1 12:00", body, "line")
    return lines.at("P1 12:00", Amend(target="line", changes=changes, place=Place(left=900)), "amend")


def test_an_undoing_stands_wherever_the_clock_was_when_it_was_made() -> None:
    lines = Lines().started().at("P1 12:00", GOAL, "goal")
    lines.at("P1 12:00", Strike(target="goal"), "gone").at("P1 17:00", Strike(target="gone"))
    assert lines.sheet.score == (1, 0)


def test_an_amendment_that_fits_tells_the_line_otherwise() -> None:
    lines = amended(GOAL, number="10", side="away")
    goal = lines.sheet.goals[0]
    assert (goal.side, goal.number, goal.place.left) == (AWAY, "10", 900)
    assert lines.found() == []


@pytest.mark.parametrize(
    ("changes", "expected", "got"),
    [
        ({"side": "middle"}, "fields that fit the kind", "Invalid enum value 'middle' - at `$.side`"),
        ({"number": 9}, "fields that fit the kind", "Expected `str`, got `int` - at `$.number`"),
        ({"kind": "penalty"}, "the kind as it is, 'goal'", "'penalty'"),
        (
            {"nubmer": "10", "number": "10"},
            "fields of 'goal': side, number, assists, empty_net, penalty_shot, own_goal, awarded, strength",
            "nubmer",
        ),
    ],
)
def test_one_that_does_not_fit_leaves_the_line_as_it_was(
    changes: dict[str, Any], expected: str, got: str
) -> None:
    lines = amended(GOAL, **changes)
    entry = next(entry for entry in lines.sheet.entries if entry.event.id == "line")
    assert (entry.event, entry.amended, entry.original) == (lines.events[1], (), None)
    assert lines.found() == [("unfit-amendment", "amend")]
    assert lines.found("unfit-amendment") == [(FITS + expected, got)]


def test_those_beside_it_still_count() -> None:
    lines = amended(GOAL, side="middle")
    lines.at("P1 12:00", Amend(target="line", changes={"number": "10"}))
    assert [(goal.side, goal.number, goal.place.left) for goal in lines.sheet.goals] == [(HOME, "10", 720)]


@pytest.mark.parametrize("correction", [Strike(target="start"), Amend(target="start")])
def test_a_correction_is_struck_not_amended(correction: AnyBody) -> None:
    lines = Lines().started().at("P1 12:00", correction, "line")
    lines.at("P1 12:00", Amend(target="line", changes={"target": "line"}))
    assert lines.found("unfit-amendment")[0][0] == (
        FITS + "a line of the game (a correction is struck instead)"
    )


def test_a_line_that_could_not_be_read_can_be_mended() -> None:
    body = read_body(b'{"kind": "goal", "side": "middle", "number": "9"}')
    assert isinstance(body, Unknown)
    assert Lines().started().at("P1 12:00", body, "line").found() == [("unknown-event", "line")]
    lines = amended(body, side="away")
    assert (lines.sheet.score, lines.found()) == ((0, 1), [])


def test_a_later_kind_stays_as_it_came() -> None:
    body = read_body(b'{"kind": "zamboni", "laps": 2}')
    lines = amended(body, laps=3)
    assert lines.found() == [("unknown-event", "line")]
    assert lines.sheet.entries[1].event.body == body


def test_of_a_struck_line_nothing_is_odd() -> None:
    lines = Lines().started().at("P1 12:00", read_body(b'{"kind": "zamboni"}'), "line")
    assert lines.at("P1 12:00", Strike(target="line")).found() == []


def test_an_amendment_that_was_struck_needs_not_fit() -> None:
    lines = amended(Penalty(side=HOME, offence="tripping"), side="middle")
    assert lines.at("P1 12:00", Strike(target="amend")).found() == []


def test_a_note_may_be_put_in_other_words() -> None:
    assert amended(Note(text="tonihgt"), text="tonight").found() == []

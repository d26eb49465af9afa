"""A place on the sheet reads as a score sheet has it."""

import pytest

from rinkbook.core.errors import InvalidPlace
from rinkbook.core.model.place import Moment, Part, Place, read_clock, read_period, write_clock, write_place


@pytest.mark.parametrize(
    ("place", "written"),
    [
        (Place(period=2, left=402), "P2 6:42"),
        (Place(period=3, left=24, tenths=7), "P3 0:24.7"),
        (Place(moment=Moment.BEFORE), "P1 before"),
        (Place(part=Part.OVERTIME, moment=Moment.AFTER), "OT after"),
        (Place(part=Part.OVERTIME, period=2, left=60), "OT2 1:00"),
    ],
)
def test_a_place_is_written_as_a_score_sheet_heads_it(place: Place, written: str) -> None:
    assert write_place(place) == written


@pytest.mark.parametrize(("left", "written"), [(0, "0:00"), (402, "6:42"), (-30, "-0:30"), (6000, "100:00")])
def test_a_clock_is_minutes_and_seconds(left: int, written: str) -> None:
    assert write_clock(left) == written


@pytest.mark.parametrize("text", ["", "6", "6:60", "6:4:2", "6:42.11", "-1:00", "٦:٤٢"])
def test_a_reading_that_no_clock_shows_is_none(text: str) -> None:
    with pytest.raises(InvalidPlace, match="expected minutes:seconds such as '6:42'"):
        read_clock(text)


@pytest.mark.parametrize("text", ["", "P", "P0", "Q1", "OT0", "P٣"])
def test_a_period_that_no_sheet_has_is_none(text: str) -> None:
    with pytest.raises(InvalidPlace, match="expected P1, P2"):
        read_period(text)

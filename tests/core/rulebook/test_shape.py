"""Where a value doesn't fit a type is told by its path, what was expected, what came."""

from enum import StrEnum
from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct, field

from rinkbook.core.rulebook.shape import misfits


class Mode(StrEnum):
    RUN = "run"
    STOP = "stop"


class Games(Struct, tag="games", tag_field="what"):
    count: int


class Weeks(Struct, tag="weeks", tag_field="what"):
    count: int


class Row(Struct):
    at: int
    named: str = field(name="class", default="")


@pytest.mark.parametrize(
    ("value", "kind"),
    [
        (3, int),
        (3, float),
        ("run", Mode),
        (None, int | None),
        ({"at": 1, "class": "minor"}, Row),
        ([{"at": 1}], list[Row]),
        ([1, 2], tuple[int, int]),
        ({"what": "weeks", "count": 2}, Games | Weeks),
        ({"minor": {"at": 1}}, dict[str, Row]),
        (["a"], str | tuple[str, ...]),
        ({"whatever": [1]}, dict[str, Any]),
    ],
)
def test_what_fits_is_no_fault(value: Any, kind: Any) -> None:
    assert list(misfits(value, kind)) == []


@pytest.mark.parametrize(
    ("value", "kind", "path", "what"),
    [
        (3.5, int, "", "expected a whole number, got 3.5"),
        (True, int, "", "expected a whole number, got True"),
        ("3", int, "", "expected a whole number, got '3'"),
        ("go", Mode, "", "expected one of 'run', 'stop', got 'go'"),
        ("go", Literal["run", "stop"], "", "expected one of 'run', 'stop', got 'go'"),
        (0, Annotated[int, Meta(ge=1)], "", "expected a whole number >= 1, got 0"),
        ("x", int | None, "", "expected a whole number, got 'x'"),
        (3, str | tuple[str, ...], "", "expected a text or a list, got 3"),
        (["a", 3], str | tuple[str, ...], ".1", "expected a text, got 3"),
        ([1], tuple[int, int], "", "expected a list of 2, got [1]"),
        ("a", tuple[str, ...], "", "expected a list, got 'a'"),
        ("a", dict[str, int], "", "expected a table, got 'a'"),
        ({"a": "b"}, dict[str, int], ".a", "expected a whole number, got 'b'"),
        ({"a": "b"}, int | dict[str, int], ".a", "expected a whole number, got 'b'"),
        (3, Row, "", "expected a table, got 3"),
        (3, Row | None, "", "expected a table, got 3"),
        ({"at": "x"}, Row | None, ".at", "expected a whole number, got 'x'"),
        ({"at": 1, "class": 2}, Row, ".class", "expected a text, got 2"),
        (
            {"at": 1, "clas": "a"},
            Row,
            ".clas",
            "expected one of the fields at, class; got an unknown one (nearest: 'class')",
        ),
        ([{"at": 1}, {}], list[Row], ".1.at", "expected a whole number, got nothing"),
        ({"what": "weeks", "count": "x"}, Games | Weeks, ".count", "expected a whole number, got 'x'"),
        ({"what": "days"}, Games | Weeks, "", "expected a table or a table, got {'what': 'days'}"),
    ],
)
def test_what_does_not_fit_is_told_where_it_stands(value: Any, kind: Any, path: str, what: str) -> None:
    assert list(misfits(value, kind)) == [(path, what)]

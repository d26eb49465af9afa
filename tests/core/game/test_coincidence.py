"""Which of several parts cancel, by each way that a book may have it."""

import pytest

from rinkbook.core.game.coincidence import Part, cancel
from rinkbook.core.game.rules.coincidental import Coincidental
from rinkbook.core.model.events import Side

HOME, AWAY = Side.HOME, Side.AWAY


def part(event: str, side: Side, player: str, name: str = "minor", index: int = 0) -> Part:
    return Part(
        (event, index), side, player, name, 300 if name in ("major", "match") else 120, name == "minor"
    )


TWO_AGAINST_ONE = [part("a", AWAY, "5"), part("b", AWAY, "8"), part("c", HOME, "9")]
DOUBLE_FIRST = [
    part("a", AWAY, "5"), part("a", AWAY, "5", index=1), part("b", AWAY, "8"), part("c", HOME, "9"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("parts", "cancels", "found"),
    [
        (TWO_AGAINST_ONE, "last", {"b", "c"}),
        (TWO_AGAINST_ONE, "first", {"a", "c"}),
        (TWO_AGAINST_ONE, "fewest-servers", {"a", "c"}),
        (DOUBLE_FIRST, "last", {"b", "c"}),
        (DOUBLE_FIRST, "first", {"a", "c"}),
        (DOUBLE_FIRST, "fewest-servers", {"b", "c"}),
    ],
)
def test_the_book_says_which_of_a_side_that_has_more_cancel(
    parts: list[Part], cancels: str, found: set[str]
) -> None:
    assert {event for event, _ in cancel(parts, Coincidental(cancels=cancels))} == found


@pytest.mark.parametrize(("equal", "count"), [("length", 2), ("class", 0)])
def test_a_match_penalty_equals_a_major_by_length_and_not_by_class(equal: str, count: int) -> None:
    parts = [part("a", AWAY, "5", "match"), part("b", HOME, "9", "major")]
    assert len(list(cancel(parts, Coincidental(equal=equal)))) == count


def test_a_minor_never_cancels_a_major() -> None:
    assert not list(cancel([part("a", AWAY, "5"), part("b", HOME, "9", "major")], Coincidental()))

"""Conditions of the clock: each bound at its own second, and an end that has a reason of its own."""

from rinkbook.core.model.events import Occurrence, PeriodStart, Shots
from tests.core.game.editions import with_value
from tests.core.game.lines import HOME, Lines

TIMED = "timed-inline/2026-01-01"


def stops_while(when: str) -> Lines:
    """The clock runs in the second period, but while that holds."""
    lines = Lines(TIMED)
    sits = "{ period = 1, short_handed = true, coincidental = true }"
    lines.edition = with_value(TIMED, (sits, when))
    return lines.started().at("P2 15:00", PeriodStart())


def told(lines: Lines) -> list[tuple[str, int]]:
    """What the condition said, each with the second of the game at which time alone brought it (else 0)."""
    rulings = [ruling for ruling in lines.sheet.rulings if ruling.rule == "somebody-sits"]
    return [(ruling.code, int(ruling.key.partition("@")[2] or 0)) for ruling in rulings]


def test_what_holds_at_least_so_long_is_over_a_second_later() -> None:
    lines = stops_while("{ period = 2, left_at_least = 600 }")
    lines.at("P2 9:00", Shots(side=HOME))
    # the first period had fifteen minutes, and 9:59 are left five minutes and a second into the second
    assert told(lines) == [("clock-stops-on", 0), ("clock-stops-off", 900 + 301)]


def test_what_waits_for_an_occurrence_waits_for_that_one() -> None:
    lines = stops_while('{ period = 2, after = "whistle" }')
    lines.at("P2 9:00", Occurrence(name="horn"))
    assert told(lines) == []
    lines.at("P2 8:00", Occurrence(name="whistle"))
    assert told(lines) == [("clock-stops-word-on", 0)]

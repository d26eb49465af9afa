"""A ruling's key is its own, so that the referee's word on it is on nothing else."""

import pytest

from rinkbook.core.model.events import (
    AnyBody,
    OfficialWord,
    PeriodEnd,
    PeriodStart,
    RosterCheck,
    ShootoutAttempt,
    TimeOut,
)
from rinkbook.core.model.place import Part, Place
from tests.core.game.lines import HOME, Lines

TOSSUP = "tossup/2026-09-01"
SHOOTOUT = Place(part=Part.SHOOTOUT)


def made(lines: Lines, event: str) -> list[tuple[str, str, bool]]:
    """Code, key, and whether the referee's word set it aside."""
    return [(each.code, each.key, bool(each.overruled)) for each in lines.sheet.rulings_of(event)]


@pytest.mark.parametrize(
    ("rulebook", "body", "refused", "then"),
    [
        ("test-hockey/2026-01-01", TimeOut(side=HOME), "time-out-used", "time-out"),
        (TOSSUP, TimeOut(side=HOME), "time-out-used", "time-out"),
    ],
)
def test_what_may_not_be_and_what_follows_have_a_key_each(
    rulebook: str, body: AnyBody, refused: str, then: str
) -> None:
    lines = Lines(rulebook).started().at("P1 9:00", body).at("P1 8:00", body, "again")
    assert made(lines, "again") == [
        (refused, "time-out:may:again", False),
        (then, "time-out:again", False),
    ]
    lines.at("P1 8:00", OfficialWord(key="time-out:may:again", stands=False))
    assert [overruled for _, _, overruled in made(lines, "again")] == [True, False]


def test_the_word_that_lets_a_shooter_shoot_leaves_his_goal_the_winner() -> None:
    lines = Lines(TOSSUP).dressed("1", "4").started().at("P2 0:00", PeriodEnd()).at("OT 0:00", PeriodEnd())
    lines.at(SHOOTOUT, ShootoutAttempt(side=HOME, number="4"))
    lines.at(SHOOTOUT, ShootoutAttempt(side=HOME.other, number="4"))
    lines.at(SHOOTOUT, ShootoutAttempt(side=HOME.other, number="1"))
    lines.at(SHOOTOUT, ShootoutAttempt(side=HOME, number="4", scored=True), "winner")
    assert made(lines, "winner") == [
        ("shooter-again", "shootout:may:winner", False),
        ("shootout-decided", "shootout:winner", False),
    ]
    lines.at(SHOOTOUT, OfficialWord(key="shootout:may:winner", stands=False))
    assert [overruled for _, _, overruled in made(lines, "winner")] == [True, False]
    assert lines.sheet.over


def test_the_word_on_a_late_roster_check_is_none_on_what_it_found() -> None:
    lines = Lines(TOSSUP).started().at("P1 9:00", TimeOut(side=HOME))
    lines.at("P1 8:00", RosterCheck(side=HOME, ineligible=("9",)), "check")
    lines.at("P1 8:00", OfficialWord(key="roster-check:may:check", stands=False))
    assert made(lines, "check") == [
        ("roster-check-late", "roster-check:may:check", True),
        ("roster-check-right", "roster-check:check", False),
        ("roster-check-server", "roster-check:server:check", False),
    ]


def test_what_a_start_lacks_is_said_once() -> None:
    lines = Lines("fwshl/2026-03-24").started().at("P1 16:00", PeriodStart(), "again")
    assert [key for _, key, _ in made(lines, "start")] == [
        "line-up-before-start:may:home",
        "line-up-before-start:may:away",
        "line-up-before-start:failure:home",
        "line-up-before-start:failure:away",
    ]
    assert made(lines, "again") == []

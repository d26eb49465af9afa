"""A shootout: whose attempt is next, and that it ends early for whoever would have won it anyway."""

from hypothesis import given
from hypothesis import strategies as st

from rinkbook.core.game.sheet import Sheet
from rinkbook.core.model.events import (
    Goal,
    Penalty,
    PeriodEnd,
    PeriodStart,
    ShootoutAttempt,
    ShootsFirst,
    Side,
)
from rinkbook.core.model.place import Part, Place
from tests.core.game.editions import with_value
from tests.core.game.lines import AWAY, HOME, Lines

SHOOTOUT = Place(part=Part.SHOOTOUT)
PLAYERS = tuple("123456789")
FWSHL, TOSSUP = "fwshl/2026-03-24", "tossup/2026-09-01"


def level(rulebook: str = TOSSUP, last: int = 2, **setup: str) -> Lines:
    """Level after overtime."""
    lines = Lines(rulebook, **setup).dressed(*PLAYERS).started()
    return lines.at(f"P{last} 0:00", PeriodEnd()).at("OT 0:00", PeriodEnd())


def playoff() -> Lines:
    return level(FWSHL, 3, stage="playoffs", sort="playoff")


def shoot(lines: Lines, *sides: Side) -> Lines:
    for side in sides:
        taken = sum(isinstance(event.body, ShootoutAttempt) for event in lines.events)
        lines.at(SHOOTOUT, ShootoutAttempt(side=side, number=PLAYERS[taken // 2]))
    return lines


def begun_by(first: str) -> Lines:
    lines = level()
    lines.edition = with_value(TOSSUP, ('first = "home-chooses"', f'first = "{first}"'))
    return lines


def test_before_anybody_has_said_who_begins_that_is_asked() -> None:
    assert (level().sheet.next.side, level().sheet.next.asks) == (None, "shoots-first")


def test_whoever_was_said_to_begin_last_begins() -> None:
    lines = level().at(SHOOTOUT, ShootsFirst(side=AWAY)).at(SHOOTOUT, ShootsFirst(side=HOME))
    assert (lines.sheet.next.side, lines.sheet.next.asks) == (HOME, "")


def test_where_nobody_said_it_whoever_shot_first_begins_each_round() -> None:
    assert shoot(level(), AWAY).sheet.next.side is HOME
    assert shoot(level(), AWAY, HOME).sheet.next.side is AWAY


def test_a_side_of_the_rulebook_needs_nobody_to_say_so() -> None:
    assert [begun_by(first).sheet.next.side for first in ("home", "away")] == [HOME, AWAY]


def test_with_no_goal_at_all_the_last_one_says_nothing_of_who_begins() -> None:
    assert begun_by("last-goal").sheet.next.asks == "shoots-first"


def test_the_last_goal_that_counts_says_who_begins() -> None:
    lines = begun_by("last-goal").at("P1 9:00", Goal(side=AWAY)).at("P1 8:00", Goal(side=HOME))
    assert lines.sheet.next.side is HOME


def test_an_attempt_out_of_turn_is_made_up_for() -> None:
    lines = shoot(level(), HOME, HOME)
    assert lines.found("shootout-out-of-turn") == [("an attempt of away", "home")]
    assert lines.sheet.next.side is AWAY
    assert shoot(lines, AWAY).sheet.next.side is AWAY


def full(lines: Lines, attempts: list[tuple[bool, bool]]) -> Sheet:
    for number, pair in zip(PLAYERS, attempts, strict=False):
        for side, scored in zip((HOME, AWAY), pair, strict=True):
            lines.at(SHOOTOUT, ShootoutAttempt(side=side, number=number, scored=scored))
    return lines.sheet


@given(st.lists(st.tuples(st.booleans(), st.booleans()), min_size=3, max_size=3))
def test_stopping_once_it_is_decided_changes_no_winner(attempts: list[tuple[bool, bool]]) -> None:
    home, away = (sum(pair[at] for pair in attempts) for at in (0, 1))
    result = full(playoff(), attempts).result
    winner = result.winner if result else None
    assert winner is (None if home == away else HOME if home > away else AWAY)


@given(st.lists(st.tuples(st.booleans(), st.booleans()), min_size=4, max_size=9))
def test_sudden_death_is_won_by_the_first_round_that_is_not_level(attempts: list[tuple[bool, bool]]) -> None:
    level_three = [(True, True)] * 3
    uneven = next(((home, away) for home, away in attempts if home != away), None)
    result = full(playoff(), (level_three + attempts)[: len(PLAYERS)]).result
    seen = attempts[: len(PLAYERS) - 3]
    if uneven is None or all(home == away for home, away in seen):
        assert result is None
    else:
        first = next(pair for pair in seen if pair[0] != pair[1])
        assert result is not None
        assert result.winner is (HOME if first[0] else AWAY)


def test_a_rulebook_may_bar_whoever_still_serves_a_minor() -> None:
    barred = 'barred = ["misconduct", "game-misconduct", "match"]'
    running = Lines(FWSHL, stage="playoffs", sort="playoff").dressed(*PLAYERS).started()
    running.at("P1 9:00", Penalty(side=HOME, number="5", offence="tripping"))
    running.at("P3 0:00", PeriodEnd()).at("OT 5:00", PeriodStart())
    running.at("OT 1:00", Penalty(side=HOME, number="4", offence="tripping")).at("OT 0:00", PeriodEnd())
    running.edition = with_value(FWSHL, (barred, barred.replace("[", '["minor", ')))
    running.at(SHOOTOUT, ShootoutAttempt(side=HOME, number="4"), "served-yet")
    running.at(SHOOTOUT, ShootoutAttempt(side=AWAY, number="4"), "another")
    running.at(SHOOTOUT, ShootoutAttempt(side=HOME, number="5"), "over")
    refused = [ruling.event for ruling in running.sheet.rulings if ruling.code == "shooter-barred"]
    assert refused == ["served-yet"]

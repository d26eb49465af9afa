"""The table of outcomes: each way in which a game may end, what it brings, and what a table reads of it."""

import pytest
from msgspec import structs

from rinkbook.core import wire
from rinkbook.core.game.facts import GameFacts, Outcome
from rinkbook.core.game.rules.points import Points, PointsRow
from rinkbook.core.model.events import (
    Curfew,
    Forfeit,
    Goal,
    PeriodEnd,
    PeriodStart,
    ShootoutAttempt,
    Side,
    Termination,
)
from rinkbook.core.model.place import Part, Place
from tests.core.game.lines import AWAY, HOME, Lines

ORDINARY = ("1", "4", "7", "8", "9", "10", "11")


def begun(**setup: str) -> Lines:
    return Lines(**setup).dressed(*ORDINARY).started()


def goal(side: Side) -> Goal:
    return Goal(side=side, number="9")


def played_out(lines: Lines) -> Lines:
    return lines.at("P3 10:00", PeriodStart()).at("P3 0:00", PeriodEnd())


def facts(lines: Lines) -> GameFacts:
    result = lines.sheet.result
    assert result is not None and result.facts is not None
    return result.facts


def told(lines: Lines) -> tuple[str, int, str, int]:
    """Outcome and points of the home side, then of the visitors."""
    found = facts(lines)
    return found.home.outcome, found.home.points, found.away.outcome, found.away.points


def shot_out(lines: Lines) -> Lines:
    for number, (side, scored) in enumerate([(HOME, True), (AWAY, False), (HOME, True), (AWAY, False)]):
        body = ShootoutAttempt(side=side, number=ORDINARY[1 + number // 2], scored=scored)
        lines.at(Place(part=Part.SHOOTOUT), body)
    return lines


SEASON = [
    (played_out(begun().at("P1 9:00", goal(HOME))), ("regulation-win", 2, "regulation-loss", 0)),
    (played_out(begun()).at("OT 4:00", goal(AWAY)), ("overtime-loss", 1, "overtime-win", 2)),
    (played_out(begun()), ("tie", 1, "tie", 1)),
    (shot_out(played_out(begun(rulebook="test-hockey/2026-01-01"))), ("shootout-win", 2, "shootout-loss", 1)),
    (begun().at("P1 9:00", Forfeit(sides=(HOME,))), ("forfeit-loss", 0, "forfeit-win", 2)),
    (begun().at("P1 9:00", Forfeit(sides=(HOME, AWAY))), ("double-forfeit", 0, "double-forfeit", 0)),
    (begun().at("P1 9:00", Termination(side=AWAY)), ("termination-win", 2, "termination-loss", 0)),
    (begun().at("P1 9:00", goal(HOME)).at("P1 8:00", Curfew()), ("regulation-win", 2, "regulation-loss", 0)),
]


@pytest.mark.parametrize(("lines", "expected"), SEASON, ids=[each[0] for _, each in SEASON])
def test_each_end_of_a_season_game_has_its_outcome_and_points(
    lines: Lines, expected: tuple[str, int, str, int]
) -> None:
    assert told(lines) == expected


def test_every_outcome_that_there_is_is_tried_above() -> None:
    tried = {outcome for _, (home, _, away, _) in SEASON for outcome in (home, away)}
    mirrored = {one.replace("win", "loss") for one in tried} | {one.replace("loss", "win") for one in tried}
    assert {str(outcome) for outcome in Outcome} == tried | mirrored


def test_a_forfeit_tells_the_table_its_sort_for_the_side_that_gave_it() -> None:
    found = facts(Lines().at("P1 before", Forfeit(sides=(HOME,), sort="advance")))
    assert (found.home.forfeit, found.away.forfeit) == ("advance", "")
    both = facts(Lines().at("P1 before", Forfeit(sides=(HOME, AWAY), sort="at-start")))
    assert (both.home.forfeit, both.away.forfeit) == ("at-start", "at-start")


def test_what_a_table_reads_of_a_termination_is_a_loss_without_goals() -> None:
    found = facts(begun().at("P1 9:00", goal(HOME)).at("P1 8:00", Termination(side=HOME)))
    assert (found.home.goals_for, found.home.goals_against) == (0, 0)
    assert (found.home.tie_for, found.home.tie_against) == (0, 2)


def without_row(lines: Lines, *outcomes: str) -> Lines:
    """The same sheet under an edition whose points have no row for those."""
    sections = tuple(
        structs.replace(section, rule=Points(outcomes=_less(section.rule, outcomes)))
        if isinstance(section.rule, Points)
        else section
        for section in lines.edition.sections
    )
    lines.edition = structs.replace(lines.edition, sections=sections, digest="")
    return lines


def _less(rule: Points, outcomes: tuple[str, ...]) -> dict[str, PointsRow]:
    return {name: row for name, row in rule.outcomes.items() if name not in outcomes}


def test_an_end_without_points_is_found_and_brings_none() -> None:
    lines = without_row(begun().at("P1 9:00", Termination(side=AWAY), id="end"), "termination-win")
    assert told(lines) == ("termination-win", 0, "termination-loss", 0)
    assert [(each.got, each.event) for each in lines.sheet.findings if each.code == "no-points-for-it"] == [
        ("termination-win", "end")
    ]


def test_a_playoff_needs_no_points() -> None:
    lines = without_row(played_out(begun(stage="playoffs", sort="playoff").at("P1 9:00", goal(HOME))), "tie")
    lines = without_row(lines, "regulation-win")
    assert [each.code for each in lines.sheet.findings if each.code == "no-points-for-it"] == []


@pytest.mark.parametrize("kind", wire.KINDS)
def test_what_a_rule_says_it_may_bring_is_an_outcome(kind: str) -> None:
    section = next((each for each in Lines().edition.sections if each.kind == kind), None)
    if section is not None and hasattr(section.rule, "endings"):
        assert set(section.rule.endings()) <= {str(outcome) for outcome in Outcome}

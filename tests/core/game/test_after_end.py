"""After the end: every kind of event has its answer, and what may not follow moves nothing."""

import pytest

from rinkbook.core.game.after_end import MAY_FOLLOW
from rinkbook.core.game.sheet import Sheet
from rinkbook.core.model.events import (
    KINDS,
    Amend,
    Body,
    ClockMode,
    ClockSet,
    ClockStart,
    Countdown,
    CountdownOver,
    Curfew,
    Delay,
    Forfeit,
    Goal,
    Note,
    Penalty,
    PenaltyShotMissed,
    PeriodEnd,
    PeriodStart,
    RosterCheck,
    RuleWaived,
    ShootoutAttempt,
    ShootsFirst,
    Strike,
    Termination,
    TimeLeft,
    TimeOut,
    WarmUp,
)
from tests.core.game.lines import AWAY, HOME, Lines

GOAL = Goal(side=HOME, number="9")
LATE: dict[type[Body], Body] = {
    ClockMode: ClockMode(mode="run"),
    ClockSet: ClockSet(left=600),
    ClockStart: ClockStart(),
    Countdown: Countdown(rule="minimum-players"),
    CountdownOver: CountdownOver(rule="minimum-players"),
    Curfew: Curfew(),
    Delay: Delay(seconds=60),
    Goal: Goal(side=AWAY, number="9"),
    PenaltyShotMissed: PenaltyShotMissed(side=AWAY),
    PeriodStart: PeriodStart(),
    RosterCheck: RosterCheck(side=AWAY),
    RuleWaived: RuleWaived(side=AWAY),
    ShootoutAttempt: ShootoutAttempt(side=AWAY, scored=True),
    ShootsFirst: ShootsFirst(side=AWAY),
    Termination: Termination(side=HOME),
    TimeLeft: TimeLeft(seconds=600),
    TimeOut: TimeOut(side=AWAY),
    WarmUp: WarmUp(),
}


def ended(end: Body, rulebook: str = "fwshl/2026-03-24") -> Lines:
    """One to nothing, and ended by that line in the second period."""
    lines = Lines(rulebook).dressed("1", "4", "7", "8", "9", "10", "11").started()
    return lines.at("P1 16:00", GOAL).at("P2 17:00", PeriodStart()).at("P2 9:00", end, id="end")


def stands(sheet: Sheet) -> tuple[object, ...]:
    """What a late line may not move."""
    return sheet.score, sheet.phase, sheet.clock, sheet.result, sheet.next, sheet.rulings, sheet.players


@pytest.mark.parametrize("kind", LATE, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("end", [Curfew(), Termination(side=AWAY), Forfeit(sides=(AWAY,))])
def test_a_line_that_may_not_follow_is_found_and_moves_nothing(end: Body, kind: type[Body]) -> None:
    lines = ended(end)
    before = stands(lines.sheet)
    lines.at("P2 8:00", LATE[kind], id="late")
    assert ("after-the-end", "late") in lines.found()
    assert stands(lines.sheet) == before


@pytest.mark.parametrize("end", [Curfew(), Termination(side=AWAY), Forfeit(sides=(AWAY,))])
def test_a_penalty_after_the_end_is_on_record(end: Body) -> None:
    lines = ended(end).at("P2 9:00", Penalty(side=AWAY, number="4", offence="tripping"), id="late")
    assert ("after-the-end", "late") not in lines.found()
    assert [line.minutes for line in lines.sheet.penalties] == [2]


def test_every_kind_of_event_may_follow_or_is_tried_here() -> None:
    assert [kind.__name__ for kind in KINDS if kind not in {Strike, Amend, *MAY_FOLLOW, *LATE}] == []


def test_the_clause_of_the_end_is_that_of_the_rule_which_ended_it() -> None:
    lines = ended(Curfew()).at("P2 8:00", GOAL, id="late")
    clauses = [each.clause for each in lines.sheet.findings if each.code == "after-the-end"]
    assert clauses == ["fwshl.curfew"]


def test_a_forfeit_that_is_played_on_is_no_end() -> None:
    lines = ended(Forfeit(sides=(AWAY,), plays_on=True)).at("P2 8:00", GOAL, id="late")
    assert lines.found("after-the-end") == []
    assert lines.sheet.score == (2, 0)


def test_a_forfeit_ruled_after_another_end_takes_its_place() -> None:
    lines = ended(Curfew()).at("P2 after", Forfeit(sides=(HOME,), sort="illegal-player"))
    result = lines.sheet.result
    assert result is not None and (result.how, result.winner, result.clause) == (
        "forfeit",
        AWAY,
        "fwshl.forfeit-win",
    )
    assert result.facts is not None and (result.facts.home.forfeit, result.facts.away.forfeit) == (
        "illegal-player",
        "",
    )


def test_a_termination_may_be_declared_after_the_last_period() -> None:
    lines = Lines().dressed("1", "4", "7", "8", "9", "10", "11").started().at("P1 16:00", GOAL)
    lines.at("P3 17:00", PeriodStart()).at("P3 0:00", PeriodEnd())
    lines.at("P3 after", Termination(side=HOME), id="end").at("P3 after", Note(text="seen too late"))
    assert lines.found("after-the-end") == []
    result = lines.sheet.result
    assert result is not None and (result.how, result.winner) == ("termination", AWAY)


def test_a_goal_read_at_the_horn_was_before_the_end() -> None:
    lines = Lines().dressed("1", "4", "7", "8", "9", "10", "11").started().at("P1 16:00", GOAL)
    lines.at("P3 17:00", PeriodStart()).at("P3 0:00", PeriodEnd()).at("P3 0:00", GOAL, id="late")
    assert lines.found("after-the-end") == []
    assert lines.sheet.score == (2, 0)

"""Counters: what a step may do, what is told of it, and what an edition may not ask for."""

from itertools import product
from typing import Any

import pytest

from rinkbook.core import wire
from rinkbook.core.counter.ladder import Charge, Do, Step
from rinkbook.core.errors import InvalidEdition
from rinkbook.core.game.law import occasion_of, prepare
from rinkbook.core.game.rules.counter import Counter
from rinkbook.core.game.state import State
from rinkbook.core.game.steps import code_of, effects_of
from rinkbook.core.model.events import OfficialWord, Penalty, Side
from rinkbook.library import load, texts, trial_folders
from tests.core.game.lines import AWAY, HOME, Lines

ENDS = Do(end="termination")


def counter(*steps: Step, **fields: Any) -> Counter:
    return Counter(**{"subject": "player", "steps": steps, **fields})


@pytest.mark.parametrize(
    ("rule", "fault"),
    [
        (counter(subject="goalie"), "subject: expected 'player', 'team' or 'both-teams', got 'goalie'"),
        (
            counter(counts="shots"),
            "counts: expected 'penalties', 'penalty-minutes', 'goals' or 'occurrences', got 'shots'",
        ),
        (
            counter(window="week"),
            "window: expected 'game', 'period', 'season', 'calendar-year' or 'lifetime', got 'week'",
        ),
        (counter(counts="occurrences"), "of: expected the occurrences that are counted, got none"),
        (counter(others=-1), "others: expected 0 or more, got -1"),
        (counter(weights={"minor": -1}), "weights.minor: expected 0 or more, got -1"),
        (
            counter(Step(at=5, do=ENDS), Step(at=3, do=ENDS)),
            "steps: expected rising counts from 1 on, got [5, 3]",
        ),
        (counter(Step(at=0, do=ENDS)), "steps: expected rising counts from 1 on, got [0]"),
        (
            counter(Step(at=3, do=Do())),
            "steps.0.do: expected out, penalty, suspend, case, charge, clock or end; got nothing to do",
        ),
        (counter(Step(at=3, do=Do(out="season"))), "steps.0.do.out: expected 'game', got 'season'"),
        (
            counter(Step(at=3, do=Do(end="tie"))),
            "steps.0.do.end: expected 'termination' or 'forfeit', got 'tie'",
        ),
        (
            counter(Step(at=3, do=Do(end="forfeit", suspend=1))),
            "steps.0.do.end: expected nothing beside it, since the game is over then; got more",
        ),
        (
            counter(Step(at=3, do=Do(suspend=-1))),
            "steps.0.do.suspend: expected at least 0, got -1",
        ),
        (
            counter(Step(at=8, do=Do(out="game")), subject="team"),
            "steps.0.do: expected 'end' or 'penalty', since no player is meant; got 'out' or 'suspend'",
        ),
        (
            counter(Step(at=8, do=ENDS), subject="both-teams"),
            "steps.0.do: expected 'clock' or 'case', since neither team is meant; got more",
        ),
        (
            counter(Step(at=2, do=Do(ask=True, case="review"))),
            "steps.0.do.ask: expected a penalty or out to be asked for, got neither",
        ),
        (
            counter(Step(at=2, do=Do(offence="fighting", out="game"))),
            "steps.0.do.offence: expected a penalty beside it, got 'fighting' alone",
        ),
        (
            counter(Step(at=2, do=Do(case="advice"))),
            "steps.0.do.case: expected 'review', 'suspension' or 'expulsion', got 'advice'",
        ),
        (
            counter(Step(at=2, do=Do(charge=Charge(minor=0, currency="USD")))),
            "steps.0.do.charge.minor: expected at least 1, got 0",
        ),
    ],
)
def test_what_nothing_carries_out_is_a_fault(rule: Counter, fault: str) -> None:
    assert list(rule.faults()) == [fault]


def test_a_class_that_the_book_has_not_is_a_fault() -> None:
    book = load("counted-hockey/2026-01-01", more=trial_folders())
    rule = counter(Step(at=3, do=Do(penalty="misconductt")), weights={"minors": 0})
    classes = "minor, double-minor, bench-minor, major, misconduct, game-misconduct, match, penalty-shot"
    known = f"a class of penalty of this edition ({classes})"
    assert list(rule.faults_in(book)) == [
        f"weights: expected {known}, got 'minors' (nearest: 'minor')",
        f"steps.0.do.penalty: expected {known}, got 'misconductt' (nearest: 'misconduct', 'game-misconduct')",
    ]


def test_the_fault_names_its_place_in_the_edition() -> None:
    text = """
id = "tiny/2026-01-01"
league = "tiny"
title = "Tiny"
in_force = 2026-01-01

[clause.three]
heading = "Three"
says = "Three goals."
kind = "enforced"

[[rule]]
kind = "counter"
clause = "three"
subject = "player"
counts = "shots"
steps = [{ at = 3, do = { out = "game" } }]
"""
    with pytest.raises(InvalidEdition) as caught:
        wire.read_edition(text)
    assert caught.value.faults == (
        "tiny/2026-01-01 [[rule]] counter.counts: "
        "expected 'penalties', 'penalty-minutes', 'goals' or 'occurrences', got 'shots'",
    )


def test_whatever_a_step_does_there_is_a_sentence_for_it_and_no_other() -> None:
    """Out by itself, or by a class that puts out; never in the words where nobody is."""
    game = state_of(Lines())
    said = set()
    for out, penalty, suspend in product(("", "game"), ("", "misconduct", "game-misconduct"), (0, 2)):
        done = tuple(effects_of(Do(out=out, penalty=penalty, suspend=suspend), game, HOME, "9"))
        if done:
            said.add(code_of(done, True))
    said |= {code_of(tuple(effects_of(ENDS, game, HOME, number)), bool(number)) for number in ("", "9")}
    said.add(code_of(tuple(effects_of(Do(penalty="bench-minor"), game, HOME, "")), False))
    asked = {"counter-asked", "counter-asked-of-team", "counter-asked-out"}
    beside = asked | {"counter-case", "counter-charged", "counter-kept"}
    assert said | beside == {code for code in wire.SENTENCES if code.startswith("counter-")}
    assert [code for code in said if "out" not in code and " out " in wire.SENTENCES[code][0]] == []


def state_of(lines: Lines) -> State:
    law = prepare(lines.edition, occasion_of(lines.setup), wire.RULES)
    return State(lines.setup, law.plan, law.classes, law.offences)


def eight(side: Side, minute: int, lines: Lines) -> Lines:
    for number in range(8):
        lines.at(f"P1 {minute}:{59 - number}", Penalty(side=side, number=str(number), offence="tripping"))
    return lines


def test_the_team_that_is_there_first_is_the_offender() -> None:
    lines = eight(AWAY, 10, eight(HOME, 12, Lines().started()))
    assert [(asked.event, asked.side) for asked in lines.sheet.proposals] == [("termination", HOME)]


def test_where_the_referee_lets_the_first_team_play_on_the_second_ends_it() -> None:
    lines = eight(AWAY, 10, eight(HOME, 12, Lines().started()))
    lines.at("P1 9:00", OfficialWord(key="penalties-of-a-team:home:8", stands=False))
    assert [(asked.event, asked.side) for asked in lines.sheet.proposals] == [("termination", AWAY)]


LADDER = texts(trial_folders())["ladder-hockey/2026-01-01"]


def faults_of_ladder(right: str, wrong: str) -> tuple[str, ...]:
    assert LADDER.count(right) == 1
    with pytest.raises(InvalidEdition) as caught:
        wire.read_edition(LADDER.replace(right, wrong), texts(trial_folders()))
    return caught.value.faults


def test_a_condition_that_no_step_names_is_a_fault() -> None:
    (fault,) = faults_of_ladder('do = { clock = "penalties-run" }', 'do = { case = "review" }')
    assert fault.endswith(
        "[[rule]] penalties-run: expected a step of a counter that names 'penalties-run', got none"
    )


def test_a_step_names_a_condition_that_there_is() -> None:
    told = faults_of_ladder('do = { clock = "penalties-run" }', 'do = { clock = "mercy" }')
    assert any(
        "steps.0.do.clock: expected a clock-counted condition (penalties-run), got 'mercy'" in fault
        for fault in told
    )


def test_a_group_of_offences_is_counted_like_its_members() -> None:
    text = LADDER.replace('of = ["slashing", "high-sticking"]', 'of = ["stick"]') + (
        '\n[[rule]]\nkind = "offences-added"\nid = "sticks"\nclause = "stick-fouls"\n\n[rule.catalogue]\n'
        'slashing = { title = "Slashing", class = "minor", groups = ["stick"] }\n'
        'high-sticking = { title = "High sticking", class = "minor", groups = ["stick"] }\n'
    )
    lines = Lines("ladder-hockey/2026-01-01").started()
    lines.edition = wire.read_edition(text, texts(trial_folders()))
    for minute, offence in ((16, "slashing"), (12, "tripping"), (9, "high-sticking")):
        lines.at(f"P1 {minute}:00", Penalty(side=HOME, number="9", offence=offence))
    assert [each.code for each in lines.sheet.rulings] == ["counter-kept", "counter-charged"]

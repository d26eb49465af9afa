"""Re-judging: what a correction changed, in structs and in sentences, on any sheet."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rinkbook.core import wire
from rinkbook.core.game.change_words import SENTENCES
from rinkbook.core.game.changes import compare
from rinkbook.core.game.changes_told import said
from rinkbook.core.model.events import Amend, Event, Forfeit, Goal, Penalty, PeriodStart, Shots, Strike
from rinkbook.core.model.setup import Setup
from rinkbook.core.rulebook.words import PLACEHOLDER
from rinkbook.library import load
from tests.any_sheet import any_sheet, likely_sheet
from tests.core.game.lines import AWAY, HOME, Lines

EDITION = load("fwshl/2026-03-24")
SETUP = Setup(edition=EDITION.id, stage="playoffs", sort="playoff")


def night() -> Lines:
    """The first period has begun, and nobody said who plays."""
    return Lines().at("P1 17:00", PeriodStart())


def told(lines: Lines, correction: str) -> list[str]:
    changes = wire.before_and_after(lines.edition, lines.setup, lines.events, correction)
    return [each.words for each in said(changes)]


@given(likely_sheet | any_sheet, st.integers(0, 99))
def test_every_change_has_its_sentence_with_all_its_facts(events: list[Event], which: int) -> None:
    for event in events[which % max(1, len(events)) :][:1]:
        words = [each.words for each in said(wire.before_and_after(EDITION, SETUP, events, event.id))]
        assert not [each for each in words if PLACEHOLDER.search(each)]


@given(likely_sheet)
def test_a_struck_ruling_holds_no_longer(events: list[Event]) -> None:
    standing = {ruling.key for ruling in wire.play(EDITION, SETUP, events).rulings}
    struck = wire.struck_rulings(EDITION, SETUP, events)
    assert not standing & {one.ruling.key for one in struck}
    assert {one.by for one in struck} <= {event.id for event in events}


def test_a_line_that_is_not_on_the_sheet_changed_nothing() -> None:
    lines = night().at("P1 16:00", Goal(side=HOME, number="9"))
    assert not wire.before_and_after(lines.edition, lines.setup, lines.events, "elsewhere")


def test_two_judgings_of_one_sheet_do_not_differ() -> None:
    lines = night().at("P1 16:00", Goal(side=HOME, number="9"))
    assert not compare(lines.sheet, lines.sheet)


def test_what_was_entered_after_a_correction_is_not_told_as_its_doing() -> None:
    lines = night().at("P1 16:00", Goal(side=HOME, number="9"), id="g")
    lines.at("P1 15:00", Amend(target="g", changes={"number": "10"}), id="fix")
    lines.at("P1 14:00", Goal(side=HOME, number="9"))
    assert told(lines, "fix") == ["Goal 1 is 10’s."]


def test_figures_of_players_are_before_and_after() -> None:
    lines = night().at("P1 16:00", Goal(side=HOME, number="9"), id="g")
    lines.at("P1 15:00", Amend(target="g", changes={"number": "10"}), id="fix")
    changes = wire.before_and_after(lines.edition, lines.setup, lines.events, "fix")
    goals = {
        pair.either.number: (pair.before and pair.before.goals, pair.after and pair.after.goals)
        for pair in changes.players
    }
    assert goals == {"9": (1, None), "10": (None, 1)}


TRIP = Penalty(side=AWAY, offence="tripping", number="8")
TOLD: tuple[tuple[Goal | Penalty | Shots, dict[str, object], list[str]], ...] = (
    (Goal(side=HOME, number="9"), {"number": ""}, ["Goal 1 waits for its scorer."]),
    (Goal(side=HOME, number="9", assists=("4",)), {"assists": []}, ["Goal 1 has no assist."]),
    (Goal(side=HOME, number="9"), {"assists": ["4", "7"]}, ["Goal 1 is from 4 and 7."]),
    (Goal(side=HOME), {"side": "away"}, ["The 16:00 goal is for Visitors.", "0–1."]),
    (Penalty(side=AWAY, offence="tripping"), {"number": "8"}, ["The minor at 16:00 is 8’s."]),
    (TRIP, {"number": ""}, ["The minor at 16:00 is not named yet."]),
    (TRIP, {"offence": "hooking"}, ["The minor of 8 is for hooking."]),
    (Shots(side=AWAY), {"count": 2}, []),
)


@pytest.mark.parametrize(("body", "fields", "words"), TOLD)
def test_what_was_put_right_is_said_in_rink_words(
    body: Goal | Penalty | Shots, fields: dict[str, object], words: list[str]
) -> None:
    lines = night().at("P1 16:00", body, id="line")
    lines.at("P1 15:00", Amend(target="line", changes=fields), id="fix")
    assert told(lines, "fix") == words


def test_a_forfeit_that_is_put_right_says_who_wins_now() -> None:
    lines = night().at("P1 16:00", Forfeit(sides=(HOME,)), id="f")
    lines.at("P1 15:00", Amend(target="f", changes={"sides": ["home", "away"]}), id="both")
    assert told(lines, "both")[0] == "Both teams forfeit."
    lines.at("P1 15:00", Strike(target="f"), id="off")
    assert told(lines, "off")[0] == "The game isn’t over."


def test_every_sentence_is_a_sentence() -> None:
    assert not [words for words in SENTENCES.values() if not words.endswith(".") or not words]

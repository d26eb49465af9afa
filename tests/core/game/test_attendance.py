"""Who was here: what a change of number takes along, and who has played."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rinkbook.core import wire
from rinkbook.core.game.renumber import Change
from rinkbook.core.game.sheet import PlayerLine, Sheet
from rinkbook.core.model.events import (
    AnyBody,
    Dressed,
    Event,
    Goal,
    GoalieChange,
    JerseyChange,
    LineUpConfirmed,
    Penalty,
    PlayedOn,
    Removal,
    ShootoutAttempt,
    Shots,
    Side,
)
from rinkbook.core.model.place import Moment, Place
from rinkbook.core.model.setup import Setup
from rinkbook.library import load
from tests.any_sheet import likely_sheet
from tests.core.game.lines import AWAY, HOME, Lines

CHANGE = JerseyChange(side=HOME, number="9", now="99")


def line(sheet: Sheet, number: str, side: Side = HOME) -> PlayerLine:
    found = [each for each in sheet.players if (each.side, each.number) == (side, number)]
    return found[0] if found else PlayerLine(side=side, number=number)


def night(*bodies: AnyBody) -> Lines:
    lines = Lines().dressed("1", "4", "9").started()
    for at, body in enumerate(bodies):
        lines.at(f"P1 {9 - at}:00", body, id=f"b{at}")
    return lines


BEFORE: tuple[tuple[AnyBody, str, int], ...] = (
    (Goal(side=HOME, number="9"), "goals", 1),
    (Goal(side=HOME, number="4", assists=("9",)), "assists", 1),
    (Penalty(side=HOME, number="9", offence="tripping"), "penalty_minutes", 2),
    (Penalty(side=HOME, number="9", offence="tripping"), "penalties", 1),
)


@pytest.mark.parametrize(("body", "figure", "count"), BEFORE)
def test_a_figure_goes_along_with_the_player(body: AnyBody, figure: str, count: int) -> None:
    sheet = night(body, CHANGE).sheet
    assert (getattr(line(sheet, "99"), figure), getattr(line(sheet, "9"), figure)) == (count, 0)
    assert getattr(line(night(body).sheet, "9"), figure) == count


def test_what_was_told_of_the_new_number_before_is_the_same_players() -> None:
    early = Goal(side=HOME, number="99")
    sheet = night(Goal(side=HOME, number="9"), early, CHANGE).sheet
    assert line(sheet, "99").goals == 2


def test_a_goalie_takes_his_shots_along() -> None:
    bodies = (GoalieChange(side=HOME, number="9"), Shots(side=AWAY, count=3), CHANGE, Shots(side=AWAY))
    sheet = night(*bodies).sheet
    assert line(sheet, "99").shots_against == 4
    assert sheet.goalies == ("99", "")


def test_who_is_out_stays_out_under_another_number() -> None:
    sheet = night(
        Penalty(side=HOME, number="9", offence="tripping", classes=("game-misconduct",)), CHANGE
    ).sheet
    assert line(sheet, "99").out
    assert not line(sheet, "9").out


def test_who_sits_in_the_box_sits_there_under_his_new_number() -> None:
    sheet = night(Penalty(side=HOME, number="9", offence="tripping"), CHANGE).sheet
    assert [each.number for each in sheet.box] == ["99"]


def test_a_counter_goes_on_with_the_player() -> None:
    calls = [Penalty(side=HOME, number=number, offence="tripping") for number in ("9", "9")]
    third = Penalty(side=HOME, number="99", offence="tripping")
    sheet = night(*calls, CHANGE, third).sheet
    assert "counter-out" in [ruling.code for ruling in sheet.rulings if ruling.event == "b3"]


def test_nobody_changes_onto_a_number_that_is_worn() -> None:
    taken = JerseyChange(side=HOME, number="9", now="4")
    said = PlayedOn(key="jersey-numbers:may:b1")
    sheet = night(Goal(side=HOME, number="9"), taken, said).sheet
    assert (line(sheet, "9").goals, line(sheet, "4").goals) == (1, 0)


def test_an_attempt_is_its_shooters() -> None:
    lines = night(ShootoutAttempt(side=HOME, number="9"), CHANGE)
    assert [each.number for each in lines.sheet.attempts] == ["99"]


def test_a_change_to_no_number_changes_nothing() -> None:
    sheet = night(Goal(side=HOME, number="9"), JerseyChange(side=HOME, number="9", now="")).sheet
    assert line(sheet, "9").goals == 1


@pytest.mark.parametrize(
    ("reason", "said"), [("Not registered", "removed-at-once"), ("No number", "without-number"), ("Hurt", "")]
)
def test_why_somebody_leaves_decides_what_is_ruled(reason: str, said: str) -> None:
    sheet = night(Removal(side=HOME, number="9", reason=reason)).sheet
    assert "".join(ruling.code for ruling in sheet.rulings if ruling.event == "b0") == said
    assert line(sheet, "9").out == "b0"


def test_who_comes_back_is_in_again_but_not_from_a_game_misconduct() -> None:
    back = Removal(side=HOME, number="9", back=True)
    out = Penalty(side=HOME, number="9", offence="tripping", classes=("game-misconduct",))
    assert not line(night(Removal(side=HOME, number="9"), back).sheet, "9").out
    assert line(night(out, back).sheet, "9").out
    assert line(night(out, Removal(side=HOME, number="9"), back).sheet, "9").out


def test_renumbering_is_of_one_side() -> None:
    change = Change(HOME, "9", "99")
    assert (change.of(HOME, "9"), change.of(AWAY, "9"), change.of(HOME, "4")) == ("99", "9", "4")


FIGURES = ("goals", "assists", "penalty_minutes", "penalties", "shots_against", "goals_against", "played")


@given(
    likely_sheet, st.sampled_from(("fwshl/2026-03-24", "tossup/2026-09-01")), st.sampled_from((HOME, AWAY))
)
def test_a_new_number_at_the_end_moves_every_figure_and_loses_none(
    events: list[Event], rulebook: str, side: Side
) -> None:
    """Ninety-nine is worn by nobody on these sheets."""
    edition, setup = load(rulebook), Setup(edition=rulebook)
    last = max(events, key=Event.key).place if events else Place(moment=Moment.BEFORE)
    change = Event(id="zz", place=last.at_order(999), body=JerseyChange(side=side, number="9", now="99"))
    before, after = wire.play(edition, setup, events), wire.play(edition, setup, [*events, change])
    was, now = line(before, "9", side), line(after, "99", side)
    assert [getattr(now, name) for name in FIGURES] == [getattr(was, name) for name in FIGURES]
    assert bool(now.out) == bool(was.out)
    assert (after.score, after.skaters, len(after.box)) == (before.score, before.skaters, len(before.box))
    gone = [each for each in after.players if (each.side, each.number) == (side, "9")]
    assert gone == []


@given(likely_sheet)
def test_who_has_a_goal_or_an_assist_has_played(events: list[Event]) -> None:
    sheet = wire.play(load("fwshl/2026-03-24"), Setup(edition="fwshl/2026-03-24"), events)
    assert all(each.played for each in sheet.players if each.goals or each.assists)


def test_nobody_is_lost_by_a_number_worn_twice_or_by_none() -> None:
    players = [
        Dressed(number=number, name=name) for number, name in (("9", "A"), ("9", "B"), ("", "C"), ("", "D"))
    ]
    sheet = Lines().at("P1 before", LineUpConfirmed(side=HOME, players=tuple(players))).sheet
    assert [(each.number, each.name) for each in sheet.players] == [
        (each.number, each.name) for each in players
    ]


def test_who_wears_a_number_twice_is_alone_with_it_once_the_other_changed() -> None:
    players = tuple(Dressed(number="9", name=name) for name in "AB")
    lines = Lines().at("P1 before", LineUpConfirmed(side=HOME, players=players)).started()
    sheet = lines.at("P1 9:00", CHANGE).at("P1 8:00", Goal(side=HOME, number="9")).sheet
    assert {(each.number, each.name, each.goals, each.played) for each in sheet.players} == {
        ("99", "A", 0, True),
        ("9", "B", 1, True),
    }

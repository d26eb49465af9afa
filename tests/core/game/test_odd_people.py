"""What doesn't add up about teams, and about the devices that keep their sheet."""

import pytest

from rinkbook.core.game.oddities.check import say
from rinkbook.core.model.events import (
    Dressed,
    Goal,
    GoalieChange,
    LineUpConfirmed,
    Note,
    OfficialWord,
    Penalty,
    Saves,
    ShootoutAttempt,
    Shots,
    TimeOut,
)
from rinkbook.core.model.place import Part, Place
from rinkbook.core.model.setup import Rostered, TeamSetup
from tests.core.game.lines import AWAY, HOME, Lines

QUORN = Rostered(player="quorn", number="61", name="Quorn")
VARLEY = Rostered(player="varley", number="8", name="Varley")
SUB = Rostered(player="quorn", number="61", name="Quorn", sub=True)


def teams(home: tuple[Rostered, ...], away: tuple[Rostered, ...]) -> Lines:
    owls = TeamSetup(id="owls", name="Night Owls", roster=home)
    return Lines(home=owls, away=TeamSetup(id="lights", name="Harbor Lights", roster=away))


def said(lines: Lines, code: str) -> list[str]:
    return [say(each) for each in lines.sheet.findings if each.code == code]


def test_a_player_of_the_other_team_dresses_as_a_substitute_only() -> None:
    lines = teams((VARLEY,), (QUORN,))
    lines.at("P1 before", LineUpConfirmed(side=HOME, players=(Dressed(number="61", player="quorn"),)))
    assert said(lines, "player-of-the-other-team") == ["number 61 is on the roster of Harbor Lights."]
    other = teams((VARLEY,), (QUORN,))
    other.at(
        "P1 before", LineUpConfirmed(side=HOME, players=(Dressed(number="61", player="quorn", sub=True),))
    )
    assert other.found("player-of-the-other-team") == []


def test_a_player_of_a_team_and_of_the_others_substitutes_is_his_teams() -> None:
    lines = teams((VARLEY, QUORN), (SUB,))
    lines.at("P1 before", LineUpConfirmed(side=HOME, players=(Dressed(number="61", player="quorn"),)))
    assert lines.found("player-of-the-other-team") == []
    assert lines.found("player-of-both-teams") == []


def test_a_player_on_both_rosters_is_found_before_anybody_dresses() -> None:
    lines = teams((VARLEY, QUORN), (QUORN,))
    assert lines.found("player-of-both-teams") == [("a player of one team", "Quorn")]
    assert said(lines, "player-of-both-teams") == ["Quorn dresses for both teams."]


def test_players_without_an_id_are_nobodys_twin() -> None:
    nameless = Rostered(player="", number="9")
    lines = teams((nameless,), (nameless,))
    for side in (HOME, AWAY):
        lines.at("P1 before", LineUpConfirmed(side=side, players=(Dressed(number="9"),)))
    assert lines.found() == []


def test_a_device_gives_each_line_a_number_of_its_own() -> None:
    lines = Lines().started().at("P1 12:00", Note(text="one"), "one", device="pad", n=1)
    lines.at("P1 11:00", Note(text="two"), "two", device="pad", n=1)
    assert lines.found() == [("number-of-a-line-twice", "two")]
    assert [each.also for each in lines.sheet.findings if each.event == "two"] == ["one"]


def test_one_line_that_is_missing_is_told_by_its_number() -> None:
    lines = Lines().started().at("P1 12:00", Note(text="one"), device="pad", n=2)
    assert said(lines, "lines-missing") == ["Lines of one device haven't come: 1."]


def test_lines_that_no_device_numbered_miss_nothing() -> None:
    lines = Lines().started().at("P1 12:00", Note(text="one"), device="site", n=0)
    assert lines.at("P1 11:00", Note(text="two"), device="site", n=0).found() == []


def pair(first: Goal, second: Goal, apart: int = 5) -> Lines:
    lines = Lines().started().at(Place(left=600), first, "one", device="pad-1", n=1)
    return lines.at(Place(left=600 - apart), second, "two", device="pad-2", n=1)


@pytest.mark.parametrize(("apart", "found"), [(0, True), (20, True), (21, False)])
def test_two_lines_of_two_devices_are_doubtful_within_twenty_seconds(apart: int, found: bool) -> None:
    lines = pair(Goal(side=HOME, number="9"), Goal(side=HOME, number="9"), apart)
    assert bool(lines.found("doubtful-pair")) is found
    assert lines.sheet.score == (2, 0)


@pytest.mark.parametrize(
    ("second", "found"),
    [
        (Goal(side=HOME, number="9"), True),
        (Goal(side=HOME), True),
        (Goal(side=HOME, number="10"), False),
        (Goal(side=AWAY, number="9"), False),
    ],
)
def test_a_pair_has_one_side_and_no_two_numbers(second: Goal, found: bool) -> None:
    assert bool(pair(Goal(side=HOME, number="9"), second).found("doubtful-pair")) is found


def test_a_pair_stands_in_one_period() -> None:
    lines = Lines().started().at("P1 0:05", Goal(side=HOME, number="9"), device="pad-1", n=1)
    assert lines.at("P2 0:05", Goal(side=HOME, number="9"), device="pad-2", n=1).found("doubtful-pair") == []


def test_two_penalties_in_one_break_may_be_a_pair() -> None:
    penalty = Penalty(side=HOME, number="9", offence="tripping")
    lines = Lines().started().at("P1 after", penalty, "one", device="pad-1", n=1)
    assert lines.at("P1 after", penalty, "two", device="pad-2", n=1).found("doubtful-pair") != []


def test_a_word_that_a_pair_is_one_leaves_it_to_be_struck() -> None:
    lines = pair(Goal(side=HOME, number="9"), Goal(side=HOME, number="9"))
    lines.at("P1 9:00", OfficialWord(key="doubtful-pair:one:two", stands=True))
    assert lines.found() == [("doubtful-pair", "two")]


def test_shots_are_counts_and_no_pair() -> None:
    lines = Lines().started().at("P1 9:00", Shots(side=HOME), device="pad-1", n=1)
    lines.at("P1 9:00", Goal(side=AWAY), device="pad-2", n=1).at(
        "P1 9:00", Shots(side=HOME), device="pad-2", n=2
    )
    assert lines.found() == []


def test_two_goals_told_twice_are_a_pair_and_not_two_in_one_second() -> None:
    lines = pair(Goal(side=HOME, number="9"), Goal(side=HOME, number="9"), 0)
    assert lines.found() == [("doubtful-pair", "two")]


def test_a_penalty_shot_between_two_goals_of_one_second_hides_nothing() -> None:
    lines = Lines().started().at("P1 9:00", Goal(side=HOME, number="9"), "one")
    lines.at("P1 9:00", Goal(side=HOME, number="4", penalty_shot=True))
    lines.at("P1 9:00", Goal(side=AWAY, number="5"), "three")
    assert lines.found() == [("goals-in-one-second", "three")]
    assert [each.also for each in lines.sheet.findings if each.event == "three"] == ["one"]


def test_attempts_of_two_devices_are_paired_without_a_clock() -> None:
    shootout = Place(part=Part.SHOOTOUT)
    lines = Lines("tossup/2026-09-01").started()
    lines.at(shootout, ShootoutAttempt(side=HOME, number="9"), device="pad-1", n=1)
    lines.at(shootout, ShootoutAttempt(side=HOME, number="9"), "again", device="pad-2", n=1)
    assert ("doubtful-pair", "again") in lines.found()


def test_saves_of_one_count_alone_are_never_too_many() -> None:
    lines = Lines().started().at("P1 12:00", Saves(side=HOME, count=9))
    assert lines.found() == []
    assert lines.at("P1 11:00", Shots(side=AWAY, count=9)).found() == []


def test_a_team_that_dresses_no_goalie_may_put_anybody_in_goal() -> None:
    lines = Lines().dressed("4", "7").started().at("P1 12:00", GoalieChange(side=HOME, number="4"))
    assert lines.found() == []


def test_a_penalty_before_the_game_puts_its_player_in_the_box_at_the_start() -> None:
    lines = Lines().dressed("4", "7").at("P1 before", Penalty(side=HOME, number="4", offence="tripping"))
    lines.started().at("P1 16:30", Goal(side=HOME, number="4"), "g")
    assert ("in-the-box", "g") in lines.found()


def test_a_time_out_in_a_shootout_is_in_no_period() -> None:
    lines = Lines("tossup/2026-09-01").started()
    lines.at(Place(part=Part.SHOOTOUT), TimeOut(side=HOME), "t")
    assert ("time-out-in-a-break", "t") in lines.found()

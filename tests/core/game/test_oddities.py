"""What can't be is kept with a finding, and works no harm."""

from time import process_time

import pytest

from rinkbook.core.model.events import (
    AnyBody,
    ClockMode,
    ClockSet,
    ClockStart,
    Curfew,
    Delay,
    Dressed,
    Forfeit,
    Goal,
    JerseyChange,
    LineUpConfirmed,
    Note,
    OfficialWord,
    Penalty,
    PeriodEnd,
    PeriodStart,
    RosterCheck,
    Saves,
    Shots,
    Termination,
    TimeLeft,
    TimeOut,
)
from rinkbook.core.model.place import Moment, Part, Place
from tests.core.game.lines import AWAY, HOME, Lines

BARE = "counted-hockey/2026-01-01"  # a rulebook that says nothing of how a game may end early
TRIPPING = Penalty(side=HOME, number="4", offence="tripping")


def with_line(body: AnyBody, where: str | Place = "P1 12:00") -> Lines:
    return Lines().started().at(where, body, "line")


@pytest.mark.parametrize(
    ("body", "got"),
    [
        (TimeLeft(seconds=-600), "-10:00"),
        (Penalty(side=HOME, offence="tripping", seconds=-60), "-1:00"),
        (Delay(seconds=-1), "-0:01"),
        (ClockSet(left=-30), "-0:30"),
    ],
)
def test_there_is_no_time_below_nothing(body: AnyBody, got: str) -> None:
    lines = with_line(body)
    assert lines.found() == [("negative-time", "line")]
    assert lines.found("negative-time") == [("a time of 0:00 or more", got)]


def test_a_length_below_nothing_is_the_rulebooks() -> None:
    assert Lines().at("P1 17:00", PeriodStart(length=-600), "line").found("negative-time") == [
        ("a time of 0:00 or more", "-10:00")
    ]
    lines = Lines().at("P1 17:00", PeriodStart(length=-600)).at("P1 17:00", ClockStart())
    assert (lines.sheet.clock.length, lines.sheet.clock.left) == (1020, 1020)
    assert [line.length for line in lines.sheet.periods] == [1020, 1020, 1020]


def test_a_penalty_below_nothing_is_its_classs() -> None:
    lines = with_line(Penalty(side=HOME, number="4", offence="tripping", seconds=-60))
    assert [line.left for line in lines.sheet.box] == [120]


def test_time_left_below_nothing_makes_no_period_shorter() -> None:
    lines = with_line(TimeLeft(seconds=-600), "P3 before")
    assert [ruling.code for ruling in lines.sheet.rulings_of("line")] == []
    assert lines.sheet.next.length == 1020


def test_a_clock_set_below_nothing_reads_nothing() -> None:
    assert with_line(ClockSet(left=-30)).sheet.clock.left == 0


def test_a_delay_of_nothing_moves_no_curfew() -> None:
    assert with_line(Delay(seconds=-1)).sheet.rulings_of("line") == ()


@pytest.mark.parametrize("tenths", [-1, 10])
def test_there_are_ten_tenths_in_a_second(tenths: int) -> None:
    lines = with_line(Note(text=""), Place(left=30, tenths=tenths))
    assert lines.found("no-such-tenth") == [("a tenth of a second from 0 to 9", str(tenths))]
    assert with_line(Note(text=""), Place(left=30, tenths=9)).found() == []


@pytest.mark.parametrize("body", [Shots(side=HOME, count=-3), Saves(side=AWAY, count=-3)])
def test_no_more_shots_are_taken_back_than_there_are(body: AnyBody) -> None:
    lines = Lines().started().at("P1 15:00", Shots(side=HOME, count=2)).at("P1 12:00", body, "line")
    assert lines.found("shots-below-none") == [("at most the 2 shots that there are to be taken back", "3")]
    assert lines.sheet.shots == (0, 0)
    assert lines.at("P1 11:00", Shots(side=HOME)).sheet.shots == (1, 0)


def test_a_shot_of_an_earlier_period_may_be_taken_back() -> None:
    lines = Lines().started().at("P1 15:00", Shots(side=HOME)).at("P2 15:00", Shots(side=HOME, count=-1))
    assert (lines.found(), lines.sheet.shots) == ([], (0, 0))


def test_a_clock_has_two_modes() -> None:
    lines = Lines().started().at("P1 12:00", ClockMode(mode="run")).at("P1 11:00", ClockMode(mode="walk"))
    assert lines.found("no-such-mode") == [("run, stop, or nothing to give the clock back", "walk")]
    assert lines.sheet.clock.mode == "run"


def test_a_goal_has_three_strengths() -> None:
    lines = with_line(Goal(side=HOME, number="9", strength="AH"))
    assert lines.found("no-such-strength") == [("EV, PP, SH, or nothing to leave it open", "AH")]
    assert lines.sheet.goals[0].strength == "EV"


@pytest.mark.parametrize(
    ("assists", "code", "expected", "got", "credited"),
    [
        (("4", "7", "10"), "too-many-assists", "no more than 2 assists", "3", ("4", "7")),
        (("9", "7"), "assist-by-the-scorer", "another player than the scorer", "9", ("7",)),
        (("4", "4"), "assist-twice", "each player once", "4", ("4",)),
    ],
)
def test_assists_that_cannot_be_are_credited_to_nobody(
    assists: tuple[str, ...], code: str, expected: str, got: str, credited: tuple[str, ...]
) -> None:
    lines = with_line(Goal(side=HOME, number="9", assists=assists))
    assert lines.found() == [(code, "line")]
    assert lines.found(code) == [(expected, got)]
    assert lines.sheet.goals[0].assists == credited


def test_two_assists_are_nothing_odd() -> None:
    lines = with_line(Goal(side=HOME, number="9", assists=("4", "7")))
    assert (lines.found(), lines.sheet.goals[0].assists) == ([], ("4", "7"))


def test_who_put_it_into_his_own_net_may_share_the_number_of_an_assist() -> None:
    lines = with_line(Goal(side=HOME, number="9", own_goal=True, assists=("9",)))
    assert (lines.found(), lines.sheet.goals[0].assists) == ([], ("9",))


@pytest.mark.parametrize(
    "body",
    [
        Goal(side=HOME, number="٩"),
        Penalty(side=HOME, offence="tripping", served_by="٩"),
        RosterCheck(side=HOME, ineligible=("4", "٩"), served_by="7"),
        JerseyChange(side=HOME, number="4", now="٩"),
        LineUpConfirmed(side=HOME, players=(Dressed(number="٩"),)),
    ],
)
def test_numbers_are_in_the_figures_of_a_jersey(body: AnyBody) -> None:
    assert with_line(body).found("strange-figures") == [("a number in the figures 0 to 9", "٩")]


def test_a_class_that_the_book_has_not_is_odd() -> None:
    lines = with_line(Penalty(side=HOME, number="4", offence="tripping", classes=("mnor",)))
    assert lines.found("no-such-class") == [("a class of penalty that the rulebook names", "mnor")]
    assert lines.sheet.box == ()


@pytest.mark.parametrize("place", [Place(part=Part.OVERTIME, period=1_000_000), Place(period=1_000_000)])
@pytest.mark.parametrize("moment", list(Moment))
def test_a_period_of_a_million_is_none_and_costs_no_time(place: Place, moment: Moment) -> None:
    begun = process_time()
    place = Place(part=place.part, period=place.period, moment=moment)
    lines = Lines("tossup/2026-09-01", stage="championship").started().at(place, TRIPPING, "line")
    assert lines.found()[0] == ("no-such-period", "line")
    assert lines.found("no-such-period")[0][1] in ("OT1000000", "P1000000")
    assert process_time() - begun < 0.5


@pytest.mark.parametrize("period", [0, -3])
@pytest.mark.parametrize("body", [PeriodStart(), PeriodEnd(), ClockSet(left=30)])
def test_a_period_below_the_first_moves_no_clock(period: int, body: AnyBody) -> None:
    lines = Lines().at(Place(period=period, left=30), body, "line").started()
    assert ("no-such-period", "line") in lines.found()
    assert (lines.sheet.phase, lines.sheet.clock.left) == ("playing", 1020)


def test_a_start_that_cannot_be_read_leaves_the_day_open() -> None:
    lines = Lines(starts="yesterday").started().at("P3 0:00", Forfeit(sides=(HOME,)))
    assert lines.found("no-such-start") == [("a UTC time in RFC 3339 form", "yesterday")]
    result = lines.sheet.result
    assert result is not None and result.facts is not None and result.facts.played_on == ""


@pytest.mark.parametrize(("starts", "offset"), [("2026-11-14T04:40:00Z", -420), ("", 0)])
def test_a_start_that_can_be_read_is_nothing_odd(starts: str, offset: int) -> None:
    assert Lines(starts=starts, utc_offset=offset).started().found() == []


def test_a_start_at_the_end_of_time_is_none() -> None:
    lines = Lines(starts="9999-12-31T23:59:00Z", utc_offset=60)
    assert [code for code, _ in lines.found()] == ["no-such-start"]


def test_a_forfeit_of_nobody_ends_nothing() -> None:
    lines = with_line(Forfeit(sides=()))
    assert lines.found("forfeit-of-nobody") == [("the home team, the visitors or both", "no side")]
    assert (lines.sheet.over, lines.sheet.rulings_of("line")) == (False, ())


@pytest.mark.parametrize(
    ("body", "how", "winner"),
    [
        (Forfeit(sides=(HOME,)), "forfeit", AWAY),
        (Forfeit(sides=(AWAY, AWAY)), "forfeit", HOME),
        (Forfeit(sides=(HOME, AWAY)), "double-forfeit", None),
        (Termination(side=HOME), "regulation", HOME),
        (Curfew(), "regulation", HOME),
    ],
)
def test_an_end_without_a_rule_has_a_result_all_the_same(body: AnyBody, how: str, winner: object) -> None:
    lines = Lines(BARE).started().at("P1 12:00", Goal(side=HOME, number="9")).at("P1 9:00", body, "line")
    kind = type(body).__struct_config__.tag
    assert lines.found("no-rule-for-it") == [("an end that the rulebook has a rule for", kind)]
    assert lines.sheet.result is not None
    assert (lines.sheet.result.how, lines.sheet.result.winner) == (how, winner)


@pytest.mark.parametrize("body", [Forfeit(sides=(HOME,)), Termination(side=HOME), Curfew()])
def test_an_end_with_a_rule_is_nothing_odd(body: AnyBody) -> None:
    assert with_line(body).found() == []


def test_what_was_done_though_the_rules_refused_it_is_found() -> None:
    lines = Lines("tossup/2026-09-01").started().at("P1 12:00", TimeOut(side=HOME))
    assert lines.found() == []
    lines.at("P1 11:00", TimeOut(side=HOME), "second")
    assert lines.found() == [("played-on", "second")]
    expected = "none, for it was ruled 'home have no time-out left.'"
    assert lines.found("played-on") == [(expected, "time-out")]


def test_each_thing_that_a_start_lacked_is_found() -> None:
    findings = [each for each in Lines().started().sheet.findings if each.event == "start"]
    assert [each.code for each in findings] == ["played-on", "played-on"]
    assert findings[0].expected == "none, for it was ruled 'home have given no line-up.'"


def test_what_the_referees_word_allows_is_nothing_odd() -> None:
    lines = Lines("tossup/2026-09-01").started().at("P1 12:00", TimeOut(side=HOME))
    lines.at("P1 11:00", TimeOut(side=HOME), "second")
    assert lines.at("P1 11:00", OfficialWord(key="time-out:may:second", stands=False)).found() == []

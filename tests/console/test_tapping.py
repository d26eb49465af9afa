"""What a scorekeeper taps: how many times, and what is said before and after."""

import pytest

from rinkbook.core.game.sheet import Phase, Sheet
from rinkbook.core.model.events import Goal, Penalty, Side
from tests.console.finger import Finger
from tests.console.rink import Rink
from tests.promises import rules


@pytest.fixture
def rink() -> Rink:
    rink = Rink()
    rink.ready()
    return rink


def sheet(rink: Rink) -> Sheet:
    return rink.desk.sheet


def last(rink: Rink) -> object:
    return rink.events[-1].body


def test_a_goal_with_two_assists_is_four_taps(rink: Rink) -> None:
    finger = Finger(rink).tap("Goal Harbor Lights").tile("10").tile("44").tile("4")
    assert finger.taps == 4
    assert last(rink) == Goal(side=Side.HOME, number="10", assists=("44", "4"))
    assert "from 44 and 4. 1–0" in finger.words


def test_a_goal_without_an_assist_is_three(rink: Rink) -> None:
    finger = Finger(rink).tap("Goal Night Owls").tile("8").tap("No assist")
    assert (finger.taps, sheet(rink).score) == (3, (0, 1))


def test_not_sure_yet_keeps_a_place_and_is_named_later(rink: Rink) -> None:
    finger = Finger(rink).tap("Goal Harbor Lights").tile("?")
    assert last(rink) == Goal(side=Side.HOME)
    assert "Goal, Harbor Lights ?" in finger.words
    assert "Not sure yet who. 1–0" in finger.words
    finger.tap("Start clock").tap("Fix Goal, Harbor Lights ?").tile("22").tap("Save the change")
    assert sheet(rink).goals[0].number == "22"


def test_a_number_can_be_typed(rink: Rink) -> None:
    finger = Finger(rink).tap("Goal Harbor Lights").tap("1").tap("0").tap("Enter")
    assert "Scored 10 Corvane" in finger.words


def test_the_second_assist_can_be_typed_too(rink: Rink) -> None:
    finger = Finger(rink).tap("Goal Harbor Lights").tile("10").tile("44").tap("7").tap("Enter")
    assert "Is this right?" in finger.words
    finger.tap("Save")
    assert last(rink) == Goal(side=Side.HOME, number="10", assists=("44", "7"))


def test_a_number_that_nobody_wears_is_told_and_can_be_kept(rink: Rink) -> None:
    finger = Finger(rink).tap("Goal Harbor Lights").tap("2").tap("1").tap("Enter")
    assert "21 isn’t in tonight’s line-up" in finger.words
    finger.tap("21 all the same").tap("No assist")
    assert [finding.got for finding in sheet(rink).findings] == ["21"]
    assert "Nobody of Harbor Lights wears number 21 tonight." in Finger(rink, "?screen=findings").words


def test_the_time_of_a_goal_can_be_moved_and_typed(rink: Rink) -> None:
    finger = Finger(rink).tap("Goal Harbor Lights").tap("One second less").tap("Time 16:59")
    assert "When was it?" in finger.words
    for digit in "724":
        finger.tap(digit)
    finger.tap("Set the time").tile("10").tap("No assist")
    assert rink.events[-1].place.left == 444


def test_a_goal_can_be_entered_for_an_earlier_period(rink: Rink) -> None:
    rink.end()
    rink.start()
    finger = Finger(rink).tap("Goal Harbor Lights").tap("Time 17:00").tap("1st period")
    finger.tap("9").tap("3").tap("0").tap("Set the time").tile("10").tap("No assist")
    place = rink.events[-1].place
    assert (place.period, place.left) == (1, 570)
    assert sheet(rink).periods[0].goals == (1, 0)


def test_a_goal_over_the_limit_is_ruled_on_before_it_is_kept(rink: Rink) -> None:
    for _ in range(3):
        rink.enter("goal", "P1 17:00", side="home", number="17")
    finger = Finger(rink).tap("Goal Harbor Lights")
    assert "3 of 3 goals" in finger.tile_of("17").said
    finger.tile("17")
    assert len(sheet(rink).goals) == 3
    assert "Not counted. It stays 3–0." in finger.words
    finger.tap("Record it, not counted")
    assert (finger.taps, sheet(rink).score) == (3, (3, 0))
    rules(sheet(rink), "goal-over-limit", "fwshl.goal-limit")
    assert "Not counted. § Goal limit" in finger.words


def test_someone_else_scored_goes_back_to_the_numbers(rink: Rink) -> None:
    for _ in range(3):
        rink.enter("goal", "P1 17:00", side="home", number="17")
    finger = Finger(rink).tap("Goal Harbor Lights").tile("17").tap("Someone else scored")
    finger.tile("22").tap("No assist")
    assert sheet(rink).score == (4, 0)


def test_a_goal_says_who_comes_out(rink: Rink) -> None:
    rink.enter("penalty", "P1 12:00", side="away", number="8", offence="tripping")
    finger = Finger(rink).tap("Goal Harbor Lights").tap("Time").tap("1").tap("1").tap("0").tap("0")
    finger.tap("Set the time").tile("10").tap("No assist")
    assert "1–0. 8 comes out" in finger.words


def test_a_wrong_scorer_two_periods_later_is_three_taps(rink: Rink) -> None:
    for number in ("17", "17", "17", "17"):
        rink.enter("goal", "P1 12:00", side="home", number=number)
    assert sheet(rink).score == (3, 0)
    finger = Finger(rink, "?screen=sheet")
    finger.taps = 0
    finger.tap("Fix Goal, Harbor Lights 17").tile("22")
    assert "3–0 now 4–0 after the change Goal 1 is 22’s. The 12:00 goal of 17 counts." in finger.words
    assert "No longer: Not counted. It stays 3–0." in finger.words
    finger.tap("Save the change")
    assert (finger.taps, sheet(rink).score) == (3, (4, 0))
    assert "Goal 1 is 22’s. The 12:00 goal of 17 counts. 4–0. It was 3–0." in finger.words


def test_assists_can_be_changed_and_taken_away(rink: Rink) -> None:
    rink.enter("goal", "P1 12:00", side="home", number="10", assists=["44", "4"])
    finger = Finger(rink, "?screen=sheet").tap("Fix Goal, Harbor Lights 10").tap("Other assists")
    finger.tile("7").tap("No more").tap("Save the change")
    assert sheet(rink).goals[0].assists == ("7",)
    finger = Finger(rink, "?screen=sheet").tap("Fix Goal, Harbor Lights 10").tap("Other assists")
    finger.tap("No assist").tap("Save the change")
    assert sheet(rink).goals[0].assists == ()


def test_a_line_taken_off_stays_struck_and_can_be_put_back(rink: Rink) -> None:
    rink.enter("goal", "P1 12:00", side="home", number="10")
    finger = Finger(rink, "?screen=sheet").tap("Fix Goal, Harbor Lights 10").tap("Take it off the sheet")
    assert "1–0 now 0–0 after the change" in finger.words
    finger.tap("Take it off")
    assert sheet(rink).score == (0, 0)
    Finger(rink, "?screen=sheet").tap("Put back Goal, Harbor Lights 10")
    assert sheet(rink).score == (1, 0)


def test_the_last_line_is_undone_at_one_tap(rink: Rink) -> None:
    finger = Finger(rink).tap("Shot Harbor Lights").tap("Undo Shot, Harbor Lights")
    assert (finger.taps, sheet(rink).shots) == (2, (0, 0))


def test_an_undo_and_a_fix_can_be_undone_too(rink: Rink) -> None:
    finger = Finger(rink).tap("Goal Harbor Lights").tile("10").tap("No assist").tap("Undo Goal")
    assert sheet(rink).score == (0, 0)
    finger.tap("Undo Taken off: Goal, Harbor Lights 10")
    assert sheet(rink).score == (1, 0)
    finger.tap("Undo Put back: Goal, Harbor Lights 10")
    assert sheet(rink).score == (0, 0)
    finger.tap("Undo Taken off")
    Finger(rink, "?screen=sheet").tap("Fix Goal, Harbor Lights 10").tile("22").tap("Save the change")
    assert sheet(rink).goals[0].number == "22"
    finger = Finger(rink).tap("Undo Fixed: Goal, Harbor Lights 22")
    assert sheet(rink).goals[0].number == "10"
    assert "As it was before: Goal, Harbor Lights 10" in finger.words


def test_a_penalty_can_be_put_right_in_each_of_its_parts(rink: Rink) -> None:
    rink.enter("penalty", "P1 12:00", side="away", number="8", offence="tripping")
    finger = Finger(rink).tap("8 Tripping")
    finger.tap("Hooking").tap("Save the change")
    assert sheet(rink).penalties[0].offence == "hooking"
    Finger(rink, "?screen=sheet").tap("Fix Penalty").tap("Somebody else").tile("14").tap("Save the change")
    assert sheet(rink).penalties[0].number == "14"
    Finger(rink, "?screen=sheet").tap("Fix Penalty").tap("Another serves it").tile("21").tap(
        "Save the change"
    )
    assert sheet(rink).penalties[0].served_by == "21"
    Finger(rink, "?screen=sheet").tap("Fix Penalty").tap("Take it off the sheet").tap("Take it off")
    assert sheet(rink).penalties == ()


def test_the_time_of_any_line_can_be_put_right(rink: Rink) -> None:
    rink.enter("shots", "P1 12:00", side="home")
    finger = Finger(rink, "?screen=sheet").tap("Fix Shot").tap("Time 12:00")
    finger.tap("1").tap("1").tap("3").tap("0").tap("Set the time").tap("Save the change")
    entry = rink.desk.entry(next(event.id for event in rink.events if event.place.left == 720))
    assert entry is not None
    assert entry.event.place.left == 690


def test_a_penalty_is_four_taps(rink: Rink) -> None:
    finger = Finger(rink).tap("Penalty Night Owls").tile("8").tap("Tripping")
    assert "First of three penalties for 8." in finger.words
    assert "First of eight penalties for Night Owls." in finger.words
    assert "Night Owls play 4 on 5 until 15:00 or a goal against" in finger.words
    finger.tap("Save")
    assert finger.taps == 4
    assert last(rink) == Penalty(side=Side.AWAY, number="8", offence="tripping")
    assert "5 on 4 for Harbor Lights" in finger.words


def test_a_goalies_penalty_asks_who_serves_and_is_five(rink: Rink) -> None:
    finger = Finger(rink).tap("Penalty Night Owls").tile("31").tap("Delay of game")
    assert "Who serves it?" in finger.words
    finger.tile("14").tap("Save")
    assert finger.taps == 5
    assert last(rink) == Penalty(side=Side.AWAY, number="31", offence="delay-of-game", served_by="14")


def test_neither_the_goalie_nor_who_is_out_may_serve(rink: Rink) -> None:
    rink.enter("penalty", "P1 12:00", side="away", number="3", offence="abuse-continued")
    finger = Finger(rink).tap("Penalty Night Owls").tap("Bench").tap("Too many players")
    tiles = [one.said for one in finger.page.controls if one.attrs.get("name") == "served_by"]
    assert not [said for said in tiles if said.startswith(("31", "3 "))]
    finger.tile("14").tap("Save")
    assert last(rink) == Penalty(side=Side.AWAY, offence="too-many-players", bench=True, served_by="14")


def test_the_length_is_chosen_already_and_can_be_another(rink: Rink) -> None:
    finger = Finger(rink).tap("Penalty Night Owls").tile("8").tap("Slashing").tap("Major 5:00").tap("Save")
    assert "8 Slashing 5:00" not in finger.words
    assert last(rink) == Penalty(side=Side.AWAY, number="8", offence="slashing", classes=("major",))


def test_two_at_one_whistle_cancel_out(rink: Rink) -> None:
    finger = Finger(rink).tap("Penalty Harbor Lights").tile("22").tap("Roughing").tap("Another one")
    finger.tile("55").tap("Roughing")
    assert "cancel out" in finger.words
    assert "Not on the arena’s board" in finger.words
    finger.tap("Save")
    assert finger.taps == 7
    assert sheet(rink).skaters == (5, 5)


def test_they_can_be_separate(rink: Rink) -> None:
    finger = Finger(rink).tap("Penalty Harbor Lights").tile("22").tap("Roughing").tap("Another one")
    finger.tile("55").tap("Roughing").tap("They are separate").tap("Save")
    assert sheet(rink).skaters == (4, 4)


def test_the_third_penalty_is_told_before_it_is_kept(rink: Rink) -> None:
    for _ in range(2):
        rink.enter("penalty", "P1 16:00", side="away", number="55", offence="hooking")
    finger = Finger(rink).tap("Penalty Night Owls")
    assert "2 of 3 penalties" in finger.tile_of("55").said
    finger.tile("55").tap("Tripping")
    assert "Number 55 is out for the rest of the game." in finger.words
    finger.tap("Save")
    rules(sheet(rink), "counter-out", "fwshl.three-penalties")
    assert "Out for the night" in Finger(rink).tap("Goal Night Owls").tile_of("55").said


def test_the_eighth_of_a_team_asks_the_referee(rink: Rink) -> None:
    for number in ("3", "8", "9", "14", "16", "21", "27"):
        rink.enter("penalty", "P1 16:00", side="away", number=number, offence="hooking")
    finger = Finger(rink).tap("Penalty Night Owls").tile("67").tap("Tripping").tap("Save")
    rules(sheet(rink), "counter-end", "fwshl.eight-team-penalties")
    finger.tap("The referee decides").tap("The referee ends the game")
    assert sheet(rink).phase is Phase.OVER
    rules(sheet(rink), "terminated-ahead", "fwshl.termination-winning")


def test_an_offence_that_the_league_does_not_have_is_not_there() -> None:
    rink = Rink("tossup")
    rink.ready()
    finger = Finger(rink).tap("Penalty Night Owls").tile("8").tap("All")
    offered = {one.attrs.get("value") for one in finger.page.controls if one.attrs.get("name") == "offence"}
    assert "kneeing" in offered
    assert "puck-out-of-bounds" not in offered


def test_mercy_turns_the_clock_and_the_button_goes_quiet(rink: Rink) -> None:
    for number in ("10", "11", "22", "24", "44", "7"):
        rink.enter("goal", "P1 17:00", side="home", number=number)
    finger = Finger(rink).tap("Goal Harbor Lights").tile("4").tap("No assist")
    assert "Running clock from now on. The lead is 7, at least 7." in finger.words
    finger.tap("Start clock")
    assert "Running clock from now on. The lead is 7, at least 7." in finger.words
    assert finger.find("Pause clock").said == "Pause clock Injury, or the referee says so"


def test_a_period_ends_at_zero_with_one_tap_and_before_that_asks(rink: Rink) -> None:
    finger = Finger(rink, "?screen=period-end")
    assert "Time left 17:00. End anyway?" in finger.words
    finger.tap("Play on")
    rink.enter("clock-start", "P1 0:05")
    rink.wait(6)
    Finger(rink).tap("End of the 1st period")
    assert sheet(rink).phase is Phase.BREAK


def test_no_goal_can_be_tapped_in_an_intermission(rink: Rink) -> None:
    rink.end()
    finger = Finger(rink, "?screen=main")
    assert [one for one in finger.page.controls if one.said.startswith("Goal ") and one.tag == "a"] == []


def test_before_the_last_period_the_official_says_how_much_ice_is_left(rink: Rink) -> None:
    rink.end()
    rink.start()
    rink.end()
    rink.wait(67 * 60)
    finger = Finger(rink)
    assert "25 min by the slot; ask the official" in finger.words
    assert "12:30 on the clock for the 3rd period" in finger.words
    finger.tap("−1 min").tap("The official confirms")
    assert sheet(rink).next.length == 720
    rules(sheet(rink), "last-period-shortened", "fwshl.third-period-half")
    finger.tap("Start the 3rd period")
    assert rink.desk.left == 720


def test_the_clock_is_set_to_the_board(rink: Rink) -> None:
    finger = Finger(rink).tap("17 minutes 0 seconds")
    for digit in "1215":
        finger.tap(digit)
    finger.tap("Show it").tap("Set the clock to 12:15")
    assert rink.desk.left == 735


def test_the_referees_word_sets_a_ruling_aside(rink: Rink) -> None:
    for _ in range(4):
        rink.enter("goal", "P1 12:00", side="home", number="17")
    void = rules(sheet(rink), "goal-over-limit", "fwshl.goal-limit")
    finger = Finger(rink, f"?screen=ruling&ruling={void.key}").tap(
        "The referee says otherwise", why="His word"
    )
    assert sheet(rink).score == (4, 0)
    assert "The referee’s word stands on it" in Finger(rink, "?screen=sheet&only_what=rulings").words
    assert "Set aside by the referee: Not counted. It stays 3–0." in finger.words


def test_a_late_goal_says_what_it_changed_further_down(rink: Rink) -> None:
    for _ in range(3):
        rink.enter("goal", "P1 12:00", side="home", number="17")
    finger = Finger(rink).tap("Goal Harbor Lights").tap("Time").tap("1").tap("3").tap("0").tap("0")
    finger.tap("Set the time").tile("17").tap("No assist")
    assert sheet(rink).score == (3, 0)
    assert "Not counted. It stays 3–0." in finger.words


def test_a_form_that_is_none_is_shown_again_with_what_was_expected(rink: Rink) -> None:
    before = len(rink.events)
    page = rink.post("kind=shots&side=home&count=some&from=%3Fscreen%3Dmain")
    assert "count: expected a whole number, got &#39;some&#39;" in page
    assert len(rink.events) == before
    assert rink.view.screen == "main"

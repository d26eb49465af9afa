"""A night of FWSHL hockey, keyed by tapping: the rulings read on the screen, the result on the site."""

import re
from collections.abc import Callable
from datetime import timedelta

from playwright.sync_api import Page, expect

from tests.browser.night import Night, add_sub
from tests.browser.scorekeeper import TABLET, Scorekeeper, Shoot
from tests.web.cast import FACE_OFF, NOW, House

SLOT_LEFT = timedelta(minutes=24, seconds=30)  # before the third period: fewer than 30 minutes


def test_a_whole_game_is_keyed_by_tapping_and_found_on_the_site(
    new_page: Callable[..., Page], night: Night, shoot: Shoot
) -> None:
    house = night.fwshl
    add_sub(house)
    ada = Scorekeeper(new_page(viewport=TABLET, has_touch=True), NOW, shoot, "fwshl")
    ada.come_in(house.code.code, "Ada")
    ada.open("Night Owls")
    line_ups(ada)
    warm_up_and_start(ada)
    over_the_limit(ada)
    mercy_on_and_off(ada)
    a_bench_minor_is_served_by_somebody(ada)
    ada.play_to("0:00")
    ada.tap("End of the 1st period")
    ada.wait(minutes=2)
    ada.tap("Start the 2nd period")
    three_penalties_of_one_player(ada)
    a_goal_is_entered_late(ada)
    goal_three_was_another_players(ada)
    ada.play_to("0:00")
    the_third_period_is_short(ada)
    signatures(ada)
    assert ada.faults == []
    night.later(hours=3)
    on_the_site(new_page(), house)


def line_ups(ada: Scorekeeper) -> None:
    """Of the visitors one is refused; at home the captain is missing, and a sub plays for him."""
    ada.shows("lineup")
    expect(ada.console.locator(".refused-tile")).to_contain_text("Jansen can’t play tonight")
    expect(ada.console.locator(".refused-tile summary")).to_contain_text("Fighting: first time")
    ada.tap("This is tonight’s team")
    ada.tap(ada.in_tile(2))
    ada.tap("Add a sub").tap(ada.tile(61)).tap(ada.tile(2))
    ada.tap("Who answers?").tap(ada.tile(3))
    ada.tap("This is tonight’s team")
    expect(ada.console.get_by_role("heading", name="Who speaks for Night Owls tonight?")).to_be_visible()
    assert not ada.tile(1).count(), "a goalie may not speak for the team"
    ada.tap(ada.tile(3))


def warm_up_and_start(ada: Scorekeeper) -> None:
    ada.tap("Start the warm-up")
    expect(ada.console.locator(".countdown .time")).to_have_text("5:00")
    ada.wait(minutes=5)
    ada.tap("Go on")
    ada.tap("These are the referees")
    ada.tap("Start the 1st period")
    ada.shows("main")


def over_the_limit(ada: Scorekeeper) -> None:
    """The fourth goal of one player isn't counted; it is read before it is kept, and after."""
    ada.play_to("16:00")
    assert ada.goal("home", 7, 3, 4) <= 4
    ada.play_to("15:00")
    assert ada.goal("home", 7, 5) <= 4
    ada.play_to("14:00")
    assert ada.goal("home", 7) <= 3
    ada.play_to("13:00")
    ada.tap(ada.goal_button("home"))
    expect(ada.tile(7)).to_contain_text("3 of 3 goals")
    ada.tap(ada.tile(7))
    ada.reads("Not counted. It stays 3–0.", "Goal limit")
    ada.tap("Record it, not counted")
    ada.reads("Not counted. It stays 3–0.", "Goal limit")
    ada.look("main-not-counted")
    assert ada.score == "3–0"


def mercy_on_and_off(ada: Scorekeeper) -> None:
    """At seven the clock runs, at six it stops again; the goal that did it is named later."""
    for reading, number in (("12:00", 5), ("11:00", 6), ("10:00", 8)):
        ada.play_to(reading)
        ada.goal("home", number)
    ada.play_to("9:00")
    ada.tap(ada.goal_button("home")).tap(ada.tile("\\?"))
    assert ada.score == "7–0"
    ada.reads("Running clock from now on.", "Mercy: clock runs")
    expect(ada.console.locator(".ev.amber")).to_contain_text("Not sure yet who.")
    ada.tap("Start clock")
    expect(ada.button("Pause clock")).to_be_visible()
    ada.look("main-mercy")
    ada.tap(ada.button(re.compile("^Fix ?Goal, Night Owls \\?")))
    ada.tap(ada.tile(9)).tap("Save the change")
    ada.play_to("8:00")
    ada.goal("away", 4, 5)
    assert ada.score == "7–1"
    ada.reads("Stop time from now on.", "Mercy: clock stops again")


def a_bench_minor_is_served_by_somebody(ada: Scorekeeper) -> None:
    ada.play_to("7:30")
    assert ada.penalty("away", "–", "Too many players on the ice", served_by=3) <= 5


def three_penalties_of_one_player(ada: Scorekeeper) -> None:
    """Each is counted before it is kept; the third puts him out for the night."""
    for reading, call in (("16:30", "Tripping"), ("14:00", "Hooking")):
        ada.play_to(reading)
        assert ada.penalty("away", 8, call) <= 4
    ada.play_to("11:00")
    ada.choose_penalty("away", 8, "Slashing")
    ada.reads("Number 8 is out for the rest of the game.", "Out for the game")
    ada.look("penalty-third-of-three")
    ada.tap("Save", exact=True)
    ada.reads("Number 8 is out for the rest of the game.", "Out for the game")
    ada.look("main-out-for-the-night")


def a_goal_is_entered_late(ada: Scorekeeper) -> None:
    """Half a minute after it fell, in its own place."""
    ada.play_to("10:00")
    ada.tap("Stop clock")
    ada.tap(ada.goal_button("away"))
    ada.tap(re.compile("change it"))
    for digit in "1030":
        ada.tap(digit, exact=True)
    ada.tap("Set the time")
    ada.tap(ada.tile(5)).tap("No assist")
    assert ada.score == "7–2"
    expect(ada.console.locator(".log")).to_contain_text("10:30")


def goal_three_was_another_players(ada: Scorekeeper) -> None:
    """The third goal of 7 is given to 10, so the fourth counts; what changes is read before it is saved."""
    ada.tap("Menu").tap("The sheet")
    ada.tap(re.compile("^Fix ?Goal, Night Owls 7, 14:00"))
    ada.tap(ada.tile(10))
    expect(ada.console.locator(".was-is")).to_contain_text("8–2")
    ada.tap("Save the change")
    assert ada.score == "8–2"


def the_third_period_is_short(ada: Scorekeeper) -> None:
    """Less than half an hour of ice is left: the official confirms, half of it is played."""
    ada.wait(seconds=ada.until(FACE_OFF + timedelta(seconds=4500) - SLOT_LEFT))
    ada.tap("End of the 2nd period")
    ada.reads("12:00 on the clock for the period.", "Short of time")
    ada.tap("+1 min")
    ada.reads("12:30 on the clock for the period.", "Short of time")
    ada.tap("The official confirms")
    ada.tap("Start the 3rd period")
    assert ada.reading == "12:30"
    ada.play_to("5:00")
    ada.goal("home", 61, 3)
    ada.play_to("4:00")
    ada.tap(ada.goal_button("home")).tap(ada.tile(7))
    ada.reads("Not counted. It stays 9–2.", "Goal limit")
    ada.tap("Record it, not counted")
    ada.play_to("0:00")
    ada.tap("End of the 3rd period")


def signatures(ada: Scorekeeper) -> None:
    ada.shows("sign")
    for _ in range(2):
        ada.tap(ada.console.get_by_role("button", name="Sign", exact=True).first)
    ada.tap("The referee signs")
    ada.shows("done")


def on_the_site(fan: Page, house: House) -> None:
    """Anybody finds the result, why a goal didn't count, and why the table is as it is."""
    fan.goto(f"/{house.league.slug}/games/{house.game.slug}")
    expect(fan.get_by_role("main")).to_contain_text("Number 7 has 3 in regulation; the limit is 3 a player.")
    for clause in ("Goal limit", "Mercy: clock runs", "Mercy: clock stops again", "Out for the game"):
        expect(fan.locator("summary", has_text=clause).first).to_be_visible()
    expect(fan.locator("[data-live=score]")).to_have_text("9–2")
    fan.goto(f"/{house.league.slug}/standings")
    winners = fan.get_by_role("row").filter(has_text="Night Owls")
    expect(winners.first).to_contain_text(re.compile(r"Night Owls\s*1\s*1\s*0\s*2\s*9\s*2\s*\+7"))
    fan.get_by_text("why?").last.click()
    why = fan.get_by_role("main")
    expect(why).to_contain_text("Why Copper Kings are 3rd")
    expect(why).to_contain_text("Herons take 2nd, Copper Kings 3rd")
    expect(fan.locator("summary", has_text="Level: goals overall")).to_be_visible()

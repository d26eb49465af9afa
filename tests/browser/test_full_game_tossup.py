"""A Toss Up night through three on three to the shootout, keyed by tapping, and its result on the site."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.night import Night, add_sub
from tests.browser.scorekeeper import TABLET, Scorekeeper, Shoot
from tests.web.cast import NOW, House


def test_a_game_through_overtime_to_the_shootout(
    new_page: Callable[..., Page], night: Night, shoot: Shoot
) -> None:
    house = night.tossup
    add_sub(house)
    ada = Scorekeeper(new_page(viewport=TABLET, has_touch=True), NOW, shoot, "tossup")
    ada.come_in(house.code.code, "Ada")
    ada.open("Night Owls")
    before_the_game(ada)
    the_clock_runs_but_for_a_penalty(ada)
    second_period(ada)
    overtime(ada)
    shootout(ada)
    signatures(ada)
    assert ada.faults == []
    night.later(hours=3)
    on_the_site(new_page(), house)


def before_the_game(ada: Scorekeeper) -> None:
    ada.tap("This is tonight’s team")
    ada.tap(ada.in_tile(2))
    ada.tap("Add a sub").tap(ada.tile(61)).tap(ada.tile(2))
    ada.tap("Who answers?").tap(ada.tile(3))
    ada.tap("This is tonight’s team")
    ada.tap("Start the warm-up")
    ada.wait(minutes=3)
    ada.tap("Go on")
    for team in range(2):
        ada.tap(ada.button("Yes").nth(team))
    ada.tap("These are the referees")
    ada.reads("Night Owls have too many substitutes", "How many substitutes")
    the_referee_lets_them_start(ada)
    ada.shows("main")


def the_referee_lets_them_start(ada: Scorekeeper) -> None:
    """One sub too many; it is recorded with who decided it."""
    played_on = ada.console.locator("details.all-the-same")
    played_on.locator("summary").tap()
    played_on.locator("input[name='played-on-name']").fill("Remy Rowe")
    ada.tap(played_on.locator(".named button"))


def the_clock_runs_but_for_a_penalty(ada: Scorekeeper) -> None:
    expect(ada.button("Pause clock")).to_be_visible()
    ada.play_to("12:00")
    ada.goal("home", 5, 6)
    expect(ada.button("Pause clock")).to_be_visible()
    ada.play_to("10:00")
    ada.penalty("home", 7, "Tripping")
    ada.play_to("9:00")
    ada.goal("away", 3)
    ada.play_to("0:00")
    ada.tap("End of the 1st period")


def second_period(ada: Scorekeeper) -> None:
    """A time-out is taken; in the last five minutes of a close game the clock stops on whistles."""
    ada.wait(minutes=1)
    ada.tap("Start the 2nd period")
    ada.play_to("8:00")
    ada.tap("Time-out Copper Kings")
    ada.reads("Time-out Copper Kings, 1:00.", "Time-out")
    ada.tap("Take the time-out")
    ada.wait(minutes=1)
    ada.tap("Back to the game")
    ada.play_to("4:00")
    ada.reads("Stop time from now on.", "Running clock")
    ada.tap("Stop clock")
    ada.play_to("0:00")
    ada.tap("End of the 2nd period")


def overtime(ada: Scorekeeper) -> None:
    """Five minutes, three a side, running through; no time-out."""
    ada.reads("Overtime, 5:00, 3 a side. The next goal wins.", "Overtime")
    ada.tap("Start the overtime")
    expect(ada.console.locator(".board .strength")).to_have_text("3 on 3")
    expect(ada.button("Pause clock")).to_be_visible()
    expect(ada.console.locator(".set.away .cannot")).to_contain_text("No time-out in overtime.")
    ada.tap("Menu").tap("Time-out, Night Owls")
    ada.reads("No time-out in overtime.", "No time-out in overtime")
    ada.tap("Back to the game")
    ada.play_to("0:00")
    ada.tap("End of the overtime")


def shootout(ada: Scorekeeper) -> None:
    """One each, then one each again; the sub is no shooter, and what decides it ends it."""
    ada.shows("shootout")
    ada.tap("Night Owls shoot first")
    expect(ada.console.locator(".tile", has_text="Quorn")).to_contain_text("No substitute in the shootout")
    assert not ada.tile(61).count()
    ada.look("shootout-who-shoots")
    ada.tap(ada.tile(5))
    ada.look("shootout-goal-or-not")
    ada.tap("No goal", exact=True)
    ada.tap(ada.tile(4)).tap("No goal", exact=True)
    ada.tap(ada.tile(6)).tap("Goal", exact=True)
    ada.tap(ada.tile(3)).tap("No goal", exact=True)
    ada.shows("sign")
    ada.reads("Night Owls win the shootout 1–0.", "Shootout")
    expect(ada.console.get_by_role("heading", name="Night Owls win 2–1")).to_be_visible()


def signatures(ada: Scorekeeper) -> None:
    """At home nobody wore a letter: who answered for the line-up signs."""
    expect(ada.console.get_by_label("Check who played, then sign").first).to_have_value("3 Brandt")
    for _ in range(2):
        ada.tap(ada.console.get_by_role("button", name="Sign", exact=True).first)
    ada.tap("The referee signs")
    ada.shows("done")


def on_the_site(fan: Page, house: House) -> None:
    """Anybody finds the result, that the shootout made it, and why the table is as it is."""
    fan.goto(f"/{house.league.slug}/games/{house.game.slug}")
    expect(fan.locator("[data-live=score]")).to_have_text("2–1")
    expect(fan.get_by_role("main")).to_contain_text("Night Owls win the shootout 1–0.")
    expect(fan.get_by_text("Final, shootout", exact=True)).to_be_visible()
    fan.goto(f"/{house.league.slug}/standings")
    winners = fan.get_by_role("row").filter(has_text="Night Owls")
    expect(winners.first).to_contain_text(re.compile(r"Night Owls\s*1\s*1\s*0\s*0\s*2\s*2\s*1"))
    fan.get_by_text("why?").last.click()
    expect(fan.get_by_role("main")).to_contain_text("Why Copper Kings are 3rd")
    expect(fan.locator("summary", has_text="Ties in the seeding").first).to_be_visible()

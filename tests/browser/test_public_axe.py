"""The public site in a browser: for every reader, by day and by night, on phone, desktop and paper."""

import re
from collections.abc import Callable, Iterator

import pytest
import time_machine
from playwright.sync_api import Page, expect

from tests.web.cast import NOW, House, make_cast
from tests.web.games.sheets import line
from tests.web.public.night import circle, goal, hat_trick_and_one, keep

WIDTHS = {"phone": 390, "desktop": 1280}
GAME = "/fwshl/games/fall-2026-51"
PAGES = {
    "front": "/",
    "home": "/fwshl",
    "schedule": "/fwshl/schedule?show=all",
    "game": GAME,
    "line-ups": f"{GAME}/line-ups",
    "rulings": f"{GAME}/rulings",
    "sheet": f"{GAME}/sheet",
    "standings": "/fwshl/standings?why=herons",
    "teams": "/fwshl/teams",
    "team": "/fwshl/teams/night-owls",
    "player": "/fwshl/players/now-3",
    "leaders": "/fwshl/leaders",
    "rules": "/fwshl/rules",
}
ONE_PAGE = re.compile(rb"/Type\s*/Page\b")


@pytest.fixture
def house(transactional_db: None) -> Iterator[House]:
    """The evening of game 51, which is played now; three games were played before."""
    with time_machine.travel(NOW, tick=True):
        house = make_cast().fwshl
        circle(house)
        hat_trick_and_one(house)
        for number in ("3", "4"):
            trip = line(f"trip-{number}", "penalty", left=500, side="away", number=number, offence="tripping")
            keep(house, trip)
        keep(house, line("fixed", "amend", left=500, target="goal-1", changes={"number": "5", "assists": []}))
        keep(house, goal("five-three", "home", "3", 480), goal("word", "home", "6", 470, strength="EV"))
        yield house


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", list(WIDTHS))
def test_every_page_is_for_every_reader_and_never_wider_than_the_screen(
    new_page: Callable[..., Page],
    axe: Callable[[Page], list[str]],
    shoot: Callable[[Page, str], None],
    house: House,
    size: str,
    scheme: str,
) -> None:
    page = new_page(viewport={"width": WIDTHS[size], "height": 844}, color_scheme=scheme)
    for name, path in PAGES.items():
        page.goto(path)
        assert axe(page) == [], name
        assert page.evaluate("() => document.documentElement.scrollWidth") <= WIDTHS[size], name
        shoot(page, f"public-{name}-{size}-{scheme}")


def test_why_opens_in_place_and_the_clause_leads_to_the_rules(page: Page, house: House) -> None:
    page.goto("/fwshl/standings")
    row = page.get_by_role("row", name="Herons").first
    row.get_by_text("why?").click()
    why = page.locator("#why-herons")
    expect(why.get_by_role("heading", name="Why Herons are 1st")).to_be_visible()
    why.locator("[data-clause='fwshl.tiebreak-head-to-head-goals'] summary").click()
    why.get_by_role("link", name="In the rules").click()
    page.wait_for_url("**/fwshl/rules#tiebreak-head-to-head-goals")
    expect(page.locator(":target")).to_be_in_viewport()


def test_without_a_script_a_ruling_can_still_be_read(new_page: Callable[..., Page], house: House) -> None:
    page = new_page(java_script_enabled=False)
    page.goto(GAME)
    page.locator("[data-clause='fwshl.goal-limit'] summary").first.click()
    expect(page.locator("[data-clause='fwshl.goal-limit'] .says").first).to_be_visible()
    page.get_by_role("link", name="Rulings").click()
    expect(page.get_by_text("Not counted. It stays 3–0.")).to_be_visible()


def test_a_page_that_comes_back_to_sight_shows_the_new_score_and_keeps_what_was_open(
    page: Page, house: House
) -> None:
    page.goto(GAME)
    page.locator("[data-clause='fwshl.goal-limit'] summary").first.click()
    keep(house, goal("late", "away", "4", 300))
    page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.locator("[data-live='score']")).to_have_text("5–1")
    expect(page).to_have_title("Night Owls 5–1 Copper Kings, live – FWSHL")
    expect(page.locator("[data-clause='fwshl.goal-limit'] .says").first).to_be_visible()


def test_the_clock_counts_down_by_itself(page: Page, house: House) -> None:
    keep(house, line("clock", "clock-start", left=400))
    page.goto(GAME)
    shown = page.locator("[data-live='clock']").inner_text()
    expect(page.locator("[data-live='clock']")).not_to_have_text(shown)


@pytest.mark.parametrize("paper", ["Letter", "A4"])
def test_the_sheet_fits_on_one_page(page: Page, house: House, paper: str) -> None:
    page.goto(f"{GAME}/sheet")
    assert len(ONE_PAGE.findall(page.pdf(format=paper))) == 1


def test_the_sheet_of_a_wild_night_still_fits_on_one_page(page: Page, house: House) -> None:
    calls = [
        line(f"call-{n}", "penalty", left=480 - n, side="home", number=str(2 + n % 9), offence="hooking")
        for n in range(18)
    ]
    goals = [goal(f"more-{n}", "away", str(2 + n % 9), 400 - n) for n in range(14)]
    keep(house, *calls, *goals)
    page.goto(f"{GAME}/sheet")
    assert len(ONE_PAGE.findall(page.pdf(format="Letter"))) == 1

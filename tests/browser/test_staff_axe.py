"""The desk by day and by night, on a desktop and a phone: nothing that axe finds, nothing off the screen."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
import time_machine
from django.test import Client
from playwright.sync_api import Page, expect

from tests.web.cast import NOW, TONIGHT, House, make_cast
from tests.web.games.sheets import line
from tests.web.staff.desk import lines_of_a_game, play

DESK = "/fwshl/staff"
GAME = f"{DESK}/games/fall-2026-51"
OWLS = f"{DESK}/teams/fall-2026/night-owls"
PAGES = [
    f"{DESK}/",
    f"{DESK}/schedule",
    f"{DESK}/schedule/new",
    f"{DESK}/rinks/north/{TONIGHT}",
    GAME,
    f"{GAME}/add?kind=penalty",
    f"{GAME}/lines/h0/fix",
    f"{DESK}/teams",
    OWLS,
    f"{OWLS}/edit",
    f"{OWLS}/players/new",
    f"{DESK}/import",
    f"{DESK}/seasons/fall-2026",
    f"{DESK}/seasons/fall-2026/editions/new",
    f"{DESK}/rulebook",
    f"{DESK}/rulebook/readings",
    f"{DESK}/rulebook/conflicts",
    f"{DESK}/log",
]
SCREENS = {"desktop": {"width": 1280, "height": 900}, "phone": {"width": 390, "height": 844}}


@pytest.fixture
def house(transactional_db: None) -> Iterator[House]:
    """The league, with a game played that has something of everything."""
    with time_machine.travel(NOW, tick=True):
        made = make_cast().fwshl
        goals = [line(f"g{n}", "goal", 700 - n, side="home", number="7") for n in range(4)]
        fight = line("f1", "penalty", 600, side="home", number="9", offence="fighting")
        odd = line("odd", "goal", 500, side="away", number="77")
        fixed = line("fixed", "amend", 450, target="g0", changes={"number": "6"})
        play(made, *lines_of_a_game(), *goals, fight, odd, fixed)
        made.device()
        yield made


@pytest.fixture
def at_desk(house: House, live_server: Any, new_page: Callable[..., Page]) -> Callable[..., Page]:
    """Makes a page of a browser in which the operator is signed in."""
    client = Client()
    client.force_login(house.operator)
    session = client.cookies["sessionid"].value

    def make(**options: Any) -> Page:
        page = new_page(**options)
        page.context.add_cookies([{"name": "sessionid", "value": session, "url": live_server.url}])
        return page

    return make


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_every_page_of_the_desk_is_open_to_everybody(
    at_desk: Callable[..., Page],
    axe: Callable[[Page], list[str]],
    shoot: Callable[[Page, str], None],
    screen: str,
    scheme: str,
) -> None:
    page = at_desk(viewport=SCREENS[screen], color_scheme=scheme)
    faults = {}
    for path in PAGES:
        answer = page.goto(path)
        assert answer is not None
        assert answer.status == 200, path
        wide = page.evaluate("() => document.documentElement.scrollWidth") > SCREENS[screen]["width"]
        found = [*axe(page), *(["wider than the screen"] if wide else [])]
        if found:
            faults[path] = found
        shoot(
            page, f"staff-{path.removeprefix(DESK).strip('/').replace('/', '-') or 'today'}-{screen}-{scheme}"
        )
    assert faults == {}


def test_what_is_amiss_gets_the_focus_and_stands_beside_its_field(
    at_desk: Callable[..., Page], axe: Callable[[Page], list[str]]
) -> None:
    page = at_desk(viewport=SCREENS["phone"])
    page.goto(f"{OWLS}/players/new")
    page.get_by_label("Name").fill("Nils Neuling")
    page.get_by_label("Number").fill("7")
    page.get_by_role("button", name="Add the player").click()
    expect(page.get_by_role("alert")).to_be_focused()
    expect(page.get_by_label("Number")).to_have_attribute("aria-invalid", "true")
    told = page.get_by_label("Number").get_attribute("aria-describedby") or ""
    expect(page.locator(f"#{told.split()[-1]}")).to_contain_text("fwshl.jersey-unique")
    assert axe(page) == []
    page.get_by_role("link", name="Number:").click()
    assert page.url.endswith("#number")


def test_clauses_are_found_while_one_types(at_desk: Callable[..., Page]) -> None:
    page = at_desk(viewport=SCREENS["desktop"])
    page.goto(f"{DESK}/rulebook")
    page.get_by_label("Find a clause").press_sequentially("goal limit")
    expect(page.locator("#found").get_by_role("status")).to_contain_text("with “goal limit”")
    expect(page.locator("article").filter(has_text="fwshl.private-league")).to_have_count(0)
    expect(page.locator("[id='fwshl.goal-limit']")).to_be_visible()


def test_the_menu_opens_on_a_phone_and_leads_on(at_desk: Callable[..., Page]) -> None:
    page = at_desk(viewport=SCREENS["phone"])
    page.goto(f"{DESK}/")
    page.locator("summary", has_text="Menu").click()
    page.get_by_role("link", name="Seasons").click()
    expect(page.get_by_role("heading", name="Seasons")).to_be_visible()

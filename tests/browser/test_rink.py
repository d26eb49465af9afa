"""At the rink with whatever there is: no JavaScript, a phone, a network that drops, a dark booth."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from rinkbook.web.games.actions import append
from rinkbook.web.games.models import Event
from tests.browser.night import Night
from tests.browser.scorekeeper import PHONE, TABLET, Scorekeeper, Shoot
from tests.web.cast import NOW, House
from tests.web.games.sheets import line, opening


@pytest.fixture
def begun(night: Night) -> House:
    """A game in its first period, one penalty running."""
    house = night.fwshl
    tripping = line("p1", "penalty", 1000, side="away", number="8", offence="tripping")
    append(game=house.game, events=[*opening(), tripping], by=house.operator, role="operator")
    return house


def come(page: Page, house: House, who: str = "Ada") -> None:
    """Into the game, by the code and two clicks."""
    page.goto("/rink")
    page.get_by_label("Tonight’s code").fill(house.code.code)
    page.get_by_label("Your name").fill(who)
    page.get_by_role("button", name="Open tonight’s games").click()
    page.get_by_role("button", name="Night Owls").click()
    expect(page.locator("#console")).to_have_attribute("data-screen", "main")


def goals(house: House) -> int:
    return Event.objects.filter(game=house.game, kind="goal").count()


def tile(page: Page, number: int) -> None:
    page.locator(f'.tile:has(.n:text-is("{number}"))').click()


def test_without_javascript_a_goal_and_its_undo_are_kept(new_page: Callable[..., Page], begun: House) -> None:
    page = new_page(viewport=TABLET, java_script_enabled=False)
    come(page, begun)
    page.locator(".big.goal.home").click()
    for number in (7, 3, 4):
        tile(page, number)
    expect(page.locator(".board .home .score")).to_have_text("1")
    expect(page.locator(".log")).to_contain_text("from 3 and 4. 1–0")
    page.get_by_role("button", name="Undo Goal, Night Owls 7").click()
    expect(page.locator(".board .home .score")).to_have_text("0")


def test_without_javascript_going_back_and_sending_again_is_one_goal(
    new_page: Callable[..., Page], begun: House
) -> None:
    page = new_page(viewport=TABLET, java_script_enabled=False)
    come(page, begun)
    page.locator(".big.goal.home").click()
    tile(page, 7)
    page.get_by_role("button", name="No assist").click()
    expect(page.locator(".board .home .score")).to_have_text("1")
    page.go_back()
    page.get_by_role("button", name="No assist").click()
    expect(page.locator(".board .home .score")).to_have_text("1")
    assert goals(begun) == 1


def test_two_taps_at_once_are_one_goal(new_page: Callable[..., Page], begun: House) -> None:
    page = new_page(viewport=TABLET, has_touch=True)
    come(page, begun)
    page.locator(".big.goal.home").tap()
    tile(page, 7)
    page.get_by_role("button", name="No assist").evaluate("button => { button.click(); button.click() }")
    expect(page.locator(".board .home .score")).to_have_text("1")
    assert goals(begun) == 1


def test_a_goal_whose_answer_never_came_is_tapped_again_and_counts_once(
    new_page: Callable[..., Page], begun: House
) -> None:
    page = new_page(viewport=TABLET, has_touch=True)
    come(page, begun)
    page.locator(".big.goal.home").tap()
    tile(page, 7)
    expect(page.get_by_role("button", name="No assist")).to_be_visible()

    def lose(route: Route) -> None:
        route.fetch(max_redirects=0)
        route.abort()

    page.route("**/rink/games/*", lose, times=1)
    page.get_by_role("button", name="No assist").tap()
    expect(page.locator("#said")).to_contain_text("Not saved yet")
    assert goals(begun) == 1
    page.get_by_role("button", name="No assist").tap()
    expect(page.locator(".board .home .score")).to_have_text("1")
    assert goals(begun) == 1


def test_on_a_phone_a_goal_is_as_many_taps(new_page: Callable[..., Page], begun: House, shoot: Shoot) -> None:
    page = new_page(viewport=PHONE, has_touch=True, is_mobile=True)
    bo = Scorekeeper(page, NOW, shoot, "phone")
    bo.come_in(begun.code.code, "Bo")
    bo.open("Night Owls")
    assert bo.goal("home", 7, 3, 4) <= 4
    assert bo.penalty("away", 5, "Hooking") <= 4
    assert bo.score == "1–0"
    assert bo.faults == []
    assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("portrait", {"viewport": {"width": 820, "height": 1180}}),
        ("dark", {"viewport": TABLET, "color_scheme": "dark"}),
        ("enlarged", {"viewport": {"width": 590, "height": 410}, "device_scale_factor": 2}),
    ],
)
def test_upright_in_the_dark_and_enlarged_nobody_is_kept_out(
    new_page: Callable[..., Page], begun: House, shoot: Shoot, name: str, options: dict[str, object]
) -> None:
    ada = Scorekeeper(new_page(has_touch=True, **options), NOW, shoot, name)
    ada.come_in(begun.code.code, "Ada")
    ada.open("Night Owls")
    ada.goal("home", 7, 3, 4)
    ada.choose_penalty("away", 8, "Hooking")
    ada.tap("Save", exact=True)
    assert ada.faults == []
    width = ada.page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= ada.page.viewport_size["width"]  # type: ignore[index]  # the options give it one


def test_where_the_colours_are_the_readers_own_what_is_pressed_has_an_edge(
    new_page: Callable[..., Page], begun: House
) -> None:
    page = new_page(viewport=TABLET, forced_colors="active")
    come(page, begun)
    for button in page.locator(".big").all():
        assert button.evaluate("it => getComputedStyle(it).borderTopWidth") == "2px"


def test_another_device_reads_until_it_takes_the_sheet_over(
    new_page: Callable[..., Page], begun: House, axe: Callable[[Page], list[str]], shoot: Shoot
) -> None:
    ada, bo = new_page(viewport=TABLET), new_page(viewport=TABLET)
    come(ada, begun, "Ada")
    come(bo, begun, "Bo")
    expect(bo.get_by_text("Ada keeps this sheet.")).to_be_visible()
    expect(bo.get_by_role("link", name="Goal Night Owls")).to_have_count(0)
    assert axe(bo) == []
    shoot(bo, "rink-held")
    bo.get_by_text("Take over", exact=True).click()
    expect(bo.get_by_text("Ada can write no more then.")).to_be_visible()
    bo.get_by_role("button", name="Take over from Ada").click()
    expect(bo.locator("a.big.goal.home")).to_be_visible()
    ada.reload()
    expect(ada.get_by_text("Bo keeps this sheet.")).to_be_visible()


def test_the_bench_at_the_left_is_at_the_left(new_page: Callable[..., Page], begun: House) -> None:
    page = new_page(viewport=TABLET)
    come(page, begun)
    page.goto("/rink/tonight")
    page.get_by_role("button", name="Change over").click()
    expect(page.get_by_role("button", name="Left: Visitors")).to_be_visible()
    page.get_by_role("button", name="Night Owls").click()
    left = page.locator(".board .side").filter(has_text="Copper Kings").bounding_box()
    right = page.locator(".board .side").filter(has_text="Night Owls").bounding_box()
    assert left is not None
    assert right is not None
    assert left["x"] < right["x"]


def test_a_withdrawn_device_is_told_on_the_screen_it_is_at(
    new_page: Callable[..., Page], begun: House, axe: Callable[[Page], list[str]], shoot: Shoot
) -> None:
    from rinkbook.web.rink import actions
    from rinkbook.web.rink.models import Device

    page = new_page(viewport=TABLET, has_touch=True)
    come(page, begun)
    actions.revoke_device(device=Device.objects.get(), by=begun.operator)
    page.get_by_role("button", name="Shot Night Owls").tap()
    expect(page.get_by_role("heading", name="This device is out")).to_be_visible()
    expect(page.get_by_text("What you entered is kept for the league’s operator")).to_be_visible()
    assert axe(page) == []
    shoot(page, "rink-shut")

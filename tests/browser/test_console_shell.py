"""The console's shell in Chromium: what a tap takes along, what ticks, and that nothing needs JavaScript."""

import re
import threading
from collections.abc import Iterator
from datetime import datetime, timedelta

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from rinkbook.core.model.events import Goal, Side, Signature
from tests.console.rink import Rink
from tests.console.serve import serve

TABLET: ViewportSize = {"width": 1180, "height": 820}


@pytest.fixture
def rink() -> Rink:
    rink = Rink("fwshl")
    rink.ready()
    return rink


@pytest.fixture
def address(rink: Rink) -> Iterator[str]:
    server = serve(rink)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}/"
    server.shutdown()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport=TABLET, has_touch=True)
    faults: list[str] = []
    page = context.new_page()
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on(
        "console", lambda said: faults.append(said.text) if "Content Security Policy" in said.text else None
    )
    yield page
    context.close()
    assert not faults


def tile(page: Page, number: str) -> None:
    page.locator(f'.tile:has(.n:text-is("{number}"))').tap()


def test_without_javascript_a_goal_is_kept_all_the_same(rink: Rink, address: str, browser: Browser) -> None:
    context = browser.new_context(viewport=TABLET, has_touch=True, java_script_enabled=False)
    page = context.new_page()
    page.goto(address)
    page.locator(".big.goal.home").tap()
    for number in ("10", "44", "4"):
        tile(page, number)
    expect(page.locator(".board .home .score")).to_have_text("1")
    assert rink.events[-1].body == Goal(side=Side.HOME, number="10", assists=("44", "4"))
    context.close()


def test_a_tap_takes_along_id_device_number_time_and_reading(rink: Rink, address: str, page: Page) -> None:
    page.clock.install(time=rink.now)
    page.goto(address)
    page.get_by_role("button", name="Start clock").tap()
    expect(page.get_by_role("button", name="Stop clock")).to_be_visible()
    page.clock.run_for(65_500)
    page.get_by_role("button", name="Shot Harbor Lights").tap()
    expect(page.get_by_text("1 so far")).to_be_visible()
    start, shot = rink.events[-2:]
    assert shot.place.left in (954, 955)
    assert (start.n, shot.n) == (1, 2)
    assert start.device == shot.device != ""
    assert start.id != shot.id
    taken = datetime.fromisoformat(shot.entered) - datetime.fromisoformat(start.entered)
    assert timedelta(seconds=65) <= taken <= timedelta(seconds=67)


def test_a_goal_stands_at_the_second_of_its_tap(rink: Rink, address: str, page: Page) -> None:
    page.clock.install(time=rink.now)
    page.goto(address)
    page.get_by_role("button", name="Start clock").tap()
    expect(page.get_by_role("button", name="Stop clock")).to_be_visible()
    page.clock.run_for(30_500)
    page.locator(".big.goal.home").tap()
    expect(page.get_by_text("Who scored?")).to_be_visible()
    page.clock.run_for(20_000)
    tile(page, "10")
    page.get_by_role("button", name="No assist").tap()
    expect(page.locator(".board .home .score")).to_have_text("1")
    assert rink.events[-1].place.left in (989, 990)


def test_the_clock_and_the_penalties_tick(rink: Rink, address: str, page: Page) -> None:
    rink.enter("penalty", "P1 17:00", side="away", number="8", offence="tripping")
    page.clock.install(time=rink.now)
    page.goto(address)
    page.get_by_role("button", name="Start clock").tap()
    expect(page.get_by_role("button", name="Stop clock")).to_be_visible()
    page.clock.run_for(60_500)
    expect(page.locator('[data-live="clock"]')).to_have_text("15:59")
    expect(page.locator(".pen .left")).to_have_text("0:59")


def test_the_page_is_not_loaded_anew(rink: Rink, address: str, page: Page) -> None:
    page.goto(address)
    page.evaluate("window.still = true")
    page.locator(".big.goal.home").tap()
    tile(page, "10")
    page.get_by_role("button", name="No assist").tap()
    expect(page.locator(".board .home .score")).to_have_text("1")
    assert page.evaluate("window.still")
    page.go_back()
    expect(page.get_by_text("First assist?")).to_be_visible()
    assert page.evaluate("window.still")


def test_keys_work_the_pad(rink: Rink, address: str, page: Page) -> None:
    page.goto(f"{address}?screen=goal&side=home")
    page.keyboard.press("1")
    expect(page.locator(".typed")).to_have_text("1")
    page.keyboard.press("0")
    expect(page.locator(".typed")).to_have_text("10")
    page.keyboard.press("Enter")
    expect(page.get_by_text("First assist?")).to_be_visible()


def test_a_goal_can_be_keyed_with_tab_and_enter_alone(rink: Rink, address: str, page: Page) -> None:
    page.goto(address)
    page.locator(".big.goal.away").focus()
    page.keyboard.press("Enter")
    page.locator('.tile:has(.n:text-is("8"))').focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="No assist").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".board .away .score")).to_have_text("1")


def test_dark_stays_dark(address: str, page: Page) -> None:
    page.goto(f"{address}?screen=menu")
    page.get_by_role("button", name="Dark").tap()
    page.reload()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_without_a_network_nothing_is_lost_and_it_is_said(rink: Rink, address: str, page: Page) -> None:
    page.goto(f"{address}?screen=goal&side=home&number=10")
    page.context.set_offline(True)
    page.get_by_role("button", name="No assist").tap()
    expect(page.locator("#said")).to_contain_text("Not saved yet")
    expect(page.get_by_text("First assist?")).to_be_visible()
    page.context.set_offline(False)
    page.get_by_role("button", name="No assist").tap()
    expect(page.locator(".board .home .score")).to_have_text("1")
    assert rink.desk.sheet.score == (1, 0)


def test_a_finger_signs_and_may_begin_again(rink: Rink, address: str, page: Page) -> None:
    rink.enter("forfeit", sides=["home"], sort="line-up")
    page.goto(address)
    card = page.locator(".sign-card").first
    box = card.locator("[data-sign]").bounding_box()
    assert box is not None
    again = card.get_by_role("button", name="Again")
    for down in (20, 60):
        page.mouse.move(box["x"] + 10, box["y"] + down)
        page.mouse.down()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 40, steps=3)
        page.mouse.up()
        if down == 20:
            again.click()
            expect(again).to_be_hidden()
    card.get_by_role("button", name="Sign").click()
    expect(page.locator(".signature path")).to_have_attribute("d", re.compile(r"^M\d+ \d+(L\d+ \d+){3,}$"))
    assert isinstance(rink.events[-1].body, Signature)


def test_the_bar_beside_a_fresh_line_runs_out_and_its_undo_stays(
    rink: Rink, address: str, page: Page
) -> None:
    page.clock.install(time=rink.now)
    rink.enter("goal", "P1 15:00", side="home", number="10")
    page.goto(address)
    expect(page.locator("[data-undo] .share")).to_be_attached()
    page.clock.run_for(10_500)
    expect(page.locator(".log .share")).to_have_count(0)
    expect(page.get_by_role("button", name="Undo Goal, Harbor Lights 10")).to_be_visible()


def test_who_waits_in_the_box_waits_while_the_clock_runs(rink: Rink, address: str, page: Page) -> None:
    for number in ("8", "55", "9"):
        rink.enter("penalty", "P1 16:00", side="away", number=number, offence="tripping")
    rink.enter("clock-start", "P1 16:00")
    page.clock.install(time=rink.now)
    page.goto(address)
    expect(page.locator(".pen")).to_have_count(3)
    page.clock.run_for(5_000)
    expect(page.locator(".pen").first.locator(".left")).to_have_text("1:55")
    expect(page.locator(".pen[data-waits] .left")).to_have_text("2:00")

"""A real Chromium against the real site: what it breaks of the content policy, or throws, fails the test.

Screenshots are kept in var/shots when RINKBOOK_SHOTS is set.
"""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import time_machine
from playwright.sync_api import Browser, ConsoleMessage, Page, sync_playwright

from tests.browser.night import Night
from tests.web.cast import NOW, make_cast

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

# Playwright's loop runs in the test's thread, where Django would refuse to query.
os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "true"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark all tests of this folder, so that none is forgotten."""
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here):
            item.add_marker("browser")


def find_chromium() -> str:
    """The browser that CHROMIUM names, or the first of the usual ones."""
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    return found or pytest.fail(
        "Chromium: expected CHROMIUM or one on PATH, got none; bin/browser installs it"
    )


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def new_page(browser: Browser, live_server: Any) -> Iterator[Callable[..., Page]]:
    """Makes a page of a visitor of its own at the live server; options are Playwright's (viewport …)."""
    contexts = []
    faults: list[str] = []

    def make(**options: Any) -> Page:
        context = browser.new_context(**{"base_url": live_server.url, "locale": "en-US", **options})
        context.set_default_timeout(10_000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda message: faults.extend(policy_breaks(message)))
        return page

    yield make
    for context in contexts:
        context.close()
    assert not faults


@pytest.fixture
def page(new_page: Callable[..., Page]) -> Page:
    """A page of an ordinary desktop."""
    return new_page(viewport={"width": 1280, "height": 900})


@pytest.fixture
def phone(new_page: Callable[..., Page]) -> Page:
    """A page of a phone."""
    return new_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)


@pytest.fixture
def tablet(new_page: Callable[..., Page]) -> Page:
    """A page of the tablet at the rink."""
    return new_page(viewport={"width": 820, "height": 1180}, has_touch=True)


@pytest.fixture
def night(transactional_db: None) -> Iterator[Night]:
    """Everybody at the rink, and the server's clock set to that evening."""
    with time_machine.travel(NOW, tick=True) as time:
        yield Night(make_cast(), time)


@pytest.fixture
def axe() -> Callable[[Page], list[str]]:
    """Runs axe-core on a page; each violation as a line: rule, what is wrong, where."""
    source = AXE.read_text()

    def run(page: Page) -> list[str]:
        page.evaluate(source)
        found = page.evaluate("() => axe.run()")["violations"]
        return [f"{v['id']}: {v['help']}: {node['target']}" for v in found for node in v["nodes"]]

    return run


@pytest.fixture
def shoot() -> Callable[[Page, str], None]:
    """Keeps a screenshot of the whole page under a name, if asked to by RINKBOOK_SHOTS."""
    folder = ROOT / "var" / "shots"

    def keep(page: Page, name: str) -> None:
        if os.environ.get("RINKBOOK_SHOTS"):
            folder.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=folder / f"{name}.png", full_page=True)

    return keep


def policy_breaks(message: ConsoleMessage) -> list[str]:
    """What a console message says of the content policy; a page may well answer 404 on purpose."""
    return [message.text] if "Content Security Policy" in message.text else []

"""A scorekeeper at the rink: taps the console, counts the taps, and looks at every screen."""

import re
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

from playwright.sync_api import Locator, Page, Response, expect

from tests.browser.conftest import AXE

Shoot = Callable[[Page, str], None]

TABLET = {"width": 1180, "height": 820}
PHONE = {"width": 390, "height": 844}
SETTLED = "#console:not([aria-busy])"


class Scorekeeper:
    """One device, by tapping alone; its clock stands until it is told that time passes."""

    def __init__(self, page: Page, now: datetime, shoot: Shoot, name: str) -> None:
        self.page, self.shoot, self.name = page, shoot, name
        self.taps = 0
        self.looked: set[str] = set()
        self.faults: list[str] = []
        page.clock.install(time=now)
        page.clock.pause_at(now + timedelta(seconds=1))

    # coming in

    def come_in(self, code: str, who: str) -> None:
        """Type the code, and one's name."""
        self.page.goto("/rink")
        self.look("code")
        self.page.get_by_label("Tonight’s code").fill(code.lower())
        self.page.get_by_label("Your name").fill(who)
        self.page.get_by_role("button", name="Open tonight’s games").tap()
        self.page.wait_for_url("**/rink/tonight")
        self.look("tonight")

    def open(self, game: str) -> None:
        """Tap a game of the night."""
        self.page.get_by_role("button", name=game).tap()
        self.page.wait_for_url("**/rink/games/*")
        self.look()

    # tapping

    @property
    def console(self) -> Locator:
        return self.page.locator("#console")

    def button(self, name: str | re.Pattern[str], exact: bool = False) -> Locator:
        """A button or a link of the console, by what it says."""
        role = self.console.get_by_role
        return role("button", name=name, exact=exact).or_(role("link", name=name, exact=exact))

    def tile(self, number: str | int) -> Locator:
        """The tile of that number."""
        return self.console.locator(".tiles").get_by_role("button", name=re.compile(rf"^{number}(?!\d)"))

    def in_tile(self, number: int) -> Locator:
        """A player of the roster, before the line-up is confirmed."""
        return self.console.locator(".in-tiles").get_by_role("button", name=re.compile(rf"^{number}(?!\d)"))

    def goal_button(self, side: str) -> Locator:
        return self.console.locator(f".big.goal.{side}")

    @property
    def score(self) -> str:
        """As the board shows it."""
        found = [self.console.locator(f".board .{side} .score").inner_text() for side in ("home", "away")]
        return "–".join(found)

    def tap(self, what: str | re.Pattern[str] | Locator, exact: bool = False) -> "Scorekeeper":
        """Tap it, and wait until the console shows what came of it."""
        target = self.button(what, exact) if not isinstance(what, Locator) else what
        with self.page.expect_response(is_page):
            target.tap()
        self.taps += 1
        expect(self.page.locator(SETTLED)).to_be_attached()
        self.look()
        return self

    def look(self, name: str = "") -> None:
        """See whether a new screen keeps anybody out; each is shot once."""
        name = name or self.screen
        if name not in self.looked:
            self.looked.add(name)
            self.faults += [f"{name}: {fault}" for fault in violations(self.page)]
            self.shoot(self.page, f"rink-{self.name}-{len(self.looked):02}-{name}")

    @property
    def screen(self) -> str:
        """Which screen it is, and which of its questions."""
        words = " ".join(self.console.locator(":is(h1, h2):not(.hide)").all_text_contents()).lower()
        named = re.sub(r"[^a-z]+", "-", words).strip("-")[:48]
        return f"{self.console.get_attribute('data-screen')}-{named}".strip("-")

    def shows(self, screen: str) -> None:
        """The console is at that screen."""
        expect(self.console).to_have_attribute("data-screen", screen)

    def reads(self, words: str, clause: str = "") -> None:
        """A ruling on the screen says so, under the clause of that name."""
        ruling = self.console.locator(".ruling, .ruling-short").filter(has_text=words)
        expect(ruling.first).to_be_visible()
        if clause:
            expect(ruling.first.locator("summary")).to_contain_text(clause)

    # time

    def wait(self, minutes: int = 0, seconds: int = 0) -> None:
        """Time passes, at the rink and on the device."""
        self.page.clock.fast_forward(1000 * (60 * minutes + seconds))

    def until(self, at: datetime) -> int:
        """Seconds from the device's time to that one."""
        return round(at.timestamp() - float(self.page.evaluate("() => Date.now()")) / 1000)

    def play_to(self, reading: str) -> None:
        """Start the clock where it stands, and wait until it reads so."""
        if self.button("Start clock").count():
            self.tap("Start clock")
        left = seconds(self.reading) - seconds(reading)
        assert left >= 0, f"{self.reading} is before {reading}"
        self.wait(seconds=left)
        self.page.clock.run_for(250)
        expect(self.page.locator('[data-live="clock"]')).to_have_text(reading)

    @property
    def reading(self) -> str:
        return self.page.locator('[data-live="clock"]').inner_text()

    # what happens

    def goal(self, side: str, number: int, *assists: int) -> int:
        """A goal as called; how many taps it took."""
        before = self.taps
        self.tap(self.goal_button(side))
        self.tap(self.tile(number))
        for assist in assists:
            self.tap(self.tile(assist))
        if len(assists) < 2:
            self.tap("No second assist" if assists else "No assist")
        return self.taps - before

    def penalty(self, side: str, number: int | str, call: str, served_by: int | None = None) -> int:
        """A penalty as called, up to its saving; how many taps that took."""
        before = self.taps
        self.choose_penalty(side, number, call)
        if served_by is not None:
            self.tap(self.tile(served_by))
        self.tap("Save", exact=True)
        return self.taps - before

    def choose_penalty(self, side: str, number: int | str, call: str) -> None:
        """Who, and what was called."""
        self.tap(self.console.locator(f".set.{side}").get_by_role("link", name="Penalty"))
        self.tap(self.tile(number))
        self.tap(call, exact=True)


def violations(page: Page) -> list[str]:
    """What axe-core says of the page; it waits by timers, so the page's clock is run meanwhile."""
    page.evaluate(AXE.read_text())
    page.evaluate("() => { axe.run().then((done) => { window.axeFound = done.violations }) }")
    found: list[dict[str, Any]] | None = None
    while found is None:
        page.clock.run_for(20)
        found = page.evaluate("() => window.axeFound")
    page.evaluate("() => { window.axeFound = null }")
    return [f"{v['id']}: {v['help']}: {node['target']}" for v in found for node in v["nodes"]]


def is_page(response: Response) -> bool:
    """The answer to a tap: not the redirect before it, nor what the page asks for by itself."""
    asked_for = "rinkbook-quiet" not in response.request.headers
    return "/rink/games/" in response.url and response.status != 302 and asked_for


def seconds(reading: str) -> int:
    """`6:42` in seconds."""
    minutes, rest = reading.split(":")
    return 60 * int(minutes) + int(rest)

"""From the scorekeeper's tap to the fan's phone, on the server that is run: uvicorn and the live route."""

import threading
from collections.abc import Callable, Iterator
from socket import socket

import pytest
import uvicorn
from django.contrib.staticfiles.handlers import ASGIStaticFilesHandler
from django.core.asgi import get_asgi_application
from django.db import connections
from playwright.sync_api import Page, expect

from rinkbook.web.games import live
from rinkbook.web.games.actions import append
from tests.browser.night import Night
from tests.browser.scorekeeper import PHONE, TABLET, Scorekeeper, Shoot
from tests.web.cast import NOW
from tests.web.games.sheets import opening


class Site(uvicorn.Server):
    """Rinkbook as it is served, at a port of its own."""

    def __init__(self) -> None:
        app = live.live_first(ASGIStaticFilesHandler(get_asgi_application()))
        super().__init__(uvicorn.Config(app, port=0, log_level="error", lifespan="off"))
        self.ready = threading.Event()

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready.set()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.servers[0].sockets[0].getsockname()[1]}"


@pytest.fixture
def site(night: Night, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    monkeypatch.setattr(live, "hub", live.Hub())
    monkeypatch.setattr(live, "PAUSE", 0.05)
    site = Site()
    thread = threading.Thread(target=site.run)
    thread.start()
    assert site.ready.wait(10)
    yield site
    site.should_exit = site.force_exit = True
    thread.join(10)
    live.asker.submit(connections.close_all).result()


def test_a_goal_is_on_the_fans_phone_without_a_reload(
    new_page: Callable[..., Page], site: Site, night: Night, shoot: Shoot
) -> None:
    house = night.fwshl
    append(game=house.game, events=opening(), by=house.operator, role="operator")
    fan = new_page(base_url=site.url, viewport=PHONE)
    with fan.expect_response("**/live/**"):
        fan.goto(f"/{house.league.slug}/games/{house.game.slug}")
    expect(fan.locator("[data-live=score]")).to_have_text("0–0")
    fan.evaluate("() => { window.still = true }")
    ada = Scorekeeper(new_page(base_url=site.url, viewport=TABLET, has_touch=True), NOW, shoot, "live")
    ada.come_in(house.code.code, "Ada")
    ada.open("Night Owls")
    ada.goal("home", 7, 3, 4)
    expect(fan.locator("[data-live=score]")).to_have_text("1–0")
    expect(fan.get_by_role("main")).to_contain_text("Now Farrow")
    assert fan.evaluate("() => window.still")
    ada.tap("Undo Goal, Night Owls 7")
    expect(fan.locator("[data-live=score]")).to_have_text("0–0")

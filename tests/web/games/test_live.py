"""Who listens hears that a sheet was judged anew, and after a break how things stand, not all that was."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import Any

import pytest
from django.db import connection, connections

from rinkbook.web.games import live
from rinkbook.web.games.actions import append
from rinkbook.web.games.live import asker, live_first
from rinkbook.web.games.reads import newest_tick
from tests.web.cast import Cast, House, make_cast
from tests.web.games.sheets import line, opening

PATIENCE = 10


@pytest.fixture
def cast(transactional_db: None, tonight: object, monkeypatch: pytest.MonkeyPatch) -> Iterator[Cast]:
    monkeypatch.setattr(live, "PAUSE", 0.01)
    monkeypatch.setattr(live, "hub", live.Hub())
    yield make_cast()
    asker.submit(connections.close_all).result()


class Browser:
    """A listener as uvicorn sees it."""

    def __init__(self, path: str, query: str = "", last_event_id: str = "") -> None:
        headers = [(b"last-event-id", last_event_id.encode())] if last_event_id else []
        self.scope = {"type": "http", "path": path, "query_string": query.encode(), "headers": headers}
        self.status = 0
        self.headers: dict[bytes, bytes] = {}
        self.heard = asyncio.Queue[Any]()
        self.gone = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Browser":
        self.task = asyncio.create_task(live_first(_django)(self.scope, self._receive, self._send))
        return self

    async def __aexit__(self, *_: object) -> None:
        self.gone.set()
        assert self.task is not None
        await asyncio.wait_for(self.task, PATIENCE)

    async def _receive(self) -> Mapping[str, Any]:
        await self.gone.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: Mapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            self.headers = dict(message.get("headers", ()))
        else:
            await self.heard.put(message["body"].decode())

    async def next(self) -> str:
        return str(await asyncio.wait_for(self.heard.get(), PATIENCE))

    async def message(self) -> dict[str, Any]:
        """The next that says something."""
        while "data: " not in (text := await self.next()):
            pass
        found: dict[str, Any] = json.loads(text.partition("data: ")[2].partition("\n")[0])
        return found


async def _django(
    scope: dict[str, Any], receive: object, send: Callable[[Mapping[str, Any]], Awaitable[None]]
) -> None:
    await send({"type": "http.response.body", "body": b"Django"})


async def write(house: House, *events: bytes) -> None:
    def work() -> None:
        append(game=house.game, events=events, by="Ada", role="scorekeeper")
        connection.close()

    await asyncio.to_thread(work)


def goal(id: str) -> bytes:
    return line(id, "goal", 900, side="home", number="7")


def test_a_listener_hears_each_new_verdict(cast: Cast) -> None:
    async def listen() -> dict[str, Any]:
        async with Browser("/live/fwshl/fall-2026-51") as browser:
            assert await browser.next() == "retry: 3000\n\n"
            await write(cast.fwshl, *opening(), goal("g1"))
            return await browser.message()

    assert asyncio.run(listen()) == {
        "game": "fall-2026-51",
        "tick": 1,
        "score": [1, 0],
        "phase": "playing",
        "state": "open",
    }


def test_a_listener_hears_nothing_of_the_other_league(cast: Cast) -> None:
    async def listen() -> dict[str, Any]:
        async with Browser("/live/fwshl") as browser:
            await browser.next()
            await write(cast.tossup, *opening(), goal("g1"))
            await write(cast.fwshl, *opening())
            return await browser.message()

    assert asyncio.run(listen())["score"] == [0, 0]


def test_after_a_break_the_present_state_is_told_once(cast: Cast) -> None:
    async def listen() -> list[dict[str, Any]]:
        await write(cast.fwshl, *opening())
        await write(cast.fwshl, goal("g1"))
        await write(cast.fwshl, goal("g2"))
        async with Browser("/live/fwshl", last_event_id="1") as browser:
            first = await browser.message()
            await write(cast.fwshl, goal("g3"))
            return [first, await browser.message()]

    assert [(each["tick"], each["score"]) for each in asyncio.run(listen())] == [(3, [2, 0]), (4, [3, 0])]


def test_a_page_listens_from_the_number_that_it_was_made_at(cast: Cast) -> None:
    made_at = newest_tick(cast.fwshl.league)

    async def listen() -> dict[str, Any]:
        await write(cast.fwshl, *opening())
        async with Browser("/live/fwshl", query=f"after={made_at}") as browser:
            return await browser.message()

    assert asyncio.run(listen())["tick"] == 1


def test_a_number_beyond_counting_is_no_place_to_listen_from(cast: Cast) -> None:
    async def listen() -> int:
        async with Browser("/live/fwshl", query=f"after={'9' * 5000}") as browser:
            await browser.next()
            return browser.status

    assert asyncio.run(listen()) == 200


@pytest.mark.parametrize("path", ["/live/nobody", "/live/fwshl/fall-2026-99", "/live/"])
def test_a_league_or_game_that_is_not_there_is_answered_404(cast: Cast, path: str) -> None:
    async def listen() -> tuple[int, bytes, str]:
        async with Browser(path) as browser:
            text = await browser.next()
            return browser.status, browser.headers[b"x-content-type-options"], text

    status, sniffing, text = asyncio.run(listen())
    assert (status, sniffing) == (404, b"nosniff")
    assert text.startswith("Expected a ")


def test_everything_else_goes_to_django(cast: Cast) -> None:
    async def ask() -> str:
        async with Browser("/healthz") as browser:
            return await browser.next()

    assert asyncio.run(ask()) == "Django"


def test_nobody_is_left_in_the_hub_when_the_last_listener_is_gone(cast: Cast) -> None:
    async def listen() -> set[live.Listener]:
        async with Browser("/live/fwshl") as browser:
            await browser.next()
            assert len(live.hub.listeners) == 1
        return live.hub.listeners

    assert asyncio.run(listen()) == set()

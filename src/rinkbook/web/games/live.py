"""Live scores as server-sent events, on a bare ASGI route: an open stream costs no thread and no connection.

One thread asks the league's counters while anybody listens. A message says that a sheet was judged
anew, and how it stands; who fell behind is told the present state of each game, not its history.
"""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.parse import parse_qs

from django.db import DatabaseError, close_old_connections, connection
from django.http import Http404

from rinkbook.web.games.access import game_for_public
from rinkbook.web.games.models import Ticker, Verdict
from rinkbook.web.games.reads import newest_tick
from rinkbook.web.leagues.access import league_for

log = logging.getLogger(__name__)

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[Mapping[str, Any]]]
Send = Callable[[Mapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Coroutine[Any, Any, None]]
Message = dict[str, Any]

PREFIX = "/live/"
PAUSE = 0.5  # seconds between two looks at the counters
LONGEST = 19  # digits; what has as many is the number of no message
HEARTBEAT = 20.0  # seconds without a word after which a comment keeps the stream open
HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
    (b"x-content-type-options", b"nosniff"),
]

# The only thread that asks the database for listeners, and so the only connection that they cost.
asker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="live")


def live_first(django: App) -> App:
    """Answers `/live/<league>` and `/live/<league>/<game>`, and leaves the rest to Django."""

    async def application(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"].startswith(PREFIX):
            await stream(scope, receive, send)
        else:
            await django(scope, receive, send)

    return application


class Listener:
    """One open stream: of a league, or of one game; `waiting` holds the newest message of each game."""

    def __init__(self, league: int, game: str) -> None:
        self.league, self.game = league, game
        self.waiting: dict[str, Message] = {}
        self.woken = asyncio.Event()

    def tell(self, league: int, message: Message) -> None:
        if league == self.league and self.game in ("", message["game"]):
            self.waiting[message["game"]] = message
            self.woken.set()

    async def next(self) -> list[Message]:
        """The messages since the last time; none after a quiet while."""
        try:
            await asyncio.wait_for(self.woken.wait(), HEARTBEAT)
        except TimeoutError:
            return []
        self.woken.clear()
        messages, self.waiting = list(self.waiting.values()), {}
        return sorted(messages, key=lambda message: int(message["tick"]))


class Hub:
    """Who listens in this process; it looks at the counters only while somebody does."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()
        self.task: asyncio.Task[None] | None = None
        self.known: dict[int, int] = {}

    def join(self, listener: Listener, tick: int) -> None:
        self.known[listener.league] = min(tick, self.known.get(listener.league, tick))
        self.listeners.add(listener)
        if self.task is None or self.task.done():
            self.task = asyncio.get_running_loop().create_task(self._watch())

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)

    async def _watch(self) -> None:
        while self.listeners:
            await self._look()
            await asyncio.sleep(PAUSE)
        self.known.clear()

    async def _look(self) -> None:
        loop = asyncio.get_running_loop()
        for league, message in await loop.run_in_executor(asker, news_since, dict(self.known)):
            self.known[league] = max(self.known[league], message["tick"])
            for listener in self.listeners:
                listener.tell(league, message)


hub = Hub()


def news_since(known: dict[int, int]) -> list[tuple[int, Message]]:
    """What was judged after the numbers already known, league by league."""
    try:
        last = dict(Ticker.objects.filter(league__in=known).values_list("league_id", "last"))
        moved = [league for league, tick in known.items() if last.get(league, 0) > tick]
        return [(league, message) for league in moved for message in _news(league, known[league])]
    except DatabaseError:
        log.exception("live: expected the counters, got a fault of the database")
        connection.close()
        return []


def _news(league: int, tick: int) -> list[Message]:
    verdicts = Verdict.objects.filter(league=league, tick__gt=tick).order_by("tick").select_related("game")
    return [message_of(verdict) for verdict in verdicts.defer("sheet", "facts")]


def message_of(verdict: Verdict) -> Message:
    """What listeners are told: enough for a line, and to know that the page is old."""
    return {
        "game": verdict.game.slug,
        "tick": verdict.tick,
        "score": [verdict.home_score, verdict.away_score],
        "phase": verdict.phase,
        "state": verdict.state,
    }


def find(league_slug: str, game_slug: str) -> tuple[int, str, int]:
    """The league's row, the game's slug ("" for all) and the number of the newest message; raises Http404."""
    close_old_connections()  # the asker's own outlives requests, and may outlive the server it led to
    league = game_for_public(league_slug, game_slug).league if game_slug else league_for(league_slug)
    return league.pk, game_slug, newest_tick(league)


async def stream(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer one listener until he leaves."""
    league_slug, _, game_slug = scope["path"].removeprefix(PREFIX).strip("/").partition("/")
    try:
        found = await asyncio.get_running_loop().run_in_executor(asker, find, league_slug, game_slug)
    except Http404 as error:
        await _not_found(send, str(error))
        return
    league, game, newest = found
    listener = Listener(league, game)
    hub.join(listener, last_heard(scope, newest))
    telling = asyncio.ensure_future(_tell(listener, send))
    try:
        while (await receive())["type"] != "http.disconnect":
            pass
    finally:
        telling.cancel()
        hub.leave(listener)


def last_heard(scope: Scope, newest: int) -> int:
    """The number heard last, else the one that the page was made at (`?after=`), else the newest."""
    said = dict(scope["headers"]).get(b"last-event-id", b"").decode("latin-1")
    made = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("after", [""])[0]
    heard = next((text for text in (said, made) if text.isdecimal() and len(text) < LONGEST), str(newest))
    return min(int(heard), newest)


async def _tell(listener: Listener, send: Send) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
    await _say(send, "retry: 3000\n\n")
    while True:
        messages = await listener.next()
        await _say(send, "".join(map(written, messages)) or ": still here\n\n")


async def _say(send: Send, text: str) -> None:
    await send({"type": "http.response.body", "body": text.encode(), "more_body": True})


def written(message: Message) -> str:
    """A message as the stream has it."""
    return f"id: {message['tick']}\nevent: sheet\ndata: {json.dumps(message)}\n\n"


async def _not_found(send: Send, why: str) -> None:
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"x-content-type-options", b"nosniff")]
    await send({"type": "http.response.start", "status": 404, "headers": headers})
    await send({"type": "http.response.body", "body": why.encode()})

"""How a test's browser comes to the rink, and what it sends there."""

from typing import Any

from django.test import Client

from rinkbook.web.rink.models import Device
from rinkbook.web.schedule.models import Game
from tests.web.cast import House


def enter(house: House, name: str = "Ada") -> Client:
    """A browser that tonight's code of that house let in."""
    client = Client()
    answer = client.post("/rink/", {"code": house.code.code, "name": name})
    assert answer.status_code == 302, answer.content.decode()
    return client


def device_of(house: House) -> Device:
    """The newest device of that house."""
    return Device.objects.filter(league=house.league).latest("id")


def address(game: Game) -> str:
    """The game's console."""
    return f"/rink/games/{game.slug}"


def post(client: Client, game: Game, kind: str, left: int = 0, **fields: Any) -> Any:
    """Send a line as a form of the console has it; the answer."""
    moment = fields.pop("moment", "during")
    form = {"kind": kind, "part": "regulation", "period": "1", "moment": moment, "left": str(left), **fields}
    return client.post(address(game), form)


def text_of(answer: Any) -> str:
    """What an answer says."""
    return str(answer.content.decode())

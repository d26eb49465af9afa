"""Who comes to the desk in the tests, and the sheets that lie on it."""

from collections.abc import Callable
from html import unescape
from urllib.parse import quote

from django.http.response import HttpResponseBase
from django.test import Client

from rinkbook.web.games.actions import append
from rinkbook.web.kit.models import AuditEntry
from rinkbook.web.people.models import User
from tests.web.cast import Cast, House
from tests.web.games.sheets import line, opening

Fetch = Callable[[Client], HttpResponseBase]


def signed_in(user: User) -> Client:
    """A browser of that user."""
    client = Client()
    client.force_login(user)
    return client


def text(answer: HttpResponseBase) -> str:
    """What the page says."""
    return " ".join(unescape(getattr(answer, "content", b"").decode()).split())


def newest(action: str) -> AuditEntry:
    """The newest entry of the log of that deed."""
    entry = AuditEntry.objects.filter(action=action).first()
    assert entry is not None, f"expected an entry {action!r}, got none"
    return entry


def lines_of_a_game(home: int = 2, away: int = 1, periods: int = 3) -> list[bytes]:
    """A whole game from the line-ups to the last horn."""
    goals = [line(f"h{n}", "goal", 1000 - n, side="home", number="7") for n in range(home)]
    goals += [line(f"a{n}", "goal", 900 - n, side="away", number="8") for n in range(away)]
    played = [line("end-1", "period-end", place={"period": 1, "moment": "after"})]
    for period in range(2, periods + 1):
        played.append(line(f"start-{period}", "period-start", place={"period": period, "left": 1200}))
        played.append(line(f"end-{period}", "period-end", place={"period": period, "moment": "after"}))
    return [*opening(), *goals, *played]


def play(house: House, *lines: bytes) -> None:
    """Put lines on tonight's sheet, as the scorekeeper does."""
    appended = append(game=house.game, events=lines, by="Ada", role="scorekeeper", device="d-ada")
    assert appended.faults == ()


def only_for_operators(cast: Cast, path: str, *, post: bool = False) -> None:
    """Not signed in: to sign in and back; the other league's operator and a stranger: 404; a captain: 403."""
    asked: Fetch = (lambda client: client.post(path)) if post else (lambda client: client.get(path))
    away = asked(Client())
    assert away.status_code == 302
    assert away.headers["Location"] == f"/account/login/?next={quote(path)}"
    assert asked(signed_in(cast.tossup.operator)).status_code == 404
    assert asked(signed_in(cast.stranger)).status_code == 404
    assert asked(signed_in(cast.fwshl.home.captain)).status_code == 403


def refuses_get(client: Client, path: str) -> None:
    """A page that changes things isn't changed by being read."""
    before = AuditEntry.objects.count()
    assert client.get(path).status_code == 405
    assert AuditEntry.objects.count() == before

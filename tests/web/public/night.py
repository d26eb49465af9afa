"""Sheets of the cast for the public's pages: kept line by line, or a whole game at once."""

from datetime import timedelta
from html import unescape
from typing import Any

from django.test import Client

from rinkbook.web.games.actions import Appended, append
from rinkbook.web.schedule import actions as schedule
from rinkbook.web.schedule.models import Game
from rinkbook.web.teams.models import TeamEntry
from tests.web.cast import FACE_OFF, House
from tests.web.games.sheets import line, opening

Score = tuple[int, int]


def keep(house: House, *lines: bytes) -> Appended:
    """Put lines on tonight's sheet; none may be refused."""
    return keep_on(house.game, *lines)


def keep_on(game: Game, *lines: bytes) -> Appended:
    kept = append(game=game, events=lines, by="Ada", role="operator")
    assert kept.faults == ()
    return kept


def start(house: House) -> None:
    """Line-ups, captains, officials, and the first period."""
    keep(house, *opening())


def goal(id: str, side: str, number: str, left: int, period: int = 1, **rest: Any) -> bytes:
    return line(id, "goal", place={"period": period, "left": left}, side=side, number=number, **rest)


def hat_trick_and_one(house: House) -> None:
    """Number 3 of the home team scores four times: one more than FWSHL lets count."""
    start(house)
    keep(house, *(goal(f"goal-{n}", "home", "3", 900 - 60 * n, assists=["4"]) for n in range(1, 5)))


def finish(house: House) -> None:
    """Tonight's game is played out as it stands."""
    keep(house, *ends())


def ends(name: str = "") -> list[bytes]:
    """The ends of three periods."""
    return [line(f"{name}end-{n}", "period-end", place={"period": n, "moment": "after"}) for n in (1, 2, 3)]


def played(house: House, home: TeamEntry, away: TeamEntry, score: Score, *, days_ago: int) -> Game:
    """A game of an earlier night that ended so; its number tells the nights apart."""
    game = schedule.plan_game(
        home=home,
        away=away,
        number=days_ago,
        starts_at=FACE_OFF - timedelta(days=days_ago),
        slot=4500,
        rink=house.rink,
        by=house.operator,
    )
    sides = ["home"] * score[0] + ["away"] * score[1]
    goals = [goal(f"{days_ago}-{n}", side, "3", 900 - n) for n, side in enumerate(sides)]
    start = line(f"{days_ago}-start", "period-start", place={"period": 1, "left": 1020})
    ends = [
        line(f"{days_ago}-{n}-end", "period-end", place={"period": n, "moment": "after"}) for n in (1, 2, 3)
    ]
    keep_on(game, start, *goals, *ends)
    return game


def circle(house: House) -> None:
    """Each of three teams wins once, so that all are level on points and wins."""
    played(house, house.home.entry, house.away.entry, (2, 1), days_ago=21)
    played(house, house.away.entry, house.third, (2, 1), days_ago=14)
    played(house, house.third, house.home.entry, (3, 1), days_ago=7)


def read(client: Client, path: str, status: int = 200) -> str:
    """What a page says, its entities as characters."""
    answer = client.get(path)
    assert answer.status_code == status, f"{path}: expected {status}, got {answer.status_code}"
    return unescape(answer.content.decode())

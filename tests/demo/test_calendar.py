"""The calendar of the demo: everybody meets everybody, and tonight's games lie around now."""

from collections import Counter
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from rinkbook.demo.calendar import Night, circle, season
from rinkbook.demo.clubs import Circuit
from rinkbook.demo.fwshl import FWSHL
from rinkbook.demo.tossup import TOSSUP

ZONE = ZoneInfo("America/New_York")


def night(now: datetime) -> Night:
    begins = datetime(2026, 11, 13, 6, tzinfo=ZONE).astimezone(UTC)
    return Night(day=date(2026, 11, 13), now=now, zone=ZONE, begins=begins, ends=begins + timedelta(days=1))


@pytest.mark.parametrize("seats", [4, 8])
def test_everybody_meets_everybody_once_in_a_circle(seats: int) -> None:
    pairs = Counter(frozenset(pair) for turn in range(seats - 1) for pair in circle(seats, turn))
    assert len(pairs) == seats * (seats - 1) // 2
    assert set(pairs.values()) == {1}


@pytest.mark.parametrize("circuit", [FWSHL, TOSSUP])
def test_every_team_plays_once_a_round_and_as_often_at_home(circuit: Circuit) -> None:
    games = season(circuit, night(datetime(2026, 11, 14, 3, tzinfo=UTC)))
    for round in range(len(circuit.nights.days)):
        teams = [club.slug for each in games if each.round == round for club in (each.home, each.away)]
        assert sorted(teams) == sorted(club.slug for club in circuit.clubs)
    at_home = Counter(each.home.slug for each in games)
    assert max(at_home.values()) - min(at_home.values()) <= 3


@pytest.mark.parametrize("hour", [0, 5, 12, 23])
@pytest.mark.parametrize("minute", [0, 58])
def test_at_whatever_hour_tonights_games_lie_in_tonight(hour: int, minute: int) -> None:
    tonight = night(datetime(2026, 11, 13, 11, tzinfo=UTC) + timedelta(hours=hour, minutes=minute))
    turn = FWSHL.nights.days.index(0)
    starts = [each.starts_at for each in season(FWSHL, tonight) if each.round == turn]
    assert all(tonight.begins <= start < tonight.ends for start in starts)


def test_games_are_numbered_as_they_are_played() -> None:
    games = season(FWSHL, night(datetime(2026, 11, 14, 3, tzinfo=UTC)))
    assert [each.number for each in games] == list(range(1, len(games) + 1))
    days = [(each.starts_at.astimezone(ZONE) - timedelta(hours=6)).date() for each in games]
    assert days == sorted(days)

"""What this host tells the console: the division by its name, the ways on."""

from datetime import timedelta

import time_machine

from rinkbook.web.rink.hosting import exits, said_time
from tests.web.cast import FACE_OFF, House
from tests.web.rink.doors import address, device_of, enter, text_of
from tests.web.rink.test_tonight import plan


def test_the_top_line_has_the_divisions_name(house: House) -> None:
    assert house.game.division is not None
    text = text_of(enter(house).get(address(house.game)))
    assert f">{house.game.division.name}, " in text
    assert f">{house.game.division.slug}, " not in text


def test_the_next_game_of_the_night_stands_first(house: House) -> None:
    enter(house)
    plan(house, 61, starts_at=FACE_OFF + timedelta(minutes=80))
    plan(house, 60, starts_at=FACE_OFF - timedelta(minutes=80))
    labels = [exit.label.partition(":")[0] for exit in exits(device_of(house), house.game)]
    assert labels.index("Game 61") < labels.index("Tonight’s games") < labels.index("Game 60")


def test_a_time_from_the_edge_of_the_calendar_is_not_believed(
    tonight: time_machine.Traveller,
) -> None:
    for said in ("0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00", "half past nine"):
        assert said_time(said) == "2026-11-14T02:20:00.000Z"

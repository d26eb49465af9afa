"""Two who append at once: both lines are on the sheet, one after the other, and the chain is whole."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from django.db import connection

from rinkbook.web.games.actions import append, keep_setup
from rinkbook.web.games.bridge import sheet_of
from rinkbook.web.games.models import Event, Setup
from rinkbook.web.games.reads import broken_link
from tests.web.cast import House, make_cast
from tests.web.games.sheets import line, opening


@pytest.fixture
def house(transactional_db: None, tonight: object) -> House:
    return make_cast().fwshl


def test_lines_of_many_devices_at_once_are_all_on_the_sheet(house: House) -> None:
    append(game=house.game, events=opening(), by="Ada", role="scorekeeper", device="d-0")

    def write(number: int) -> tuple[str, ...]:
        goal = line(f"g{number}", "goal", 900 - number, n=1, side="home", number=str(2 + number % 9))
        try:
            return append(
                game=house.game, events=[goal], by="Ada", role="scorekeeper", device=f"d-{number}"
            ).kept
        finally:
            connection.close()

    with ThreadPoolExecutor(4) as crowd:
        kept = list(crowd.map(write, range(1, 13)))
    assert kept == [(f"g{number}",) for number in range(1, 13)]
    assert list(Event.objects.values_list("seq", flat=True)) == list(range(1, 19))
    assert broken_link(house.game) is None
    assert len(sheet_of(house.game).goals) == 12


def test_a_set_up_that_many_ask_for_at_once_is_kept_once(house: House) -> None:
    together = Barrier(4)

    def ask(_: int) -> int:
        try:
            together.wait()
            return keep_setup(game=house.game).version
        finally:
            connection.close()

    with ThreadPoolExecutor(4) as crowd:
        assert list(crowd.map(ask, range(4))) == [1, 1, 1, 1]
    assert Setup.objects.filter(game=house.game).count() == 1

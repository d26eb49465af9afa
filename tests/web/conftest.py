"""The cast of the web's tests, on the night they are all at the rink."""

from collections.abc import Iterator

import pytest
import time_machine

from tests.web.cast import NOW, Cast, House, make_cast


@pytest.fixture
def tonight() -> Iterator[time_machine.Traveller]:
    """Twenty minutes before the face-off."""
    with time_machine.travel(NOW, tick=False) as traveller:
        yield traveller


@pytest.fixture
def cast(db: None, tonight: time_machine.Traveller) -> Cast:
    """Everybody."""
    return make_cast()


@pytest.fixture
def house(cast: Cast) -> House:
    """The league that most tests look at."""
    return cast.fwshl

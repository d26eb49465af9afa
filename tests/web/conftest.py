"""The cast of the web's tests, on the night they are all at the rink."""

from collections.abc import Iterator

import pytest
import time_machine
from django.db import transaction
from pytest_django import DjangoDbBlocker

from tests.web.cast import NOW, Cast, House, make_cast
from tests.web.kept_cast import KeptCast, keep


@pytest.fixture
def tonight() -> Iterator[time_machine.Traveller]:
    """Twenty minutes before the face-off."""
    with time_machine.travel(NOW, tick=False) as traveller:
        yield traveller


@pytest.fixture(scope="session")
def kept_cast(django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> KeptCast:
    """Everybody, made once; nothing of it stays in the database."""
    with django_db_blocker.unblock(), time_machine.travel(NOW, tick=False), transaction.atomic():
        kept = keep(make_cast())
        transaction.set_rollback(True)
    return kept


@pytest.fixture
def cast(db: None, tonight: time_machine.Traveller, kept_cast: KeptCast) -> Cast:
    """Everybody."""
    return kept_cast.put()


@pytest.fixture
def house(cast: Cast) -> House:
    """The league that most tests look at."""
    return cast.fwshl

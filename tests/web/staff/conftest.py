"""The operator at the desk."""

import pytest
from django.test import Client

from tests.web.cast import House
from tests.web.staff.desk import signed_in


@pytest.fixture
def desk(house: House) -> Client:
    """The browser of the league's operator."""
    return signed_in(house.operator)

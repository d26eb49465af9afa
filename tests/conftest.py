"""What every test may lean on."""

import shutil
from collections.abc import Iterator

import pytest


@pytest.fixture(scope="session", autouse=True)
def throw_away_var() -> Iterator[None]:
    """Take the folder of the tests' files away again."""
    yield
    from django.conf import settings

    shutil.rmtree(settings.VAR, ignore_errors=True)

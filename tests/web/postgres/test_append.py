"""On PostgreSQL, too, a line that came is on the sheet once and stays, whoever writes at the same time."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.postgres.server import NoServer, server

ROOT = Path(__file__).resolve().parents[3]
PROMISES = [
    "tests/web/games/test_append.py",
    "tests/web/games/test_kept.py",
    "tests/web/games/test_concurrency.py",
    "tests/web/postgres/only_there.py",
]


@pytest.fixture
def url() -> Iterator[str]:
    if os.environ.get("DATABASE_URL"):
        pytest.skip("expected a run on SQLite, got one that is on PostgreSQL already")
    try:
        with server() as address:
            yield address
    except NoServer as why:
        pytest.skip(str(why))


def test_appending_keeps_all_its_promises_on_postgresql(url: str) -> None:
    """Django has one database a process, so the promises are asked in one of their own."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PG", "PYTEST"))}
    asked = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *PROMISES],
        cwd=ROOT,
        env={**environment, "DATABASE_URL": url},
        capture_output=True,
        text=True,
    )
    assert asked.returncode == 0, asked.stdout + asked.stderr

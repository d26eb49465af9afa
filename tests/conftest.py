"""What every test may lean on."""

import os
import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import settings

# How long an example takes says how busy the machine is, and nothing of the law.
settings.register_profile("rinkbook", deadline=None)
settings.load_profile("rinkbook")

# The law is that of the checkout, whatever folders of rulebooks this machine has besides.
os.environ.pop("RINKBOOK_RULEBOOKS", None)


@pytest.fixture(scope="session", autouse=True)
def throw_away_var() -> Iterator[None]:
    """Take the folder of the tests' files away again."""
    yield
    from django.conf import settings

    shutil.rmtree(settings.VAR, ignore_errors=True)


@pytest.fixture(scope="session", autouse=True)
def kept_rows_can_be_emptied() -> Iterator[None]:
    """After a test with threads the tables are emptied, those too whose rows nobody can delete otherwise."""
    from django.db.backends.base.operations import BaseDatabaseOperations

    from rinkbook.web.kit.keep import keep, kept_tables, let_go

    flush = BaseDatabaseOperations.execute_sql_flush

    def empty(self: Any, statements: Any) -> None:
        tables = kept_tables(self.connection)
        for table in tables:
            let_go(self.connection, table)
        flush(self, statements)
        for table in tables:
            keep(self.connection, table)

    # Not by assignment: the stubs give the method one argument too many.
    setattr(BaseDatabaseOperations, "execute_sql_flush", empty)  # noqa: B010
    yield
    setattr(BaseDatabaseOperations, "execute_sql_flush", flush)  # noqa: B010

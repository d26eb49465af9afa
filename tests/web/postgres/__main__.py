"""`python -m tests.web.postgres [arguments of pytest]`: the tests that touch the database, on PostgreSQL."""

import os
import sys

import pytest

from tests.web.postgres.server import NoServer, server

WHAT = ["tests/web", "tests/imports", "tests/demo"]


def main(arguments: list[str]) -> int:
    """On the server of DATABASE_URL, else on one of our own."""
    if os.environ.get("DATABASE_URL"):
        return pytest.main(arguments or WHAT)
    try:
        with server() as url:
            os.environ["DATABASE_URL"] = url
            return pytest.main(arguments or WHAT)
    except NoServer as why:
        print(f"PostgreSQL: {why}; a server of yours is named by DATABASE_URL.", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""`make realdata-site`: the real season in this installation, for trying pages and tables at real size."""

import argparse
import secrets
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from benchmarks.realdata.play import progress
from benchmarks.realdata.ranks import agreement
from benchmarks.realdata.siahl import read_rows
from rinkbook.commands import start_django

if TYPE_CHECKING:
    from benchmarks.realdata.loader import Loader


def main() -> int:
    parser = argparse.ArgumentParser(prog="benchmarks.realdata.site", description=__doc__)
    parser.add_argument("folder", type=Path, help="the folder with game_sheets.json")
    folder = parser.parse_args().folder
    if not (folder / "game_sheets.json").is_file():
        print(f"{folder}: expected a folder with game_sheets.json, got none", file=sys.stderr)
        return 2
    start_django()
    return load(folder)


def load(folder: Path) -> int:
    """Everything in one transaction, then what its pages read, with figures."""
    from django.db import transaction

    from benchmarks.realdata.loader import SLUG, Loader
    from rinkbook.web.leagues.models import League
    from rinkbook.web.people.models import User

    if League.objects.filter(slug=SLUG).exists():
        print(f"expected an installation without the league {SLUG!r}, got one with it", file=sys.stderr)
        return 1
    password = secrets.token_urlsafe(9)
    with transaction.atomic():
        operator = User.objects.create_user(f"operator@{SLUG}.example", password, name="The operator")
        loader = Loader(read_rows(folder), operator)
        fill(loader)
    read(loader)
    for line in agreement(folder, loader.tables(), loader.names()):
        print(line)
    print(f"/{SLUG}/, operator {operator.email}, password {password}")
    return 0


def fill(loader: "Loader") -> None:
    """Teams, games, sheets."""
    with timed("teams and players"):
        loader.add_teams()
    with timed("games"):
        loader.add_games()
    with timed("sheets, judged and kept"):
        right = sum(progress(loader.add_sheets(), len(loader.games), "sheets"))
    print(f"{len(loader.entries)} teams, {len(loader.games)} games, {right} scores as published")


def read(loader: "Loader") -> None:
    """How long what pages read takes, at first and once it is kept."""
    from rinkbook.web.tables.statistics import statistics

    for when in ("folded anew", "kept"):
        with timed(f"tables of {len(loader.divisions)} divisions, {when}"):
            loader.tables()
        with timed(f"statistics of the season, {when}"):
            statistics(loader.season)


@contextmanager
def timed(what: str) -> Iterator[None]:
    """Print how long a part took."""
    began = time.perf_counter()
    yield
    if sys.stderr.isatty():
        print("\r", end="", file=sys.stderr)
    print(f"{what:<48}{time.perf_counter() - began:>8.2f} s")


if __name__ == "__main__":
    sys.exit(main())

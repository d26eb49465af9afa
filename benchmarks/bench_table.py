"""How long one fold of a table takes: 10 teams after 90 games, and the worst case, all of them level."""

import platform
from statistics import median
from time import perf_counter

from rinkbook import library
from rinkbook.cases.results import Result, finish
from rinkbook.core.game.facts import GameFacts
from rinkbook.core.rulebook.edition import Edition
from rinkbook.core.rulebook.scope import Occasion
from rinkbook.core.standings.table import stand

RULEBOOK = "fwshl/2026-03-24"
AIM = 2.0  # milliseconds
TEAMS = tuple(f"Team {letter}" for letter in "ABCDEFGHIJ")
SEASON = Occasion()
FOLDS = 200


def season(edition: Edition, *, level: bool) -> list[GameFacts]:
    """Everybody at home against everybody: 90 games; *level*: all of them 2-2."""
    pairs = [(home, away) for home in TEAMS for away in TEAMS if home != away]
    return [finish(_result(at, *pair, level), edition, SEASON, at) for at, pair in enumerate(pairs)]


def _result(at: int, home: str, away: str, level: bool) -> Result:
    # Scores that come round in no step with the teams, so that some teams are level on points.
    score = (2, 2) if level else (at * 7 % 6, at * 5 % 7)
    date = f"2026-{9 + at // 28:02}-{at % 28 + 1:02}"
    return Result(date=date, home=home, away=away, score=score, pim=(at % 5 * 2, at % 3 * 2))


def measure(edition: Edition, games: list[GameFacts]) -> tuple[float, float]:
    """The median and the slowest of many folds, in milliseconds."""
    spent = []
    for _ in range(FOLDS):
        begun = perf_counter()
        stand(edition, SEASON, games, TEAMS)
        spent.append((perf_counter() - begun) * 1000)
    return median(spent), max(spent)


def main() -> None:
    """Print both figures with the machine's name."""
    edition = library.load(RULEBOOK)
    print(f"{platform.node()}, {platform.machine()}, Python {platform.python_version()}, {FOLDS} folds")
    for name, level in (("as a season goes", False), ("all level", True)):
        games = season(edition, level=level)
        table = stand(edition, SEASON, games, TEAMS)
        tied = sum(len(group.teams) for group in table.groups if len(group.teams) > 1)
        middle, slowest = measure(edition, games)
        what = f"table, {len(TEAMS)} teams, {len(games)} games, {tied} level on points, {name}"
        print(f"{what}: median {middle:.2f} ms, slowest {slowest:.2f} ms (aim {AIM:.0f} ms)")


if __name__ == "__main__":
    main()

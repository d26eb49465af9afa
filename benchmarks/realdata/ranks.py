"""How far the order of our tables is the one that the league published."""

import csv
from collections import defaultdict
from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path

from rinkbook.core.standings.table import Row, Table


def agreement(folder: Path, tables: Mapping[str, Table], names: Mapping[str, str]) -> Iterator[str]:
    """Lines of the report: *tables* by division, *names* of the teams by the ids that tables know."""
    path = folder / "official_team_rank.csv"
    if not path.is_file():
        yield f"order of the tables: skipped, expected {path}, got none"
        return
    pairs = [pairs_of(teams, tables[division], names) for division, teams in read_ranks(path).items()]
    everywhere = [pair for each in pairs for pair in each]
    level = [(one, other) for one, other in everywhere if one.points == other.points]
    in_order = sum(all(one.points >= other.points for one, other in each) for each in pairs)
    yield f"published ranks in the order of our points: {in_order} of {len(pairs)} divisions"
    kept = sum(one.points >= other.points for one, other in everywhere)
    yield f"    neighbours in the order of our points: {kept} of {len(everywhere)}"
    same = sum(one.rank < other.rank for one, other in level)
    yield f"    neighbours level on points: {len(level)}, {same} of them as our tie-break has them"


def pairs_of(teams: list[str], table: Table, names: Mapping[str, str]) -> list[tuple[Row, Row]]:
    """Our rows of each two that stand one after the other in the published order."""
    rows = {names[row.team]: row for row in table.rows}
    return [(rows[one], rows[other]) for one, other in pairwise(teams)]


def read_ranks(path: Path) -> dict[str, list[str]]:
    """The teams of each division from the top."""
    found: dict[str, list[tuple[int, str]]] = defaultdict(list)
    with path.open(newline="") as file:
        for row in csv.DictReader(file):
            found[row["division"].lower().replace(" ", "-")].append((int(row["rank"]), row["team"]))
    return {division: [team for _, team in sorted(ranks)] for division, ranks in found.items()}

"""Table cases: results and, under a line, what is promised of the table (docs/reference/table-format.md)."""

from collections.abc import Callable

from msgspec import Struct

from rinkbook.cases.results import Result, finish, read_result
from rinkbook.cases.table_promises import check_promise
from rinkbook.core.errors import RinkbookError
from rinkbook.core.rulebook.edition import Edition
from rinkbook.core.rulebook.scope import Occasion
from rinkbook.core.standings.played import Adjustment, Toss
from rinkbook.core.standings.table import Table, stand

RULE_OFF = "---"
HEADS = ("rulebook", "stage", "teams", "toss", "adjust")


class InvalidTable(RinkbookError):
    """A table case can't be read; `faults` names every line."""

    def __init__(self, faults: tuple[str, ...]) -> None:
        super().__init__("\n".join(faults))
        self.faults = faults


class TableCase(Struct, kw_only=True):
    """A case as written; names of teams are their ids. `promises` are lines with their numbers."""

    rulebook: str = ""
    stage: str = "season"
    teams: list[str] = []
    results: list[Result] = []
    tosses: list[Toss] = []
    adjustments: list[Adjustment] = []
    promises: list[tuple[int, str]] = []


def read_table(text: str) -> TableCase:
    """Read a case; raises InvalidTable with every line that can't be read."""
    case = TableCase()
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), start=1)]
    off = next((at for at, (_, line) in enumerate(lines) if line == RULE_OFF), len(lines))
    case.promises += filter(_is_told, lines[off + 1 :])
    read = [(number, _read_line(line, case)) for number, line in filter(_is_told, lines[:off])]
    faults = [f"line {number}: {fault}" for number, fault in read if fault]
    if not case.rulebook:
        faults.append("expected a line 'rulebook <league>/<date>', got none")
    if not case.promises:
        faults.append("expected a promise below a line '---', got none")
    if faults:
        raise InvalidTable(tuple(faults))
    return case


def _is_told(numbered: tuple[int, str]) -> bool:
    return bool(numbered[1]) and not numbered[1].startswith("#")


def _read_line(line: str, case: TableCase) -> str:
    result = read_result(line)
    if result is not None:
        case.results.append(result)
        return ""
    head, _, rest = line.partition(" ")
    if head not in HEADS:
        return f"expected a date with a result or one of {', '.join(HEADS)}; got {line!r}"
    return READERS[head](rest.strip(), case)


def _rulebook(rest: str, case: TableCase) -> str:
    case.rulebook = rest
    return ""


def _stage(rest: str, case: TableCase) -> str:
    case.stage = rest
    return ""


def _teams(rest: str, case: TableCase) -> str:
    case.teams += split(rest)
    return ""


def _toss(rest: str, case: TableCase) -> str:
    case.tosses.append(Toss(order=tuple(split(rest))))
    return ""


def _adjust(rest: str, case: TableCase) -> str:
    what, _, reason = rest.partition(":")
    team, _, points = what.strip().rpartition(" ")
    if not points.lstrip("+-").isdigit() or not reason.strip():
        return f"expected 'adjust <team> <points>: <reason>', got {rest!r}"
    case.adjustments.append(Adjustment(team=team, points=int(points), reason=reason.strip()))
    return ""


READERS: dict[str, Callable[[str, TableCase], str]] = {
    "rulebook": _rulebook,
    "stage": _stage,
    "teams": _teams,
    "toss": _toss,
    "adjust": _adjust,
}


def split(names: str) -> list[str]:
    """`Night Owls, Harbor Lights` → two names."""
    return [name.strip() for name in names.split(",")]


def fold(case: TableCase, edition: Edition) -> Table:
    """The table that the case's results make under *edition*."""
    occasion = Occasion(stage=case.stage, sort=edition.stages.get(case.stage, "season"))
    games = [finish(result, edition, occasion, number) for number, result in enumerate(case.results, 1)]
    played = [name for result in case.results for name in (result.home, result.away)]
    teams = sorted({*case.teams, *played})
    return stand(edition, occasion, games, teams, adjustments=case.adjustments, tosses=case.tosses)


def run_table(text: str, load: Callable[[str], Edition]) -> list[str]:
    """The promises that the table doesn't keep, each a sentence; *load* gives an edition by its id."""
    case = read_table(text)
    edition = load(case.rulebook)
    table = fold(case, edition)
    failures = ((number, check_promise(line, table, edition)) for number, line in case.promises)
    return [f"line {number}: {failure}" for number, failure in failures if failure]

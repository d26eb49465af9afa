"""Table cases: results and, under a line, what is promised of the table (docs/reference/table-format.md)."""

import re
from collections.abc import Callable, Iterable, Iterator

from msgspec import Struct, structs

from rinkbook.cases.results import Result, finish, outcomes, read_result
from rinkbook.cases.stages import no_such_stage
from rinkbook.cases.table_promises import check_promise
from rinkbook.core.errors import RinkbookError
from rinkbook.core.game.facts import GameFacts
from rinkbook.core.game.rules.points import Points
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
    """A case as written; names of teams are their ids. `promises` are lines with their numbers.

    `stage_line`: the number of the line that names the stage.
    """

    rulebook: str = ""
    stage: str = "season"
    stage_line: int = 0
    teams: list[str] = []
    results: list[Result] = []
    tosses: list[Toss] = []
    adjustments: list[Adjustment] = []
    promises: list[tuple[int, str]] = []


def read_table(text: str) -> TableCase:
    """Read a case; raises InvalidTable with every line that can't be read."""
    case = TableCase()
    lines = [(number, line.strip()) for number, line in enumerate(text.split("\n"), start=1)]
    off = next((at for at, (_, line) in enumerate(lines) if line == RULE_OFF), len(lines))
    case.promises += filter(_is_told, lines[off + 1 :])
    read = [(number, _read_line(number, line, case)) for number, line in filter(_is_told, lines[:off])]
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


def _read_line(number: int, line: str, case: TableCase) -> str:
    result = read_result(line)
    if result is not None:
        case.results.append(structs.replace(result, line=number))
        return ""
    head, _, rest = line.partition(" ")
    case.stage_line = number if head == "stage" else case.stage_line
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
    if not re.fullmatch("[+-]?[0-9]{1,4}", points) or not reason.strip():
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


def play(case: TableCase, edition: Edition) -> list[GameFacts]:
    """The case's results as finished games; raises InvalidTable where *edition* doesn't know such games."""
    if case.stage_line and (fault := no_such_stage(case.stage, edition)):
        raise InvalidTable((f"line {case.stage_line}: {fault}",))
    occasion = occasion_of(case, edition)
    if faults := tuple(pointless(case, edition, occasion)):
        raise InvalidTable(faults)
    return [finish(result, edition, occasion, number) for number, result in enumerate(case.results, 1)]


def occasion_of(case: TableCase, edition: Edition) -> Occasion:
    return Occasion(stage=case.stage, sort=edition.stages.get(case.stage, case.stage))


def pointless(case: TableCase, edition: Edition, occasion: Occasion) -> Iterator[str]:
    """The lines whose outcome has no points in the edition."""
    known = edition.rule(Points, occasion).rule.outcomes
    for result in case.results:
        for outcome in dict.fromkeys(outcomes(result, edition, occasion)):
            if outcome not in known:
                expected = f"expected an outcome with points ({', '.join(known)})"
                yield f"line {result.line}: {expected}, got {outcome.value!r}"


def fold(case: TableCase, edition: Edition, games: Iterable[GameFacts]) -> Table:
    """The table that those games make under *edition*."""
    played = [name for result in case.results for name in (result.home, result.away)]
    teams = sorted({*case.teams, *played})
    occasion = occasion_of(case, edition)
    return stand(edition, occasion, games, teams, adjustments=case.adjustments, tosses=case.tosses)


def run_table(text: str, load: Callable[[str], Edition]) -> list[str]:
    """The promises that the table doesn't keep, each a sentence; *load* gives an edition by its id."""
    case = read_table(text)
    edition = load(case.rulebook)
    games = play(case, edition)
    table = fold(case, edition, games)
    failures = ((number, check_promise(line, table, games, edition)) for number, line in case.promises)
    return [f"line {number}: {failure}" for number, failure in failures if failure]

"""What a table case may promise: order, rows, steps, shared places, words."""

import re
from collections.abc import Callable, Sequence

from rinkbook.cases.game_promises import GAMES
from rinkbook.core.game.facts import GameFacts
from rinkbook.core.rulebook.edition import Edition
from rinkbook.core.standings.table import Row, Table
from rinkbook.core.standings.ties import StepTaken
from rinkbook.core.standings.why import Why, explain

Match = re.Match[str]
Games = Sequence[GameFacts]
COLUMNS: dict[str, Callable[[Row], object]] = {
    "gp": lambda row: row.games_played,
    "w": lambda row: row.won,
    "l": lambda row: row.lost,
    "o": lambda row: row.overtime_losses,
    "t": lambda row: row.ties,
    "pts": lambda row: row.points,
    "gf": lambda row: row.goals_for,
    "ga": lambda row: row.goals_against,
    "pim": lambda row: row.penalty_minutes,
    "form": lambda row: row.last_five,
}
STEP = r"(?P<measure>[a-z-]+)\s+(?P<clause>[a-z-]+\.[a-z0-9-]+)"


def check_promise(line: str, table: Table, games: Games, edition: Edition) -> str:
    """Nothing where the table keeps the promise; else what was expected and what came."""
    head, _, rest = line.partition(" ")
    if head not in PROMISES:
        return f"expected a promise ({', '.join(PROMISES)}), got {line!r}"
    pattern, check = PROMISES[head]
    match = re.fullmatch(pattern, rest.strip())
    if match is None:
        return f"expected the form of {head!r} as the reference has it, got {line!r}"
    missing = [name for name in _named(match) if name not in {row.team for row in table.rows}]
    if missing:
        return f"expected a team of the table, got {missing[0]!r}"
    return check(match, table, edition, games)


def _named(match: Match) -> list[str]:
    groups = match.groupdict()
    names = [groups[key] for key in ("team", "other") if groups.get(key)]
    return names + [name.strip() for name in (groups.get("teams") or "").split(",") if name.strip()]


def _order(match: Match, table: Table, edition: Edition, games: Games) -> str:
    got = ", ".join(f"{row.rank}{'=' if row.shared else ''} {row.team}" for row in table.rows)
    expected = re.sub(r"\s*,\s*", ", ", match["order"])
    # Those who share a rank stand in no order.
    same = sorted(expected.split(", ")) == sorted(got.split(", "))
    return "" if same else f"expected the order {expected}; got {got}"


def _row(match: Match, table: Table, edition: Edition, games: Games) -> str:
    words = match["cells"].split()
    row = table.row(match["team"])
    pairs = zip(words[::2], words[1::2], strict=True)
    wrong = [(name, cell, COLUMNS[name](row)) for name, cell in pairs if str(COLUMNS[name](row)) != cell]
    return "; ".join(f"expected {row.team} {name} {cell}, got {got}" for name, cell, got in wrong)


def _separated(match: Match, table: Table, edition: Edition, games: Games) -> str:
    team, other = match["team"], match["other"]
    steps = [step for step in table.row(team).why if other in step.teams]
    got = steps[-1] if steps else None
    if got and other not in got.class_of(team) and _is(got, match) and _is_above(team, other, table):
        return ""
    return f"expected {team} above {other} by {match['measure']} {match['clause']}; got {_tell(got)}"


def _is(step: StepTaken, match: Match) -> bool:
    return (step.step.measure, step.step.clause) == (match["measure"], match["clause"])


def _is_above(team: str, other: str, table: Table) -> bool:
    return table.row(team).rank < table.row(other).rank


def _tell(step: StepTaken | None) -> str:
    if step is None:
        return "no step between them"
    values = ", ".join(f"{team} {value}" for team, value in step.values.items())
    return f"{step.step.measure} {step.step.clause} ({values})"


def _level(match: Match, table: Table, edition: Edition, games: Games) -> str:
    steps = _steps_over(match, table)
    if any(_is(step, match) and not step.separated for step in steps):
        return ""
    told = "; ".join(map(_tell, steps)) or "no step between just these"
    return f"expected {match['teams']} level in {match['measure']} {match['clause']}; got {told}"


def _steps_over(match: Match, table: Table) -> list[StepTaken]:
    teams = _named(match)
    return [step for step in table.row(teams[0]).why if set(step.teams) == set(teams)]


def _restarted(match: Match, table: Table, edition: Edition, games: Games) -> str:
    steps = _steps_over(match, table)
    return "" if steps and steps[0].restarted else f"expected {match['teams']} to start again, got no restart"


def _shared(match: Match, table: Table, edition: Edition, games: Games) -> str:
    rows = [table.row(team) for team in _named(match)]
    if len({row.rank for row in rows}) == 1 and all(row.shared for row in rows):
        return ""
    got = ", ".join(f"{row.rank} {row.team}" for row in rows)
    return f"expected {match['teams']} to share a rank, got {got}"


def _unequal(match: Match, table: Table, edition: Edition, games: Games) -> str:
    met = (int(match["fewest"]), int(match["most"]))
    steps = [step for step in _steps_over(match, table) if step.step.among == "tied"]
    got = [step.met for step in steps]
    return (
        "" if met in got else f"expected {match['teams']} to have met {met[0]} to {met[1]} times, got {got}"
    )


def _says(match: Match, table: Table, edition: Edition, games: Games) -> str:
    row = table.row(match["team"])
    why = explain(table, row, edition, {row.team: row.team for row in table.rows})
    lines = list(_lines(why))
    words = match["words"]
    return "" if any(words in line for line in lines) else f"expected the words {words!r}, got {lines}"


def _lines(why: Why) -> list[str]:
    lines = [why.title, why.sentence, why.summary, why.shared]
    lines += [f"Not needed: {why.not_needed}"] if why.not_needed else []
    for step in why.steps:
        values = " · ".join(f"{value.team} {value.value}" for value in step.values)
        lines += [f"{step.number} {step.label}: {values}: {step.outcome}", step.note, step.restart]
        lines += [", ".join(f"{game.score} {game.words}" for game in step.games)]
    return [line for line in [*lines, *(note.text for note in why.notes)] if line]


Promise = tuple[str, Callable[[Match, Table, Edition, Games], str]]
PROMISES: dict[str, Promise] = {
    "order": (r"(?P<order>[0-9]+=? .+)", _order),
    "row": (rf"(?P<team>.+?)(?P<cells>(?:\s+(?:{'|'.join(COLUMNS)}) \w+)+)", _row),
    "separated": (rf"(?P<team>.+?) from (?P<other>.+?) by {STEP}", _separated),
    "level": (rf"(?P<teams>.+?) in {STEP}", _level),
    "restarted": (r"(?P<teams>.+)", _restarted),
    "shared": (r"(?P<teams>.+)", _shared),
    "unequal": (r"(?P<teams>.+?) (?P<fewest>[0-9]+) and (?P<most>[0-9]+)", _unequal),
    "says": (r"(?P<team>.+?): (?P<words>.+)", _says),
    **GAMES,
}

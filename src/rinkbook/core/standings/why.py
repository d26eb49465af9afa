"""Why a team stands where it does, in words: the situation, each step with its values, what wasn't needed."""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from rinkbook.core.rulebook.edition import Edition
from rinkbook.core.rulebook.formats import join, nth, words
from rinkbook.core.standings.rules.tie_break import TieBreak
from rinkbook.core.standings.step_words import WhyStep, Wording, heading, in_words, is_mutual
from rinkbook.core.standings.table import Group, Row, Table
from rinkbook.core.standings.words import capital, points, small

GROUPS = {
    "restart": "whoever is separated leaves, and those still level start again at the top",
    "run-on": "whoever is separated leaves, and those still level go on down the list",
    "all-at-once": "a step counts only if it separates all of them",
}


class WhyNote(Struct, frozen=True, kw_only=True):
    """Points given or taken besides the games, and the clause if it has one."""

    text: str
    clause: str = ""


class Why(Struct, frozen=True, kw_only=True):
    """The answer to "why?" at a row; `shared` says that its place is undecided, `summary` is all in a line.

    Where no other team has as many points there are no steps, and sentence and summary are the same.
    """

    title: str
    sentence: str
    summary: str
    steps: tuple[WhyStep, ...] = ()
    shared: str = ""
    not_needed: str = ""
    notes: tuple[WhyNote, ...] = ()


def explain(table: Table, row: Row, edition: Edition, names: Mapping[str, str]) -> Why:
    """Why *row* stands where it does; *names* are the teams' names by their ids."""
    section = edition.find(TieBreak, table.occasion)
    law = section.rule if section else TieBreak()
    group = table.group(row.team)
    wording = Wording(names, edition, group.teams, law.group, section.clauses if section else {})
    alone = len(group.teams) == 1
    return Why(
        title=f"Why {wording.name(row.team)} are {nth(row.rank)}",
        sentence=_alone(row) if alone else _situation(group, law, wording),
        summary=_alone(row) if alone else _summary(table, row, wording),
        steps=tuple(_steps(row, wording)),
        shared=_shared(table, row, wording),
        not_needed="" if alone or row.shared else _not_needed(row, law),
        notes=tuple(_notes(table, row)),
    )


def _alone(row: Row) -> str:
    return f"{points(row.points)}, nobody else has as many."


def _situation(group: Group, law: TieBreak, wording: Wording) -> str:
    level = f"{_level(group)}: {', '.join(map(wording.name, group.teams))}."
    if not law.steps:
        return f"{level} The rules have no way to tell them apart."
    rest = f"; {GROUPS[law.group]}" if len(group.teams) > 2 else ""
    return f"{level} The rules compare them step by step{rest}."


def _level(group: Group) -> str:
    return f"{capital(words(len(group.teams)))} teams have {points(group.points)}"


def _summary(table: Table, row: Row, wording: Wording) -> str:
    level, name, place = _level(table.group(row.team)), wording.name(row.team), nth(row.rank)
    if not row.shared:
        return f"{level}; {name} are {place} by {small(heading(row.why[-1].step))}."
    others = join([wording.name(team) for team in _sharing(table, row) if team != row.team])
    until = " until the toss" if _awaits_toss(row) else ""
    return f"{level}; {name} share {place} with {others}{until}."


def _awaits_toss(row: Row) -> bool:
    return bool(row.why) and row.why[-1].undecided


def _steps(row: Row, wording: Wording) -> Iterator[WhyStep]:
    for at, taken in enumerate(row.why):
        before = row.why[at - 1] if at else None
        after = row.why[at + 1] if at + 1 < len(row.why) else None
        yield in_words(taken, row.team, wording, before=before, after=after)


def _sharing(table: Table, row: Row) -> list[str]:
    return [other.team for other in table.rows if other.rank == row.rank]


def _shared(table: Table, row: Row, wording: Wording) -> str:
    if not row.shared:
        return ""
    teams = join([wording.name(team) for team in _sharing(table, row)])
    if _awaits_toss(row):
        return f"Not decided yet: {teams} share {nth(row.rank)} until a toss is on record."
    return f"No step is left: {teams} share {nth(row.rank)}."


def _not_needed(row: Row, law: TieBreak) -> str:
    last = row.why[-1]
    left = list(enumerate(law.steps, start=1))[last.number :]
    mutual = is_mutual(last)
    listed = ", ".join(f"{number} {small(heading(step, those=mutual))}" for number, step in left)
    return f"{listed}." if listed else ""


def _notes(table: Table, row: Row) -> Iterator[WhyNote]:
    for each in table.adjustments:
        if each.team == row.team:
            what = "given" if each.points > 0 else "taken off"
            yield WhyNote(text=f"{points(abs(each.points))} {what}: {each.reason}.", clause=each.clause)

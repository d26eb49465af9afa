"""The table: each team's figures, its rank, and every step that told it from others with the same points."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby

from msgspec import Struct, structs

from rinkbook.core.game.facts import GameFacts, Outcome
from rinkbook.core.rulebook.edition import Edition
from rinkbook.core.rulebook.scope import Occasion
from rinkbook.core.standings.played import Adjustment, Played, Toss, by_team
from rinkbook.core.standings.rules.tie_break import TieBreak
from rinkbook.core.standings.ties import Chain, Order, StepTaken, break_tie

LAST = 5  # how many games the form column shows
LATE_LOSSES = (Outcome.OVERTIME_LOSS, Outcome.SHOOTOUT_LOSS)


class Row(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One team's line. `lost` leaves out losses in overtime or a shootout, which `overtime_losses` counts.

    `shared`: the rules separate it from no one of the same rank, or not yet. `goals_for` and the like are
    those shown; a synthetic score of a forfeit appears in the steps alone. `last_five` reads from the
    oldest to the newest: W, L, T, O for a loss in overtime or a shootout. `why` are its own steps.
    """

    team: str
    rank: int = 0
    shared: bool = False
    games_played: int = 0
    won: int = 0
    lost: int = 0
    overtime_losses: int = 0
    ties: int = 0
    points: int = 0
    adjusted: int = 0
    goals_for: int = 0
    goals_against: int = 0
    penalty_minutes: int = 0
    last_five: str = ""
    why: tuple[StepTaken, ...] = ()

    @property
    def goal_difference(self) -> int:
        return self.goals_for - self.goals_against


class Group(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Teams level on points, in the order of the table, and the whole chain of steps taken between them."""

    points: int
    rank: int
    teams: tuple[str, ...]
    steps: tuple[StepTaken, ...] = ()


class Table(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Rows from the top; teams that share a rank stand in the order of their ids. `games` were counted."""

    occasion: Occasion
    rows: tuple[Row, ...]
    groups: tuple[Group, ...] = ()
    games: int = 0
    adjustments: tuple[Adjustment, ...] = ()
    tosses: tuple[Toss, ...] = ()

    def row(self, team: str) -> Row:
        """The row of *team*, which the table must have."""
        return {row.team: row for row in self.rows}[team]

    def group(self, team: str) -> Group:
        """The teams level on points with *team*, itself included."""
        return {each: group for group in self.groups for each in group.teams}[team]


def stand(
    edition: Edition,
    occasion: Occasion,
    games: Iterable[GameFacts],
    teams: Sequence[str],
    *,
    adjustments: Sequence[Adjustment] = (),
    tosses: Sequence[Toss] = (),
) -> Table:
    """The table of *teams* after those of *games* that belong to the occasion's stage.

    Each game brings its points by its own edition; the chain is that of *edition*, the one in force on
    the table's day. The order in which games, teams, adjustments and tosses are given doesn't matter.
    """
    stage = [game for game in games if game.stage == occasion.stage and game.sort == occasion.sort]
    lists = by_team(stage, teams)
    law = edition.find(TieBreak, occasion)
    chain = Chain(law.rule if law else TieBreak(), lists, tuple(tosses))
    figures = {team: _figures(team, played, adjustments) for team, played in lists.items()}
    groups = tuple(_groups(figures, chain))
    return Table(
        occasion=occasion,
        rows=tuple(row for group, order in groups for row in _rows(group, order, figures)),
        groups=tuple(group for group, _ in groups),
        games=sum(1 for game in stage if game.home.team in lists or game.away.team in lists),
        adjustments=tuple(sorted(adjustments, key=lambda each: (each.team, each.reason, each.points))),
        tosses=tuple(sorted(tosses, key=lambda toss: (toss.on, toss.order))),
    )


def _figures(team: str, played: tuple[Played, ...], adjustments: Iterable[Adjustment]) -> Row:
    sides = [each.own for each in played]
    letters = "".join(_letter(side.outcome) for side in sides)
    adjusted = sum(each.points for each in adjustments if each.team == team)
    return Row(
        team=team,
        games_played=len(sides),
        won=letters.count("W"),
        lost=letters.count("L"),
        overtime_losses=letters.count("O"),
        ties=letters.count("T"),
        points=sum(side.points for side in sides) + adjusted,
        adjusted=adjusted,
        goals_for=sum(side.goals_for for side in sides),
        goals_against=sum(side.goals_against for side in sides),
        penalty_minutes=sum(side.penalty_minutes for side in sides),
        last_five=letters[-LAST:],
    )


def _letter(outcome: Outcome) -> str:
    if outcome in LATE_LOSSES:
        return "O"
    return "W" if outcome.won else "L" if outcome.lost else "T"


def _groups(figures: Mapping[str, Row], chain: Chain) -> Iterator[tuple[Group, Order]]:
    rank = 1
    ranked = sorted(figures.values(), key=lambda row: (-row.points, row.team))
    for points, rows in groupby(ranked, key=lambda row: row.points):
        teams = tuple(row.team for row in rows)
        order = break_tie(teams, rank, chain) if len(teams) > 1 else Order([teams], [])
        ordered = tuple(team for level in order.classes for team in level)
        yield Group(points=points, rank=rank, teams=ordered, steps=tuple(order.steps)), order
        rank += len(teams)


def _rows(group: Group, order: Order, figures: Mapping[str, Row]) -> Iterator[Row]:
    rank = group.rank
    for level in order.classes:
        for team in level:
            why = tuple(step for step in group.steps if team in step.teams)
            yield structs.replace(figures[team], rank=rank, shared=len(level) > 1, why=why)
        rank += len(level)

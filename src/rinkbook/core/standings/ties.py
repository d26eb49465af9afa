"""Teams level on points are told apart step by step; a step that separated nothing is kept too."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations

from msgspec import Struct

from rinkbook.core.game.facts import GameFacts
from rinkbook.core.standings.measures import MEASURES
from rinkbook.core.standings.played import Played, Toss
from rinkbook.core.standings.rules.tie_break import Step, TieBreak
from rinkbook.core.standings.view import View

Teams = tuple[str, ...]
Value = int | float | None


class StepTaken(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One step of the chain over one group of teams.

    `classes` are those whom it leaves level, best first: one class where it separated nothing.
    `number` is the step's own, from one; `restarted`: the group begins here anew; `skipped` and
    `partial` say why it couldn't count. `met` are the fewest and the most games of any two of them.
    """

    number: int
    step: Step
    teams: Teams
    rank: int
    values: Mapping[str, Value]
    classes: tuple[Teams, ...]
    restarted: bool = False
    skipped: str = ""
    partial: bool = False
    games: tuple[GameFacts, ...] = ()
    met: tuple[int, int] = (0, 0)

    @property
    def separated(self) -> bool:
        return len(self.classes) > 1

    @property
    def undecided(self) -> bool:
        """No figure yet: a toss that nobody has made."""
        return any(value is None for value in self.values.values())

    @property
    def unequal(self) -> bool:
        """Some of the teams have met more often than others."""
        return self.met[0] != self.met[1]

    def class_of(self, team: str) -> Teams:
        """Those with whom the step leaves *team* level, itself included."""
        return next(teams for teams in self.classes if team in teams)


class Chain(Struct, frozen=True):
    """What the steps work with: the rule, each team's games, the tosses on record."""

    law: TieBreak
    games: Mapping[str, tuple[Played, ...]]
    tosses: tuple[Toss, ...] = ()


class Order(Struct):
    """A group put in order: those that share a rank, best first, and the steps that did it."""

    classes: list[Teams]
    steps: list[StepTaken]


def break_tie(teams: Teams, rank: int, chain: Chain) -> Order:
    """Put teams that share the points and *rank* in order."""
    return _order(tuple(sorted(teams)), rank, chain)


def _order(teams: Teams, rank: int, chain: Chain, after: int = 0, restarted: bool = False) -> Order:
    order = Order([], [])
    for number in range(after + 1, len(chain.law.steps) + 1):
        taken = _take(number, teams, rank, chain, restarted=restarted and number == 1)
        order.steps.append(taken)
        if taken.separated:
            return _go_on(taken, order, chain)
    order.classes.append(teams)
    return order


def _go_on(taken: StepTaken, order: Order, chain: Chain) -> Order:
    """Whoever is alone has a place; those still level start again, or go on where they are."""
    restart = chain.law.group == "restart"
    rank = taken.rank
    for teams in taken.classes:
        if len(teams) == 1:
            order.classes.append(teams)
        else:
            below = _order(teams, rank, chain, after=0 if restart else taken.number, restarted=restart)
            order.classes += below.classes
            order.steps += below.steps
        rank += len(teams)
    return order


def _take(number: int, teams: Teams, rank: int, chain: Chain, *, restarted: bool) -> StepTaken:
    step = chain.law.steps[number - 1]
    games = _against_each_other(teams, chain) if step.among == "tied" else ()
    met = _met(teams, games) if step.among == "tied" else (0, 0)
    skipped = _skipped(step, len(teams), met)
    values = {} if skipped else {team: _value(step, team, teams, chain) for team in teams}
    classes = _classes(teams, values, step.least)
    partial = chain.law.group == "all-at-once" and 1 < len(classes) < len(teams)
    return StepTaken(
        number=number,
        step=step,
        teams=teams,
        rank=rank,
        values=values,
        classes=(teams,) if partial else classes,
        restarted=restarted,
        skipped=skipped,
        partial=partial,
        games=games,
        met=met,
    )


def _skipped(step: Step, teams: int, met: tuple[int, int]) -> str:
    if step.applies_to == "two" and teams > 2:
        return "two-only"
    if step.applies_to == "more" and teams <= 2:
        return "more-only"
    if step.met == "all" and met[0] == 0:
        return "not-all-met"
    if step.met == "equally" and (met[0] == 0 or met[0] != met[1]):
        return "not-met-equally"
    return ""


def _value(step: Step, team: str, teams: Teams, chain: Chain) -> Value:
    games = chain.games[team]
    if step.among == "tied":
        games = tuple(played for played in games if played.opponent in teams)
    view = View(team=team, tied=teams, games=games, cap=step.cap, tosses=chain.tosses)
    figure = MEASURES[step.measure].figure(view)
    if figure is None or not step.per_game:
        return figure
    # Equal ratios of such small numbers are equal floats, unequal ones never are.
    return figure / len(games) if games else 0.0


def _classes(teams: Teams, values: Mapping[str, Value], least: bool) -> tuple[Teams, ...]:
    """The teams by their values, best first; one class where any value is missing."""
    known = {team: value for team, value in values.items() if value is not None}
    if len(known) < len(teams):
        return (teams,)
    ranked = sorted(set(known.values()), reverse=not least)
    return tuple(tuple(team for team in teams if known[team] == value) for value in ranked)


def _against_each_other(teams: Teams, chain: Chain) -> tuple[GameFacts, ...]:
    """Their games among themselves that count for at least one of the two, in order of play."""
    found = {played.game.game: played.game for played in _mutual(teams, chain)}
    return tuple(sorted(found.values(), key=lambda game: (game.played_on, game.game)))


def _mutual(teams: Teams, chain: Chain) -> Iterator[Played]:
    for team in teams:
        yield from (played for played in chain.games[team] if played.opponent in teams)


def _met(teams: Teams, games: tuple[GameFacts, ...]) -> tuple[int, int]:
    counts = Counter(frozenset((game.home.team, game.away.team)) for game in games)
    meetings = [counts[frozenset(pair)] for pair in combinations(teams, 2)]
    return min(meetings), max(meetings)

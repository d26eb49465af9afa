"""The published table against the one that our results make."""

from collections import Counter

from benchmarks.realdata.figures import Difference, Figure
from benchmarks.realdata.play import Played
from benchmarks.realdata.shape import TeamSeason
from rinkbook.core.game.facts import GameFacts, TeamFacts
from rinkbook.core.game.rules.points import Points
from rinkbook.core.rulebook.edition import Edition

COUNTED = {
    "regulation_wins": "regulation-win",
    "ot_wins": "overtime-win",
    "shootout_wins": "shootout-win",
    "losses": "regulation-loss",
    "ot_losses": "overtime-loss",
    "shootout_losses": "shootout-loss",
}


def table_figures(law: Edition, played: list[Played], table: list[TeamSeason]) -> list[Figure]:
    """A figure for each column that is published."""
    names = list(dict.fromkeys(name for line in table for name in line.figures))
    judged = {(line.stage, line.team): figures_of(law, played, line) for line in table}
    return [column(name, table, judged) for name in names]


def column(name: str, table: list[TeamSeason], judged: dict[tuple[str, str], Counter[str]]) -> Figure:
    pairs = [
        (line, line.figures[name], judged[(line.stage, line.team)][name])
        for line in table
        if name in line.figures
    ]
    return Figure(
        id=f"table-{name}",
        what=f"table: {name.replace('_', ' ')}",
        of=len(pairs),
        differences=tuple(
            Difference(game=line.stage, where=line.team, printed=str(printed), judged=str(ours))
            for line, printed, ours in pairs
            if printed != ours
        ),
    )


def figures_of(law: Edition, played: list[Played], line: TeamSeason) -> Counter[str]:
    if line.endings:
        return Counter(points=points_of(law, line.endings))
    found: Counter[str] = Counter()
    for each in played:
        facts = each.sheet.result.facts if each.sheet.result else None
        if facts is not None and facts.sort == line.stage:
            for own in (facts.home, facts.away):
                if own.team == line.team:
                    found += counted(own)
            found["times_short_handed"] += short(each, facts, line.team)
    return found


def counted(own: TeamFacts) -> Counter[str]:
    """What one game brings to the columns."""
    found = Counter(
        points=own.points, wins=int(own.outcome.won), goals_for=own.goals_for,
        goals_against=own.goals_against, penalty_minutes=own.penalty_minutes,
    )  # fmt: skip
    found.update({name: 1 for name, outcome in COUNTED.items() if own.outcome == outcome})
    return found


def short(each: Played, facts: GameFacts, team: str) -> int:
    """How often a penalty left the team a skater short."""
    sides = {"home": facts.home.team, "away": facts.away.team}
    return sum(
        sides[line.side.value] == team and line.starts is not None and not line.coincidental
        for line in each.sheet.penalties
    )


def points_of(law: Edition, endings: dict[str, int]) -> int:
    """The points that the edition gives for games that ended so."""
    rows = law.rule(Points, law.occasion("season")).rule.outcomes
    return sum(rows[ending].points * count for ending, count in endings.items())

"""An invented league for the tests of tables: an edition with one chain of steps, and its games."""

from datetime import date

from rinkbook.core.game.facts import GameFacts, Outcome, TeamFacts
from rinkbook.core.rulebook.clause import Clause, ClauseKind
from rinkbook.core.rulebook.edition import Edition, Section
from rinkbook.core.rulebook.scope import Occasion
from rinkbook.core.standings.rules.tie_break import Step, TieBreak

SEASON = Occasion()
POINTS = {"W": 2, "T": 1, "L": 0}
OUTCOMES = {"W": Outcome.REGULATION_WIN, "T": Outcome.TIE, "L": Outcome.REGULATION_LOSS}


def edition(*steps: Step, group: str = "restart") -> Edition:
    """An edition whose only rule is the chain of *steps*; none: it has no tie-break at all."""
    law = TieBreak(group=group, steps=steps)  # type: ignore[arg-type]  # tests name the group as a file does
    ids = dict.fromkeys([step.clause for step in steps if step.clause] + ["pond.ties"])
    sections = (
        (Section(id="tie-break", kind="tie-break", rule=law, clauses={"": "pond.ties"}),) if steps else ()
    )
    return Edition(
        id="pond/2026-01-01",
        league="pond",
        title="Pond league",
        in_force=date(2026, 1, 1),
        clauses=tuple(
            Clause(id=id, heading=id.split(".")[1].capitalize(), says="", kind=ClauseKind.ENFORCED)
            for id in ids
        ),
        sections=sections,
    )


def game(
    home: str, score: str, away: str, *, on: str = "", pim: str = "0-0", stage: str = "season"
) -> GameFacts:
    """`game("A", "3-2", "B")`: decided in regulation, or a tie; its id is made from what it says."""
    mine, theirs = map(int, score.split("-"))
    home_pim, away_pim = map(int, pim.split("-"))
    return GameFacts(
        game=f"{on} {home} {score} {away}",
        home=_side(home, mine, theirs, home_pim),
        away=_side(away, theirs, mine, away_pim),
        played_on=on,
        stage=stage,
    )


def _side(team: str, goals_for: int, goals_against: int, pim: int) -> TeamFacts:
    letter = "W" if goals_for > goals_against else "L" if goals_for < goals_against else "T"
    return TeamFacts(
        team=team,
        outcome=OUTCOMES[letter],
        points=POINTS[letter],
        clause="pond.points",
        goals_for=goals_for,
        goals_against=goals_against,
        tie_for=goals_for,
        tie_against=goals_against,
        penalty_minutes=pim,
    )

"""How a game ended: by the score, unless a rule has another result; and what it brings to the table."""

from collections.abc import Iterator
from datetime import datetime, timedelta

from rinkbook.core.game.facts import GameFacts, Outcome, TeamFacts
from rinkbook.core.game.law import Law
from rinkbook.core.game.rink_time import read_time
from rinkbook.core.game.rules.points import Points
from rinkbook.core.game.sheet import Pair, Result
from rinkbook.core.game.state import AWAY, HOME, State
from rinkbook.core.model.events import Forfeit, Side, tag_of
from rinkbook.core.model.setup import Setup
from rinkbook.core.ruling import Decided, Finding


def conclude(law: Law, game: State) -> Result:
    """The result; a rule's own result is put on the sheet as a ruling."""
    clause, decided = by_rule(law, game) or ("", by_forfeit(law, game) or by_score(game))
    score = final_score(game)
    facts = facts_of(law, game, decided, score)
    return Result(
        how=decided.how, winner=decided.winner, score=score, facts=facts, keeps=decided.keeps,
        winner_keeps=decided.winner_keeps, clause=clause,
    )  # fmt: skip


def by_rule(law: Law, game: State) -> tuple[str, Decided] | None:
    """The first result that a rule has, under its clause; what the rules say besides goes on the sheet."""
    for call, section in law.hearing("outcome"):
        made = [
            game.placed(ruling, game.ending) if game.ending is not None else ruling
            for ruling in call(section, game)
        ]
        game.rulings.extend(made)
        for ruling in made:
            decided = [effect for effect in ruling.effects if isinstance(effect, Decided)]
            if decided and not ruling.overruled:
                return ruling.clause, decided[0]
    return None


def by_forfeit(law: Law, game: State) -> Decided | None:
    """Where the edition has no rule for a forfeit the other team wins all the same."""
    declared = [body for _, body in game.happened(Forfeit) if body.sides]
    if not declared or tag_of(Forfeit) in law.kinds:
        return None
    body = declared[-1]
    if len(set(body.sides)) > 1:
        return Decided(how="double-forfeit", forfeit=body.sort)
    return Decided(how="forfeit", winner=body.sides[0].other, forfeit=body.sort)


def by_score(game: State) -> Decided:
    """The one with more goals; a shootout decides where it was played."""
    goals = game.shootout_goals
    if game.leader is not None:
        return Decided(how="overtime" if game.tied_in_regulation else "regulation", winner=game.leader)
    if goals[HOME] != goals[AWAY]:
        return Decided(how="shootout", winner=HOME if goals[HOME] > goals[AWAY] else AWAY)
    return Decided(how="tie")


def final_score(game: State) -> Pair:
    """The goals, and where the rulebook counts it one more for who won the shootout; a rule moves neither."""
    (home, away), played = game.score, by_score(game)
    if played.how == "shootout" and game.plan.shootout_counts:
        return home + (played.winner is HOME), away + (played.winner is AWAY)
    return home, away


def facts_of(law: Law, game: State, decided: Decided, score: Pair) -> GameFacts | None:
    """What the table reads; none where the edition has no points."""
    points = law.value(Points)
    if points is None:
        return None
    setup = game.setup
    game.findings.extend(without_points(game, points, decided))
    return GameFacts(
        game=setup.game, label=setup.label, played_on=league_day(setup), stage=setup.stage, sort=setup.sort,
        division=setup.division,
        home=team_facts(game, points, HOME, decided, score),
        away=team_facts(game, points, AWAY, decided, score),
    )  # fmt: skip


def without_points(game: State, points: Points, decided: Decided) -> Iterator[Finding]:
    """An end of a season's game for which the table has no row, as where an official ended it otherwise."""
    for side in (HOME, AWAY):
        outcome = outcome_for(side, decided).value
        if game.setup.sort == "season" and outcome not in points.outcomes:
            known = ", ".join(points.outcomes)
            yield Finding(
                code="no-points-for-it", expected=f"an end that has points ({known})", got=outcome,
                event=game.ending.id if game.ending is not None else "",
            )  # fmt: skip


def league_day(setup: Setup) -> str:
    """The day of the game where the league is: a late game in UTC is often tomorrow's."""
    starts = read_start(setup)
    return starts.date().isoformat() if starts is not None else ""


def read_start(setup: Setup) -> datetime | None:
    """When the game starts where the league is; None where the set-up has no time that can be read."""
    starts = read_time(setup.starts)
    try:
        return starts + timedelta(minutes=setup.utc_offset) if starts is not None else None
    except OverflowError:
        return None


def team_facts(game: State, points: Points, side: Side, decided: Decided, score: Pair) -> TeamFacts:
    """One side's row for the table."""
    outcome = outcome_for(side, decided)
    row = points.outcomes.get(outcome.value)
    own, other = (0, 1) if side is HOME else (1, 0)
    shown = decided.table_score or (score if decided.goals_shown else (0, 0))
    tie = decided.tie_score or shown
    return TeamFacts(
        team=game.setup.team(side).id, outcome=outcome, points=row.points if row else 0,
        clause=row.clause if row else "", goals_for=shown[own], goals_against=shown[other],
        tie_for=tie[own], tie_against=tie[other], penalty_minutes=minutes_of(game, side, decided),
        forfeit=decided.forfeit if decided.winner is not side else "",
    )  # fmt: skip


def outcome_for(side: Side, decided: Decided) -> Outcome:
    """The outcome as the table names it for that side."""
    if decided.winner is None:
        return Outcome(decided.how)
    return Outcome(f"{decided.how}-{'win' if decided.winner is side else 'loss'}")


def minutes_of(game: State, side: Side, decided: Decided) -> int:
    """Those that a table counts: none where the result leaves the side none."""
    if "penalty-minutes" not in (decided.winner_keeps if decided.winner is side else decided.keeps):
        return 0
    return sum(
        game.classes.minutes(name)
        for record in game.penalties
        if record.penalty.side is side
        for name in record.classes
    )

"""What a correction changed, in sentences: `Goal 3 is 22’s. The 9:30 goal of 17 counts. 7–4.`"""

from collections.abc import Iterable, Iterator

from rinkbook.core.game.change_words import (
    STRENGTHS,
    Said,
    called,
    classes_of,
    clock,
    moment,
    nth_goal,
    score,
    team,
    two_places,
    whom,
    whose_penalty,
)
from rinkbook.core.game.changes import Changes, Suspension, Turned
from rinkbook.core.game.facts import TeamFacts
from rinkbook.core.game.sheet import GoalLine, Pair, PenaltyLine, PlayerLine, Result, Sheet
from rinkbook.core.model.events import Side
from rinkbook.core.rulebook.formats import join
from rinkbook.core.ruling import Fact


def said(changes: Changes) -> tuple[Said, ...]:
    """Every change worth a sentence: what was put right, then what follows from it, then how it stands."""
    goals = sorted(changes.goals, key=lambda pair: pair.either.place.key())
    told = [each for pair in goals for each in goal_put_right(changes, pair)]
    told += [each for pair in changes.penalties for each in penalty_put_right(pair)]
    told += [each for pair in goals for each in goal_judged(changes, pair)]
    freed = {pair.after.ended for pair in goals if pair.after is not None}
    told += [each for pair in changes.penalties for each in penalty_judged(changes, pair, freed)]
    told += [each for pair in changes.players for each in put_out(pair)]
    told += [suspended(pair) for pair in changes.suspensions]
    return (*told, *standing(changes))


def goal_put_right(changes: Changes, pair: Turned[GoalLine]) -> Iterator[Said]:
    """On or off the sheet, whose, when, from whom."""
    was, now = pair.before, pair.after
    if was is None or now is None:
        on = "goal-on" if pair.either.counts else "goal-on-void"
        yield about_goal("goal-off" if now is None else on, pair.either)
        return
    nth = nth_goal(changes.after, now)
    if was.side is not now.side:
        yield about_goal("goal-side", now, team=team(changes.after, now.side))
    elif was.number != now.number:
        yield about_goal("goal-scorer" if now.number else "goal-nobodys", now, nth=nth, number=now.number)
    if was.place.at_order(0) != now.place.at_order(0):
        at, before = two_places(now.place, was.place)
        yield about_goal("goal-moved", now, nth=nth, at=at, was=before)
    if was.assists != now.assists and was.counts is now.counts:
        yield about_goal(
            "goal-from" if now.assists else "goal-alone", now, nth=nth, assists=join(now.assists)
        )


def goal_judged(changes: Changes, pair: Turned[GoalLine]) -> Iterator[Said]:
    """Whether it counts, what it ended, at which strength."""
    was, now = pair.before, pair.after
    if now is None:
        return
    ended = called(changes.after, now.ended)
    penalty = whose_penalty(ended) if ended is not None else ""
    if was is not None and was.counts is not now.counts:
        code = "goal-void" if not now.counts else "goal-counts-and-ended" if penalty else "goal-counts"
        yield about_goal(code, now, penalty=penalty)
    elif (was.ended if was is not None else "") != now.ended:
        yield about_goal("goal-ended" if penalty else "goal-ended-nothing", now, penalty=penalty)
    elif was is not None and was.shown != now.shown:
        yield about_goal("goal-strength", now, strength=STRENGTHS.get(now.shown, now.shown))


def about_goal(code: str, goal: GoalLine, **facts: Fact) -> Said:
    """A sentence on a goal, which is called by its time and its scorer: `9:30 goal of 17`."""
    of = f" of {goal.number}" if goal.number else ""
    facts["goal"] = f"{clock(goal.place)} goal{of}"
    return Said(code=code, facts=facts, side=goal.side, event=goal.event)


def penalty_put_right(pair: Turned[PenaltyLine]) -> Iterator[Said]:
    """On or off the sheet, whose, when, for what."""
    was, now = pair.before, pair.after
    if was is None or now is None:
        on, off = ("given", "not-given") if pair.either.given_by else ("on", "off")
        yield about_penalty(f"penalty-{off if now is None else on}", pair.either)
        return
    if (was.side, was.number) != (now.side, now.number):
        yield about_penalty("penalty-whose", now, whose=f"{whom(now)}’s" if whom(now) else "not named yet")
    if was.place.at_order(0) != now.place.at_order(0):
        at, before = two_places(now.place, was.place)
        yield about_penalty("penalty-moved", now, at=at, was=before)
    if (was.title, was.classes) != (now.title, now.classes):
        yield about_penalty("penalty-call", now, offence=now.title[:1].lower() + now.title[1:])


def penalty_judged(changes: Changes, pair: Turned[PenaltyLine], freed: Iterable[str]) -> Iterator[Said]:
    """When it ended, unless the goal that ended it has said so; whether it cancels out."""
    was, now = pair.before, pair.after
    if was is None or now is None:
        return
    if was.coincidental is not now.coincidental:
        yield about_penalty("penalty-cancels" if now.coincidental else "penalty-cancels-nothing", now)
    elif was.ends != now.ends and now.event not in freed:
        at = moment(changes.after, now)
        yield about_penalty("penalty-ended" if at else "penalty-runs", now, at=at)


def about_penalty(code: str, penalty: PenaltyLine, **facts: Fact) -> Said:
    named: dict[str, Fact] = {
        "penalty": whose_penalty(penalty),
        "classes": classes_of(penalty),
        "whom": whom(penalty),
        "at": clock(penalty.place),
    }
    return Said(code=code, facts=named | facts, side=penalty.side, event=penalty.event)


def put_out(pair: Turned[PlayerLine]) -> Iterator[Said]:
    was, now = pair.before, pair.after
    if bool(was is not None and was.out) is not bool(now is not None and now.out):
        code = "out" if now is not None and now.out else "not-out"
        yield Said(code=code, facts={"number": pair.either.number}, side=pair.either.side)


def suspended(pair: Turned[Suspension]) -> Said:
    who = pair.either
    code = "suspended" if pair.after is not None else "not-suspended"
    return Said(code=code, facts={"number": who.number, "games": who.games}, side=who.side)


def standing(changes: Changes) -> Iterator[Said]:
    """The clock, the score, the result, and what it brings to the table."""
    if changes.mode_turned:
        yield Said(code=f"clock-{changes.after.clock.mode}")
    if changes.score_turned:
        yield Said(code="score", facts={"score": score(changes.after.score)})
    was, now = changes.before.result, changes.after.result
    if now is None:
        yield from [Said(code="not-over")] * (was is not None)
        return
    if was is None or (was.how, was.winner) != (now.how, now.winner):
        winner = team(changes.after, now.winner) if now.winner is not None else ""
        yield Said(code=now.how, facts={"team": winner}, side=now.winner)
    if was is not None:
        yield from at_the_table(changes.after, was, now)


def at_the_table(sheet: Sheet, was: Result, now: Result) -> Iterator[Said]:
    """Points, and the goals of a tie-break where they are other ones than those played."""
    if was.facts is None or now.facts is None:
        return
    yield from points(sheet, Side.HOME, was.facts.home, now.facts.home)
    yield from points(sheet, Side.AWAY, was.facts.away, now.facts.away)
    old, new = was.facts.home, now.facts.home
    if goals_in_tie(old) != goals_in_tie(new) and (is_synthetic(old) or is_synthetic(new)):
        yield Said(
            code="tie-break", facts={"score": score(goals_in_tie(new)), "was": score(goals_in_tie(old))}
        )


def points(sheet: Sheet, side: Side, was: TeamFacts, now: TeamFacts) -> Iterator[Said]:
    if was.points != now.points:
        facts: dict[str, Fact] = {"team": team(sheet, side), "points": now.points, "was": was.points}
        yield Said(code="points", facts=facts, side=side)


def goals_in_tie(facts: TeamFacts) -> Pair:
    return facts.tie_for, facts.tie_against


def is_synthetic(facts: TeamFacts) -> bool:
    """A rule gave the score; nobody scored it."""
    return goals_in_tie(facts) != (facts.goals_for, facts.goals_against)

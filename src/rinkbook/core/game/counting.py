"""Counters count: a line on the record weighs for whomever it concerns, by each counter that hears it."""

from collections.abc import Callable
from typing import Any

from rinkbook.core.counter.subjects import NOBODY, PLAYER
from rinkbook.core.counter.weights import minutes, weight
from rinkbook.core.game.law import Law
from rinkbook.core.game.rules.counter import Counter
from rinkbook.core.game.state import Count, State
from rinkbook.core.game.when import holds
from rinkbook.core.model.events import Event, Goal, Occurrence, Penalty, Side
from rinkbook.core.rulebook.edition import Section


def count(law: Law, game: State, event: Event) -> None:
    """Add what the line weighs, and keep what was counted before it: a step is reached once."""
    for section in law.counters.get(type(event.body), ()):
        rule: Counter = section.rule
        side, number, weighs = WEIGHED[rule.counts](rule, game, event, event.body)
        if weighs and (number or rule.subject != PLAYER) and holds(rule.when, game):
            add(game, section, event, None if rule.subject == NOBODY else side, number, weighs)


def add(
    game: State, section: Section[Counter], event: Event, side: Side | None, number: str, weighs: int
) -> None:
    """One subject's count goes up; a step that names a condition of the clock lets it hold."""
    rule = section.rule
    number = number if rule.subject == PLAYER else ""
    before = game.counted(section.id, side, number)
    period = (game.part, game.period) if rule.window == "period" else None
    found = Count(side=side, number=number, before=before, now=before + weighs, event=event.id, period=period)
    game.counts[(section.id, side, number)] = game.last_counts[section.id] = found
    for step in rule.steps:
        if step.do.clock and found.now >= step.at:
            game.clock_counts[step.do.clock] = (found, step.at)


Weighed = tuple[Side | None, str, int]
NOTHING: Weighed = (None, "", 0)


def of_penalty(rule: Counter, game: State, event: Event, body: Penalty) -> Weighed:
    """As called; what a rule gave feeds no counter, and the team's own is no player's."""
    if not is_counted(rule, game, body):
        return NOTHING
    classes = game.called(event).classes
    if rule.counts == "penalties":
        weighs = weight(rule.weights, rule.others, classes)
    else:
        weighs = minutes(rule.weights, rule.others, ((name, game.classes.minutes(name)) for name in classes))
    return body.side, "" if body.bench else body.number, weighs


def is_counted(rule: Counter, game: State, body: Penalty) -> bool:
    """The offence, or a group that it belongs to, is among those counted."""
    if not rule.of or body.offence in rule.of:
        return True
    offence = game.offences.catalogue.get(body.offence)
    return offence is not None and any(group in rule.of for group in offence.groups)


def of_goal(rule: Counter, game: State, event: Event, body: Goal) -> Weighed:
    """One that counts; an own goal is nobody's."""
    if not game.goals[-1].counts:
        return NOTHING
    return body.side, "" if body.own_goal else body.number, 1


def of_occurrence(rule: Counter, game: State, event: Event, body: Occurrence) -> Weighed:
    """One of those that the counter names."""
    if body.name not in rule.of:
        return NOTHING
    return body.side, body.number, 1


WEIGHED: dict[str, Callable[[Counter, State, Event, Any], Weighed]] = {
    "penalties": of_penalty,
    "penalty-minutes": of_penalty,
    "goals": of_goal,
    "occurrences": of_occurrence,
}

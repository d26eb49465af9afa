"""What doesn't add up in a line: kept all the same, with a finding that says what was expected."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from rinkbook.core.game import odd_values
from rinkbook.core.game.law import Law
from rinkbook.core.game.outcome import read_start
from rinkbook.core.game.state import State
from rinkbook.core.model.events import (
    Curfew,
    Event,
    Forfeit,
    Goal,
    LineUpConfirmed,
    Penalty,
    ShootoutAttempt,
    Side,
    Termination,
    kind_of,
)
from rinkbook.core.model.place import Moment, Part, write_clock, write_period
from rinkbook.core.model.setup import Setup
from rinkbook.core.rulebook.words import fill
from rinkbook.core.ruling import Finding, Ruling, finding

Odd = Callable[[Law, State, Event, Any], Iterator[Finding]]


def oddities(law: Law, game: State, event: Event) -> list[Finding]:
    """Everything odd about the event where it stands."""
    found = list(odd_time(game, event))
    for call in odd_values.ODD.get(type(event.body), ()):
        found += call(game, event, event.body)
    if (judge := ODDITIES.get(type(event.body))) is not None:
        found += judge(law, game, event, event.body)
    return found


def odd_time(game: State, event: Event) -> Iterator[Finding]:
    """A period that there isn't, and a reading that its clock can't have shown."""
    place = event.place
    if place.part is Part.SHOOTOUT:
        return
    length = game.length(place.part, place.period)
    if not length and game.plan.find(place.part, place.period) is None:
        if place.moment is Moment.DURING or place.period != 1:
            period = write_period(place.part, place.period)
            yield finding(event, "no-such-period", "a period that the rulebook has", period)
    elif place.moment is Moment.DURING and not 0 <= place.left <= length:
        expected = f"a time between 0:00 and {write_clock(length)}"
        yield finding(event, "time-outside-period", expected, write_clock(place.left))
    if not 0 <= place.tenths <= 9:
        yield finding(event, "no-such-tenth", "a tenth of a second from 0 to 9", str(place.tenths))


def odd_numbers(game: State, event: Event, side: Side, numbers: tuple[str, ...]) -> Iterator[Finding]:
    """Numbers that nobody wears tonight; with no line-up yet, nothing is odd."""
    if not game.confirmed[side]:
        return
    for number in numbers:
        if number and game.dressed(side, number) is None:
            team = game.setup.team(side).name or side.value
            yield finding(event, "not-in-line-up", f"a number in the line-up of {team}", number)


def odd_goal(law: Law, game: State, event: Event, body: Goal) -> Iterator[Finding]:
    yield from odd_numbers(game, event, body.side, (body.number, *body.assists))
    yield from out_of_game(game, event, body)
    if event.place.part is Part.SHOOTOUT:
        yield finding(event, "goal-in-shootout", "an attempt of the shootout", "a goal")


def out_of_game(game: State, event: Event, body: Goal) -> Iterator[Finding]:
    """Who was sent off scores no more; a further penalty on the way off is nothing odd."""
    for number in (body.number, *body.assists):
        if game.is_out(body.side, number):
            yield finding(event, "out-of-the-game", "a player who is still in the game", number)


def odd_penalty(law: Law, game: State, event: Event, body: Penalty) -> Iterator[Finding]:
    yield from odd_numbers(game, event, body.side, (body.number, body.served_by))
    if not body.classes and body.offence not in game.offences.catalogue:
        yield finding(event, "no-such-offence", "an offence that the rulebook names", body.offence)
    for name in body.classes:
        if name not in game.classes.classes:
            yield finding(event, "no-such-class", "a class of penalty that the rulebook names", name)


def odd_attempt(law: Law, game: State, event: Event, body: ShootoutAttempt) -> Iterator[Finding]:
    yield from odd_numbers(game, event, body.side, (body.number,))


def twice(law: Law, game: State, event: Event, body: LineUpConfirmed) -> Iterator[Finding]:
    counts = Counter(dressed.number for dressed in body.players)
    for number in sorted(number for number, count in counts.items() if count > 1):
        yield finding(event, "number-twice", "each number once in a line-up", number)


def without_rule(
    law: Law, game: State, event: Event, body: Curfew | Forfeit | Termination
) -> Iterator[Finding]:
    """An end that the edition says nothing about."""
    if kind_of(event) not in law.kinds:
        yield finding(event, "no-rule-for-it", "an end that the rulebook has a rule for", kind_of(event))


def odd_forfeit(law: Law, game: State, event: Event, body: Forfeit) -> Iterator[Finding]:
    if not body.sides:
        yield finding(event, "forfeit-of-nobody", "the home team, the visitors or both", "no side")
    yield from without_rule(law, game, event, body)


ODDITIES: dict[type, Odd] = {
    Goal: odd_goal,
    Penalty: odd_penalty,
    ShootoutAttempt: odd_attempt,
    LineUpConfirmed: twice,
    Curfew: without_rule,
    Termination: without_rule,
    Forfeit: odd_forfeit,
}


def played_on(law: Law, game: State, event: Event, refusals: Iterable[Ruling]) -> Iterator[Finding]:
    """What the rules refused, and the officials did all the same, with who decided it."""
    for ruling in refusals:
        decision, _ = law.sentences.get(ruling.code, (ruling.code, ""))
        words = fill(decision, ruling.facts)
        yield finding(
            event, "played-on", f"none, for it was ruled {words!r}", kind_of(event), clause=ruling.clause,
            by=game.played_on.get(ruling.key, ""),
        )  # fmt: skip


def odd_setup(setup: Setup) -> Iterator[Finding]:
    """A start that can't be read: then the table doesn't know the day."""
    if setup.starts and read_start(setup) is None:
        yield Finding(code="no-such-start", expected="a UTC time in RFC 3339 form", got=setup.starts)

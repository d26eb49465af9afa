"""What doesn't add up in a line: kept all the same, with a finding that says what was expected."""

from collections.abc import Iterator

from rinkbook.core.game.state import State
from rinkbook.core.model.events import Event, Goal, LineUpConfirmed, Penalty, ShootoutAttempt, Side
from rinkbook.core.model.place import Moment, Part, write_clock, write_period
from rinkbook.core.ruling import Finding


def oddities(game: State, event: Event) -> Iterator[Finding]:
    """Everything odd about the event where it stands."""
    yield from odd_time(game, event)
    body = event.body
    if isinstance(body, Goal):
        yield from odd_numbers(game, event, body.side, (body.number, *body.assists))
        yield from out_of_game(game, event, body)
        if event.place.part is Part.SHOOTOUT:
            yield finding(event, "goal-in-shootout", "an attempt of the shootout", "a goal")
    elif isinstance(body, Penalty):
        yield from odd_numbers(game, event, body.side, (body.number, body.served_by))
        yield from odd_offence(game, event, body)
    elif isinstance(body, ShootoutAttempt):
        yield from odd_numbers(game, event, body.side, (body.number,))
    elif isinstance(body, LineUpConfirmed):
        yield from twice(event, body)


def odd_time(game: State, event: Event) -> Iterator[Finding]:
    """A reading that the period's clock can't have shown."""
    place = event.place
    if place.moment is not Moment.DURING or place.part is Part.SHOOTOUT:
        return
    length = game.length(place.part, place.period)
    if not length and game.plan.find(place.part, place.period) is None:
        yield finding(
            event, "no-such-period", "a period that the rulebook has", write_period(place.part, place.period)
        )
    elif not 0 <= place.left <= length:
        yield finding(
            event,
            "time-outside-period",
            f"a time between 0:00 and {write_clock(length)}",
            write_clock(place.left),
        )


def odd_numbers(game: State, event: Event, side: Side, numbers: tuple[str, ...]) -> Iterator[Finding]:
    """Numbers that nobody wears tonight; with no line-up yet, nothing is odd."""
    if not game.confirmed[side]:
        return
    for number in numbers:
        if number and game.dressed(side, number) is None:
            team = game.setup.team(side).name or side.value
            yield finding(event, "not-in-line-up", f"a number in the line-up of {team}", number)


def out_of_game(game: State, event: Event, body: Goal) -> Iterator[Finding]:
    """Who was sent off scores no more; a further penalty on the way off is nothing odd."""
    for number in (body.number, *body.assists):
        if game.is_out(body.side, number):
            yield finding(event, "out-of-the-game", "a player who is still in the game", number)


def odd_offence(game: State, event: Event, body: Penalty) -> Iterator[Finding]:
    if not body.classes and body.offence not in game.offences.catalogue:
        yield finding(event, "no-such-offence", "an offence that the rulebook names", body.offence)


def twice(event: Event, body: LineUpConfirmed) -> Iterator[Finding]:
    numbers = [dressed.number for dressed in body.players]
    for number in sorted({number for number in numbers if numbers.count(number) > 1}):
        yield finding(event, "number-twice", "each number once in a line-up", number)


def finding(event: Event, code: str, expected: str, got: str) -> Finding:
    return Finding(code=code, expected=expected, got=got, event=event.id, place=event.place)

"""What a penalty brings to its receiver beyond the game: who is meant, and on what grounds already."""

from collections.abc import Iterator
from itertools import takewhile

from rinkbook.core.game.state import State
from rinkbook.core.model.events import Event, Penalty, Side
from rinkbook.core.ruling import Ground, Out, Ruling, Suspended, grounds_of

Incident = tuple[object, ...]


def incident_of(event: Event, body: Penalty) -> Incident:
    """What was called at one whistle is one incident: by its word, else by the reading of the clock."""
    place = event.place
    where = (place.part, place.period, place.moment, place.left, place.tenths)
    return (body.whistle,) if body.whistle else where


def rulings_now(game: State, event: Event) -> Iterator[Ruling]:
    """What was ruled about that line so far, the last first."""
    return takewhile(lambda ruling: ruling.event == event.id, reversed(game.rulings))


def suspends_now(game: State, event: Event) -> bool:
    """That line has suspended somebody."""
    return bool(grounds_of(rulings_now(game, event)))


def grounds_in(game: State, event: Event, body: Penalty) -> tuple[Ground, ...]:
    """What already suspends the receiver of that penalty for this incident."""
    here = incident_of(event, body)
    called = {each.id for each, other in game.happened(Penalty) if incident_of(each, other) == here}
    who = receiver(body)
    return tuple(
        (ruling, effect)
        for ruling, effect in grounds_of(game.rulings)
        if ruling.event in called and (effect.side, effect.number, effect.name) == who
    )


def receiver(body: Penalty) -> tuple[Side, str, str]:
    """Side, number and name, of which one is told."""
    return body.side, "" if body.name else body.number, body.name


def suspend(body: Penalty, games: int = 0, *, until: str = "") -> tuple[Suspended, ...]:
    """A ground against the receiver; none as long as nobody knows who that is."""
    side, number, name = receiver(body)
    if not (number or name) or body.bench:
        return ()
    return (Suspended(side=side, number=number, name=name, games=games, until=until),)


def put_out(body: Penalty) -> tuple[Out, ...]:
    """Out for the game, where a player got it."""
    return (Out(side=body.side, number=body.number),) if body.number and not body.bench else ()


def whom(game: State, body: Penalty) -> str:
    """`Number 9`, a name, or the team where nobody is named."""
    team = game.setup.team(body.side).name or body.side.value
    return body.name or (f"Number {body.number}" if body.number and not body.bench else team)


def title_of(game: State, body: Penalty) -> str:
    """What the offence is called."""
    offence = game.offences.catalogue.get(body.offence)
    return offence.title if offence is not None else body.offence.replace("-", " ").capitalize()

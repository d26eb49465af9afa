"""What a penalty brings to its receiver beyond the game: who is meant, and on what grounds already."""

from collections.abc import Iterator
from itertools import takewhile

from rinkbook.core.game.coincidence import whistle_at
from rinkbook.core.game.state import Receiver, State
from rinkbook.core.model.events import Event, Penalty
from rinkbook.core.ruling import Ground, Out, Ruling, Suspended, grounds_of


def rulings_now(game: State, event: Event) -> Iterator[Ruling]:
    """What was ruled about that line so far, the last first."""
    return takewhile(lambda ruling: ruling.event == event.id, reversed(game.rulings))


def suspends_now(game: State, event: Event) -> bool:
    """That line has suspended somebody."""
    return bool(grounds_of(rulings_now(game, event)))


def grounds_in(game: State, event: Event, body: Penalty) -> tuple[Ground, ...]:
    """What already suspends the receiver of that penalty for this incident, which is what one whistle is."""
    return game.grounds.get((whistle_at(event.place, body), receiver(body)), ())


def receiver(body: Penalty) -> Receiver:
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
    by_number = f"Number {body.number}" if body.number and not body.bench else game.called_name(body.side)
    return body.name or by_number


def title_of(game: State, body: Penalty) -> str:
    """What the offence is called."""
    offence = game.offences.catalogue.get(body.offence)
    return offence.title if offence is not None else body.offence.replace("-", " ").capitalize()

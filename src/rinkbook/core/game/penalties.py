"""A penalty goes on the record, and its parts into the box; called by an official, or given by a rule."""

from rinkbook.core.game.box import Serving
from rinkbook.core.game.coincidence import PartKey
from rinkbook.core.game.rules.penalty_classes import PenaltyClass
from rinkbook.core.game.state import PenaltyRecord, State
from rinkbook.core.model.events import Event, Penalty
from rinkbook.core.model.place import Place
from rinkbook.core.ruling import Given, Ruling


def call(game: State, event: Event, body: Penalty, cancelled: frozenset[PartKey]) -> None:
    """A penalty goes on the record and its parts into the box."""
    record = PenaltyRecord(event, body, classes_of(game, body))
    send(game, record, cancelled)


def classes_of(game: State, body: Penalty) -> tuple[str, ...]:
    """The classes as called, else those of the catalogue."""
    if body.classes:
        return body.classes
    offence = game.offences.catalogue.get(body.offence)
    return offence.all_classes() if offence is not None else ()


def parts_of(game: State, body: Penalty) -> list[tuple[str, PenaltyClass]]:
    """The parts of a penalty that are served, those of one skater less first."""
    parts = [
        (name, part) for name in classes_of(game, body) for part in game.classes.parts_of(name) if part.length
    ]
    return sorted(parts, key=lambda named: not named[1].short)


def send(game: State, record: PenaltyRecord, cancelled: frozenset[PartKey]) -> None:
    game.penalties.append(record)
    given = game.classes_given.setdefault((record.penalty.side, record.penalty.number), [])
    given.extend(record.classes)
    body, index = record.penalty, len(game.penalties) - 1
    ready = start_of(game, body.start) if body.start is not None else game.now
    after = game.box.last_of(body.side, body.number)
    for number, (_, part) in enumerate(parts_of(game, body) if record.called else given_parts(game, record)):
        length = body.seconds if body.seconds > 0 else part.length
        serving = Serving(
            penalty=index, side=body.side, number=body.number, length=length,
            short=part.short, ends_on_goal=part.ends_on_goal,
            cancelled=(record.event.id, number) in cancelled, ready=ready, after=after,
        )  # fmt: skip
        record.parts.append(serving)
        game.box.add(serving, game.now)
        after = serving
    for name in record.classes:
        if game.classes.puts_out(name) and body.number:
            game.out.setdefault((body.side, body.number), record.event.id)


def given_parts(game: State, record: PenaltyRecord) -> list[tuple[str, PenaltyClass]]:
    return [(name, part) for name in record.classes for part in game.classes.parts_of(name) if part.length]


def start_of(game: State, place: Place) -> int:
    """Game time at which a penalty was read to begin, in this period or the next."""
    if (place.part, place.period) == (game.part, game.period):
        return max(game.now, game.seconds(place))
    ahead = game.offset + game.length_now + game.length(place.part, place.period) - place.left
    return max(game.now, ahead)


def give(game: State, event: Event, effect: Given, ruling: Ruling) -> None:
    """A penalty that a rule gives: on the record, feeding no counter."""
    body = Penalty(
        side=effect.side, number=effect.number, offence=effect.offence or effect.penalty_class,
        classes=(effect.penalty_class,), bench=game.classes.is_bench(effect.penalty_class),
    )  # fmt: skip
    send(game, PenaltyRecord(event, body, body.classes, given_by=ruling.clause), frozenset())

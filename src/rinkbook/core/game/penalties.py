"""A penalty goes on the record, and its parts into the box; called by an official, or given by a rule."""

from rinkbook.core.game.coincidence import Part, whistle_at
from rinkbook.core.game.pending import Named, less_the_waived, take_first_minor
from rinkbook.core.game.serving import Serving, reading_of
from rinkbook.core.game.state import HOME, PenaltyRecord, State
from rinkbook.core.game.upcoming import is_over
from rinkbook.core.model.events import Event, Penalty
from rinkbook.core.model.place import Place
from rinkbook.core.ruling import Given, Ruling


def call(game: State, event: Event, body: Penalty) -> None:
    """A penalty goes on the record and its parts into the box."""
    record = PenaltyRecord(event, body, classes_of(game, body))
    send(game, record, numbered(game, record.classes))


def classes_of(game: State, body: Penalty) -> tuple[str, ...]:
    """The classes as called, else those of the catalogue."""
    if body.classes:
        return body.classes
    offence = game.offences.catalogue.get(body.offence)
    return offence.all_classes() if offence is not None else ()


def numbered(game: State, classes: tuple[str, ...]) -> list[Named]:
    """The parts that are served, those of one skater less first."""
    names = [part for name in classes for part in game.classes.names_of(name)]
    known = game.classes.classes
    parts = [(name, known[name]) for name in names if name in known and known[name].length]
    parts.sort(key=lambda named: not named[1].short)
    return [(index, *named) for index, named in enumerate(parts)]


def costly_parts(game: State, event: str, body: Penalty) -> list[Part]:
    """What may cancel: the parts that cost a skater; a pending minor that isn't served costs none."""
    classes = classes_of(game, body)
    parts = numbered(game, classes)
    if body.pending and game.book.pending.minor != "served":
        parts = take_first_minor(parts)
    return [
        Part(
            key=(event, index), side=body.side, player=body.number or event, name=name,
            length=body.seconds if body.seconds > 0 else part.length, ends_on_goal=part.ends_on_goal,
        )
        for index, name, part in parts
        if part.short
    ]  # fmt: skip


def send(game: State, record: PenaltyRecord, parts: list[Named]) -> None:
    """On record, and into the box, unless the game is over or a goal took it."""
    if is_over(game):
        record.waived, parts = "over", []
    elif record.called:
        parts = less_the_waived(game, record, parts)
    game.penalties.append(record)
    given = game.classes_given.setdefault((record.penalty.side, record.penalty.number), [])
    given.extend(record.classes)
    record.parts = [serving_of(game, record, part) for part in parts]
    sit(game, record)
    put_out(game, record)


def sit(game: State, record: PenaltyRecord) -> None:
    """Into the box: what costs a skater at once, though its player sits there for what doesn't."""
    body, rest = record.penalty, None
    if body.number and any(part.costs_a_skater and not part.was_read for part in record.parts):
        rest = game.box.interrupt(body.side, body.number, game.now)
    for part in record.parts:
        game.box.add(part, game.now)
    if rest is not None:
        game.penalties[rest.penalty].parts.append(rest)
        game.box.add(rest, game.now)


def put_out(game: State, record: PenaltyRecord) -> None:
    """A class that puts out does so to whom it was given."""
    body = record.penalty
    if body.number and any(game.classes.puts_out(name) for name in record.classes):
        game.out.setdefault((body.side, body.number), record.event.id)


def serving_of(game: State, record: PenaltyRecord, named: Named) -> Serving:
    """One part, as the box serves it."""
    body, (index, _, part) = record.penalty, named
    event = record.event
    whistle = whistle_at(event.place, body)
    key = (event.id, index)
    even = record.called and whistle in game.coincidence.pairs and plays_short(game, whistle)
    cancelled = record.called and key in game.coincidence.cancelled
    record.even = record.even or (even and part.short)
    start = body.start if body.start is not None and game.length(body.start.part, body.start.period) else None
    return Serving(
        penalty=len(game.penalties) - 1, side=body.side, number=body.number,
        length=body.seconds if body.seconds > 0 else part.length, short=part.short,
        ends_on_goal=part.ends_on_goal and not even, cancelled=cancelled and not even,
        ready=start_of(game, start) if start is not None else game.now,
        called=reading_of(event.place, game.now), whistle=whistle,
        was_read=start is not None and index == 0,
    )  # fmt: skip


def plays_short(game: State, whistle: object) -> bool:
    """A minor each at full strength: the book may have both sides play without them."""
    if game.book.coincidental.one_each != "short":
        return False
    if whistle not in game.pairs_short:
        full = game.plan.skaters
        game.pairs_short[whistle] = game.on_ice() == (full, full) and not game.box.short(HOME)
    return game.pairs_short[whistle]


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
        classes=(effect.penalty_class,), bench=effect.bench or game.classes.is_bench(effect.penalty_class),
    )  # fmt: skip
    record = PenaltyRecord(event, body, body.classes, given_by=ruling.clause)
    send(game, record, numbered(game, body.classes))

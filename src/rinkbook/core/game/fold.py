"""The fold: every line of a sheet in the order of play, judged step by step."""

from collections.abc import Iterable, Iterator
from functools import partial

from msgspec import structs

from rinkbook.core.game import after_end, apply, counting, penalties, scoring
from rinkbook.core.game.clock import judge_clock, set_base
from rinkbook.core.game.coincidence import coincidence
from rinkbook.core.game.effects import carry_out
from rinkbook.core.game.face import Turn
from rinkbook.core.game.finish import finish
from rinkbook.core.game.hooks import Rules
from rinkbook.core.game.law import Law, occasion_of, prepare
from rinkbook.core.game.oddities.allowed import played_on
from rinkbook.core.game.oddities.check import odd_record, oddities
from rinkbook.core.game.oddities.setups import odd_setup
from rinkbook.core.game.record import read_record
from rinkbook.core.game.sheet import Entry, Sheet
from rinkbook.core.game.state import State
from rinkbook.core.model.events import (
    Amend,
    ClockStop,
    Event,
    Goal,
    JerseyChange,
    LineUpConfirmed,
    OfficialWord,
    Penalty,
    PenaltyShotMissed,
    PeriodEnd,
    PeriodStart,
    PlayedOn,
    ShootoutAttempt,
    Signature,
    Strike,
    TimeOut,
    Unknown,
)
from rinkbook.core.model.place import Moment, Part
from rinkbook.core.model.setup import Setup
from rinkbook.core.rulebook.edition import Edition
from rinkbook.core.ruling import VOID, Ruling, Worth

CORRECTIONS = (Strike, Amend)  # they have done their work when the record was read
WHISTLES = (Goal, Penalty, PenaltyShotMissed, TimeOut, ClockStop, PeriodStart, PeriodEnd)  # play has stopped


def play(edition: Edition, setup: Setup, events: Iterable[Event], rules: Rules) -> Sheet:
    """Judge a sheet: the state after its last line, every ruling, every finding."""
    law = prepare(edition, occasion_of(setup), rules)
    entries, findings = read_record(events)
    game = State(setup, law.plan, law.classes, law.offences, law.book)
    game.most_assists, game.kinds, game.concluding = law.most_assists, law.kinds, law.concluding
    game.findings += [*odd_setup(game), *findings, *odd_record(entries)]
    set_base(law, game)
    hear_words(game, entries)
    game.coincidence = coincidence(entries, partial(penalties.costly_parts, game), law.book.coincidental)
    judged = tuple(judge_entry(law, game, entry) for entry in entries)
    return finish(law, game, judged)


def hear_words(game: State, entries: Iterable[Entry]) -> None:
    """The referee's words first, which stand when a ruling is made; and who signed when, for what about."""
    for entry in entries:
        body = entry.event.body
        if isinstance(body, OfficialWord) and not entry.struck:
            game.words[body.key] = (entry.event, body)
        elif isinstance(body, PlayedOn) and not entry.struck:
            game.played_on[body.key] = body.by
        elif isinstance(body, Signature) and body.side is not None and not entry.struck:
            game.signed_at.setdefault(body.side, entry.event.place.order)
        elif isinstance(body, LineUpConfirmed | JerseyChange):
            game.attendance_lines[entry.event.id] = body.side


def judge_entry(law: Law, game: State, entry: Entry) -> Entry:
    """One line: time, admission, worth, record, what follows, the clock."""
    event, kind = entry.event, type(entry.event.body)
    if entry.struck or kind is Unknown:
        return entry
    if kind in CORRECTIONS:
        judge_admission(law, game, event)
        return entry
    late = after_end.is_after_the_end(game, event)
    pass_time(law, game, event)
    mode, had_ended = game.clock_mode, game.is_stopped_for_good
    game.findings.extend(oddities(game, event))
    game.late = late or after_end.is_after_the_end(game, event)
    if game.late:
        enter_late(law, game, event)
        return structs.replace(entry, seconds=game.now)
    judge_admission(law, game, event)
    enter_on_record(law, game, event)
    counting.count(law, game, event)
    if law.hearing("after", kind):
        rule(game, event, ask(law, game, event, "after"))
    rule(game, event, judge_clock(law, game, event.id))
    see(game, entry, mode, ends=game.is_stopped_for_good and not had_ended)
    return structs.replace(entry, seconds=game.now)


def judge_admission(law: Law, game: State, event: Event) -> None:
    """Whether the rules let it be, before it is on the record."""
    if law.hearing("admit", type(event.body)):
        refuse(law, game, event, rule(game, event, admit(law, game, event)))


def see(game: State, entry: Entry, before: str, *, ends: bool) -> None:
    """Keep what the clock's face may show of a line, under the order in which it was entered."""
    event = entry.event
    if game.is_here(event.place):
        order = (entry.original or event).place.order
        game.turns.append(Turn(order=order, event=event, before=before, after=game.clock_mode, ends=ends))


def pass_time(law: Law, game: State, event: Event) -> None:
    """Time passes to the event's place: each penalty's end and each threshold at its own moment."""
    place = event.place
    if not game.is_here(place):
        if not game.is_later(place) or (place.part is Part.SHOOTOUT and not game.plan.shootout):
            return  # an attempt where there is no shootout leaves the game where it stood
        if not game.ended:
            run_to(law, game, event, game.offset + game.length_now)
        game.enter(place.part, place.period)
    if isinstance(event.body, PeriodStart) and not after_end.is_after_the_end(game, event):
        apply.put_on_clock(game, event.body.length)
    seconds = game.seconds(place)
    run_to(law, game, event, seconds, seen=seconds - (place.moment is Moment.DURING and place.tenths > 0))
    if place.moment is Moment.DURING and place.part is not Part.SHOOTOUT:
        game.left = min(max(0, place.left), game.length_now)
        game.moment = Moment.DURING


def run_to(law: Law, game: State, event: Event, then: int, seen: int | None = None) -> None:
    """All that time alone does: up to *then* in the box, where a call is read in whole seconds.

    A condition of the clock is met up to *seen*: with tenths on the clock that second isn't over yet.
    """
    seen = then if seen is None else seen
    while (moment := next_moment(law, game, then, seen)) is not None:
        game.now, game.seen = moment, max(game.seen, min(moment, seen))
        game.left = game.offset + game.length_now - moment
        game.moment = Moment.DURING
        game.box.pass_time(moment)
        game.settle()
        rule(game, event, judge_clock(law, game, f"{event.id}@{moment}"))
    game.now, game.seen = max(game.now, then), max(game.seen, seen)


def next_moment(law: Law, game: State, then: int, seen: int) -> int | None:
    """The next second at which something may change by time alone."""
    whole = game.offset + game.length_now
    moments = [whole - left for left in law.thresholds if game.seen < whole - left <= seen]
    ends = game.box.next_moment()
    if ends is not None and ends <= then:
        moments.append(max(ends, game.now))
    return min(moments) if moments else None


def ask(law: Law, game: State, event: Event, hook: str) -> Iterator[Ruling]:
    """What every rule that hears the line says at that hook."""
    for call, section in law.hearing(hook, type(event.body)):
        yield from call(section, game, event, event.body)


def admit(law: Law, game: State, event: Event) -> Iterator[Ruling]:
    """Whether it may be. The keys say so: the same rule may speak of the same event again afterwards."""
    for ruling in ask(law, game, event, "admit"):
        about = ruling.key.removeprefix(f"{ruling.rule}:")
        yield structs.replace(ruling, key=f"{ruling.rule}:may:{about}")


def rule(game: State, event: Event, rulings: Iterable[Ruling]) -> list[Ruling]:
    """Put rulings on the sheet with their place, and do what they do."""
    made = []
    for ruling in rulings:
        made.append(game.placed(ruling, event))
        game.rulings.append(made[-1])
        game.keep_refusal(made[-1])
        game.keep_ground(made[-1], event)
        carry_out(game, event, made[-1])
    return made


def refuse(law: Law, game: State, event: Event, rulings: list[Ruling]) -> None:
    """Where the rules said no and it was done all the same, that is found; the referee's word is a yes.

    What the officials decided to do all the same counts as if it had been admitted.
    """
    refusals = [ruling for ruling in rulings if ruling.blocks]
    codes = frozenset(ruling.code for ruling in refusals if ruling.key not in game.played_on)
    if codes:
        game.refused[event.id] = codes
    game.findings.extend(played_on(law, game, event, refusals))


def enter_on_record(law: Law, game: State, event: Event) -> None:
    """What the event does to the game, by its kind, and to the box where play stopped for it."""
    body = event.body
    if isinstance(body, Goal):
        scoring.goal(game, event, body, worth_of(law, game, event))
    elif isinstance(body, Penalty):
        penalties.call(game, event, body)
    elif (call := apply.APPLY.get(type(body))) is not None:
        call(game, event, body)
    if not isinstance(body, Unknown):
        game.record.setdefault(type(body), []).append((event, body))
    if isinstance(body, WHISTLES):
        game.box.whistle(game.now)
    game.settle()


def enter_late(law: Law, game: State, event: Event) -> None:
    """After the end a goal or an attempt is still to be read on the sheet; it counts for nothing."""
    body = event.body
    game.findings.extend(after_end.late_line(law, game, event))
    if isinstance(body, Goal):
        worth_of(law, game, event)
        scoring.goal(game, event, body, VOID)
    elif isinstance(body, ShootoutAttempt):
        apply.attempt(game, event, body)


def worth_of(law: Law, game: State, event: Event) -> Worth:
    """What a goal counts as: one point, unless a rule says otherwise; the last that speaks decides."""
    worth = Worth()
    for ruling in ask(law, game, event, "worth"):
        rule(game, event, [ruling])
        if not game.rulings[-1].overruled:
            worth = next((effect for effect in ruling.effects if isinstance(effect, Worth)), worth)
    return worth

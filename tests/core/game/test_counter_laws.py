"""Laws of counters: what was counted is what was called, and each step is reached once, as soon as it is."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from rinkbook.core import wire
from rinkbook.core.counter.weights import weight
from rinkbook.core.game.sheet import Sheet
from rinkbook.core.model.events import (
    Dressed,
    Event,
    Goal,
    LineUpConfirmed,
    Occurrence,
    Penalty,
    PeriodStart,
    Side,
    Strike,
)
from rinkbook.core.model.place import Moment, Place
from rinkbook.core.model.setup import Setup
from rinkbook.library import load, trial_folders

LADDER = load("ladder-hockey/2026-01-01", more=trial_folders())
FWSHL = load("fwshl/2026-03-24")
editions = st.sampled_from((LADDER, FWSHL))

numbers = st.sampled_from(("4", "9"))
sides = st.sampled_from(Side)
offences = st.sampled_from(
    ("tripping", "slashing", "zero-tolerance", "fighting", "boarding", "abuse-of-officials", "instigator")
)
classes = st.sampled_from(((), (), (), ("double-minor",), ("major",)))
bodies = st.one_of(
    st.builds(Penalty, side=sides, number=numbers, offence=offences, classes=classes),
    st.builds(Penalty, side=sides, number=numbers, offence=offences, bench=st.booleans()),
    st.builds(Goal, side=sides, number=numbers, own_goal=st.booleans()),
    st.builds(Occurrence, name=st.sampled_from(("icing", "warning", "horn")), side=sides),
)
places = st.builds(Place, period=st.integers(1, 3), left=st.integers(0, 102).map(lambda tens: tens * 10))
LINE_UPS = [
    Event(
        id=f"dress-{side}",
        place=Place(moment=Moment.BEFORE, order=at),
        body=LineUpConfirmed(side=side, players=tuple(Dressed(number=number) for number in ("1", "4", "9"))),
    )
    for at, side in enumerate(Side)
]
STARTS = [
    Event(id=f"start-{period}", place=Place(period=period, left=1200), body=PeriodStart(length=1200))
    for period in (1, 2, 3)
]


def on_a_sheet(found: list[tuple[Place, Any]]) -> list[Event]:
    called = [
        Event(id=f"e{at}", place=place.at_order(at), body=body) for at, (place, body) in enumerate(found, 9)
    ]
    return [*LINE_UPS, *STARTS, *called]


sheets = st.lists(st.tuples(places, bodies), max_size=25).map(on_a_sheet)


def play(edition: Any, events: Iterable[Event]) -> Sheet:
    return wire.play(edition, Setup(edition=edition.id), events)


def counters(edition: Any) -> list[Any]:
    return [section for section in edition.sections if section.kind == "counter"]


def classes_called(edition: Any, body: Penalty) -> tuple[str, ...]:
    """Told again without the judge: as called, else as the last catalogue that has the offence."""
    books = [each.rule.catalogue for each in edition.sections if hasattr(each.rule, "catalogue")]
    found = [book[body.offence] for book in books if body.offence in book]
    return body.classes or (found[-1].all_classes() if found else ())


@given(sheets)
def test_a_teams_penalties_are_the_weights_of_what_was_called(events: list[Event]) -> None:
    sheet, expected = play(FWSHL, events), Counter[Side]()
    rule = next(section.rule for section in counters(FWSHL) if section.id == "penalties-of-a-team")
    for event in events:
        if isinstance(event.body, Penalty):
            called = classes_called(FWSHL, event.body)
            expected[event.body.side] += weight(rule.weights, rule.others, called)
    tallies = {each.side: each.count for each in sheet.tallies if each.rule == "penalties-of-a-team"}
    assert tallies == {side: count for side, count in expected.items() if count}


@given(editions, sheets)
def test_a_step_of_a_game_is_reached_just_where_the_count_is(edition: Any, events: list[Event]) -> None:
    sheet = play(edition, events)
    made = [ruling.key for ruling in sheet.rulings]
    for section in counters(edition):
        own = [each for each in sheet.tallies if each.rule == section.id and section.rule.window == "game"]
        for tally, step in ((tally, step) for tally in own for step in section.rule.steps):
            if step.do.out or step.do.suspend:
                subject = f"{tally.side}:{tally.number}" if tally.number else f"{tally.side}"
                assert made.count(f"{section.id}:{subject}:{step.at}") == (tally.count >= step.at)


@given(editions, sheets)
def test_the_step_is_reached_by_the_line_that_makes_the_count(edition: Any, events: list[Event]) -> None:
    """Without that line and all later ones the step isn't reached; with it, it is."""
    for ruling in play(edition, events).rulings:
        if ruling.code in ("counter-out", "counter-out-suspended", "counter-penalty-out-suspended"):
            place = next(event.key() for event in events if event.id == ruling.event)
            before = play(edition, [event for event in events if event.key() < place])
            upto = play(edition, [event for event in events if event.key() <= place])
            assert ruling.key not in {each.key for each in before.rulings}
            assert ruling.key in {each.key for each in upto.rulings}


@given(editions, sheets)
def test_each_step_is_ruled_once(edition: Any, events: list[Event]) -> None:
    keys = [ruling.key for ruling in play(edition, events).rulings]
    assert len(keys) == len(set(keys))


@given(editions, sheets, st.integers(0, 99))
def test_a_struck_line_was_never_counted(edition: Any, events: list[Event], which: int) -> None:
    gone = events[which % len(events)]
    strike = Event(
        id="strike", place=Place(period=3, moment=Moment.AFTER, order=999), body=Strike(target=gone.id)
    )
    struck = play(edition, [*events, strike])
    last = structs.replace(strike, body=Strike(target="nothing"))
    never = play(edition, [*(event for event in events if event is not gone), last])
    assert (struck.tallies, struck.rulings, struck.grounds) == (never.tallies, never.rulings, never.grounds)
    assert (struck.players, struck.cases, struck.proposals) == (never.players, never.cases, never.proposals)


@given(sheets)
def test_what_a_rule_gives_feeds_no_counter(events: list[Event]) -> None:
    """Every penalty that a player is told to have was called by an official."""
    called = Counter(
        (body.side, body.number)
        for body in (event.body for event in events)
        if isinstance(body, Penalty) and not body.bench
    )
    told = {
        (each.side, each.number): each.count
        for each in play(FWSHL, events).tallies
        if each.rule == "penalties-of-a-player"
    }
    assert all(called[who] <= count <= 2 * called[who] for who, count in told.items())
    assert set(told) == set(called)

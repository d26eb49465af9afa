"""Laws that hold for every sheet, whatever is on it and in whatever order it comes."""

from collections.abc import Iterable
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from rinkbook.core import wire
from rinkbook.core.game.sheet import Sheet
from rinkbook.core.model.events import Event, Strike, Unknown, read_event, write_event
from rinkbook.core.model.place import Moment, Part, Place
from rinkbook.core.model.setup import Setup, TeamSetup
from rinkbook.core.rulebook.words import phrase
from rinkbook.library import load
from tests.any_sheet import any_sheet, likely_sheet, odd_sheet

editions = st.sampled_from(("fwshl/2026-03-24", "tossup/2026-09-01"))
sheets = likely_sheet | any_sheet | odd_sheet
stages = st.sampled_from(("season", "playoffs", "championship"))


def play(id: str, events: Iterable[Event], stage: str = "playoffs") -> Sheet:
    edition = load(id)
    home, away = TeamSetup(id="owls", name="Night Owls"), TeamSetup(id="lights", name="Harbor Lights")
    sort = edition.stages.get(stage, "season")
    return wire.play(edition, Setup(edition=edition.id, stage=stage, sort=sort, home=home, away=away), events)


def without_entries(sheet: Sheet) -> Sheet:
    return structs.replace(sheet, entries=())


@given(editions, stages, sheets)
def test_every_sheet_is_judged(edition: str, stage: str, events: list[Event]) -> None:
    assert len(play(edition, events, stage).entries) == len(events)


@given(editions, sheets, st.randoms(use_true_random=False))
def test_order_of_arrival_does_not_matter(edition: str, events: list[Event], random: Random) -> None:
    arrived = list(events)
    random.shuffle(arrived)
    assert play(edition, arrived) == play(edition, events)


@given(editions, sheets)
def test_playing_twice_gives_the_same(edition: str, events: list[Event]) -> None:
    assert play(edition, events) == play(edition, events)


@given(editions, likely_sheet, st.integers(0, 99))
def test_a_struck_event_never_happened(edition: str, events: list[Event], which: int) -> None:
    if not events:
        return
    gone = events[which % len(events)]
    last = max(events, key=Event.key).place
    strike = Event(id="zz-strike", place=last.at_order(999), body=Strike(target=gone.id))
    struck = play(edition, [*events, strike])
    never = play(edition, [event for event in events if event is not gone])
    assert without_entries(struck) == without_entries(never)
    assert [entry.struck for entry in struck.entries if entry.event.id == gone.id] == ["zz-strike"]


@given(editions, sheets)
def test_the_score_is_the_sum_of_the_goals_that_count(edition: str, events: list[Event]) -> None:
    sheet = play(edition, events)
    goals = [sum(goal.points for goal in sheet.goals if goal.side == side) for side in ("home", "away")]
    shootout = [a - b for a, b in zip(sheet.score, goals, strict=True)]
    by_shootout = sheet.result is not None and sheet.result.how == "shootout"
    assert sorted(shootout) == ([0, 1] if by_shootout else [0, 0])
    assert goals == [sum(line.goals[side] for line in sheet.periods) for side in (0, 1)]


@given(editions, sheets)
def test_no_side_has_fewer_skaters_than_the_rulebook_allows(edition: str, events: list[Event]) -> None:
    sheet = play(edition, events)
    least, most = (
        (3, 5) if load(edition).sport == "ice" else (2, 5)
    )  # five: the other side's gain in three on three
    assert all(least <= skaters <= most for skaters in sheet.skaters)


@given(editions, sheets)
def test_who_sits_has_time_left(edition: str, events: list[Event]) -> None:
    assert all(0 < line.left <= line.length for line in play(edition, events).box)


@given(editions, sheets)
def test_an_unknown_event_changes_nothing_but_adds_a_finding(edition: str, events: list[Event]) -> None:
    place = Place(part=Part.REGULATION, period=1, moment=Moment.BEFORE, order=0)
    odd = Event(id="odd", place=place, body=Unknown(kind="later-kind", raw='{"kind":"later-kind"}'))
    before, after = play(edition, events), play(edition, [*events, odd])
    new = [finding for finding in after.findings if finding.event == "odd"]
    assert [finding.code for finding in new] == ["unknown-event"]
    kept = tuple(finding for finding in after.findings if finding.event != "odd")
    assert without_entries(structs.replace(after, findings=kept)) == without_entries(before)


@given(editions, stages, sheets)
def test_every_ruling_can_be_said_and_cites_a_clause(edition: str, stage: str, events: list[Event]) -> None:
    for ruling in play(edition, events, stage).rulings:
        told = phrase(ruling, wire.SENTENCES, load(edition))
        words = " ".join((told.decision, told.because, told.clause.says, *told.remedies))
        assert told.decision
        assert "{" not in words, words


@given(editions, stages, sheets)
def test_the_keys_of_rulings_are_their_own(edition: str, stage: str, events: list[Event]) -> None:
    made = [ruling.key for ruling in play(edition, events, stage).rulings]
    assert len(made) == len(set(made))


@settings(max_examples=200)
@given(any_sheet)
def test_an_event_survives_json(events: list[Event]) -> None:
    assert [read_event(write_event(event)) for event in events] == events

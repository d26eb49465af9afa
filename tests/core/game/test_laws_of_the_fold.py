"""Laws of the fold: what was struck never happened, and the order of arrival doesn't matter."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from rinkbook.core.model.events import (
    Amend,
    Event,
    Strike,
    Unknown,
    read_event,
    write_body,
    write_event,
)
from rinkbook.core.model.place import Moment, Part, Place
from tests.any_game import Game
from tests.any_sheet import any_sheet
from tests.core.game.sheets import any_games, plain_games, without_entries

CHECKOUT = Path(__file__).resolve().parents[3]


def last_place(events: list[Event]) -> Place:
    return max(events, key=Event.key).place.at_order(999)


@settings(max_examples=200)
@given(any_games)
def test_every_sheet_is_judged(game: Game) -> None:
    assert len(game.play().entries) == len({event.id for event in game.events})


@given(any_games, st.randoms(use_true_random=False))
def test_order_of_arrival_does_not_matter(game: Game, random: Random) -> None:
    arrived = list(game.events)
    random.shuffle(arrived)
    assert game.play(arrived) == game.play()


@settings(max_examples=60)
@given(any_games)
def test_a_line_that_comes_twice_counts_once(game: Game) -> None:
    assert game.play([*game.events, *game.events]) == game.play()


@settings(max_examples=40)
@given(any_games, st.randoms(use_true_random=False))
def test_the_lines_entered_so_far_give_the_sheet_as_it_stood_then(game: Game, random: Random) -> None:
    """The verdict kept with each line is that of the lines up to it, however they are folded later."""
    kept = [game.play(game.events[:count]) for count in range(len(game.events) + 1)]
    for count in range(len(game.events), -1, -1):
        so_far = game.events[:count]
        random.shuffle(so_far)
        assert game.play(so_far) == kept[count]


@given(plain_games, st.integers(0, 99))
def test_a_struck_event_never_happened(game: Game, which: int) -> None:
    if not game.events:
        return
    gone = game.events[which % len(game.events)]
    strike = Event(id="zz-strike", place=last_place(game.events), body=Strike(target=gone.id))
    struck = game.play([*game.events, strike])
    never = game.play([event for event in game.events if event is not gone])
    assert without_entries(struck) == without_entries(never)
    assert [entry.struck for entry in struck.entries if entry.event.id == gone.id] == ["zz-strike"]


@given(plain_games, st.integers(0, 99))
def test_a_strike_that_is_struck_struck_nothing(game: Game, which: int) -> None:
    if not game.events:
        return
    place = last_place(game.events)
    strike = Event(id="zz-1", place=place, body=Strike(target=game.events[which % len(game.events)].id))
    back = Event(id="zz-2", place=place, body=Strike(target="zz-1"))
    assert without_entries(game.play([*game.events, strike, back])) == without_entries(game.play())


@given(plain_games, st.integers(0, 99))
def test_telling_a_line_again_as_it_was_changes_nothing(game: Game, which: int) -> None:
    if not game.events:
        return
    event = game.events[which % len(game.events)]
    told: dict[str, Any] = msgspec.json.decode(write_body(event.body))
    amend = Amend(target=event.id, changes=told, place=event.place)
    again = Event(id="zz-amend", place=last_place(game.events), body=amend)
    assert without_entries(game.play([*game.events, again])) == without_entries(game.play())


@given(any_games)
def test_an_unknown_event_changes_nothing_but_adds_a_finding(game: Game) -> None:
    place = Place(part=Part.REGULATION, period=1, moment=Moment.BEFORE, order=0)
    odd = Event(id="odd", place=place, body=Unknown(kind="later-kind", raw='{"kind":"later-kind"}'))
    before, after = game.play(), game.play([*game.events, odd])
    new = [finding for finding in after.findings if finding.event == "odd"]
    assert [finding.code for finding in new] == ["unknown-event"]
    kept = tuple(finding for finding in after.findings if finding.event != "odd")
    assert without_entries(msgspec.structs.replace(after, findings=kept)) == without_entries(before)


@settings(max_examples=200)
@given(any_sheet)
def test_an_event_survives_json(events: list[Event]) -> None:
    assert [read_event(write_event(event)) for event in events] == events


def digests(seed: str) -> str:
    """Of every case as judged where sets have another order."""
    command = [sys.executable, "-m", "tests.core.game.digests"]
    path = os.pathsep.join([str(CHECKOUT / "src"), os.environ.get("PYTHONPATH", "")])
    env = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": path}
    return subprocess.run(command, cwd=CHECKOUT, env=env, capture_output=True, text=True, check=True).stdout


def test_no_order_of_a_set_reaches_a_sheet() -> None:
    one, other = digests("1").splitlines(), digests("2026").splitlines()
    assert len(one) > 100
    assert one == other

"""Conditions of the clock: their own facts, what they are told, and the referee's word on them."""

from collections.abc import Iterable
from types import ModuleType

from msgspec import Struct

from rinkbook.core import wire
from rinkbook.core.game import fold
from rinkbook.core.game.hooks import collect, kinds_in
from rinkbook.core.game.sheet import Sheet
from rinkbook.core.model.events import AnyBody, Event, Note, OfficialWord, Penalty, Side
from rinkbook.core.model.place import Place
from rinkbook.core.model.setup import Setup
from rinkbook.core.rulebook.reader import read_edition
from rinkbook.core.rulebook.words import phrase

RULE = """
from typing import ClassVar
from msgspec import Struct
from rinkbook.core.game.state import State
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.ruling import Wants

class FullBox(Struct, frozen=True, kw_only=True, tag="full-box"):
    CLOCK_CONDITION: ClassVar[bool] = True
    more_than: int
    until: int

SENTENCES = {
    "full-box-on": ("The clock runs.", "{count} sit, more than {more_than}."),
    "full-box-off": ("The clock stops on whistles.", "{count} sit, no more than {until}."),
}

def clock(law: Section[FullBox], game: State, active: bool) -> Wants:
    count = len(game.box.running)
    holds = count > (law.rule.until if active else law.rule.more_than)
    return Wants("run" if holds else "", {"count": count})
"""
EDITION = """
id = "invented/2026-01-01"
league = "invented"
title = "Invented"
in_force = 2026-01-01

[clause.clock]
heading = "A full box"
says = "With more than {full-box.more_than} in the box the clock runs."
kind = "enforced"

[[rule]]
kind = "periods"
clause = "clock"
count = 3
length = 1200

[[rule]]
kind = "penalty-classes"
clause = "clock"
classes = { minor = { length = 120, short = true, ends_on_goal = true } }

[[rule]]
kind = "clock"
clause = "clock"
base = "stop"
order = ["fifth-minute", "full-box"]

[[rule]]
kind = "clock-while"
id = "fifth-minute"
clause = "clock"
mode = "stop"
when = { left_at_most = 300, left_at_least = 240 }

[[rule]]
kind = "full-box"
clause = "clock"
more_than = 1
until = 0
"""


def full_box() -> ModuleType:
    made = ModuleType("full_box")
    exec(RULE, made.__dict__)
    return made


BOX = full_box()
KINDS: dict[str, type[Struct]] = {**wire.KINDS, **kinds_in(BOX)}
BOOK = read_edition(EDITION, kinds=KINDS)
RULES = collect((*wire.MODULES, BOX))


def play(lines: Iterable[tuple[int, AnyBody]]) -> Sheet:
    """The sheet of lines, each at its seconds left of the first period; a line is called by its number."""
    events = [
        Event(id=f"e{at}", place=Place(left=left, order=at), body=body)
        for at, (left, body) in enumerate(lines, start=1)
    ]
    return fold.play(BOOK, Setup(edition=BOOK.id), events, RULES)


def penalty(left: int, number: str) -> tuple[int, AnyBody]:
    return left, Penalty(side=Side.HOME, offence="tripping", classes=("minor",), number=number)


TWO = [penalty(1000, "4"), penalty(990, "7")]


def test_a_condition_brings_facts_of_its_own() -> None:
    made = play(TWO).rulings[-1]
    assert (made.code, made.event) == ("full-box-on", "e2")
    assert made.facts == {"more_than": 1, "until": 0, "lead": 0, "mode": "run", "count": 2}
    assert phrase(made, BOX.SENTENCES, BOOK).because == "2 sit, more than 1."


def test_it_brings_them_when_it_is_over_too() -> None:
    made = play([*TWO, (600, Note(text=""))]).rulings[-1]
    assert (made.code, made.facts["count"], made.facts["mode"]) == ("full-box-off", 0, "stop")


def test_a_threshold_that_was_never_named_is_no_fact() -> None:
    made = play([*TWO, (850, Note(text="")), *[penalty(310, "4"), penalty(305, "7")], (290, Note(text=""))])
    assert [ruling.code for ruling in made.rulings][-1] == "clock-stops-on"
    assert made.rulings[-1].facts == {"left_at_most": 300, "left_at_least": 240, "lead": 0, "mode": "stop"}


def test_the_referees_word_passes_over_a_condition_as_long_as_it_holds() -> None:
    word = (980, OfficialWord(key="full-box:on:e2", stands=False))
    sheet = play([*TWO, word, penalty(970, "9")])
    assert [(made.code, made.overruled) for made in sheet.rulings] == [("full-box-on", "e3")]
    assert sheet.clock.mode == "stop"
    again = play([*TWO, word, penalty(500, "9"), penalty(490, "4")])
    assert again.clock.mode == "run"


def test_a_condition_held_though_another_one_decided() -> None:
    """One in the box isn't enough to begin with, but enough to go on once the fifth minute is over."""
    full = [penalty(400, "4"), penalty(350, "7")]
    assert play([*full, (240, Note(text=""))]).clock.mode == "stop"
    assert play([*full, (239, Note(text=""))]).clock.mode == "run"

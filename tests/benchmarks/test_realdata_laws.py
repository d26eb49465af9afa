"""Laws of the judge on real sheets, which nobody made up for it: under that league's law and both of ours."""

import random
from collections.abc import Iterator

import pytest
from msgspec import structs

from benchmarks.realdata import siahl
from benchmarks.realdata.shape import RealGame
from benchmarks.realdata.sources import adult_edition
from rinkbook import library
from rinkbook.core import wire
from rinkbook.core.game.rules.skaters import Skaters
from rinkbook.core.game.sheet import Sheet
from rinkbook.core.model.events import Event, Penalty, Side, Strike
from rinkbook.core.model.place import Moment, Place
from rinkbook.core.rulebook.edition import Edition
from tests.shared import shared

CLASSES = {
    "two": "minor", "three": "minor", "five": "major", "seven": "major", "ten": "misconduct", "none": "minor",
    "game": "game-misconduct", "match": "match", "shot": "penalty-shot",
}  # fmt: skip
EVERY = 12  # sheets are judged some five times each under three editions
Judged = tuple[Edition, RealGame, list[Event]]


@pytest.fixture(scope="module")
def games() -> list[RealGame]:
    return siahl.read_games(shared("data", "siahl-2023-winter"))[::EVERY]


def under_every_edition(games: list[RealGame]) -> Iterator[Judged]:
    """Each game by its own edition, then by ours, which call the classes of penalties otherwise."""
    own, others = adult_edition(), [library.load(id) for id in ("fwshl/2026-03-24", "tossup/2026-09-01")]
    for game in games:
        yield own, game, list(game.events)
        setup = structs.replace(game.setup, stage="season", sort="season", division="")
        for other in others:
            yield other, structs.replace(game, setup=setup), [renamed(event) for event in game.events]


def renamed(event: Event) -> Event:
    if not isinstance(event.body, Penalty):
        return event
    classes = tuple(CLASSES[name] for name in event.body.classes)
    return structs.replace(event, body=structs.replace(event.body, classes=classes))


def seen(sheet: Sheet) -> Sheet:
    """The sheet without its list of lines, in which a struck one stays."""
    return structs.replace(sheet, entries=())


def test_the_order_of_arrival_does_not_matter(games: list[RealGame]) -> None:
    chance = random.Random(7)
    for law, game, events in under_every_edition(games):
        shuffled = chance.sample(events, len(events))
        assert wire.play(law, game.setup, shuffled) == wire.play(law, game.setup, events), game.game


def test_a_struck_line_never_happened(games: list[RealGame]) -> None:
    chance = random.Random(7)
    for law, game, events in under_every_edition(games):
        struck = chance.choice(events)
        without = wire.play(law, game.setup, [event for event in events if event is not struck])
        place = Place(period=3, moment=Moment.AFTER, order=99_999)
        strike = Event(id="strike", place=place, body=Strike(target=struck.id))
        assert seen(wire.play(law, game.setup, [*events, strike])) == seen(without), (game.game, struck)


def test_goals_are_scored_by_as_many_as_may_be_on_the_ice(games: list[RealGame]) -> None:
    for law, game, events in under_every_edition(games):
        rule = law.rule(Skaters, law.occasion(game.setup.stage, division=game.setup.division)).rule
        for goal in wire.play(law, game.setup, events).goals:
            assert rule.least <= min(goal.skaters), (law.id, game.game, goal)
            assert max(goal.skaters) <= rule.on_ice, (law.id, game.game, goal)


def test_the_score_is_the_goals_that_count_and_one_for_a_shootout(games: list[RealGame]) -> None:
    for law, game, events in under_every_edition(games):
        sheet = wire.play(law, game.setup, events)
        home, away = (sum(goal.points for goal in sheet.goals if goal.side is side) for side in Side)
        extra = sheet.result is not None and sheet.result.how == "shootout"
        assert sum(sheet.score) - home - away in ({0, 1} if extra else {0}), (law.id, game.game)

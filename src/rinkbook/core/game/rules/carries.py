"""A class of penalty that carries another with it, as a major an ejection."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from rinkbook.core.game.rules.penalty_classes import unknown_classes
from rinkbook.core.game.state import State
from rinkbook.core.model.events import Event, Penalty
from rinkbook.core.rulebook.edition import Edition, Section
from rinkbook.core.ruling import Fact, Given, Ruling, Verdict, decide


class Carries(Struct, frozen=True, kw_only=True, tag="carries", forbid_unknown_fields=True):
    """A penalty `of` that class brings the classes that it `adds`."""

    OFTEN: ClassVar[bool] = True

    of: str
    adds: tuple[str, ...]

    def faults_in(self, edition: Edition) -> Iterator[str]:
        yield from unknown_classes(edition, "of", [self.of])
        yield from unknown_classes(edition, "adds", self.adds)


SENTENCES = {
    "penalty-carries": ("Number {number} also gets {added}.", "A {of} carries that with it."),
}


def after(law: Section[Carries], game: State, event: Event, body: Penalty) -> Iterator[Ruling]:
    """What the call itself didn't already hold is given."""
    added = missing_classes(game, event, law.rule.adds)
    if law.rule.of not in game.called(event).classes or not added:
        return
    effects = tuple(Given(side=body.side, number=body.number, penalty_class=name) for name in added)
    titles = tuple(game.classes.title(name).lower() for name in added)
    of = game.classes.title(law.rule.of).lower()
    facts: dict[str, Fact] = {"number": body.number or "?", "of": of, "added": titles}
    yield decide(law, "penalty-carries", event.id, verdict=Verdict.REFUSED, facts=facts, effects=effects)


def missing_classes(game: State, event: Event, wanted: tuple[str, ...]) -> tuple[str, ...]:
    """The classes among *wanted* that the call didn't bring."""
    return tuple(name for name in wanted if name not in game.classes_of(event))

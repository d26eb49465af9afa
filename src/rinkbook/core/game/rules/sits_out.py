"""A class of penalty that brings games to sit out, or bars till it is decided; never on top of others."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from rinkbook.core.game.rules.penalty_classes import unknown_classes
from rinkbook.core.game.sanction import grounds_in, receiver, rulings_now, suspend, whom
from rinkbook.core.game.state import State
from rinkbook.core.model.events import Event, Penalty
from rinkbook.core.rulebook.edition import Edition, Section
from rinkbook.core.rulebook.values import at_least, one_of
from rinkbook.core.ruling import CASE, Fact, Proposed, Ruling, Verdict, decide


class SitsOut(Struct, frozen=True, kw_only=True, tag="sits-out", forbid_unknown_fields=True):
    """A penalty `of` that class brings so many `games`; `until` decided bars until the office decides.

    Where a clause of its own suspends the player for that incident, that clause alone speaks.
    """

    OFTEN: ClassVar[bool] = True
    LAST: ClassVar[bool] = True

    of: str
    games: int = 0
    until: str = ""

    def faults(self) -> Iterator[str]:
        yield from at_least(self, 0, "games")
        yield from one_of(self, "until", ("", "decided"))
        if self.games and self.until:
            yield f"until: expected nothing beside games, for they are decided then; got {self.until!r}"

    def faults_in(self, edition: Edition) -> Iterator[str]:
        yield from unknown_classes(edition, "of", [self.of])


SENTENCES = {
    "sits-out-games": (
        "{who} is suspended for at least {games|games}.",
        "The base book adds that to a {penalty}, where the house rules name no games of their own.",
    ),
    "sits-out-case": ("A case for the office: a {penalty}. {who}.", "It decides how long it is."),
    "sits-out-until": (
        "{who} is barred until the office has decided.",
        "The base book says so of a {penalty}.",
    ),
}


def after(law: Section[SitsOut], game: State, event: Event, body: Penalty) -> Iterator[Ruling]:
    rule = law.rule
    ground = suspend(body, rule.games, until=rule.until) if rule.games or rule.until else ()
    if not ground or rule.of not in game.classes_of(event) or grounds_in(game, event, body):
        return
    penalty = game.classes.title(rule.of).lower()
    facts: dict[str, Fact] = {"who": whom(game, body), "games": rule.games, "penalty": penalty}
    if not rule.until:
        yield decide(law, "sits-out-games", event.id, verdict=Verdict.REFUSED, facts=facts, effects=ground)
        return
    yield decide(law, "sits-out-until", event.id, verdict=Verdict.REFUSED, facts=facts, effects=ground)
    if not is_a_case(game, event):
        side, number, name = receiver(body)
        case = (Proposed(event=CASE, side=side, number=number, name=name, about="suspension"),)
        yield decide(law, "sits-out-case", f"{event.id}:case", verdict=Verdict.ASK, facts=facts, effects=case)


def is_a_case(game: State, event: Event) -> bool:
    """A clause of its own has made a case of that call."""
    return any(
        isinstance(effect, Proposed) and effect.event == CASE
        for ruling in rulings_now(game, event)
        for effect in ruling.effects
    )

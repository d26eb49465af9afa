"""A fight: major and game misconduct in one, and games to sit out; its roles have calls of their own."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from rinkbook.core.game.rules.carries import missing_classes
from rinkbook.core.game.rules.offences import unknown_offences
from rinkbook.core.game.rules.penalty_classes import unknown_classes
from rinkbook.core.game.sanction import put_out, suspend, whom
from rinkbook.core.game.state import State
from rinkbook.core.model.events import Event, Penalty
from rinkbook.core.rulebook.edition import Edition, Section
from rinkbook.core.rulebook.values import at_least
from rinkbook.core.ruling import Given, Ruling, Verdict, decide


class Fighting(Struct, frozen=True, kw_only=True, tag="fighting", forbid_unknown_fields=True):
    """The `offence`, the `penalties` that it carries, and at least so many games `suspend`ed.

    It is a fighting penalty where it is called in one of the classes of `trigger`. `instigator` is the
    call on top for who started it, `retaliation` that for who was hit and carried on: a fighting penalty
    in the same classes, and none in lesser ones.
    """

    PARTS: ClassVar[dict[str, str]] = {
        "first": "the games to sit out",
        "penalties": "the penalties of a fight",
    }

    penalties: tuple[str, ...]
    suspend: int
    offence: str = "fighting"
    instigator: str = ""
    retaliation: str = ""
    trigger: tuple[str, ...] = ("major", "match")

    def faults(self) -> Iterator[str]:
        yield from at_least(self, 0, "suspend")

    def faults_in(self, edition: Edition) -> Iterator[str]:
        yield from unknown_classes(edition, "penalties", self.penalties)
        yield from unknown_classes(edition, "trigger", self.trigger)
        for name in ("offence", "instigator", "retaliation"):
            yield from unknown_offences(edition, name, filter(None, [getattr(self, name)]))


SENTENCES = {
    "fighting": (
        "{who} is out for the night, with at least {suspend|games} to sit out.",
        "A fighting penalty. The office may add games.",
    ),
}


def after(law: Section[Fighting], game: State, event: Event, body: Penalty) -> Iterator[Ruling]:
    """Only the major is a fighting penalty; who hits back and gets a minor isn't suspended by this clause."""
    if not is_fighting_penalty(law.rule, game, event, body):
        return
    given = [
        Given(side=body.side, number=body.number, penalty_class=name, offence=body.offence)
        for name in missing_classes(game, event, law.rule.penalties)
        if not game.classes.puts_out(name) or not has_left(game, event)
    ]
    yield decide(
        law, "fighting", event.id, cites="first", verdict=Verdict.REFUSED,
        facts={"who": whom(game, body), "suspend": law.rule.suspend},
        effects=(*given, *put_out(body), *suspend(body, law.rule.suspend)),
    )  # fmt: skip


def is_fighting_penalty(rule: Fighting, game: State, event: Event, body: Penalty) -> bool:
    called = game.called(event).classes
    return body.offence in (rule.offence, rule.retaliation) and any(name in rule.trigger for name in called)


def has_left(game: State, event: Event) -> bool:
    """The call itself puts its receiver out."""
    return any(game.classes.puts_out(name) for name in game.called(event).classes)

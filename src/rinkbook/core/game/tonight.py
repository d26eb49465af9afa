"""A team of the night as set-up and sheet know it, and the conditions that it meets or doesn't.

A `Tonight` holds no more than both know. Nothing here counts levels, registrations or games served: the
set-up brings their outcome (`Rostered.bars`, `sub_for`). What is left for the package that judges a season:
to make those outcomes, to show the conditions that are met, and to ask the same functions before the night.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any

from msgspec import Struct, structs

from rinkbook.core.game.state import State
from rinkbook.core.game.worn import by_number
from rinkbook.core.model.events import Dressed, Event, LineUpConfirmed, PeriodStart, Side
from rinkbook.core.model.setup import Rostered
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.ruling import Blocked, Fact, Ruling, Verdict, decide

OF_SUB, OF_LEAGUE = "sub", "operator"  # whose answer on a substitute: the captain's, the league's own
LineUp = Mapping[str, Dressed]  # by number


class Condition(Struct, frozen=True, kw_only=True):
    """Whether one number may play as far as one rule goes; `met` None: that can't be said yet.

    `code` and `facts` make the sentence, `part` is the part of the rule whose clause says so.
    """

    number: str
    met: bool | None
    code: str = ""
    part: str = ""
    facts: Mapping[str, Fact] = {}
    remedies: tuple[str, ...] = ()


class Tonight(Struct, frozen=True, kw_only=True, dict=True):
    """Who dresses for a side, and what is known of them; `judged` are the numbers that are new.

    `answers` are those to the side's numbers (by what they were about), `on_bench` the ids of suspended
    players who sit there.
    """

    side: Side
    name: str
    other: str
    roster: tuple[Rostered, ...]
    dressed: LineUp
    opponents: LineUp
    judged: tuple[str, ...]
    answers: Mapping[str, Mapping[str, bool]] = {}
    on_bench: tuple[str, ...] = ()

    @cached_property
    def who(self) -> Mapping[str, Rostered]:
        """Who of the roster wears which number tonight: by the id, else by the number alone."""
        ids = {worn.player for worn in self.dressed.values() if worn.player}
        own = {each.number: each for each in reversed(self.roster) if each.player not in ids}
        known = {each.player: each for each in reversed(self.roster)}
        told = {number: known.get(worn.player) for number, worn in self.dressed.items() if worn.player}
        return {number: each for number, each in {**own, **told}.items() if each is not None}

    def listed(self, number: str) -> Rostered | None:
        return self.who.get(number)

    def is_sub(self, number: str) -> bool:
        listed, worn = self.listed(number), self.dressed[number]
        return worn.is_sub or (listed is not None and listed.sub)

    @cached_property
    def subs(self) -> tuple[str, ...]:
        return tuple(number for number in self.dressed if self.is_sub(number))

    @cached_property
    def here(self) -> frozenset[str]:
        """The ids of who dresses."""
        found = (self.listed(number) for number in self.dressed)
        return frozenset(listed.player for listed in found if listed is not None)

    def missing(self, *, bench: bool) -> tuple[Rostered, ...]:
        """Players of the roster who don't dress; with the *bench*, who sits there suspended too."""
        away = [each for each in self.roster if not each.sub and each.player not in self.here]
        return tuple(each for each in away if bench or each.player not in self.on_bench)

    def with_line_up(self, dressed: LineUp) -> "Tonight":
        return structs.replace(self, dressed=dressed)

    def answer(self, number: str, about: str) -> bool | None:
        """What was answered last about a number, None where nobody has answered."""
        return self.answers.get(number, {}).get(about)


def tonight_of(game: State, side: Side, dressed: LineUp, judged: Iterable[str]) -> Tonight:
    """The side with that line-up."""
    setup = game.setup
    return Tonight(
        side=side, name=game.called_name(side),
        other=game.called_name(side.other), roster=setup.team(side).roster,
        dressed=dressed, opponents=game.line_ups[side.other], judged=tuple(judged),
        answers={number: answers for (of, number), answers in game.answers.items() if of is side},
        on_bench=tuple(game.on_bench[side]),
    )  # fmt: skip


def confirmed(game: State, body: LineUpConfirmed) -> Tonight:
    """The side as it confirms it; once the game has begun, only who is new to it is judged."""
    dressed = by_number(body.players)
    before = game.line_ups[body.side] if game.begun else {}
    return tonight_of(game, body.side, dressed, [number for number in dressed if number not in before])


def starting(game: State, event: Event, body: LineUpConfirmed | PeriodStart) -> Iterator[tuple[str, Tonight]]:
    """The sides that are about to play, each with what its rulings are about.

    Both at the start of the game; later the one that confirms its line-up anew.
    """
    if isinstance(body, LineUpConfirmed):
        if game.begun:
            yield f"{event.id}:{body.side}", confirmed(game, body)
    elif game.begins(event):
        for side in Side:
            line_up = game.line_ups[side]
            yield str(side), tonight_of(game, side, line_up, line_up)


def rulings_on(law: Section[Any], team: Tonight, about: str, found: Iterable[Condition]) -> Iterator[Ruling]:
    """A refusal for each condition that isn't met, a question for each that can't be said."""
    for each in found:
        if each.met:
            continue
        facts: dict[str, Fact] = {"number": each.number, "side": team.side.value, "team": team.name}
        yield decide(
            law, each.code, f"{about}:{each.number}", cites=each.part,
            verdict=Verdict.ASK if each.met is None else Verdict.REFUSED, facts={**facts, **each.facts},
            effects=() if each.met is None else (Blocked(),), remedies=each.remedies,
        )  # fmt: skip

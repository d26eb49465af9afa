"""Who speaks for a team: a captain or alternate, else a bench captain; whether a goalie may."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from rinkbook.core.game.state import State
from rinkbook.core.model.events import CaptainNamed, Dressed, Event, PeriodStart, Side
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.ruling import Blocked, Ruling, Verdict, decide


class Captain(Struct, frozen=True, kw_only=True, tag="captain", forbid_unknown_fields=True):
    """The `letters` worn, whether a `bench_captain` is named where nobody wears one.

    `goalie_allowed`: a goalie may be captain too.
    """

    PARTS: ClassVar[dict[str, str]] = {
        "letters": "the letters that captains and alternates wear",
        "bench": "a bench captain where nobody wears one",
        "goalie": "that a goalie is none",
    }

    letters: tuple[str, ...] = ()
    bench_captain: bool = False
    goalie_allowed: bool = True


SENTENCES = {
    "no-captain": (
        "Nobody speaks for {team} yet.",
        "Without a captain or alternate in the line-up, a bench captain is named before the start.",
    ),
    "name-captain": ("Name a player who is no goalie.", ""),
    "goalie-captain": (
        "Number {number} can't be captain tonight.",
        "A goalie can't speak for the team on the ice.",
    ),
    "bench-captain": ("Number {number} speaks for {team} tonight.", "Tell the referee before the start."),
}


def admit(
    law: Section[Captain], game: State, event: Event, body: PeriodStart | CaptainNamed
) -> Iterator[Ruling]:
    if isinstance(body, CaptainNamed):
        yield from judge_named(law, game, event, body)
    elif game.begins(event) and law.rule.bench_captain:
        for side in Side:
            if game.confirmed[side] and not speaks(law.rule, game, side):
                yield missing(law, game, side)


def speaks(rule: Captain, game: State, side: Side) -> bool:
    """Somebody with a letter dresses, or a bench captain was named, and he may be one."""
    named = game.dressed(side, game.captains[side])
    if game.captains[side] and (named is None or may_speak(rule, named)):
        return True
    worn = game.line_ups[side].values()
    return any(dressed.letter in rule.letters and may_speak(rule, dressed) for dressed in worn)


def may_speak(rule: Captain, dressed: Dressed) -> bool:
    return rule.goalie_allowed or not dressed.goalie


def missing(law: Section[Captain], game: State, side: Side) -> Ruling:
    facts = {"team": game.setup.team(side).name or side.value}
    return decide(
        law, "no-captain", side, cites="bench", verdict=Verdict.REFUSED, facts=facts, effects=(Blocked(),),
        remedies=("name-captain",),
    )  # fmt: skip


def judge_named(law: Section[Captain], game: State, event: Event, body: CaptainNamed) -> Iterator[Ruling]:
    dressed = game.dressed(body.side, body.number)
    team = game.setup.team(body.side).name or body.side.value
    if dressed is not None and not may_speak(law.rule, dressed):
        yield decide(
            law, "goalie-captain", event.id, cites="goalie", verdict=Verdict.REFUSED,
            facts={"number": body.number}, effects=(Blocked(),), remedies=("name-captain",),
        )  # fmt: skip
    elif dressed is not None and dressed.letter not in law.rule.letters:
        yield decide(
            law, "bench-captain", event.id, cites="bench", facts={"number": body.number, "team": team}
        )

"""Who may not dress at all: whom the set-up bars, and whom it doesn't know."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from rinkbook.core.game.state import State
from rinkbook.core.game.tonight import Condition, Tonight, confirmed, rulings_on, tonight_of
from rinkbook.core.model.events import (
    Event,
    Goal,
    GoalieChange,
    LineUpConfirmed,
    ShootoutAttempt,
    Side,
    SuspendedOnBench,
    WarmUp,
)
from rinkbook.core.model.setup import Bar, Rostered
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.rulebook.values import one_of
from rinkbook.core.ruling import Fact, Ruling, Verdict, decide

SUSPENDED = "suspended"
Played = Goal | GoalieChange | ShootoutAttempt


class MayDress(Struct, frozen=True, kw_only=True, tag="may-dress", forbid_unknown_fields=True):
    """`unknown`: whether somebody whom the set-up's roster doesn't name is `refused` or `told`.

    `warm_up`: a suspended player may join it. A set-up without a roster bars nobody.
    """

    PARTS: ClassVar[dict[str, str]] = {
        "suspended": "a suspended player",
        "unregistered": "somebody who isn't registered",
        "sub": "a substitute whom nobody knows",
        "age": "a player who is too young",
        "level": "a player of another level than the league's",
        "expelled": "a player who is barred for good",
        "other": "whatever else bars a player",
    }

    unknown: str = "refused"
    warm_up: bool = True

    def faults(self) -> Iterator[str]:
        yield from one_of(self, "unknown", ("refused", "told"))


SENTENCES = {
    "suspended-dresses": ("Number {number} of {team} is suspended and can't dress.", "{words}."),
    "unregistered-dresses": ("Number {number} of {team} isn't registered and can't dress.", "{words}."),
    "barred-dresses": ("Number {number} of {team} can't dress.", "{words}."),
    "unknown-dresses": (
        "Number {number} of {team} is on no list for tonight.",
        "Only who is on the roster, or among the substitutes, is known to be registered.",
    ),
    "unknown-sub": (
        "Substitute {number} of {team} is on no list for tonight.",
        "Nobody knows that this player may substitute.",
    ),
    "leave-out": ("Leave that number out of the line-up.", ""),
    "name-the-player": ("Say who wears the number.", ""),
    "barred-plays": (
        "Number {number} of {team} isn't in the line-up, and the roster's {number} may not play.",
        "{words}.",
    ),
    "suspended-warm-up": (
        "Number {number} of {team} stays out of the warm-up.",
        "A suspended player joins neither the warm-up nor the game.",
    ),
}
DRESSES = {SUSPENDED: "suspended-dresses", "unregistered": "unregistered-dresses"}


def admit(law: Section[MayDress], game: State, event: Event, body: LineUpConfirmed) -> Iterator[Ruling]:
    team = confirmed(game, body)
    yield from rulings_on(law, team, f"{event.id}:{body.side}", conditions(law, team))


def conditions(law: Section[MayDress], team: Tonight) -> Iterator[Condition]:
    """Each number that is new; with no roster nothing is known of anybody."""
    for number in team.judged if team.roster else ():
        listed = team.listed(number)
        yield unlisted(law.rule, team, number) if listed is None else barred(law, number, listed)


def unlisted(rule: MayDress, team: Tonight, number: str) -> Condition:
    met = False if rule.unknown == "refused" else None
    remedies = ("name-the-player", "leave-out")
    if team.is_sub(number):
        return Condition(number=number, met=met, code="unknown-sub", part="sub", remedies=remedies)
    return Condition(number=number, met=met, code="unknown-dresses", part="unregistered", remedies=remedies)


def barred(law: Section[MayDress], number: str, listed: Rostered) -> Condition:
    bar = bar_of(listed)
    if bar is None:
        return Condition(number=number, met=True)
    return Condition(
        number=number, met=False, code=DRESSES.get(bar.code, "barred-dresses"), part=part_of(law, bar),
        facts={"words": why(bar)}, remedies=("leave-out",),
    )  # fmt: skip


def part_of(law: Section[MayDress], bar: Bar) -> str:
    """The part whose clause bars him: that of the bar's code, where the edition has one."""
    return bar.code if bar.code in law.clauses else "other"


def bar_of(listed: Rostered) -> Bar | None:
    """What keeps the player out; a suspension before anything else."""
    bars = sorted((bar for bar in listed.bars if bar.blocks), key=lambda bar: bar.code != SUSPENDED)
    return bars[0] if bars else None


def why(bar: Bar) -> str:
    """What the set-up says of it, as a sentence goes on."""
    return bar.words.rstrip(".") or "The office has said so"


def after(
    law: Section[MayDress], game: State, event: Event, body: Played | WarmUp | SuspendedOnBench
) -> Iterator[Ruling]:
    if isinstance(body, WarmUp | SuspendedOnBench):
        yield from () if law.rule.warm_up else warned(law, game, event, body)
    else:
        yield from appearing(law, game, event, body)


def appearing(law: Section[MayDress], game: State, event: Event, body: Played) -> Iterator[Ruling]:
    """A barred player who is in no line-up, and yet on the sheet."""
    assists = body.assists if isinstance(body, Goal) else ()
    for number in dict.fromkeys((body.number, *assists)):
        if not number or number in game.line_ups[body.side] or not game.confirmed[body.side]:
            continue
        team = tonight_of(game, body.side, game.line_ups[body.side], ())
        listed = team.listed(number)
        bar = bar_of(listed) if listed is not None else None
        if bar is not None:
            facts: dict[str, Fact] = {"number": number, "side": body.side.value, "team": team.name}
            yield decide(
                law, "barred-plays", f"{event.id}:{body.side}:{number}",
                cites=part_of(law, bar), verdict=Verdict.REFUSED,
                facts={**facts, "words": why(bar)},
            )  # fmt: skip


def warned(
    law: Section[MayDress], game: State, event: Event, body: WarmUp | SuspendedOnBench
) -> Iterator[Ruling]:
    """The suspended of both rosters at the warm-up; the one who sits there, where he is ticked."""
    for side in Side:
        for listed in game.setup.team(side).roster:
            is_meant = isinstance(body, WarmUp) or (body.side, body.player) == (side, listed.player)
            if is_meant and any(bar.code == SUSPENDED and bar.blocks for bar in listed.bars):
                team = game.called_name(side)
                yield decide(
                    law, "suspended-warm-up", f"{event.id}:{side}:{listed.player}", cites="suspended",
                    facts={"number": listed.number or listed.name, "team": team},
                )  # fmt: skip

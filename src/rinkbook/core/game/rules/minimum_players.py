"""A team needs so many of its own players, or the other captain waives it, or the game is forfeit."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from rinkbook.core.game.state import State
from rinkbook.core.model.events import (
    Countdown,
    CountdownOver,
    Dressed,
    Event,
    PeriodStart,
    RuleWaived,
    Side,
    SuspendedOnBench,
)
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.rulebook.values import at_least, one_of
from rinkbook.core.ruling import Blocked, Fact, Proposed, Ruling, Verdict, decide


class MinimumPlayers(Struct, frozen=True, kw_only=True, tag="minimum-players", forbid_unknown_fields=True):
    """At least `skaters` of the roster, tested at the start (`when_tested`).

    `subs_count`: substitutes are counted too; `count_goalies`: goalies are; `waivable`: the other captain
    may let them play. `wait` seconds are put on the clock for a team that is short when it is to start, and
    who is short after them forfeits (0: nobody is waited for); they are the slot's (`wait_from`).
    """

    PARTS: ClassVar[dict[str, str]] = {
        "least": "how many are needed",
        "waiver": "the other captain's waiver",
        "short": "a team that has fewer",
        "wait": "the time that a short team is given",
        "over": "one that is short when it is up",
    }

    skaters: int
    subs_count: bool = False
    count_goalies: bool = False
    when_tested: str = "start"
    waivable: bool = True
    wait: int = 0
    wait_from: str = "slot"

    def faults(self) -> Iterator[str]:
        yield from at_least(self, 1, "skaters")
        yield from at_least(self, 0, "wait")
        yield from one_of(self, "when_tested", ("start",))
        yield from one_of(self, "wait_from", ("slot",))


SENTENCES = {
    "too-few-players": (
        "{team} can't start: {count} {who}, {least} needed.",
        "The line-up has {count} of its own.",
    ),
    "minimum-waived": (
        "{team} may start with {count}.",
        "{least} are needed, but {by} waived that.",
    ),
    "waive-minimum": ("The other captain may waive it.", ""),
    "wait-for-players": ("A new line-up in that time lets them start.", ""),
    "short-at-start": (
        "The referee has {wait|clock} put on the clock for {team}.",
        "{count} {who} are too few to start: it takes {least}.",
    ),
    "short-at-start-waiting": (
        "{team} have {wait|clock} to be {least}.",
        "They have {count}. The time is the slot's; the game clock isn't touched.",
    ),
    "too-few-forfeit": (
        "An official may declare the forfeit of {team}.",
        "{count} {who} are too few: it takes {least}.",
    ),
    "still-short-forfeit": (
        "An official may declare the forfeit of {team}.",
        "The {wait|clock} are over, and with {count} {who} they are still short of {least}.",
    ),
    "both-short-forfeit": (
        "An official may declare a forfeit of both teams.",
        "The {wait|clock} are over, and neither has {least} {who}.",
    ),
}


def admit(law: Section[MinimumPlayers], game: State, event: Event, body: PeriodStart) -> Iterator[Ruling]:
    """At the start of the game both line-ups are counted; who has forfeited may play all the same."""
    if not game.begins(event):
        return
    for side in (each for each in Side if each not in game.forfeited):
        if game.confirmed[side] and counted(law.rule, game, side) < law.rule.skaters:
            yield from judge_short(law, game, side)


def counted(rule: MinimumPlayers, game: State, side: Side) -> int:
    """Those of the line-up who count: nobody who is out before the start, or sits on the bench suspended."""
    sitting = {body.player for _, body in game.happened(SuspendedOnBench) if body.side is side}
    return sum(
        1
        for dressed in game.line_ups[side].values()
        if dressed.player not in sitting and not game.is_out(side, dressed.number) and fits(rule, dressed)
    )


def fits(rule: MinimumPlayers, dressed: Dressed) -> bool:
    """Whether he is one of those who are counted."""
    own = rule.subs_count or not dressed.is_sub
    return own and (rule.count_goalies or not dressed.goalie)


def judge_short(law: Section[MinimumPlayers], game: State, side: Side) -> Iterator[Ruling]:
    """They may not start, unless the other captain waives it; then they are waited for, or forfeit."""
    facts = facts_of(law, game, side)
    waiver = waiver_for(law, game, side)
    if waiver is not None:
        facts["by"] = waiver.by or game.called_name(side.other)
        yield decide(law, "minimum-waived", side, cites="waiver", verdict=Verdict.GRANTED, facts=facts)
        return
    yield decide(
        law, "too-few-players", side, cites="least", verdict=Verdict.REFUSED, facts=facts,
        effects=(Blocked(),), remedies=("waive-minimum",) if law.rule.waivable else (),
    )  # fmt: skip
    if game.last_stands:
        yield from what_follows(law, game, side, facts)


def what_follows(
    law: Section[MinimumPlayers], game: State, side: Side, facts: dict[str, Fact]
) -> Iterator[Ruling]:
    """They are waited for, as long as that time isn't over; and an official is asked for the forfeit."""
    if law.rule.wait and side not in timed(law, game, CountdownOver):
        yield decide(
            law, "short-at-start", f"wait:{side}", cites="wait", verdict=Verdict.ASK, facts=facts,
            effects=(Proposed(event="countdown", side=side),), remedies=("wait-for-players",),
        )  # fmt: skip
    yield decide(
        law, "too-few-forfeit", f"forfeit:{side}", cites="short", verdict=Verdict.ASK, facts=facts,
        effects=(Proposed(event="forfeit", side=side),),
    )  # fmt: skip


def facts_of(law: Section[MinimumPlayers], game: State, side: Side) -> dict[str, Fact]:
    team = game.called_name(side)
    count = counted(law.rule, game, side)
    who = "rostered players" if law.rule.count_goalies else "rostered skaters"
    return {"team": team, "count": count, "least": law.rule.skaters, "wait": law.rule.wait, "who": who}


def waiver_for(law: Section[MinimumPlayers], game: State, side: Side) -> RuleWaived | None:
    """The other captain's word that they may start all the same, where the rulebook lets him."""
    words = [
        body for _, body in game.happened(RuleWaived) if body.side is side.other and body.rule == law.kind
    ]
    return words[0] if words and law.rule.waivable else None


def timed(law: Section[MinimumPlayers], game: State, kind: type[Countdown | CountdownOver]) -> set[Side]:
    """The sides whose time began to run, or ran out."""
    sides = [body.side for _, body in game.happened(kind) if body.rule == law.kind]
    return {each for side in sides for each in ((side,) if side is not None else Side)}


def after(
    law: Section[MinimumPlayers], game: State, event: Event, body: Countdown | CountdownOver
) -> Iterator[Ruling]:
    """The time begins to run for whoever is short; when it is up, he forfeits who still is."""
    if body.rule != law.kind or not law.rule.wait or game.begun:
        return
    over = isinstance(body, CountdownOver)
    short = [side for side in timed_by(body) if is_short(law, game, side)]
    if over and len([side for side in timed(law, game, CountdownOver) if is_short(law, game, side)]) > 1:
        yield decide(
            law, "both-short-forfeit", "over:both", cites="over", verdict=Verdict.ASK,
            facts=facts_of(law, game, Side.HOME), effects=(Proposed(event="forfeit"),),
        )  # fmt: skip
    elif over:
        yield from (still_short(law, game, side) for side in short)
    else:
        yield from (waiting(law, game, side) for side in short)


def timed_by(body: Countdown | CountdownOver) -> tuple[Side, ...]:
    return (body.side,) if body.side is not None else tuple(Side)


def is_short(law: Section[MinimumPlayers], game: State, side: Side) -> bool:
    """A team that hasn't told who is there has nobody."""
    return counted(law.rule, game, side) < law.rule.skaters and waiver_for(law, game, side) is None


def waiting(law: Section[MinimumPlayers], game: State, side: Side) -> Ruling:
    facts = facts_of(law, game, side)
    return decide(law, "short-at-start-waiting", f"waiting:{side}", cites="wait", facts=facts)


def still_short(law: Section[MinimumPlayers], game: State, side: Side) -> Ruling:
    return decide(
        law, "still-short-forfeit", f"over:{side}", cites="over", verdict=Verdict.ASK,
        facts=facts_of(law, game, side), effects=(Proposed(event="forfeit", side=side),),
    )  # fmt: skip

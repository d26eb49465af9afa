"""A team needs so many of its own players, or the other captain waives it, or the game is forfeit."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from rinkbook.core.game.state import State
from rinkbook.core.model.events import Event, PeriodStart, RuleWaived, Side
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.rulebook.values import at_least, one_of
from rinkbook.core.ruling import Blocked, Fact, Proposed, Ruling, Verdict, decide


class MinimumPlayers(Struct, frozen=True, kw_only=True, tag="minimum-players", forbid_unknown_fields=True):
    """At least `skaters` of the roster, tested at the start (`when_tested`).

    `subs_count`: substitutes are counted too; `count_goalies`: goalies are; `waivable`: the other captain
    may let them play.
    """

    PARTS: ClassVar[dict[str, str]] = {
        "least": "how many are needed",
        "waiver": "the other captain's waiver",
        "short": "a team that has fewer",
    }

    skaters: int
    subs_count: bool = False
    count_goalies: bool = False
    when_tested: str = "start"
    waivable: bool = True

    def faults(self) -> Iterator[str]:
        yield from at_least(self, 1, "skaters")
        yield from one_of(self, "when_tested", ("start",))


SENTENCES = {
    "too-few-players": (
        "{team} can't start: {count} rostered players, {least} needed.",
        "The line-up has {count} of its own.",
    ),
    "minimum-waived": (
        "{team} may start with {count}.",
        "{least} are needed, but {by} waived that.",
    ),
    "waive-minimum": ("The other captain may waive it.", ""),
    "too-few-forfeit": (
        "An official may declare the forfeit of {team}.",
        "{count} rostered players are too few: {least} are needed.",
    ),
}


def admit(law: Section[MinimumPlayers], game: State, event: Event, body: PeriodStart) -> Iterator[Ruling]:
    """At the start of the game both line-ups are counted."""
    if not game.begins(event):
        return
    for side in Side:
        if game.confirmed[side] and (count := counted(law.rule, game, side)) < law.rule.skaters:
            yield from judge_short(law, game, side, count)


def counted(rule: MinimumPlayers, game: State, side: Side) -> int:
    return sum(
        1
        for dressed in game.line_ups[side].values()
        if (rule.count_goalies or not dressed.goalie)
        and (rule.subs_count or not (dressed.sub or dressed.sub_for))
    )


def judge_short(law: Section[MinimumPlayers], game: State, side: Side, count: int) -> Iterator[Ruling]:
    """They may not start, unless the other captain waives it; and an official is asked for the forfeit."""
    team = game.setup.team(side).name or side.value
    facts: dict[str, Fact] = {"team": team, "count": count, "least": law.rule.skaters}
    waiver = waiver_for(law, game, side)
    if waiver is not None:
        facts["by"] = waiver.by or game.setup.team(side.other).name or side.other.value
        yield decide(law, "minimum-waived", side, cites="waiver", verdict=Verdict.GRANTED, facts=facts)
        return
    yield decide(
        law, "too-few-players", side, cites="least", verdict=Verdict.REFUSED, facts=facts,
        effects=(Blocked(),), remedies=("waive-minimum",) if law.rule.waivable else (),
    )  # fmt: skip
    if game.last_stands:
        asked = (Proposed(event="forfeit", side=side),)
        yield decide(
            law, "too-few-forfeit", f"forfeit:{side}", cites="short", verdict=Verdict.ASK, facts=facts,
            effects=asked,
        )  # fmt: skip


def waiver_for(law: Section[MinimumPlayers], game: State, side: Side) -> RuleWaived | None:
    """The other captain's word that they may start all the same, where the rulebook lets him."""
    words = [
        body for _, body in game.happened(RuleWaived) if body.side is side.other and body.rule == law.kind
    ]
    return words[0] if words and law.rule.waivable else None

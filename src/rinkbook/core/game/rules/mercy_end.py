"""So far ahead that the referee is asked to end the game; ended so, it stands as it is."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct, field

from rinkbook.core.game.state import State
from rinkbook.core.game.when import holds
from rinkbook.core.model.events import Event, Goal, PeriodEnd, Termination
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.rulebook.values import at_least, one_of
from rinkbook.core.rulebook.when import When
from rinkbook.core.ruling import Decided, Proposed, Ruling, Verdict, decide


class MercyEnd(Struct, frozen=True, kw_only=True, tag="mercy-end", forbid_unknown_fields=True):
    """A lead of `lead` goals is asked about `at` a goal, or at the end of a period, while `when` holds."""

    OFTEN: ClassVar[bool] = True
    PARTS: ClassVar[dict[str, str]] = {
        "ask": "that the game is to be ended",
        "result": "how it stands then",
    }

    lead: int
    at: str = "goal"
    when: When = field(default_factory=When)

    def faults(self) -> Iterator[str]:
        yield from at_least(self, 1, "lead")
        yield from one_of(self, "at", ("goal", "period-end"))


SENTENCES = {
    "mercy-end": (
        "The game is to be ended: {team} lead by {lead}.",
        "From {least} goals on it ends, on the referee's word.",
    ),
    "mercy-ended": ("Final as it stands, {score}.", "The lead was large enough to end the game."),
}


def after(law: Section[MercyEnd], game: State, event: Event, body: Goal | PeriodEnd) -> Iterator[Ruling]:
    """Asked once for each time that the lead becomes so large."""
    rule, leader = law.rule, game.leader
    is_moment = isinstance(body, PeriodEnd) if rule.at == "period-end" else isinstance(body, Goal)
    if leader is None or game.lead < rule.lead or not is_moment or not holds(rule.when, game):
        return
    points = game.goals[-1].points if isinstance(body, Goal) else rule.lead
    if game.decided or game.lead - points >= rule.lead or not points:
        return
    yield decide(
        law, "mercy-end", event.id, cites="ask", verdict=Verdict.ASK,
        facts={"team": game.called_name(leader), "lead": game.lead, "least": rule.lead},
        effects=(Proposed(event="termination", side=leader.other),),
    )  # fmt: skip


def outcome(law: Section[MercyEnd], game: State) -> Iterator[Ruling]:
    """Where the official's end cites this rule, whoever leads has won."""
    ended = game.happened(Termination)
    if not ended or not ended[-1][1].key.startswith(f"{law.id}:") or game.leader is None:
        return
    effects = (Decided(how="regulation", winner=game.leader),)
    facts = {"score": game.score_told}
    yield decide(
        law, "mercy-ended", f"result:{ended[-1][0].id}", cites="result", facts=facts, effects=effects
    )

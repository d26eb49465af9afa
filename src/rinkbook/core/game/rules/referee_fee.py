"""The referees are paid before the start; after the grace the clock runs and a penalty waits for the team."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from rinkbook.core.game.rules.offences import unknown_offences
from rinkbook.core.game.state import State
from rinkbook.core.model.events import Event, PeriodStart, RefereeFee, Side
from rinkbook.core.rulebook.edition import Edition, Section
from rinkbook.core.rulebook.values import at_least
from rinkbook.core.ruling import Fact, Given, Ruling, Verdict, decide


class RefereeFees(Struct, frozen=True, kw_only=True, tag="referee-fee", forbid_unknown_fields=True):
    """`grace` seconds from the scheduled start, then the offence `penalty`, again after `repeat_every`.

    The penalty is the team's: it is called where the fee is still owed when play begins.
    """

    PARTS: ClassVar[dict[str, str]] = {
        "fee": "that it is paid",
        "grace": "that it is not paid yet",
    }

    grace: int
    penalty: str
    repeat_every: int = 0

    def faults(self) -> Iterator[str]:
        yield from at_least(self, 0, "grace")
        if self.repeat_every:
            yield f"repeat_every: expected 0, for the penalty is given once yet; got {self.repeat_every}"

    def faults_in(self, edition: Edition) -> Iterator[str]:
        yield from unknown_offences(edition, "penalty", [self.penalty])


SENTENCES = {
    "referee-fee-paid": ("{team} have paid the referee.", "The fee is due before the start."),
    "referee-fee-owed": (
        "{team} still owe the referee fee.",
        "There are {grace|minutes} minutes of grace, then the clock runs and they get a penalty.",
    ),
    "referee-fee-grace-over": (
        "{team} begin with a team penalty: {penalty}.",
        "Their referee fee wasn't paid in the {grace|minutes} minutes of grace.",
    ),
}


def after(
    law: Section[RefereeFees], game: State, event: Event, body: RefereeFee | PeriodStart
) -> Iterator[Ruling]:
    if isinstance(body, RefereeFee):
        yield told(law, game, event, body)
    elif event.id == game.begun:
        paid = {fee.side: fee.paid for _, fee in game.happened(RefereeFee)}
        yield from (penalise(law, game, side) for side in Side if not paid.get(side, True))


def told(law: Section[RefereeFees], game: State, event: Event, body: RefereeFee) -> Ruling:
    team = game.setup.team(body.side).name or body.side.value
    if body.paid:
        return decide(
            law, "referee-fee-paid", event.id, cites="fee", verdict=Verdict.GRANTED, facts={"team": team}
        )
    facts: dict[str, Fact] = {"team": team, "grace": law.rule.grace}
    return decide(law, "referee-fee-owed", event.id, cites="grace", verdict=Verdict.ASK, facts=facts)


def penalise(law: Section[RefereeFees], game: State, side: Side) -> Ruling:
    """Who still owes it when play begins has let the grace go by: the team serves a penalty from then on."""
    offence = game.offences.catalogue.get(law.rule.penalty)
    title = offence.title if offence is not None else law.rule.penalty
    facts: dict[str, Fact] = {
        "team": game.setup.team(side).name or side.value, "penalty": title.lower(), "grace": law.rule.grace,
    }  # fmt: skip
    given = tuple(
        Given(side=side, number="", penalty_class=name, offence=law.rule.penalty)
        for name in game.classes.of_a_team(offence.all_classes() if offence is not None else ())
    )
    return decide(
        law, "referee-fee-grace-over", f"over:{side}", cites="grace", verdict=Verdict.REFUSED, facts=facts,
        effects=given,
    )  # fmt: skip

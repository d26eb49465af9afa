"""The referees are paid before the start; after the grace the clock runs and a penalty waits for the team."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from rinkbook.core.game.rules.offences import unknown_offences
from rinkbook.core.game.state import State
from rinkbook.core.model.events import Event, RefereeFee
from rinkbook.core.rulebook.edition import Edition, Section
from rinkbook.core.rulebook.values import at_least
from rinkbook.core.ruling import Fact, Ruling, Verdict, decide


class RefereeFees(Struct, frozen=True, kw_only=True, tag="referee-fee", forbid_unknown_fields=True):
    """`grace` seconds from the scheduled start, then the offence `penalty`, again after `repeat_every`."""

    PARTS: ClassVar[dict[str, str]] = {
        "fee": "that it is paid",
        "grace": "that it is not paid yet",
    }

    grace: int
    penalty: str
    repeat_every: int = 0

    def faults(self) -> Iterator[str]:
        yield from at_least(self, 0, "grace", "repeat_every")

    def faults_in(self, edition: Edition) -> Iterator[str]:
        yield from unknown_offences(edition, "penalty", [self.penalty])


SENTENCES = {
    "referee-fee-paid": ("{team} have paid the referee.", "The fee is due before the start."),
    "referee-fee-owed": (
        "{team} still owe the referee fee.",
        "There are {grace|minutes} minutes of grace, then the clock runs and they get a penalty.",
    ),
}


def after(law: Section[RefereeFees], game: State, event: Event, body: RefereeFee) -> Iterator[Ruling]:
    team = game.setup.team(body.side).name or body.side.value
    if body.paid:
        yield decide(
            law, "referee-fee-paid", event.id, cites="fee", verdict=Verdict.GRANTED, facts={"team": team}
        )
    else:
        facts: dict[str, Fact] = {"team": team, "grace": law.rule.grace}
        yield decide(law, "referee-fee-owed", event.id, cites="grace", verdict=Verdict.ASK, facts=facts)

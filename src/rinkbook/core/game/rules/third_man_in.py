"""The third man into a fight is out, and sits out games."""

from collections.abc import Iterator

from msgspec import Struct

from rinkbook.core.game.rules.offences import unknown_offences
from rinkbook.core.game.sanction import put_out, suspend, whom
from rinkbook.core.game.state import State
from rinkbook.core.model.events import Event, Penalty
from rinkbook.core.rulebook.edition import Edition, Section
from rinkbook.core.rulebook.values import at_least
from rinkbook.core.ruling import Ruling, Verdict, decide


class ThirdManIn(Struct, frozen=True, kw_only=True, tag="third-man-in", forbid_unknown_fields=True):
    """The `offence`, and at least so many games `suspend`ed."""

    suspend: int
    offence: str = "third-man-in"

    def faults(self) -> Iterator[str]:
        yield from at_least(self, 0, "suspend")

    def faults_in(self, edition: Edition) -> Iterator[str]:
        yield from unknown_offences(edition, "offence", [self.offence])


SENTENCES = {
    "third-man-in": (
        "{who} is out for the night, with at least {suspend|games} to sit out.",
        "Third man into a fight. The office may add games.",
    ),
}


def after(law: Section[ThirdManIn], game: State, event: Event, body: Penalty) -> Iterator[Ruling]:
    if body.offence == law.rule.offence:
        yield decide(
            law, "third-man-in", event.id, verdict=Verdict.REFUSED,
            facts={"who": whom(game, body), "suspend": law.rule.suspend},
            effects=(*put_out(body), *suspend(body, law.rule.suspend)),
        )  # fmt: skip

"""A team that isn't on the ice in time may be penalised by the base book; the referee says whether."""

from collections.abc import Iterator

from msgspec import Struct

from rinkbook.core.game.rules.offences import unknown_offences
from rinkbook.core.game.state import State
from rinkbook.core.model.events import Delay, Event, Side
from rinkbook.core.rulebook.edition import Edition, Section
from rinkbook.core.ruling import Fact, Proposed, Ruling, Verdict, decide


class LateTeam(Struct, frozen=True, kw_only=True, tag="late-team", forbid_unknown_fields=True):
    """The `penalties` that the referee may call on it: offences of the base book, the usual one first."""

    penalties: tuple[str, ...]

    def faults(self) -> Iterator[str]:
        if not self.penalties:
            yield "penalties: expected at least one offence, got none"

    def faults_in(self, edition: Edition) -> Iterator[str]:
        yield from unknown_offences(edition, "penalties", self.penalties)


SENTENCES = {
    "late-team": (
        "A team penalty for {team}? {penalties}.",
        "They kept the others waiting for {late|clock}; the referee says whether it is called.",
    )
}


def after(law: Section[LateTeam], game: State, event: Event, body: Delay) -> Iterator[Ruling]:
    sides = [side for side in Side if side.value == body.cause]
    if sides and body.seconds > 0:
        known = game.offences.catalogue
        titles = [known[name].title if name in known else name for name in law.rule.penalties]
        facts: dict[str, Fact] = {
            "team": game.called_name(sides[0]), "late": body.seconds,
            "penalties": ", or ".join([titles[0], *(title.lower() for title in titles[1:])]),
        }  # fmt: skip
        asked = Proposed(event="penalty", side=sides[0], offences=law.rule.penalties)
        yield decide(law, "late-team", event.id, verdict=Verdict.ASK, facts=facts, effects=(asked,))

"""The slot is over: the game ends as it stands, on the referee's word; a delay not the teams' moves it."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from rinkbook.core.game.state import State
from rinkbook.core.model.events import Curfew, Delay, Event
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.rulebook.values import at_least, one_of
from rinkbook.core.ruling import Fact, Ruling, decide


class CurfewRule(Struct, frozen=True, kw_only=True, tag="curfew", forbid_unknown_fields=True):
    """`length` seconds from the start of the slot; what happens `at_zero`."""

    PARTS: ClassVar[dict[str, str]] = {
        "curfew": "the end of the slot",
        "late": "a delay that moves it",
    }

    length: int
    at_zero: str = "ends-as-it-stands"

    def faults(self) -> Iterator[str]:
        yield from at_least(self, 1, "length")
        yield from one_of(self, "at_zero", ("ends-as-it-stands",))

    def endings(self) -> tuple[str, ...]:
        """It may stand level."""
        return ("tie",)


SENTENCES = {
    "curfew": ("The game ends as it stands, {score}.", "The slot of {length|minutes} minutes is over."),
    "curfew-moved": ("Curfew moves by {seconds|minutes} minutes.", "The delay was not the teams'."),
}


def after(law: Section[CurfewRule], game: State, event: Event, body: Curfew | Delay) -> Iterator[Ruling]:
    if isinstance(body, Curfew):
        facts: dict[str, Fact] = {"score": f"{game.score[0]}–{game.score[1]}", "length": law.rule.length}
        yield decide(law, "curfew", event.id, cites="curfew", facts=facts)
    elif body.cause == "not-the-teams" and body.seconds > 0:
        yield decide(law, "curfew-moved", event.id, cites="late", facts={"seconds": body.seconds})

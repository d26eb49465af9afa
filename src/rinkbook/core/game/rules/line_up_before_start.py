"""The captain confirms the line-up before the start; without it the start is refused."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from rinkbook.core.game.state import State
from rinkbook.core.model.events import Event, PeriodStart, Side
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.ruling import Blocked, Ruling, Verdict, decide


class LineUpBeforeStart(
    Struct, frozen=True, kw_only=True, tag="line-up-before-start", forbid_unknown_fields=True
):
    """`auto_forfeit` true where a missing line-up forfeits by itself; else a person rules on it."""

    PARTS: ClassVar[dict[str, str]] = {
        "before": "that it is confirmed before the start",
        "failure": "what follows where it is not",
    }

    auto_forfeit: bool = False

    def faults(self) -> Iterator[str]:
        if self.auto_forfeit:
            yield "auto_forfeit: expected false, for only a person can rule this forfeit yet; got true"


SENTENCES = {
    "line-up-missing": (
        "{team} have given no line-up.",
        "The game starts when each captain has confirmed who plays, substitutes included.",
    ),
    "confirm-line-up": ("Let the captain confirm the line-up.", ""),
}


def admit(law: Section[LineUpBeforeStart], game: State, event: Event, body: PeriodStart) -> Iterator[Ruling]:
    """At the start of the game; if the officials play on, that stays on the sheet as a ground."""
    if not game.begins(event):
        return
    for side in Side:
        if not game.confirmed[side]:
            yield decide(
                law, "line-up-missing", side, cites="before", verdict=Verdict.REFUSED,
                facts={"team": game.setup.team(side).name or side.value}, effects=(Blocked(),),
                remedies=("confirm-line-up",),
            )  # fmt: skip

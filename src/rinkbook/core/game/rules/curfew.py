"""The slot is over: the game ends as it stands, on the referee's word; a delay not the teams' moves it."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from rinkbook.core.game.state import State
from rinkbook.core.model.events import Curfew, Delay, Event, Side
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.rulebook.values import at_least, one_of
from rinkbook.core.ruling import CASE, Fact, Proposed, Ruling, Verdict, decide


class CurfewRule(Struct, frozen=True, kw_only=True, tag="curfew", forbid_unknown_fields=True):
    """`length` seconds from the start of the slot; what happens `at_zero`.

    Where a stage needs a winner and the score is level, the shootout is asked for without overtime.
    """

    PARTS: ClassVar[dict[str, str]] = {
        "curfew": "the end of the slot",
        "late": "a delay that moves it",
        "question": "that the captains are asked before the start",
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
    "curfew-level": (
        "Play is over, {score}. Shoot it out?",
        "The slot of {length|minutes} minutes is over, and this game needs a winner.",
    ),
    "curfew-undecided": (
        "The game ends level, {score}, and nobody has won it.",
        "The slot is over, and this game needs a winner: the office decides.",
    ),
    "curfew-unplayed": (
        "The game wasn't played.",
        "The slot of {length|minutes} minutes is over, and it had not begun: the office decides.",
    ),
    "curfew-moved": ("Curfew moves by {seconds|minutes} minutes.", "The delay was not the teams'."),
    "curfew-stays": ("The curfew stays.", "{team} caused the delay themselves."),
    "curfew-question": (
        "Is the new curfew clear to both captains?",
        "What isn't is settled with them before the start.",
    ),
}


def after(law: Section[CurfewRule], game: State, event: Event, body: Curfew | Delay) -> Iterator[Ruling]:
    """The slot is over; or a delay moves its end, or doesn't."""
    if isinstance(body, Curfew):
        yield over(law, game, event)
    elif body.seconds > 0:
        yield from late(law, game, event, body)


def over(law: Section[CurfewRule], game: State, event: Event) -> Ruling:
    """As it stands; where it can't stand level an official is asked for the shootout, then the office."""
    facts: dict[str, Fact] = {"score": game.score_told, "length": law.rule.length}
    if game.is_before_the_start:
        return to_the_office(law, "curfew-unplayed", event, facts)
    if game.closed is None:
        asked = (Proposed(event="shootout"),)
        return decide(
            law, "curfew-level", event.id, cites="curfew", verdict=Verdict.ASK, facts=facts, effects=asked
        )
    if game.needs_a_winner:
        return to_the_office(law, "curfew-undecided", event, facts)
    return decide(law, "curfew", event.id, cites="curfew", facts=facts)


def to_the_office(law: Section[CurfewRule], code: str, event: Event, facts: dict[str, Fact]) -> Ruling:
    """What the text gives no answer to: games have to be over by then, and this one isn't."""
    asked = (Proposed(event=CASE, about="review"),)
    return decide(law, code, event.id, cites="curfew", verdict=Verdict.ASK, facts=facts, effects=asked)


def late(law: Section[CurfewRule], game: State, event: Event, body: Delay) -> Iterator[Ruling]:
    """The slot is given back whole, unless a team was late itself. Captains are asked before the start."""
    sides = [side for side in Side if side.value == body.cause]
    if sides:
        team = game.called_name(sides[0])
        yield decide(law, "curfew-stays", event.id, cites="late", facts={"team": team})
    elif body.cause == "not-the-teams":
        yield decide(law, "curfew-moved", event.id, cites="late", facts={"seconds": body.seconds})
        if not game.begun and "question" in law.clauses:
            yield decide(
                law, "curfew-question", f"question:{event.id}", cites="question", verdict=Verdict.ASK
            )

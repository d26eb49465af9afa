"""A tie stands."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct, structs

from rinkbook.core.game.plan import Plan
from rinkbook.core.game.state import State
from rinkbook.core.model.events import Event, PeriodEnd
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.ruling import Ruling, decide


class Tie(Struct, frozen=True, kw_only=True, tag="tie", forbid_unknown_fields=True):
    """No fields: what is level after regulation stays so where no overtime is offered."""

    PARTS: ClassVar[dict[str, str]] = {
        "tie": "that it stands",
    }

    def endings(self) -> tuple[str, ...]:
        return ("tie",)


SENTENCES = {"tie-stands": ("Tie, {score}. No overtime.", "A tie stands at this stage.")}


def plan(law: Section[Tie], so_far: Plan) -> Plan:
    return structs.replace(so_far, tie=law.cites("tie"))


def after(law: Section[Tie], game: State, event: Event, body: PeriodEnd) -> Iterator[Ruling]:
    """Level after regulation, and nothing follows."""
    level = game.leader is None and game.is_last_regulation() and not game.forfeited
    if level and game.plan.offered == "none" and not game.plan.shootout:
        yield decide(law, "tie-stands", event.id, cites="tie", facts={"score": game.score_told})

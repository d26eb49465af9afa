"""The captains sign for who was there; from then on attendance changes only where it was posted wrongly."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from rinkbook.core.game.state import State
from rinkbook.core.model.events import (
    Amend,
    Event,
    JerseyChange,
    LineUpConfirmed,
    Signature,
    Strike,
    kebab,
)
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.ruling import Blocked, Fact, Ruling, Verdict, decide

CAPTAIN = "captain"
Corrects = LineUpConfirmed | JerseyChange | Strike | Amend


class Signatures(Struct, frozen=True, kw_only=True, tag="signatures", forbid_unknown_fields=True):
    """`final_on_sign`: who was there is settled by the captains' signatures, but for this one reason.

    `reason` is the one that a correction of the line-up tells where it was posted otherwise than signed.
    """

    PARTS: ClassVar[dict[str, str]] = {
        "sign": "that each captain signs for who was there",
        "final": "that it is settled then",
    }

    final_on_sign: bool = True
    reason: str = "posted-wrongly"


SENTENCES = {
    "attendance-signed": (
        "Who played for {team} is signed: {count} players.",
        "The captain has checked the sheet.",
    ),
    "attendance-absent": (
        "Nobody signed for who played for {team}.",
        "The captain wasn't there to check the sheet.",
    ),
    "attendance-final": (
        "Who played for {team} can't be changed any more.",
        "It is signed. Only what was posted otherwise than signed is put right, with that reason.",
    ),
    "posted-wrongly": ("If it was posted otherwise than signed, say so as the reason.", ""),
    "attendance-put-right": (
        "Who played for {team} is put right.",
        "It was posted otherwise than signed.",
    ),
}


def admit(law: Section[Signatures], game: State, event: Event, body: Corrects) -> Iterator[Ruling]:
    """Whatever touches a line-up, entered once both captains have signed."""
    side = game.attendance_lines.get(body.target if isinstance(body, Strike | Amend) else event.id)
    signed = [game.signed_at.get(each) for each in (side, side.other)] if side is not None else [None]
    orders = [order for order in signed if order is not None]
    if side is None or len(orders) < 2 or event.place.order <= max(orders) or not law.rule.final_on_sign:
        return
    facts: dict[str, Fact] = {"team": game.called_name(side)}
    if isinstance(body, Strike | Amend) and kebab(body.reason) == law.rule.reason:
        yield decide(
            law, "attendance-put-right", event.id, cites="final", verdict=Verdict.CHANGED, facts=facts
        )
    else:
        yield decide(
            law, "attendance-final", event.id, cites="final", verdict=Verdict.REFUSED, facts=facts,
            effects=(Blocked(),), remedies=("posted-wrongly",),
        )  # fmt: skip


def after(law: Section[Signatures], game: State, event: Event, body: Signature) -> Iterator[Ruling]:
    """A captain's is for his own team's attendance."""
    if body.role != CAPTAIN or body.side is None:
        return
    facts: dict[str, Fact] = {"team": game.called_name(body.side)}
    if body.absent:
        yield decide(law, "attendance-absent", event.id, cites="sign", verdict=Verdict.ASK, facts=facts)
    else:
        facts["count"] = len(game.line_ups[body.side])
        yield decide(law, "attendance-signed", event.id, cites="sign", facts=facts)

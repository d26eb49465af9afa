"""The penalty shot: that it stands in lieu of time in the box, and is a shot like another (base book)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct

from rinkbook.core.model.events import Event, Penalty
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.ruling import Ruling, Verdict, decide

if TYPE_CHECKING:
    from rinkbook.core.game.state import State


class PenaltyShot(Struct, frozen=True, kw_only=True, tag="penalty-shot", forbid_unknown_fields=True):
    """`shot`: one that didn't go in is a shot on the goalie all the same.

    `in_lieu`: a call with a penalty shot and a minor serves one minor fewer.
    """

    PARTS: ClassVar[dict[str, str]] = {
        "shot": "the shot",
        "in_lieu": "what it stands for",
    }

    shot: bool = True
    in_lieu: bool = False


SENTENCES = {
    "penalty-shot": (
        "{team} have a penalty shot.",
        "It takes the place of time in the box: nobody sits for it.",
    ),
    "penalty-shot-beside": (
        "{team} have a penalty shot, and the rest is served.",
        "It takes the place of the first minor.",
    ),
}


def after(law: Section[PenaltyShot], game: "State", event: Event, body: Penalty) -> Iterator[Ruling]:
    """A call in that class gives the other side the shot."""
    record = game.called(event)
    if "penalty-shot" in record.classes:
        team = game.called_name(body.side.other)
        code = "penalty-shot-beside" if record.parts else "penalty-shot"
        yield decide(law, code, event.id, cites="in_lieu", verdict=Verdict.GRANTED, facts={"team": team})

"""The captain confirms the line-up before the start; without it the start is refused."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from rinkbook.core.game.state import State
from rinkbook.core.model.events import Event, LineUpConfirmed, PeriodStart, Side
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.ruling import CASE, Blocked, Proposed, Ruling, Verdict, decide


class LineUpBeforeStart(
    Struct, frozen=True, kw_only=True, tag="line-up-before-start", forbid_unknown_fields=True
):
    """`auto_forfeit` true where a missing line-up is a forfeit at once; else the office rules on it."""

    PARTS: ClassVar[dict[str, str]] = {
        "before": "that it is confirmed before the start",
        "failure": "what follows where it is not",
        "label": "a substitute who is written in",
    }

    auto_forfeit: bool = False


SENTENCES = {
    "line-up-missing": (
        "{team} have given no line-up.",
        "The game starts when each captain has confirmed who plays, substitutes included.",
    ),
    "number-missing": (
        "{name} of {team} has no number yet.",
        "Whoever is written into the line-up has the number on the jersey beside the name.",
    ),
    "write-the-number": ("Write down the number on the jersey.", ""),
    "came-late": (
        "Number {number} of {team} came after the start.",
        "It is told before. Whether the line-up was complete and right the office decides.",
    ),
    "confirm-line-up": ("Let the captain confirm the line-up.", ""),
    "line-up-failure": (
        "Begun so, the office rules whether {team} forfeit.",
        "They gave no line-up before the start.",
    ),
    "line-up-failure-forfeit": (
        "Begun so, an official may declare the forfeit of {team}.",
        "They gave no line-up before the start.",
    ),
}


def admit(
    law: Section[LineUpBeforeStart], game: State, event: Event, body: PeriodStart | LineUpConfirmed
) -> Iterator[Ruling]:
    """At the start of the game; if the officials play on, that stays on the sheet as a ground."""
    if isinstance(body, LineUpConfirmed):
        yield from without_number(law, game, event, body)
        yield from late(law, game, event, body)
    elif game.begins(event):
        yield from (missing(law, game, side) for side in Side if not game.confirmed[side])


def without_number(
    law: Section[LineUpBeforeStart], game: State, event: Event, body: LineUpConfirmed
) -> Iterator[Ruling]:
    """Who is added to the printed line-up is added with a number."""
    for at, worn in enumerate(body.players):
        if not worn.number and "label" in law.clauses:
            facts = {"name": worn.name or "Somebody", "team": game.called_name(body.side)}
            yield decide(
                law, "number-missing", f"number:{event.id}:{at}", cites="label", verdict=Verdict.REFUSED,
                facts=facts, effects=(Blocked(),), remedies=("write-the-number",),
            )  # fmt: skip


def missing(law: Section[LineUpBeforeStart], game: State, side: Side) -> Ruling:
    return decide(
        law, "line-up-missing", side, cites="before", verdict=Verdict.REFUSED,
        facts={"team": game.called_name(side)}, effects=(Blocked(),), remedies=("confirm-line-up",),
    )  # fmt: skip


def after(law: Section[LineUpBeforeStart], game: State, event: Event, body: PeriodStart) -> Iterator[Ruling]:
    """A game that was begun without: the ground stays on the sheet, unless the referee's word allowed it."""
    if event.id != game.begun:
        return
    refused = {ruling.key for ruling in game.rulings if not ruling.overruled}
    for side in Side:
        if f"{law.id}:may:{side}" in refused:
            yield failure(law, game, side)


def late(
    law: Section[LineUpBeforeStart], game: State, event: Event, body: LineUpConfirmed
) -> Iterator[Ruling]:
    """Who wasn't in the line-up before; without one before, all that is missing was said at the start."""
    known = {*game.line_ups[body.side], *(number for side, number in game.attended if side is body.side)}
    for number in dict.fromkeys(worn.number for worn in body.players):
        if game.begun and game.confirmed[body.side] and number and number not in known:
            facts = {"number": number, "team": game.called_name(body.side)}
            yield decide(law, "came-late", f"late:{event.id}:{number}", cites="failure", facts=facts)


def failure(law: Section[LineUpBeforeStart], game: State, side: Side) -> Ruling:
    auto = law.rule.auto_forfeit
    asked = Proposed(event="forfeit", side=side) if auto else Proposed(event=CASE, side=side, about="review")
    return decide(
        law, "line-up-failure-forfeit" if auto else "line-up-failure", f"failure:{side}", cites="failure",
        verdict=Verdict.ASK, facts={"team": game.called_name(side)}, effects=(asked,),
    )  # fmt: skip

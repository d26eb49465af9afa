"""Each player wears a number of his own; another one tonight is told before the start."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from rinkbook.core.game.state import State
from rinkbook.core.model.events import Event, JerseyChange, LineUpConfirmed, Removal, reason_of
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.ruling import Blocked, Fact, Ruling, Verdict, decide


class JerseyNumbers(Struct, frozen=True, kw_only=True, tag="jersey-numbers", forbid_unknown_fields=True):
    """A number is worn once a team, and changed before the start; `missing` is the reason of who has none."""

    PARTS: ClassVar[dict[str, str]] = {
        "unique": "a number worn twice",
        "change": "another number tonight",
        "missing": "somebody without a number",
    }

    missing: str = "no-number"


SENTENCES = {
    "number-worn-twice": (
        "Number {number} is worn twice by {team}.",
        "Each player needs a number of his own.",
    ),
    "change-number": ("One of them changes to another number.", ""),
    "number-taken": (
        "{now} is worn by another player of {team}.",
        "Each player needs a number of his own.",
    ),
    "jersey-change-late": (
        "The number is changed after the start.",
        "Another number than the roster's is told before it. Later it is a correction of the line-up.",
    ),
    "correct-line-up": ("If {number} was written down by mistake, put the line-up right.", ""),
    "jersey-changed": ("{number} wears {now} tonight.", "Told before the start."),
    "without-number": (
        "A player of {team} without a number stays off the ice.",
        "The referee may send off who has none on the back. With one he may play again.",
    ),
}

REMEDIES = {"number-taken": ("change-number",), "jersey-change-late": ("correct-line-up",)}


def admit(
    law: Section[JerseyNumbers], game: State, event: Event, body: LineUpConfirmed | JerseyChange
) -> Iterator[Ruling]:
    if isinstance(body, LineUpConfirmed):
        yield from worn_twice(law, game, event, body)
    elif body.now != body.number and body.now in game.line_ups[body.side]:
        yield refuse(law, game, event, body, "number-taken", "unique")
    elif is_late(game):
        yield refuse(law, game, event, body, "jersey-change-late", "change")


def worn_twice(
    law: Section[JerseyNumbers], game: State, event: Event, body: LineUpConfirmed
) -> Iterator[Ruling]:
    numbers = [dressed.number for dressed in body.players]
    for number in sorted({number for number in numbers if numbers.count(number) > 1}):
        yield decide(
            law, "number-worn-twice", f"{event.id}:{number}", cites="unique", verdict=Verdict.REFUSED,
            facts={"number": number, "team": game.called_name(body.side)},
            effects=(Blocked(),), remedies=("change-number",),
        )  # fmt: skip


def is_late(game: State) -> bool:
    return bool(game.begun)


def refuse(
    law: Section[JerseyNumbers], game: State, event: Event, body: JerseyChange, code: str, part: str
) -> Ruling:
    facts = {**change_of(body), "team": game.called_name(body.side)}
    return decide(
        law, code, event.id, cites=part, verdict=Verdict.REFUSED, facts=facts, effects=(Blocked(),),
        remedies=REMEDIES[code],
    )  # fmt: skip


def change_of(body: JerseyChange) -> dict[str, Fact]:
    return {"number": body.number, "now": body.now}


def after(
    law: Section[JerseyNumbers], game: State, event: Event, body: JerseyChange | Removal
) -> Iterator[Ruling]:
    if isinstance(body, JerseyChange):
        if not is_late(game) and event.id not in game.refused:
            facts = change_of(body)
            yield decide(
                law, "jersey-changed", event.id, cites="change", verdict=Verdict.GRANTED, facts=facts
            )
    elif reason_of(body) == law.rule.missing and not body.back:
        facts = {"team": game.called_name(body.side)}
        yield decide(law, "without-number", event.id, cites="missing", facts=facts)

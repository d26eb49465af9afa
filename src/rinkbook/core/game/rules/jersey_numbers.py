"""Each player wears a number of his own; another one tonight is told before the start."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from rinkbook.core.game.state import State
from rinkbook.core.model.events import Event, JerseyChange, LineUpConfirmed
from rinkbook.core.model.place import Moment
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.ruling import Blocked, Ruling, Verdict, decide


class JerseyNumbers(Struct, frozen=True, kw_only=True, tag="jersey-numbers", forbid_unknown_fields=True):
    """No fields: a number is worn once a team."""

    PARTS: ClassVar[dict[str, str]] = {
        "unique": "a number worn twice",
        "change": "another number tonight",
    }


SENTENCES = {
    "number-worn-twice": (
        "Number {number} is worn twice by {team}.",
        "Each player needs a number of his own.",
    ),
    "change-number": ("One of them changes to another number.", ""),
    "jersey-change-late": (
        "The number is changed after the start.",
        "A number other than the roster's is told before the start; this is noted as a correction.",
    ),
    "jersey-changed": ("{number} wears {now} tonight.", "Told before the start."),
}


def admit(law: Section[JerseyNumbers], game: State, event: Event, body: LineUpConfirmed) -> Iterator[Ruling]:
    numbers = [dressed.number for dressed in body.players]
    for number in sorted({number for number in numbers if numbers.count(number) > 1}):
        yield decide(
            law, "number-worn-twice", f"{event.id}:{number}", cites="unique", verdict=Verdict.REFUSED,
            facts={"number": number, "team": game.setup.team(body.side).name or body.side.value},
            effects=(Blocked(),), remedies=("change-number",),
        )  # fmt: skip


def after(law: Section[JerseyNumbers], game: State, event: Event, body: JerseyChange) -> Iterator[Ruling]:
    late = event.place.moment is not Moment.BEFORE or event.place.period > 1
    code, verdict = ("jersey-change-late", Verdict.ASK) if late else ("jersey-changed", Verdict.GRANTED)
    facts = {"number": body.number, "now": body.now}
    yield decide(law, code, event.id, cites="change", verdict=verdict, facts=facts)

"""Who sits where the penalised player doesn't: for a goalie, for the bench, for who is out (base book)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct

from rinkbook.core.model.events import Event, Penalty, Side
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.rulebook.values import one_of
from rinkbook.core.ruling import Blocked, Fact, Ruling, Verdict, decide

if TYPE_CHECKING:
    from rinkbook.core.game.state import State


class Servers(Struct, frozen=True, kw_only=True, tag="servers", forbid_unknown_fields=True):
    """A skater who was on the ice sits for a `goalie`, for a `bench` penalty, for who is `out` of the game.

    `beside`: also for the minor of who has a misconduct to serve after it. Each is needed or not-needed;
    for who is out, where nobody needs to sit, a skater comes from the bench once the time is up.
    """

    LAST: ClassVar[bool] = True
    PARTS: ClassVar[dict[str, str]] = {
        "goalie": "a goalie's penalty",
        "bench": "a penalty of the bench",
        "out": "the time of who is out of the game",
        "beside": "a minor with a misconduct after it",
    }

    goalie: str = "needed"
    bench: str = "needed"
    out: str = "needed"
    beside: str = "needed"

    def faults(self) -> Iterator[str]:
        for field in ("goalie", "bench", "out", "beside"):
            yield from one_of(self, field, ("needed", "not-needed"))


SENTENCES = {
    "server-for-goalie": (
        "Somebody sits for goalie {number}: who?",
        "A goalie stays in goal and doesn't go to the box.",
    ),
    "server-for-bench": (
        "Somebody sits for the bench: who?",
        "It is the team's penalty, and a skater serves it.",
    ),
    "server-for-out": (
        "Somebody sits for {number}: who?",
        "Number {number} is out of the game, and the team is short for the time.",
    ),
    "server-beside": (
        "Somebody sits for the minor of {number}: who?",
        "Number {number} stays for the misconduct after it; the team-mate comes out when the minor is over.",
    ),
    "server-who": ("Any skater who was on the ice: no goalie, nobody who is out or sits already.", ""),
    "server-is-out": ("Number {server} can't sit for it.", "Number {server} is out of the game."),
    "server-is-a-goalie": ("Number {server} can't sit for it.", "Number {server} is a goalie tonight."),
    "server-sits-already": ("Number {server} can't sit for it.", "Number {server} serves a penalty already."),
}


ASKED = {
    "goalie": "server-for-goalie",
    "bench": "server-for-bench",
    "out": "server-for-out",
    "beside": "server-beside",
}


def admit(law: Section[Servers], game: "State", event: Event, body: Penalty) -> Iterator[Ruling]:
    """Who is named must be able to sit."""
    code = unable(game, body.side, body.served_by) if body.served_by not in ("", body.number) else ""
    if code:
        facts: dict[str, Fact] = {"server": body.served_by}
        yield decide(
            law, code, event.id, cites=part_of(game, body), verdict=Verdict.REFUSED, facts=facts,
            effects=(Blocked(),), remedies=("server-who",),
        )  # fmt: skip


def unable(game: "State", side: Side, number: str) -> str:
    """Why that number can't sit for another, "" where it can."""
    dressed = game.dressed(side, number)
    if game.is_out(side, number):
        return "server-is-out"
    if dressed is not None and dressed.goalie:
        return "server-is-a-goalie"
    return "server-sits-already" if game.box.last_of(side, number) is not None else ""


def part_of(game: "State", body: Penalty) -> str:
    """Which part of the rule a call falls under."""
    dressed = game.dressed(body.side, body.number)
    if dressed is not None and dressed.goalie:
        return "goalie"
    if body.bench or not body.number:
        return "bench"
    return "out" if game.is_out(body.side, body.number) else "beside"


def after(law: Section[Servers], game: "State", event: Event, body: Penalty) -> Iterator[Ruling]:
    """Where nobody is named, one is asked for."""
    part = part_of(game, body)
    asked = getattr(law.rule, part) == "needed" and not body.served_by
    if asked and is_to_sit(game, event, body, part):
        facts: dict[str, Fact] = {"number": body.number or "?"}
        yield decide(
            law, ASKED[part], event.id, cites=part, verdict=Verdict.ASK, facts=facts, remedies=("server-who",)
        )


def is_to_sit(game: "State", event: Event, body: Penalty, part: str) -> bool:
    """There is time to be served by another: all of it, or the minor before a misconduct."""
    parts = game.called(event).parts
    costly = any(each.costs_a_skater for each in parts)
    if part == "goalie":
        return bool(parts)
    if part == "beside":
        return costly and game.box.serves_on(body.side, body.number)
    return costly and (body.bench if part == "bench" else True)

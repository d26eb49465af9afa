"""A suspended player serves by sitting with the team: who is ticked on the bench has served this night.

What is left for the package that keeps account of suspensions: to count these nights, and to bar by division.
"""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from rinkbook.core.game.state import State
from rinkbook.core.game.tonight import tonight_of
from rinkbook.core.model.events import Event, Forfeit, LineUpConfirmed, Side, SuspendedOnBench
from rinkbook.core.model.setup import Rostered
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.rulebook.values import one_of
from rinkbook.core.ruling import Blocked, Fact, Ruling, Verdict, decide


class ServedOnBench(Struct, frozen=True, kw_only=True, tag="served-on-bench", forbid_unknown_fields=True):
    """How it is proved that he sat there (`attend`): ticked-on-the-bench."""

    PARTS: ClassVar[dict[str, str]] = {
        "how": "that the night is served on the bench",
        "where": "that he may not play",
    }

    attend: str = "ticked-on-the-bench"

    def faults(self) -> Iterator[str]:
        yield from one_of(self, "attend", ("ticked-on-the-bench",))


SENTENCES = {
    "bench-served": (
        "{name} has served this night for {team}.",
        "A suspended player who sits with the team serves a game, and is ticked on the sheet.",
    ),
    "bench-unchecked": (
        "{name} sat on the bench of {team}.",
        "The sheet doesn't know who is suspended, so the office says whether this night serves.",
    ),
    "bench-not-suspended": ("{name} of {team} has nothing to serve.", "That player isn't suspended tonight."),
    "bench-dressed": ("{name} of {team} can't serve and dress.", "Who dresses doesn't sit out."),
    "bench-ticked": ("{name} of {team} is ticked already.", "A night serves one game."),
    "bench-no-game": ("This night serves nothing for {name}.", "Without a game nobody sits one out."),
}


def admit(
    law: Section[ServedOnBench], game: State, event: Event, body: SuspendedOnBench | LineUpConfirmed
) -> Iterator[Ruling]:
    if isinstance(body, SuspendedOnBench):
        code = why_not(game, body)
        if code:
            yield refuse(law, game, event.id, body.side, named(game, body.side, body.player), code, "how")
    else:
        ids = {each.player for each in body.players}
        for player in game.on_bench[body.side]:
            if player in ids:
                name = named(game, body.side, player)
                yield refuse(law, game, f"{event.id}:{player}", body.side, name, "bench-dressed", "where")


def why_not(game: State, body: SuspendedOnBench) -> str:
    """The code of what keeps the night from being served, "" where nothing does."""
    listed = find(game, body.side, body.player)
    team = tonight_of(game, body.side, game.line_ups[body.side], ())
    if game.setup.team(body.side).roster and (listed is None or not is_suspended(listed)):
        return "bench-not-suspended"
    if body.player in team.here or body.player in {each.player for each in team.dressed.values()}:
        return "bench-dressed"
    if body.player in game.on_bench[body.side]:
        return "bench-ticked"
    return "bench-no-game" if game.ending is not None and not game.has_begun else ""


def after(
    law: Section[ServedOnBench], game: State, event: Event, body: SuspendedOnBench | Forfeit
) -> Iterator[Ruling]:
    if isinstance(body, Forfeit):
        yield from without_a_game(law, game, event)
    elif event.id not in game.refused:
        known = bool(game.setup.team(body.side).roster)
        facts: dict[str, Fact] = {
            "name": named(game, body.side, body.player), "team": game.called_name(body.side),
            "player": body.player,
        }  # fmt: skip
        yield decide(
            law, "bench-served" if known else "bench-unchecked", event.id, cites="how",
            verdict=Verdict.GRANTED if known else Verdict.ASK, facts=facts,
        )  # fmt: skip


def without_a_game(law: Section[ServedOnBench], game: State, event: Event) -> Iterator[Ruling]:
    """A forfeit at the start: who was ticked before it has served nothing."""
    if game.has_begun:
        return
    for side in Side:
        for player in game.on_bench[side]:
            facts: dict[str, Fact] = {"name": named(game, side, player), "player": player}
            yield decide(
                law, "bench-no-game", f"{event.id}:{side}:{player}", cites="how", verdict=Verdict.CHANGED,
                facts=facts,
            )  # fmt: skip


def refuse(
    law: Section[ServedOnBench], game: State, about: str, side: Side, name: str, code: str, part: str
) -> Ruling:
    facts: dict[str, Fact] = {"name": name, "team": game.called_name(side)}
    return decide(law, code, about, cites=part, verdict=Verdict.REFUSED, facts=facts, effects=(Blocked(),))


def find(game: State, side: Side, player: str) -> Rostered | None:
    return next((each for each in game.setup.team(side).roster if each.player == player), None)


def named(game: State, side: Side, player: str) -> str:
    """The name, else the number, else the id."""
    listed = find(game, side, player)
    return (listed.name or listed.number if listed is not None else "") or player


def is_suspended(listed: Rostered) -> bool:
    return any(bar.code == "suspended" for bar in listed.bars)

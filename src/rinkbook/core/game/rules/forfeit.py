"""A forfeit: who wins, what it counts in a tie-break, whose statistics stay."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from rinkbook.core.game.rules.termination import as_pair
from rinkbook.core.game.state import State
from rinkbook.core.model.events import Event, Forfeit
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.rulebook.values import among
from rinkbook.core.ruling import KEPT, Decided, Ruling, decide


class ForfeitResult(Struct, frozen=True, kw_only=True, tag="forfeit", forbid_unknown_fields=True):
    """`tie_break_score` (own, the opponent's) enters a tie-break and nothing else; none: no goals at all.

    `forfeiting_keeps` names what the forfeiting team's players keep.
    """

    PARTS: ClassVar[dict[str, str]] = {
        "result": "who wins",
        "double": "a forfeit of both",
        "statistics": "what the players keep",
        "score": "the score that enters a tie-break",
    }

    tie_break_score: tuple[int, int] | None = None
    forfeiting_keeps: tuple[str, ...] = ()

    def faults(self) -> Iterator[str]:
        if self.tie_break_score is not None and min(self.tie_break_score) < 0:
            yield f"tie_break_score: expected goals, got {list(self.tie_break_score)}"
        yield from among("forfeiting_keeps", self.forfeiting_keeps, KEPT, "figures of a player")

    def endings(self) -> tuple[str, ...]:
        return ("forfeit-win", "forfeit-loss", "double-forfeit")


SENTENCES = {
    "forfeit": ("{loser} forfeit. {winner} win.", "The table shows no goals for this game."),
    "double-forfeit": ("Both teams forfeit. No points.", "Neither could play."),
}


def outcome(law: Section[ForfeitResult], game: State) -> Iterator[Ruling]:
    forfeits = [each for each in game.happened(Forfeit) if each[1].sides]
    if not forfeits:
        return
    event, body = forfeits[-1]
    if len(set(body.sides)) > 1:
        decided = Decided(how="double-forfeit", goals_shown=False, keeps=law.rule.forfeiting_keeps)
        yield decide(law, "double-forfeit", event.id, cites="double", effects=(decided,))
        return
    yield one_side(law, game, event, body)


def one_side(law: Section[ForfeitResult], game: State, event: Event, body: Forfeit) -> Ruling:
    side = body.sides[0]
    score = law.rule.tie_break_score
    decided = Decided(
        how="forfeit", winner=side.other, goals_shown=False, keeps=law.rule.forfeiting_keeps,
        tie_score=as_pair(side, *score) if score is not None else None,
    )  # fmt: skip
    names = {"loser": game.setup.team(side).name or side.value}
    names["winner"] = game.setup.team(side.other).name or side.other.value
    return decide(law, "forfeit", event.id, cites="result", facts={**names}, effects=(decided,))

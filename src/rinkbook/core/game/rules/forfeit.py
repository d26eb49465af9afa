"""A forfeit: its sort, who wins, what it counts in a tie-break, whose statistics stay."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from rinkbook.core.game.rules.termination import SCORE_SCOPES, as_pair
from rinkbook.core.game.state import State
from rinkbook.core.model.events import Event, Forfeit, Side
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.rulebook.values import among, one_of
from rinkbook.core.ruling import KEPT, Decided, Fact, Ruling, Verdict, decide

CODES = {
    "advance": "forfeit-advance",
    "at-start": "forfeit-at-start",
    "illegal-player": "forfeit-illegal-player",
    "line-up": "forfeit-line-up",
}
SORTS = tuple(CODES)


class ForfeitResult(Struct, frozen=True, kw_only=True, tag="forfeit", forbid_unknown_fields=True):
    """`tie_break_score` (own, the opponent's) enters a tie-break; none: no goals at all.

    `score_scope` tie-break-only keeps that score out of the table, always shows it there too; `scored`
    names the sorts of forfeits that have it. `forfeiting_keeps` names what the forfeiting team's players
    keep, `friendly_keeps` what anybody keeps of a game played on after it (else as after any forfeit).
    """

    PARTS: ClassVar[dict[str, str]] = {
        "result": "who wins",
        "double": "a forfeit of both",
        "statistics": "what the players keep",
        "score": "the score that enters a tie-break",
        "sorts": "which sort of forfeit it is",
        "advance": "one given ahead of the game",
        "at_start": "one at the start",
        "illegal_player": "one for an illegal player",
        "line_up": "one for a line-up that failed",
        "plays_on": "that they may play all the same",
    }

    tie_break_score: tuple[int, int] | None = None
    score_scope: str = "tie-break-only"
    scored: tuple[str, ...] = SORTS
    forfeiting_keeps: tuple[str, ...] = ()
    friendly_keeps: tuple[str, ...] | None = None

    def faults(self) -> Iterator[str]:
        if self.tie_break_score is not None and min(self.tie_break_score) < 0:
            yield f"tie_break_score: expected goals, got {list(self.tie_break_score)}"
        yield from one_of(self, "score_scope", SCORE_SCOPES)
        yield from among("scored", self.scored, SORTS, "sorts of forfeits")
        yield from among("forfeiting_keeps", self.forfeiting_keeps, KEPT, "figures of a player")
        yield from among("friendly_keeps", self.friendly_keeps or (), KEPT, "figures of a player")

    def endings(self) -> tuple[str, ...]:
        return ("forfeit-win", "forfeit-loss", "double-forfeit")


WHAT_THEY_KEEP = "The players of {team} keep of it: {keeps}."
SENTENCES = {
    "forfeit": ("{loser} forfeit. {winner} win.", "The table shows no goals for this game."),
    "forfeit-scored": ("{loser} forfeit. {winner} win.", "The table counts it {score}."),
    "double-forfeit": ("Both teams forfeit. No points.", "Neither could play."),
    "forfeit-advance": ("A forfeit ahead of the game.", "{team} had told it before the start was due."),
    "forfeit-at-start": ("A forfeit at the start.", "{team} did not begin the game."),
    "forfeit-illegal-player": ("A forfeit for an illegal player.", "It was ruled against {team}."),
    "forfeit-line-up": ("A forfeit for the line-up.", "It was ruled against {team}."),
    "forfeit-plays-on": ("They play all the same; the forfeit stands.", WHAT_THEY_KEEP),
}


def after(law: Section[ForfeitResult], game: State, event: Event, body: Forfeit) -> Iterator[Ruling]:
    """Which sort it is, each under its clause; and what a game counts that is played all the same."""
    if not body.sides:
        return
    facts: dict[str, Fact] = {"team": names(game, body.sides), "keeps": words(law.rule, body)}
    if body.sort in CODES:
        yield decide(law, CODES[body.sort], f"sort:{event.id}", clause=of_sort(law, body), facts=facts)
    if body.plays_on and "plays_on" in law.clauses:
        yield decide(
            law, "forfeit-plays-on", f"plays-on:{event.id}", cites="plays_on", verdict=Verdict.GRANTED,
            facts=facts,
        )  # fmt: skip


def of_sort(law: Section[ForfeitResult], body: Forfeit) -> str:
    """The clause of that sort of forfeit, else the one on sorts, else the one that says who wins."""
    part = body.sort.replace("-", "_")
    return law.clauses.get(part) or law.clauses.get("sorts") or law.cites("result")


def names(game: State, sides: tuple[Side, ...]) -> str:
    return " and ".join(game.called_name(side) for side in dict.fromkeys(sides))


def words(rule: ForfeitResult, body: Forfeit) -> str:
    kept = keeps(rule, body)
    return " and ".join(name.replace("-", " ") for name in kept) or "nothing"


def keeps(rule: ForfeitResult, body: Forfeit) -> tuple[str, ...]:
    """What the forfeiting team's players keep."""
    return rule.forfeiting_keeps if not body.plays_on else friendly(rule, rule.forfeiting_keeps)


def friendly(rule: ForfeitResult, otherwise: tuple[str, ...]) -> tuple[str, ...]:
    """What stays of a game played on after it, where the edition says so."""
    return otherwise if rule.friendly_keeps is None else rule.friendly_keeps


def outcome(law: Section[ForfeitResult], game: State) -> Iterator[Ruling]:
    """The last forfeit that was declared decides."""
    forfeits = [each for each in game.happened(Forfeit) if each[1].sides]
    if not forfeits:
        return
    event, body = forfeits[-1]
    if len(set(body.sides)) > 1:
        decided = Decided(
            how="double-forfeit", goals_shown=False, keeps=keeps(law.rule, body), forfeit=body.sort
        )
        yield decide(law, "double-forfeit", event.id, cites="double", effects=(decided,))
        return
    yield one_side(law, game, event, body)


def one_side(law: Section[ForfeitResult], game: State, event: Event, body: Forfeit) -> Ruling:
    side, score = body.sides[0], score_of(law.rule, body)
    shown = score if law.rule.score_scope == "always" else None
    decided = Decided(
        how="forfeit", winner=side.other, goals_shown=False, keeps=keeps(law.rule, body), tie_score=score,
        table_score=shown, winner_keeps=friendly(law.rule, KEPT) if body.plays_on else KEPT,
        forfeit=body.sort,
    )  # fmt: skip
    facts: dict[str, Fact] = {"loser": names(game, (side,)), "winner": names(game, (side.other,))}
    if shown is not None:
        facts["score"] = f"{shown[0]}–{shown[1]}"
    code = "forfeit" if shown is None else "forfeit-scored"
    return decide(law, code, event.id, cites="result", facts=facts, effects=(decided,))


def score_of(rule: ForfeitResult, body: Forfeit) -> tuple[int, int] | None:
    """(home, away), where that sort of forfeit has a score."""
    if rule.tie_break_score is None or body.sort not in rule.scored:
        return None
    return as_pair(body.sides[0], *rule.tie_break_score)

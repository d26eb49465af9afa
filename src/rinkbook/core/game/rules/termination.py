"""A game ended for penalties: how the result stands for the team that offended."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from rinkbook.core.game.state import HOME, State
from rinkbook.core.model.events import Event, Side
from rinkbook.core.model.events import Termination as Ended
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.rulebook.values import one_of
from rinkbook.core.ruling import Decided, Proposed, Ruling, Verdict, decide

SCORE_SCOPES = ("tie-break-only", "always")  # where a score counts that nobody played for


class Termination(Struct, frozen=True, kw_only=True, tag="termination", forbid_unknown_fields=True):
    """`behind`: the score stands; `ahead_or_tied` loss: the offender loses.

    `tie_break_score` (own, the opponent's) is what then enters a tie-break, and by `score_scope` always the
    table too (else tie-break-only: the table shows no goals).
    """

    PARTS: ClassVar[dict[str, str]] = {
        "behind": "a side that was behind",
        "ahead": "a side that was ahead or level",
        "score": "the score that enters a tie-break",
        "ground": "that the penalties were there",
    }

    behind: str
    ahead_or_tied: str
    tie_break_score: tuple[int, int]
    score_scope: str = "tie-break-only"

    def faults(self) -> Iterator[str]:
        yield from one_of(self, "behind", ("as-it-stands",))
        yield from one_of(self, "ahead_or_tied", ("loss", "as-it-stands"))
        yield from one_of(self, "score_scope", SCORE_SCOPES)
        if min(self.tie_break_score) < 0:
            yield f"tie_break_score: expected goals, got {list(self.tie_break_score)}"

    def endings(self) -> tuple[str, ...]:
        """What stands as it is may stand level."""
        return ("termination-win", "termination-loss") if self.ahead_or_tied == "loss" else ("tie",)


SENTENCES = {
    "terminated-without-ground": (
        "Does the end of the game stand?",
        "A correction took away the ruling that it was ended for; an official decides.",
    ),
    "terminated-unasked": (
        "Does the end of the game stand?",
        "No ruling of this sheet asked for the end; an official decides.",
    ),
    "terminated-by-the-other": (
        "Was it {team} who ended the game?",
        "The end is told of {named}, but it was asked for of {team} first.",
    ),
    "terminated-behind": ("Final as it stands. {team} lose.", "They were behind when the game was ended."),
    "terminated-ahead": (
        "{team} lose, though not behind.",
        "Their penalties ended the game; the sheet keeps goals and penalties, a tie-break counts it {tie}.",
    ),
}


def outcome(law: Section[Termination], game: State) -> Iterator[Ruling]:
    """The last end that an official told decides; whether its ground stands is asked."""
    ended = game.happened(Ended)
    if not ended:
        return
    event, body = ended[-1]
    team = game.called_name(body.side)
    yield from ground(law, game, event, body)
    if game.leader is body.side.other or law.rule.ahead_or_tied != "loss":
        effects = (Decided(how="regulation" if game.leader else "tie", winner=game.leader),)
        yield decide(
            law, "terminated-behind", event.id, cites="behind", facts={"team": team}, effects=effects
        )
        return
    own, other = law.rule.tie_break_score
    facts = {"team": team, "tie": f"{own}–{other}"}
    score = as_pair(body.side, own, other)
    decided = Decided(
        how="termination", winner=body.side.other, tie_score=score, goals_shown=False,
        table_score=score if law.rule.score_scope == "always" else None,
    )  # fmt: skip
    yield decide(law, "terminated-ahead", event.id, cites="ahead", facts=facts, effects=(decided,))


def ground(law: Section[Termination], game: State, event: Event, body: Ended) -> Iterator[Ruling]:
    """A person decides where what it rests on is gone, or where another side had it coming first."""
    standing = [ruling for ruling in game.rulings if not ruling.overruled]
    asked = [side for ruling in standing if (side := offender(ruling)) is not None]
    if body.key and body.key not in {ruling.key for ruling in standing}:
        yield decide(
            law, "terminated-without-ground", f"ground:{event.id}", cites="ground", verdict=Verdict.ASK
        )
    elif not asked:
        yield decide(law, "terminated-unasked", f"ground:{event.id}", cites="ground", verdict=Verdict.ASK)
    elif body.side not in asked:
        facts = {"team": game.called_name(asked[0]), "named": game.called_name(body.side)}
        yield decide(
            law, "terminated-by-the-other", f"ground:{event.id}", cites="ground", verdict=Verdict.ASK,
            facts=facts,
        )  # fmt: skip


def offender(ruling: Ruling) -> Side | None:
    """The side for which the ruling asked for the end of the game."""
    asked = [effect for effect in ruling.effects if isinstance(effect, Proposed)]
    return next((each.side for each in asked if each.event == "termination"), None)


def as_pair(side: Side, own: int, other: int) -> tuple[int, int]:
    """(home, away) from a side's own and the other's."""
    return (own, other) if side is HOME else (other, own)

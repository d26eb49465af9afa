"""An illegal player who plays: who answers for it, and what the office is asked; the game goes on."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from rinkbook.core.game.state import State
from rinkbook.core.game.upcoming import is_over
from rinkbook.core.model.events import (
    Approval,
    Event,
    Forfeit,
    Goal,
    GoalieChange,
    IllegalPlayerProtest,
    LineUpConfirmed,
    PeriodStart,
    Removal,
    ShootoutAttempt,
    Side,
    reason_of,
)
from rinkbook.core.rulebook.edition import Edition, Section
from rinkbook.core.rulebook.values import among, at_least
from rinkbook.core.ruling import CASE, Blocked, Fact, Proposed, Ruling, Verdict, decide

OPENED_BY = ("note", "written-protest", "operator")
SORT, APPEARS = "illegal-player", "barred-plays"
UNREGISTERED = ("unregistered-dresses", "unknown-dresses", "unknown-sub")
Plays = LineUpConfirmed | PeriodStart | Approval | Goal | GoalieChange | ShootoutAttempt


class IllegalPlayer(Struct, frozen=True, kw_only=True, tag="illegal-player", forbid_unknown_fields=True):
    """Whom one of the rules in `definitions` (their ids) refuses is illegal once he plays.

    At least so many games: `suspend_player` for him if he knew, `suspend_captain` for who answers for the
    team; the office decides on both. `require_intent`: a forfeit needs it to be on purpose. A case is
    `opened_by` a note on the sheet, among others. `removed` is the reason of who leaves at once.
    """

    PARTS: ClassVar[dict[str, str]] = {
        "responsible": "who answers for the line-up",
        "player": "what an illegal player is in for",
        "captain": "what the captain is in for",
        "protest": "the captain's note during the game",
        "removed": "somebody who isn't registered",
        "forfeit": "the forfeit",
        "decision": "that the office decides",
        "review": "that each case is looked at",
    }

    definitions: tuple[str, ...]
    suspend_player: int
    suspend_captain: int
    removed: str = "not-registered"
    require_intent: bool = True
    opened_by: tuple[str, ...] = OPENED_BY

    def faults(self) -> Iterator[str]:
        yield from at_least(self, 0, "suspend_player", "suspend_captain")
        yield from among("opened_by", self.opened_by, OPENED_BY, "ways to open a case")

    def faults_in(self, edition: Edition) -> Iterator[str]:
        ids = [section.id for section in edition.sections]
        yield from among("definitions", self.definitions, ids, "ids of rules")


SENTENCES = {
    "illegal-plays": (
        "Number {number} of {team} plays as an illegal player.",
        "Play goes on. Who knew it sits out at least {games|games}, for every team of the league.",
    ),
    "illegal-answers": ("{by} answers for who plays for {team}.", "That is who confirmed the line-up."),
    "illegal-answers-captain": (
        "{by} answers for who plays for {team}.",
        "Nobody is on record for the line-up, so it is the captain of the night.",
    ),
    "illegal-captain": (
        "{by} may have to sit out too, at least {games|games}.",
        "An illegal player plays for {team}. The office looks at the case and confirms it or not.",
    ),
    "illegal-forfeit-asked": (
        "{team} may lose the game for an illegal player.",
        "The office decides that after the game.",
    ),
    "protest-noted": (
        "Noted: {by} of {team} holds number {number} of {others} to be illegal.",
        "Play goes on to the end. Afterwards both captains are heard, and the office decides.",
    ),
    "protest-unnamed": ("Which number is meant?", "The note names the player."),
    "removed-at-once": (
        "Number {number} of {team} leaves now, and the game goes on.",
        "Who isn't registered is off at once; the rest is decided afterwards.",
    ),
    "stays-off": (
        "Number {number} of {team} doesn't come back tonight.",
        "Who isn't registered is out of the game.",
    ),
    "remove-now": ("If he isn't registered, he leaves the ice now.", ""),
    "forfeit-too-early": (
        "The game is played to its end first.",
        "A forfeit for an illegal player is decided afterwards, by the office.",
    ),
    "note-the-protest": ("Let their captain note an illegal player protest.", ""),
}


def admit(
    law: Section[IllegalPlayer], game: State, event: Event, body: Forfeit | Removal
) -> Iterator[Ruling]:
    """Nobody forfeits for one while there is a game to play; who isn't registered doesn't come back."""
    if isinstance(body, Removal):
        if body.back and game.left_because((body.side, body.number)) == law.rule.removed:
            facts: dict[str, Fact] = {"number": body.number, "team": game.called_name(body.side)}
            yield decide(
                law, "stays-off", event.id, cites="removed", verdict=Verdict.REFUSED, facts=facts,
                effects=(Blocked(),),
            )  # fmt: skip
    elif body.sort == SORT and not is_over(game):
        yield decide(
            law, "forfeit-too-early", event.id, cites="protest", verdict=Verdict.REFUSED,
            effects=(Blocked(),), remedies=("note-the-protest",),
        )  # fmt: skip


def after(
    law: Section[IllegalPlayer],
    game: State,
    event: Event,
    body: Plays | IllegalPlayerProtest | Removal,
) -> Iterator[Ruling]:
    if isinstance(body, IllegalPlayerProtest):
        yield noted(law, game, event, body)
    elif isinstance(body, Removal):
        if reason_of(body) == law.rule.removed and not body.back:
            yield removed(law, game, event, body)
    elif game.begun and game.refusals:
        yield from playing(law, game)


def playing(law: Section[IllegalPlayer], game: State) -> Iterator[Ruling]:
    """A ground for each number that was refused and plays; for the side once who answers for it."""
    said = {ruling.key for ruling in game.rulings if ruling.rule == law.id}
    for side, number, refusal in refused_and_here(law, game):
        if f"{law.id}:{refusal.key}" in said:
            continue
        facts: dict[str, Fact] = {"number": number, "team": game.called_name(side)}
        yield decide(
            law, "illegal-plays", refusal.key, cites="player", verdict=Verdict.ASK,
            facts=facts | {"games": law.rule.suspend_player}, effects=(Proposed(event=CASE, side=side),),
            remedies=("remove-now",) if refusal.code in UNREGISTERED else (),
        )  # fmt: skip
        if f"{law.id}:answers:{side}" not in said:
            said.add(f"{law.id}:answers:{side}")
            yield from answering(law, game, side)


def refused_and_here(law: Section[IllegalPlayer], game: State) -> Iterator[tuple[Side, str, Ruling]]:
    """Each number that a definition refuses, and that plays all the same, by its first refusal."""
    for (side, number), refusals in game.refusals.items():
        first = next((each for each in refusals if each.rule in law.rule.definitions), None)
        if first is None or game.is_out(side, number):
            continue
        if first.code == APPEARS or number in game.line_ups[side]:
            yield side, number, first


def answering(law: Section[IllegalPlayer], game: State, side: Side) -> Iterator[Ruling]:
    """Who confirmed the line-up, else who is captain; on the sheet that is whoever stood in."""
    line_ups = [body for _, body in game.happened(LineUpConfirmed) if body.side is side]
    on_record = line_ups[-1].by if line_ups else ""
    by = on_record or speaker(game, side) or "Whoever stood in as captain"
    facts: dict[str, Fact] = {"by": by, "team": game.called_name(side)}
    code = "illegal-answers" if on_record else "illegal-answers-captain"
    yield decide(law, code, f"answers:{side}", cites="responsible", facts=facts)
    yield decide(
        law, "illegal-captain", f"captain:{side}", cites="captain", verdict=Verdict.ASK,
        facts=facts | {"games": law.rule.suspend_captain}, effects=(Proposed(event=CASE, side=side),),
    )  # fmt: skip
    if not law.rule.require_intent:
        yield decide(
            law, "illegal-forfeit-asked", f"forfeit:{side}", cites="forfeit", verdict=Verdict.ASK,
            facts=facts, effects=(Proposed(event="forfeit", side=side),),
        )  # fmt: skip


def speaker(game: State, side: Side) -> str:
    """The captain of the night, by name where the sheet has it."""
    worn = game.dressed(side, game.captains[side])
    return worn.name if worn is not None and worn.name else game.captains[side]


def noted(law: Section[IllegalPlayer], game: State, event: Event, body: IllegalPlayerProtest) -> Ruling:
    """The note opens the case by itself, whoever wins, where the edition reads it so."""
    if not body.number:
        return decide(law, "protest-unnamed", event.id, cites="protest", verdict=Verdict.ASK)
    side = body.side
    opens = "note" in law.rule.opened_by
    return decide(
        law, "protest-noted", event.id, cites="protest",
        facts={
            "by": body.by or "the captain", "team": game.called_name(side),
            "number": body.number, "others": game.called_name(side.other),
        },
        effects=(Proposed(event=CASE, side=side.other),) if opens else (),
    )  # fmt: skip


def removed(law: Section[IllegalPlayer], game: State, event: Event, body: Removal) -> Ruling:
    facts: dict[str, Fact] = {
        "number": body.number,
        "team": game.called_name(body.side),
    }
    return decide(
        law, "removed-at-once", event.id, cites="removed", facts=facts,
        effects=(Proposed(event=CASE, side=body.side),),
    )  # fmt: skip

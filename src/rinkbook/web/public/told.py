"""Rulings as the public reads them: what is told of a game, when, and in which words."""

from collections.abc import Iterable
from typing import Any

from rinkbook.core import wire
from rinkbook.core.errors import NoSuchRule
from rinkbook.core.game.rules import (
    goalie_skating,
    illegal_player,
    may_dress,
    served_on_bench,
    signatures,
    sub_consent,
    sub_goalie,
    sub_level,
)
from rinkbook.core.game.sheet import Sheet
from rinkbook.core.model.events import (
    Approval,
    Goal,
    IllegalPlayerProtest,
    Note,
    PlayedOn,
    RefereeFee,
    SuspendedOnBench,
)
from rinkbook.core.rulebook.words import phrase
from rinkbook.core.ruling import AnyEffect, Blocked, Charged, Mode, Proposed, Ruling, Suspended, Verdict
from rinkbook.web.public.law import Law

OF_THE_LEAGUE = (Blocked, Charged)
"""What was refused at the table, and what somebody owes, is no matter of the public's."""

WHO_DRESSES = (
    may_dress,
    illegal_player,
    goalie_skating,
    served_on_bench,
    signatures,
    sub_consent,
    sub_goalie,
    sub_level,
)
UNTOLD = frozenset(code for rule in WHO_DRESSES for code in rule.SENTENCES)
"""Who is barred, who may be illegal and at which level who plays, the league tells in its own time."""

PRIVATE = (RefereeFee, IllegalPlayerProtest, SuspendedOnBench, Approval, PlayedOn, Note)
"""Events whose rulings stay with the league."""


def told_publicly(sheet: Sheet, rulings: Iterable[Ruling], *, night_over: bool) -> tuple[Ruling, ...]:
    """Those that anybody may read; a suspension is told on the next day, to the player first."""
    private = {entry.event.id for entry in sheet.entries if isinstance(entry.event.body, PRIVATE)}
    return tuple(
        ruling
        for ruling in rulings
        if ruling.event not in private
        and ruling.code not in UNTOLD
        and not any(_is_the_leagues(effect) for effect in ruling.effects)
        and (night_over or not any(isinstance(effect, Suspended) for effect in ruling.effects))
    )


def _is_the_leagues(effect: AnyEffect) -> bool:
    """A forfeit that may be declared is the officials' matter until one is, a case the office's for good.

    Whoever is no player of the night, a coach or a spectator, isn't named to the public either.
    """
    asks = isinstance(effect, Proposed) and effect.event != "termination"
    nameless = isinstance(effect, Suspended) and bool(effect.name)
    return isinstance(effect, OF_THE_LEAGUE) or asks or nameless


def notable(sheet: Sheet, rulings: Iterable[Ruling]) -> tuple[Ruling, ...]:
    """Those that are shown with the line they were made about: they changed something at that very moment.

    A clock that is stopped or let run is worth a word where a goal did it, not at every penalty.
    """
    goals = {entry.event.id for entry in sheet.entries if isinstance(entry.event.body, Goal)}
    return tuple(
        ruling
        for ruling in rulings
        if _says_more(ruling) and (ruling.event in goals or not _only_moves_clock(ruling))
    )


def _says_more(ruling: Ruling) -> bool:
    by_time_alone = "@" in ruling.key
    changes = ruling.verdict != Verdict.TOLD or bool(ruling.effects)
    return changes and not ruling.overruled and not by_time_alone


def _only_moves_clock(ruling: Ruling) -> bool:
    return bool(ruling.effects) and all(isinstance(effect, Mode) for effect in ruling.effects)


def tell(ruling: Ruling, law: Law) -> dict[str, Any]:
    """The ruling as its macro shows it."""
    told: dict[str, Any] = {"verdict": ruling.verdict.value, "place": ruling.place, "event": ruling.event}
    try:
        words = phrase(ruling, wire.SENTENCES, law.book)
    except NoSuchRule:
        return told | {"decision": ruling.code.replace("-", " "), "because": "", "clause_id": ""}
    told |= law.fields(words.clause, words.clause.says)
    told |= {"decision": words.decision, "because": words.because, "remedies": ()}
    if ruling.overruled:
        told |= {"verdict": "changed", "because": f"{words.because} Set aside by the referee.".strip()}
    return told

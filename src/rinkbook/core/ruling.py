"""What the judge decides: a ruling says what, because of which facts, under which clause."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Any

from msgspec import Struct

from rinkbook.core.model.events import Event, Side
from rinkbook.core.model.place import Place
from rinkbook.core.rulebook.edition import Section

KEPT = ("goals", "assists", "penalty-minutes", "goaltending")
CASE = "case"
"""What a rule proposes to the office, as against what it asks of an official at the rink."""

Fact = str | int | tuple[str, ...]


class Verdict(StrEnum):
    """How a ruling is marked: granted, refused, a person decides, changed, told."""

    GRANTED = "granted"
    REFUSED = "refused"
    ASK = "ask"
    CHANGED = "changed"
    TOLD = "told"


class Effect(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="does"):
    """What a ruling does; the list below is closed (a new one is a change of the design)."""


class Worth(Effect, frozen=True, tag="worth"):
    """What a goal counts as: `points` on the score, `credit` to its players, and `ends_penalty` or not."""

    points: int = 1
    credit: bool = True
    ends_penalty: bool = True


VOID = Worth(points=0, credit=False, ends_penalty=False)
"""Of a goal that only stays on the record."""


class Given(Effect, frozen=True, tag="given"):
    """A further penalty (`penalty_class`, `offence`) that a rule gives a player, feeding no counter again.

    `bench` where he serves it for the team.
    """

    side: Side
    number: str
    penalty_class: str
    offence: str = ""
    bench: bool = False


class Out(Effect, frozen=True, tag="out"):
    """A player is out for the rest of the game; `goals_go` where what he has scored tonight is taken off."""

    side: Side
    number: str
    goals_go: bool = False


class Held(Effect, frozen=True, tag="held"):
    """A player stays off until it is said that the gear is in place."""

    side: Side
    number: str


class Suspended(Effect, frozen=True, tag="suspended"):
    """A ground for a suspension: at least so many `games`; `until` decided: barred until the office decides.

    `name` is who it is, where that is nobody with a number. `instead_of` are the keys of grounds that it
    takes in, so that one number of games stands for all of them.
    """

    side: Side
    number: str
    games: int
    until: str = ""
    name: str = ""
    instead_of: tuple[str, ...] = ()


class Lost(Effect, frozen=True, tag="lost"):
    """A side has one of a `right` less: a time-out."""

    side: Side
    right: str = "time-out"


class Follows(Effect, frozen=True, tag="follows"):
    """What comes next after a tie, in place of what the plan has: `step` overtime, shootout or sign."""

    step: str


class Mode(Effect, frozen=True, tag="mode"):
    """The clock's `mode` from now on: run or stop."""

    mode: str


class Length(Effect, frozen=True, tag="length"):
    """The length of a regulation `period` in `seconds`."""

    period: int
    seconds: int


class Blocked(Effect, frozen=True, tag="blocked"):
    """What was asked for may not be done now; the remedies say what would help."""


class Proposed(Effect, frozen=True, tag="proposed"):
    """A rule asks an official for an `event`: a forfeit, a termination, a countdown, a penalty, or the office
    for a case.

    `number` or `name` is whom it concerns; `about` the class of the penalty, or what the case is to decide;
    `offences` what the penalty may be for.
    """

    event: str
    side: Side | None = None
    number: str = ""
    name: str = ""
    about: str = ""
    offences: tuple[str, ...] = ()


class Charged(Effect, frozen=True, tag="charged"):
    """An amount owed, in `minor` units of a `currency`, under the key of its cause, perhaps by a `number`."""

    minor: int
    currency: str
    side: Side | None = None
    number: str = ""


class Decided(Effect, frozen=True, tag="decided"):
    """The game's result: `how`, the `winner` if any, and what enters a tie-break instead of its goals.

    `tie_score` is (home, away); `goals_shown` false: no goals in the table, or those of `table_score`;
    `keeps` names what the loser's players keep, `winner_keeps` the winner's; `forfeit` the sort of one.
    """

    how: str
    winner: Side | None = None
    tie_score: tuple[int, int] | None = None
    goals_shown: bool = True
    keeps: tuple[str, ...] = KEPT
    table_score: tuple[int, int] | None = None
    winner_keeps: tuple[str, ...] = KEPT
    forfeit: str = ""


AnyEffect = (
    Worth
    | Given
    | Out
    | Held
    | Suspended
    | Lost
    | Follows
    | Mode
    | Length
    | Blocked
    | Proposed
    | Charged
    | Decided
)


class Wants(Struct, frozen=True):
    """What a condition of the clock asks for: `mode` run or stop while it holds, "" once it doesn't.

    `facts` are its own, for the sentences of its `-on` and `-off`; `code` is that of another ruling, where
    it ends for a reason of its own.
    """

    mode: str = ""
    facts: Mapping[str, Fact] = {}
    code: str = ""


class Ruling(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One decision. `key` is stable across re-judgings; words are made from `code` and `facts` when shown."""

    code: str
    clause: str
    key: str
    rule: str
    verdict: Verdict = Verdict.TOLD
    facts: dict[str, Fact] = {}
    effects: tuple[AnyEffect, ...] = ()
    remedies: tuple[str, ...] = ()  # codes of sentences that say what would be allowed
    event: str = ""
    place: Place | None = None
    overruled: str = ""  # the id of the official's word that set it aside

    @property
    def blocks(self) -> bool:
        """What was asked for may not be done under it."""
        return not self.overruled and any(isinstance(effect, Blocked) for effect in self.effects)


Ground = tuple[Ruling, Suspended]


def grounds_of(rulings: Iterable[Ruling]) -> tuple[Ground, ...]:
    """What suspends somebody: neither set aside by the referee's word, nor taken in by another ground."""
    found = [
        (ruling, effect)
        for ruling in rulings
        for effect in ruling.effects
        if isinstance(effect, Suspended) and not ruling.overruled
    ]
    taken_in = {key for _, effect in found for key in effect.instead_of}
    return tuple((ruling, effect) for ruling, effect in found if ruling.key not in taken_in)


class Finding(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What doesn't add up in a sheet: where, what was expected, what came.

    `clause` is the one that it goes against, where there is one; `by` who decided that it was done all
    the same. `also` is the id of another line that it is about. Its words are made from `code` and
    `facts` when shown.
    """

    code: str
    expected: str
    got: str
    event: str = ""
    place: Place | None = None
    clause: str = ""
    by: str = ""
    also: str = ""
    facts: dict[str, Fact] = {}


def finding(
    event: Event, code: str, expected: str, got: str, *, clause: str = "", by: str = "", also: str = "",
    **facts: Fact,
) -> Finding:  # fmt: skip
    """What doesn't add up in a line."""
    return Finding(
        code=code, expected=expected, got=got, event=event.id, place=event.place, clause=clause, by=by,
        also=also, facts=facts,
    )  # fmt: skip


def decide(
    law: Section[Any],
    code: str,
    about: str,
    *,
    cites: str = "",
    verdict: Verdict = Verdict.TOLD,
    facts: Mapping[str, Fact] | None = None,
    effects: tuple[AnyEffect, ...] = (),
    remedies: tuple[str, ...] = (),
    clause: str = "",
) -> Ruling:
    """A ruling of *law* about an event's id, or a counter's subject and step.

    `cites` names the part of the rule that decided; `clause` overrides it where a step has its own.
    """
    return Ruling(
        code=code,
        clause=clause or law.cites(cites),
        key=f"{law.id}:{about}",
        rule=law.id,
        verdict=verdict,
        facts=dict(facts or {}),
        effects=effects,
        remedies=remedies,
    )

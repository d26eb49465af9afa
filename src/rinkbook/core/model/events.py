"""The events of a sheet, one struct a kind; fields are only ever added, and each new one has a default."""

from enum import StrEnum
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType, field

from rinkbook.core.errors import InvalidEvent
from rinkbook.core.model.place import Place


class Side(StrEnum):
    """The two teams of a game."""

    HOME = "home"
    AWAY = "away"

    @property
    def other(self) -> "Side":
        return Side.AWAY if self is Side.HOME else Side.HOME


class Body(Struct, frozen=True, omit_defaults=True, kw_only=True, tag_field="kind"):
    """What an event says; its kind is the tag."""


class Dressed(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One line of tonight's line-up: `number` as worn, `player` the id that the set-up knows."""

    number: str
    player: str = ""
    name: str = ""  # as the sheet shows it
    goalie: bool = False  # dresses as one
    letter: str = ""  # C, A or nothing
    sub_for: str = ""  # the id of the player whom a sub replaces
    sub: bool = False  # substitutes, whether or not it is known for whom

    @property
    def is_sub(self) -> bool:
        """Substitutes, for somebody or for nobody in particular."""
        return self.sub or bool(self.sub_for)


class LineUpConfirmed(Body, frozen=True, tag="line-up-confirmed"):
    """Who dresses tonight (`players`); `by` answers for it (on record as responsible)."""

    side: Side
    players: tuple[Dressed, ...] = ()
    by: str = ""


class CaptainNamed(Body, frozen=True, tag="captain-named"):
    """Who speaks for the team tonight."""

    side: Side
    number: str


class Officials(Body, frozen=True, tag="officials"):
    """The `referees` and the `scorekeeper` of the night, as they are to be read on the sheet."""

    referees: tuple[str, ...] = ()
    scorekeeper: str = ""


class WarmUp(Body, frozen=True, tag="warm-up"):
    """The warm-up began."""


class PeriodStart(Body, frozen=True, tag="period-start"):
    """A period began with `length` seconds on the clock (0: as the rulebook has it)."""

    length: int = 0


class PeriodEnd(Body, frozen=True, tag="period-end"):
    """A period ended."""


class ClockStart(Body, frozen=True, tag="clock-start"):
    """The clock was started."""


class ClockStop(Body, frozen=True, tag="clock-stop"):
    """The clock was stopped."""


class ClockSet(Body, frozen=True, tag="clock-set"):
    """The clock was set to `left` seconds."""

    left: int


class ClockMode(Body, frozen=True, tag="clock-mode"):
    """The referee's word on the clock."""

    mode: str = ""  # run, stop, or nothing to give it back to the rules


class Goal(Body, frozen=True, tag="goal"):
    """A goal as called; no number yet means "not sure yet"."""

    side: Side
    number: str = ""
    assists: tuple[str, ...] = ()  # numbers; how many there may be is the rulebook's
    empty_net: bool = False  # the net was empty
    penalty_shot: bool = False  # scored on a penalty shot
    own_goal: bool = False  # a player of the other side put it in
    awarded: bool = False  # given by the referee, though it never went in
    strength: str = ""  # an official's override: EV, PP, SH


class Penalty(Body, frozen=True, tag="penalty"):
    """A penalty as called for an `offence`; `number` "" is not known yet, `bench` a penalty of the team.

    `classes` overrides the catalogue's classes for the offence; `seconds` the length of a part that
    runs; `start`, where it was read, when it began to run (seconds left on the clock). `pending`: the
    arm was up when the other side scored at that whistle. `name` is who got it, where that is nobody with
    a number: a coach, a spectator.
    """

    side: Side
    offence: str
    number: str = ""
    bench: bool = False
    classes: tuple[str, ...] = ()
    seconds: int = 0
    served_by: str = ""  # the number that sits for it, where another does
    whistle: str = ""  # events of one whistle carry one word, so that coincidental penalties are found
    separate: bool = False  # not coincidental, though at the same whistle
    start: Place | None = None
    pending: bool = False
    name: str = ""


class PenaltyShotMissed(Body, frozen=True, tag="penalty-shot-missed"):
    """A penalty shot of a side was taken and didn't go in (one that did is a goal)."""

    side: Side
    number: str = ""


class Shots(Body, frozen=True, tag="shots"):
    """Shots on goal by a side: `count` more of them (negative takes back)."""

    side: Side
    count: int = 1


class Saves(Body, frozen=True, tag="saves"):
    """Saves of a side's goalie: `count` more of them; whose is said by `number`, else who is in goal."""

    side: Side
    count: int = 1
    number: str = ""


class GoalieChange(Body, frozen=True, tag="goalie-change"):
    """Who is in goal from now on; no number: the net is empty."""

    side: Side
    number: str = ""


class TimeOut(Body, frozen=True, tag="time-out"):
    """A time-out was taken."""

    side: Side


class RosterCheck(Body, frozen=True, tag="roster-check"):
    """A side asked for a check of the other's roster; `ineligible` are the numbers found."""

    side: Side
    ineligible: tuple[str, ...] = ()
    served_by: str = ""  # the number that sits for those found


class Approval(Body, frozen=True, tag="approval"):
    """The captain of `side` answered about the other side's number: `given` or not.

    `about` sub or goalie-skating is the captain's answer, operator the league's own about a substitute.
    """

    side: Side
    number: str
    about: str = "sub"  # sub, goalie-skating, operator
    given: bool = True
    by: str = ""


class SuspendedOnBench(Body, frozen=True, tag="suspended-on-bench"):
    """A suspended player sat on the bench."""

    side: Side
    player: str  # the id that the set-up knows


class TimeLeft(Body, frozen=True, tag="time-left"):
    """Before the last period, or before overtime, an official read `seconds` left in the slot."""

    seconds: int
    by: str = ""


class OfficialWord(Body, frozen=True, tag="official-word"):
    """The referee's word on a ruling: `key` as the ruling has it, `stands` or not."""

    key: str
    stands: bool
    by: str = ""
    why: str = ""


class PlayedOn(Body, frozen=True, tag="played-on"):
    """The officials played on though a ruling refused it: `key` as the ruling has it, `by` who decided."""

    key: str
    by: str = ""
    why: str = ""


class JerseyChange(Body, frozen=True, tag="jersey-change"):
    """A player wears another number tonight."""

    side: Side
    number: str
    now: str  # the number worn from here on


class Removal(Body, frozen=True, tag="removal"):
    """Someone was sent off without a penalty (`reason`: not-registered, no-number, injury …).

    `back`: who had left is back, and plays again.
    """

    side: Side
    number: str
    reason: str = ""
    back: bool = False


def kebab(reason: str) -> str:
    """A reason as a rulebook names it: `Not registered` → `not-registered`."""
    return "-".join(reason.lower().split())


def reason_of(body: Removal) -> str:
    return kebab(body.reason)


class EquipmentHold(Body, frozen=True, tag="equipment-hold"):
    """A player stays off until the equipment is in place (`cleared`)."""

    side: Side
    number: str
    cleared: bool = False


class ShootoutAttempt(Body, frozen=True, tag="shootout-attempt"):
    """One attempt of a shootout."""

    side: Side
    number: str = ""
    scored: bool = False  # it went in


class ShootsFirst(Body, frozen=True, tag="shoots-first"):
    """The side that takes the first attempt of the shootout."""

    side: Side
    by: str = ""  # who chose


class IllegalPlayerProtest(Body, frozen=True, tag="illegal-player-protest"):
    """The captain of `side` noted that he thinks the other side's number illegal."""

    side: Side
    number: str = ""
    by: str = ""


class RefereeFee(Body, frozen=True, tag="referee-fee"):
    """The referee fee of a side was `paid`, or is still owed."""

    side: Side
    paid: bool = True


class Delay(Body, frozen=True, tag="delay"):
    """The start was delayed by `seconds`; `cause`: not-the-teams, home, away."""

    seconds: int
    cause: str = "not-the-teams"


class Curfew(Body, frozen=True, tag="curfew"):
    """The slot is over and the referee ended the game."""


class RuleWaived(Body, frozen=True, tag="waiver"):
    """The captain of `side` waived a rule of which the other side would fall foul."""

    side: Side
    rule: str = "minimum-players"  # the kind of the rule
    by: str = ""


class Countdown(Body, frozen=True, tag="countdown"):
    """A grace that a `rule` (its kind) gives began to run, for a side or for both."""

    rule: str
    side: Side | None = None


class CountdownOver(Body, frozen=True, tag="countdown-over"):
    """The grace that a `rule` gives ran out; the event's id is made from its cause."""

    rule: str
    side: Side | None = None


class Forfeit(Body, frozen=True, tag="forfeit"):
    """An official declared a forfeit of `sides`; `sort`: advance, at-start, illegal-player, line-up.

    `plays_on`: the teams play all the same, and the sheet goes on.
    """

    sides: tuple[Side, ...]
    sort: str = "at-start"
    by: str = ""
    plays_on: bool = False


class Termination(Body, frozen=True, tag="termination"):
    """An official ended the game; `side` offended, `key` is the ruling it rests on."""

    side: Side
    key: str = ""
    by: str = ""


class Signature(Body, frozen=True, tag="signature"):
    """Someone signed: `role` captain (of `side`), referee, scorekeeper; `absent` if he wasn't there."""

    role: str
    name: str = ""  # as it is to be read on the sheet
    side: Side | None = None
    digest: str = ""  # of the sheet as it was shown
    absent: bool = False
    report: str = ""  # what a referee wrote about a misconduct
    drawing: str = ""  # a finger's strokes on 300 by 120, as the path of a drawing: M and L, whole numbers


class Strike(Body, frozen=True, tag="strike"):
    """Another event never happened."""

    target: str  # that event's id
    reason: str = ""
    same_as: str = ""  # the id of the event that told the same


class Amend(Body, frozen=True, tag="amend"):
    """Fields of another event's body, and its place, were otherwise."""

    target: str  # that event's id
    changes: dict[str, Any] = {}  # fields of its body by name
    place: Place | None = None  # where it really stands
    reason: str = ""


class Note(Body, frozen=True, tag="note"):
    """Words (`text`) on the sheet."""

    text: str


class Occurrence(Body, frozen=True, tag="occurrence"):
    """Something that the edition names: an icing, a warning, a shift horn."""

    name: str  # as the edition has it
    side: Side | None = None
    number: str = ""


class Unknown(Struct, frozen=True, kw_only=True):
    """A kind that this build doesn't know: kept as it came."""

    kind: str
    raw: str
    why: str = ""  # what didn't fit, where the kind is known


KINDS: tuple[type[Body], ...] = tuple(Body.__subclasses__())
AnyBody = Body | Unknown


class Event(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One line of the sheet: who entered what, where it stands, where and when it was entered.

    `id` is made where it was entered, `place` is where it stands on the sheet, `body` what it says.
    `n` is the running number of the `device`, `seen` the last number of every other device known at
    entry, `epoch` the turn of the pen that the device knew. `entered` is a UTC time in RFC 3339 form, `by`
    and `role` say who entered it.
    """

    id: str
    place: Place
    body: AnyBody
    device: str = ""
    n: int = 0
    epoch: int = 0
    seen: dict[str, int] = {}
    by: str = ""
    role: str = ""
    entered: str = ""

    def key(self) -> tuple[tuple[int, ...], str]:
        return (self.place.key(), self.id)


class _Envelope(Struct, kw_only=True):
    id: str
    body: msgspec.Raw
    place: Place = field(default_factory=Place)
    device: str = ""
    n: int = 0
    epoch: int = 0
    seen: dict[str, int] = {}
    by: str = ""
    role: str = ""
    entered: str = ""


class _Kind(Struct):
    kind: str | UnsetType = UNSET


_DECODERS = {kind.__struct_config__.tag: msgspec.json.Decoder(kind) for kind in KINDS}


def read_body(raw: bytes, where: str = "body") -> AnyBody:
    """Read the body of an event; an unknown kind, or fields that don't fit, are kept as `Unknown`.

    Raises InvalidEvent where the bytes aren't JSON with a kind.
    """
    try:
        kind = msgspec.json.decode(raw, type=_Kind).kind
    except (msgspec.DecodeError, RecursionError) as error:
        raise InvalidEvent(f"{where}: expected a JSON object, got {raw[:80]!r}: {error}") from error
    if not isinstance(kind, str):
        raise InvalidEvent(f"{where}: expected a field 'kind', got {raw[:80]!r}")
    decoder = _DECODERS.get(kind)
    if decoder is None:
        return Unknown(kind=kind, raw=raw.decode())
    try:
        return decoder.decode(raw)
    except msgspec.ValidationError as error:
        return Unknown(kind=kind, raw=raw.decode(), why=str(error))


def read_event(raw: bytes) -> Event:
    """Read one event from JSON; raises InvalidEvent where it has no id, place or body."""
    try:
        envelope = msgspec.json.decode(raw, type=_Envelope)
    except (msgspec.DecodeError, RecursionError) as error:
        raise InvalidEvent(f"event: expected id, place and body, got {raw[:120]!r}: {error}") from error
    body = read_body(bytes(envelope.body), f"event {envelope.id!r}")
    rest = {name: getattr(envelope, name) for name in envelope.__struct_fields__ if name != "body"}
    return Event(body=body, **rest)


def write_body(body: AnyBody) -> bytes:
    """The body as JSON; what came unknown goes out as it came."""
    return body.raw.encode() if isinstance(body, Unknown) else msgspec.json.encode(body)


def write_event(event: Event) -> bytes:
    """The event as JSON."""
    fields = {name: getattr(event, name) for name in event.__struct_fields__ if name != "body"}
    return msgspec.json.encode({**fields, "body": msgspec.Raw(write_body(event.body))})


def kind_of(event: Event) -> str:
    """The kind of an event's body, an unknown one's too."""
    return event.body.kind if isinstance(event.body, Unknown) else tag_of(type(event.body))


def tag_of(kind: type[Body]) -> str:
    """The word for a kind of body, such as `period-start`."""
    return str(kind.__struct_config__.tag)

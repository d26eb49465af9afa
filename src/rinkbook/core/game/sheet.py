"""A sheet as judged: what `play` returns; every figure on it follows from the events."""

from enum import StrEnum

from msgspec import Struct

from rinkbook.core.game.facts import GameFacts
from rinkbook.core.model.events import Event, Side
from rinkbook.core.model.place import Part, Place
from rinkbook.core.model.setup import Setup
from rinkbook.core.ruling import KEPT, Finding, Ground, Ruling, grounds_of

Pair = tuple[int, int]  # home, away


class Phase(StrEnum):
    """Where the game is."""

    BEFORE = "before"
    PLAYING = "playing"
    BREAK = "break"
    SHOOTOUT = "shootout"
    OVER = "over"


class Entry(Struct, frozen=True, kw_only=True):
    """A line of the record: the event as it stands after amendments, and whether it was struck."""

    event: Event
    struck: str = ""  # the id of the strike
    amended: tuple[str, ...] = ()
    original: Event | None = None
    seconds: int = 0  # game time passed, of all periods together


class GoalLine(Struct, frozen=True, kw_only=True):
    """A goal as judged; `strength` EV, PP, SH or PS; `score` after it; `ended` the penalty that it ended.

    `override` is an official's word on its strength, `skaters` who was on the ice when it fell, and
    `extra_attacker` says that the scorers' own net was empty too.
    """

    event: str
    place: Place
    side: Side
    number: str
    assists: tuple[str, ...]
    points: int
    credit: bool
    strength: str
    skaters: Pair
    empty_net: bool
    penalty_shot: bool
    score: Pair
    ended: str = ""
    override: str = ""
    awarded: bool = False
    extra_attacker: bool = False

    @property
    def shown(self) -> str:
        """Its strength as it is told: the official's word where there is one."""
        return self.override or self.strength

    @property
    def counts(self) -> bool:
        return self.points > 0


class PenaltyLine(Struct, frozen=True, kw_only=True):
    """A penalty as judged; `starts`, `ends` and `back` in seconds of game time, `minutes` for the record.

    `given_by` is the clause of the rule that gave it, "" where an official called it. `back`: when he came
    out, which may be at a whistle after the end. `waived` says why it isn't served, or not in full:
    recorded or not-imposed, since a goal came while it was pending, over, since the game was.
    """

    event: str
    place: Place
    side: Side
    number: str
    bench: bool
    offence: str
    title: str
    classes: tuple[str, ...]
    minutes: int
    served_by: str = ""
    starts: int | None = None
    ends: int | None = None
    ended_by: str = ""  # served, goal, game, "" while it runs
    coincidental: bool = False
    given_by: str = ""
    waived: str = ""
    back: int | None = None


class AttemptLine(Struct, frozen=True, kw_only=True):
    """One attempt of a shootout and the round it belongs to; `counts` false once the game was decided."""

    event: str
    side: Side
    number: str
    scored: bool
    round: int
    counts: bool = True


class BoxLine(Struct, frozen=True, kw_only=True):
    """Someone in the box now: for which penalty, seconds left of it, whether the side is short.

    `ends` in seconds of game time is when his time is up. `out`: what lets him out then: time alone, the
    whistle after it, his turn, which he waits for, or now, at the next whistle. `on_goal`: a goal
    against his side would let him out at this moment.
    """

    penalty: str
    side: Side
    number: str
    served_by: str
    title: str
    left: int
    length: int
    short: bool
    waits: bool
    coincidental: bool
    ends: int | None = None
    out: str = "time"
    on_goal: bool = False


class Strength(Struct, frozen=True, kw_only=True):
    """Who is on the ice: skaters by penalties, `full` those of a whole side, who has the power play.

    `left`: seconds until somebody's time is up, None where nobody is short. `extra` (home, away): the goalie
    is off, so that a side has one skater more than `skaters` and an empty net.
    """

    skaters: Pair = (0, 0)
    full: int = 0
    power_play: Side | None = None
    left: int | None = None
    extra: tuple[bool, bool] = (False, False)

    @property
    def name(self) -> str:
        """`5 on 4`, `6 on 4` with an extra attacker: the more first."""
        counts = [each + off for each, off in zip(self.skaters, self.extra, strict=True)]
        return f"{max(counts)} on {min(counts)}"


class ClockFace(Struct, frozen=True, kw_only=True):
    """The clock as last known: `left` seconds were on it at the wall-clock time `since`.

    `running` says whether it went on from there; `mode` run where a whistle doesn't stop it.
    """

    part: Part = Part.REGULATION
    period: int = 1
    length: int = 0
    left: int = 0
    running: bool = False
    since: str = ""
    mode: str = "stop"
    clause: str = ""


class PeriodLine(Struct, frozen=True, kw_only=True):
    """A period's figures; `played` are the seconds of its `length` after which the next one began."""

    part: Part
    period: int
    length: int
    played: int
    goals: Pair
    shots: Pair
    ended: bool


class PlayerLine(Struct, frozen=True, kw_only=True):
    """What the game brings to one player; goalie figures only for who was in goal."""

    side: Side
    number: str
    player: str = ""
    name: str = ""
    goalie: bool = False
    letter: str = ""
    sub: bool = False
    goals: int = 0
    assists: int = 0
    penalty_minutes: int = 0
    penalties: int = 0
    out: str = ""  # the key of the ruling that put him out
    held: str = ""  # the key of what keeps him off until his gear is in place
    shots_against: int = 0
    goals_against: int = 0
    dressed: bool = False  # stands in a line-up
    played: bool = False  # took part; a goalie only who stood in goal, or is on a line


class Next(Struct, frozen=True, kw_only=True):
    """What comes next: `step` start, period, overtime, shootout, sign or done.

    In a shootout `side` shoots next, none where somebody has to say so; `asks` names the event that has to
    be told first: time-left, shoots-first.
    """

    step: str
    part: Part = Part.REGULATION
    period: int = 1
    length: int = 0
    pause: int = 0
    clause: str = ""
    side: Side | None = None
    asks: str = ""


class Result(Struct, frozen=True, kw_only=True):
    """How the game ended: regulation, overtime, shootout, tie, forfeit, double-forfeit, termination.

    `keeps` names what it leaves to the players of a side that didn't win, `winner_keeps` to the others;
    `clause` is that of the rule which had another result than the score.
    """

    how: str
    winner: Side | None
    score: Pair
    facts: GameFacts | None = None
    keeps: tuple[str, ...] = KEPT
    winner_keeps: tuple[str, ...] = KEPT
    clause: str = ""

    def leaves(self, side: Side, figure: str) -> bool:
        """Whether the players of that side keep their goals, assists, penalty minutes or goaltending."""
        return figure in (self.winner_keeps if side is self.winner else self.keeps)


class Proposal(Struct, frozen=True, kw_only=True):
    """An event that a ruling asks an official for, or a case that it proposes to the office.

    `number` or `name` is whom it concerns; `about` the class of a penalty, or what a case is to decide;
    `offences` what the penalty may be for.
    """

    event: str
    side: Side | None
    key: str
    clause: str
    number: str = ""
    name: str = ""
    about: str = ""
    offences: tuple[str, ...] = ()

    @property
    def ends_play(self) -> bool:
        return self.event in ("forfeit", "termination")


class Tally(Struct, frozen=True, kw_only=True):
    """How far a player (a team: no number) is with something that a rule counts: "2 of 3 goals"."""

    rule: str
    counts: str
    side: Side
    number: str
    count: int
    of: int
    clause: str


class Sheet(Struct, frozen=True, kw_only=True):
    """A game as judged."""

    setup: Setup
    phase: Phase
    score: Pair
    clock: ClockFace
    entries: tuple[Entry, ...]
    goals: tuple[GoalLine, ...]
    penalties: tuple[PenaltyLine, ...]
    attempts: tuple[AttemptLine, ...]
    box: tuple[BoxLine, ...]
    skaters: Pair
    nets_empty: tuple[bool, bool]
    periods: tuple[PeriodLine, ...]
    players: tuple[PlayerLine, ...]
    goalies: tuple[str, str]
    shots: Pair
    rulings: tuple[Ruling, ...]
    findings: tuple[Finding, ...]
    next: Next
    proposals: tuple[Proposal, ...]
    cases: tuple[Proposal, ...]  # what rulings ask the office to look into
    tallies: tuple[Tally, ...]
    result: Result | None
    line_ups: tuple[bool, bool]
    captains: tuple[str, str]
    speakers: tuple[tuple[str, ...], tuple[str, ...]]  # home, away: who may talk with the officials
    signed: tuple[str, ...]  # home, away, referee
    coming_out: tuple[BoxLine, ...] = ()  # whose time is up, and who wait for a whistle
    strength: Strength = Strength()
    undecided: tuple[Ruling, ...] = ()  # refusals that stand, and nobody has said who played on

    @property
    def over(self) -> bool:
        return self.phase is Phase.OVER

    @property
    def grounds(self) -> tuple[Ground, ...]:
        """The rulings that suspend somebody, with what each brings."""
        return grounds_of(self.rulings)

    def place_at(self, seconds: int) -> Place | None:
        """Where on the clock that second of game time is; None where it is past the last period."""
        before = 0
        for line in self.periods:
            if seconds <= before + line.played:
                return Place(part=line.part, period=line.period, left=before + line.length - seconds)
            before += line.played
        return None

    def rulings_of(self, event: str) -> tuple[Ruling, ...]:
        """The rulings made about that event."""
        return tuple(ruling for ruling in self.rulings if ruling.event == event)

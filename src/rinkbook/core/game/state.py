"""The game so far, as the fold knows it; rules read it, the fold alone changes it."""

from collections import Counter
from itertools import takewhile
from typing import Any, TypeVar

from msgspec import Struct, structs

from rinkbook.core.game.book import Book
from rinkbook.core.game.box import Box, Ice
from rinkbook.core.game.coincidence import Coincidence, Whistle, whistle_at
from rinkbook.core.game.face import Turn
from rinkbook.core.game.plan import Plan, rank
from rinkbook.core.game.rules.offences import Offences
from rinkbook.core.game.rules.penalty_classes import PenaltyClasses
from rinkbook.core.game.serving import Reading, Serving
from rinkbook.core.game.sheet import AttemptLine, GoalLine, Pair
from rinkbook.core.model.events import (
    Body,
    Dressed,
    Event,
    Forfeit,
    OfficialWord,
    Penalty,
    Removal,
    Side,
    reason_of,
)
from rinkbook.core.model.place import Moment, Part, Place
from rinkbook.core.model.setup import Setup
from rinkbook.core.ruling import Finding, Ground, Proposed, Ruling, Suspended, Verdict, grounds_of

B = TypeVar("B", bound=Body)
HOME, AWAY = Side.HOME, Side.AWAY
DEFAULT = Book()
Receiver = tuple[Side, str, str]  # side, number and name of who got a penalty; one of the two is told


class PenaltyRecord:
    """A penalty as far as it is known; becomes a `PenaltyLine`."""

    def __init__(self, event: Event, penalty: Penalty, classes: tuple[str, ...], given_by: str = "") -> None:
        self.event, self.penalty, self.classes, self.given_by = event, penalty, classes, given_by
        self.parts: list[Serving] = []
        self.waived = ""  # why some of it isn't served: recorded, not-imposed, over
        self.taken = ""  # what the book would have of a minor that was pending at a goal
        self.was_short = False  # the side was, when a goal came at a pending call
        self.even = False  # one of a lone minor each, for which both sides play short

    @property
    def called(self) -> bool:
        """Called by an official, as against given by a rule."""
        return not self.given_by


class Count(Struct, frozen=True, kw_only=True):
    """How far a counter is with a player, a team (no number), or both teams (no side), and by which line.

    `before` is what it was without that line; `period` the one that it is counted in, where it is that
    period's alone.
    """

    side: Side | None
    number: str
    before: int
    now: int
    event: str
    period: tuple[Part, int] | None = None


class State:
    """The game so far. Times are seconds of game time, all periods together.

    What belongs together is set up together, in the `_with_…` below.
    """

    def __init__(
        self, setup: Setup, plan: Plan, classes: PenaltyClasses, offences: Offences, book: Book = DEFAULT
    ) -> None:
        self.setup, self.plan, self.classes, self.offences, self.book = setup, plan, classes, offences, book
        self.most_assists: int | None = None  # that are credited for a goal; None: any number
        self.kinds: frozenset[str] = frozenset()  # of the rules that stand tonight
        self.concluding: frozenset[str] = frozenset()  # the ids of those that say how a game ended
        self.record: dict[type[Body], list[tuple[Event, Any]]] = {}  # what happened so far, by kind
        self._with_teams()
        self._with_score()
        self._with_goalies()
        self._with_penalties()
        self._with_counts()
        self._with_clock()
        self._with_end()
        self._with_rulings()

    def _with_teams(self) -> None:
        """Who is here, who speaks for a side, who may not play."""
        self.line_ups: dict[Side, dict[str, Dressed]] = {HOME: {}, AWAY: {}}
        self.confirmed: dict[Side, bool] = {HOME: False, AWAY: False}
        self.captains: dict[Side, str] = {HOME: "", AWAY: ""}
        self.bench_captains: dict[Side, str] = {HOME: "", AWAY: ""}  # who was named, and admitted
        self.answers: dict[tuple[Side, str], dict[str, bool]] = {}  # to a side's numbers, by what about
        self.attended: dict[tuple[Side, str], Dressed] = {}  # who dressed while there was a game
        self.on_bench: dict[Side, list[str]] = {HOME: [], AWAY: []}  # ids of suspended players there
        self.out: dict[tuple[Side, str], str] = {}  # of the game, by the id or the key of what put him out
        self.held: dict[tuple[Side, str], str] = {}  # who stays off until his gear is in place, by what
        self.attendance_lines: dict[str, Side] = {}  # those that say who is here, struck ones too
        self.signed_at: dict[Side, int] = {}  # the order under which a side's captain signed, or was away
        self.time_outs: dict[Side, int] = {HOME: 0, AWAY: 0}  # taken
        self.time_outs_lost: dict[Side, int] = {HOME: 0, AWAY: 0}

    def _with_score(self) -> None:
        """Goals, and attempts of a shootout."""
        self.goals: list[GoalLine] = []
        self.scored: dict[Side, int] = {HOME: 0, AWAY: 0}
        self.goals_by_period: dict[tuple[Part, int], list[int]] = {}  # home, away
        self.goals_that_count: dict[tuple[Side, str], dict[Part, int]] = {}  # by player
        self.attempts: list[AttemptLine] = []
        self.attempts_taken: dict[Side, int] = {HOME: 0, AWAY: 0}
        self.shootout_goals: dict[Side, int] = {HOME: 0, AWAY: 0}
        self.shot: Counter[tuple[Side, str]] = Counter()  # attempts by player

    def _with_goalies(self) -> None:
        """Who is in goal, and what came at whom."""
        self.goalies: dict[Side, str] = {HOME: "", AWAY: ""}
        self.nets_empty: dict[Side, bool] = {HOME: False, AWAY: False}
        self.stood_in_goal: dict[tuple[Side, str], bool] = {}
        self.shots: dict[Side, int] = {HOME: 0, AWAY: 0}  # by the side that shot
        self.shots_by_period: dict[tuple[Part, int], list[int]] = {}  # home, away
        self.faced: dict[tuple[Side, str], list[int]] = {}  # shots, goals against, by goalie
        self.let_in: dict[str, str] = {}  # the goalie who let a goal in that counts, by its event

    def _with_penalties(self) -> None:
        """Calls, what cancels, who sits in the box."""
        self.penalties: list[PenaltyRecord] = []
        self.box = Box(self.plan.skaters - self.plan.least)
        self.coincidence = Coincidence()
        self.pairs_short: dict[object, bool] = {}  # whistles with a lone minor each: both play short
        self.classes_given: dict[tuple[Side, str], list[str]] = {}  # of all penalties of a player
        self.in_the_box = (1, 1)  # parts of a penalty that are left as the clock begins to run

    def _with_counts(self) -> None:
        """How far the counters of the rulebook are."""
        self.counts: dict[tuple[str, Side | None, str], Count] = {}  # by counter and subject
        self.last_counts: dict[str, Count] = {}  # by counter
        self.clock_counts: dict[str, tuple[Count, int]] = {}  # that a condition of the clock asks for

    def _with_clock(self) -> None:
        """Which period it is, how far it has been played, whether a whistle stops the clock."""
        self.part, self.period, self.moment = Part.REGULATION, 1, Moment.BEFORE
        self.offset, self.now, self.left = 0, 0, self.plan.length(Part.REGULATION, 1)
        self.length_now = self.left
        self.started, self.ended = False, False  # the current period
        self.ran_before = False  # the clock ran before this period began
        self.seen = 0  # the second up to which all that time alone does has been done
        self.lengths: dict[int, int] = {}  # of regulation periods, where a rule or an official set one
        self.played: dict[tuple[Part, int], int] = {}  # seconds, of the periods before this one
        self.came_from = (Part.REGULATION, 0)  # the period before this one
        self.ended_periods: set[tuple[Part, int]] = set()
        self.turns: list[Turn] = []  # what the clock saw of the current period
        self.mode, self.mode_clause, self.mode_rule, self.mode_word = "stop", "", "", ""
        self.holding: set[str] = set()  # clock conditions that held when they were last asked
        self.set_aside: set[str] = set()  # clock conditions that hold, but not by the referee's word

    def _with_end(self) -> None:
        """That the game has begun, what follows a tie, and how it ended."""
        self.begun = ""  # the id of the event that began the game
        self.follows = ""  # what a ruling lets come next after a tie, in place of what the plan has
        self.decided = False  # sudden death or a decided shootout
        self.closed: Event | None = None  # the official's event that ended play
        self.ending: Event | None = None  # the one that says how the game ended, though they may play on
        self.unplayed = False  # it was ended before it had begun
        self.out_of_time = False  # the slot was over while the game was level, and it needs a winner
        self.late = False  # the line being judged stands after the end of the game

    def _with_rulings(self) -> None:
        """What was decided, what doesn't add up, and what officials said to it."""
        self.rulings: list[Ruling] = []
        self.findings: list[Finding] = []
        self.words: dict[str, tuple[Event, OfficialWord]] = {}  # the referee's, by the key of the ruling
        self.played_on: dict[str, str] = {}  # who decided to play on, by the key of what refused it
        self.refused: dict[str, frozenset[str]] = {}  # lines that the rules don't admit, and by what code
        self.refusals: dict[tuple[Side, str], list[Ruling]] = {}  # that are about one number
        self.heeded: set[str] = set()  # line-ups that were refused and told anew before the start
        self.grounds: dict[tuple[Whistle, Receiver], tuple[Ground, ...]] = {}  # by whistle and receiver

    def placed(self, ruling: Ruling, event: Event) -> Ruling:
        """A ruling with where it was made, set aside where the referee's word says so."""
        overruled = self.words[ruling.key][0].id if self.falls(ruling.key) else ""
        return structs.replace(ruling, event=event.id, place=event.place, overruled=overruled)

    def falls(self, key: str) -> bool:
        """The referee's word sets the ruling of that key aside."""
        return key in self.words and not self.words[key][1].stands

    def is_granted(self, key: str) -> bool:
        """The referee's word says that what the ruling of that key asks for is done."""
        return key in self.words and self.words[key][1].stands

    def keep_refusal(self, ruling: Ruling) -> None:
        """One that is about one number of a side, and that stands."""
        is_refusal = ruling.verdict is Verdict.REFUSED and not ruling.overruled
        if is_refusal and "side" in ruling.facts and "number" in ruling.facts:
            who = (Side(str(ruling.facts["side"])), str(ruling.facts["number"]))
            self.refusals.setdefault(who, []).append(ruling)

    def keep_ground(self, ruling: Ruling, event: Event) -> None:
        """What suspends the receiver of a penalty, less what another ground has taken in since."""
        if not isinstance(event.body, Penalty) or ruling.overruled:
            return
        for effect in ruling.effects:
            if isinstance(effect, Suspended):
                who = (effect.side, effect.number, effect.name)
                incident = (whistle_at(event.place, event.body), who)
                before = [each for each, _ in self.grounds.get(incident, ())]
                self.grounds[incident] = grounds_of([*before, ruling])

    # what rules ask

    @property
    def last_stands(self) -> bool:
        """The referee's word hasn't set aside the ruling that a rule has just made."""
        return not self.rulings[-1].overruled

    @property
    def score(self) -> Pair:
        """Home, away."""
        return self.scored[HOME], self.scored[AWAY]

    @property
    def score_told(self) -> str:
        """`3–2`, home first."""
        return f"{self.scored[HOME]}–{self.scored[AWAY]}"

    @property
    def lead(self) -> int:
        """The difference of the score, never negative."""
        return abs(self.scored[HOME] - self.scored[AWAY])

    @property
    def leader(self) -> Side | None:
        if self.scored[HOME] == self.scored[AWAY]:
            return None
        return HOME if self.scored[HOME] > self.scored[AWAY] else AWAY

    @property
    def clock_mode(self) -> str:
        """As the rules have it, unless the referee has spoken."""
        return self.mode_word or self.mode

    @property
    def is_before_the_start(self) -> bool:
        """Nothing has been played."""
        first = (self.part, self.period) == (Part.REGULATION, 1)
        return first and self.moment is Moment.BEFORE and not self.started

    @property
    def needs_a_winner(self) -> bool:
        """Level, where a shootout or overtime without end would go on till it isn't."""
        endless = bool(self.plan.shootout) or self.plan.repeat_last
        return endless and self.leader is None and not self.decided and not self.forfeited

    @property
    def forfeited(self) -> tuple[Side, ...]:
        """The sides of a forfeit that was declared, though they may play all the same."""
        body = self.ending.body if self.ending is not None else None
        return body.sides if isinstance(body, Forfeit) else ()

    @property
    def is_stopped_for_good(self) -> bool:
        """An official has ended play, or it has ended by itself."""
        return self.closed is not None or self.decided

    @property
    def tied_in_regulation(self) -> bool:
        """Level after the regulation periods, so that what was played on counts."""
        played = [goals for (part, _), goals in self.goals_by_period.items() if part is Part.REGULATION]
        return sum(home for home, _ in played) == sum(away for _, away in played)

    @property
    def has_begun(self) -> bool:
        """It was started, or is being played though nobody pressed it."""
        played = bool(self.begun) or self.now > 0 or bool(self.goals) or self.period > 1
        return played and not self.unplayed

    def called_name(self, side: Side) -> str:
        """The team's name, else its side."""
        return self.setup.team(side).name or side.value

    def happened(self, kind: type[B]) -> list[tuple[Event, B]]:
        """The events of that kind so far, those struck left out."""
        return self.record.get(kind, [])

    def begins(self, event: Event) -> bool:
        """The event starts the first period, and none before it has."""
        here = (event.place.part, event.place.period)
        return not self.begun and here == (Part.REGULATION, 1)

    def goals_of(self, side: Side, number: str, *, part: Part | None = None) -> int:
        """The goals of a player that count so far."""
        by_part = self.goals_that_count.get((side, number), {})
        return sum(by_part.values()) if part is None else by_part.get(part, 0)

    def counted(self, counter: str, side: Side | None, number: str = "") -> int:
        """How far a counter is with that subject now."""
        found = self.counts.get((counter, side, number))
        return found.now if found is not None and self.is_live(found) else 0

    def count_of(self, counter: str, event: Event) -> Count | None:
        """What that line made of a counter, if it was counted."""
        found = self.last_counts.get(counter)
        return found if found is not None and found.event == event.id else None

    def is_live(self, count: Count) -> bool:
        """Not that of a period which is over."""
        return count.period in (None, (self.part, self.period))

    def called(self, event: Event) -> PenaltyRecord:
        """The penalty that an official called with that event."""
        return next(
            record for record in reversed(self.penalties) if record.called and record.event.id == event.id
        )

    def classes_of(self, event: Event) -> tuple[str, ...]:
        """The classes of the call made last, and of what rules have given on top so far."""
        records = takewhile(lambda record: record.event.id == event.id, reversed(self.penalties))
        return tuple(name for record in records for name in record.classes)

    def has_proposed(self, event: str) -> bool:
        """A rule has asked an official for that, and the referee's word lets it stand."""
        return any(
            isinstance(effect, Proposed) and effect.event == event
            for ruling in self.rulings
            for effect in ruling.effects
            if not ruling.overruled
        )

    def is_last_regulation(self) -> bool:
        return self.plan.is_last_regulation(self.part, self.period)

    def overtime_due(self) -> int:
        """The overtime that follows a tie after the last period that was played, 0 where none does."""
        if self.plan.offered == "none" or self.forfeited or self.overtime_set_aside:
            return 0
        return self.plan.overtime_after(*self.last_played)

    @property
    def overtime_set_aside(self) -> bool:
        """For want of time: something else follows."""
        return self.follows not in ("", "overtime")

    @property
    def last_played(self) -> tuple[Part, int]:
        """This period once it is over, the one before until then."""
        return (self.part, self.period) if self.ended else self.came_from

    def dressed(self, side: Side, number: str) -> Dressed | None:
        return self.line_ups[side].get(number)

    @property
    def ice(self) -> Ice:
        """How many skaters this period is played with, and within which bounds."""
        found = self.plan.find(self.part, self.period)
        on_ice = found.skaters if found else self.plan.skaters
        least = (found.least if found else 0) or self.plan.least
        return Ice(on_ice, least, self.plan.least, max(self.plan.skaters, on_ice))

    def on_ice(self) -> Pair:
        """Skaters at full strength as the period has them, less who is in the box."""
        return self.box.skaters(self.ice, (self.box.short(HOME), self.box.short(AWAY)))

    def on_ice_at(self, reading: Reading) -> Pair:
        """Skaters when play stopped there: who was called then still played."""
        return self.box.skaters(self.ice, self.box.short_at(reading))

    def settle(self) -> None:
        """After every moment: what the box asks of both sides' strength."""
        found = self.plan.find(self.part, self.period)
        if found is not None and found.keeps:
            self.box.settle(self.ice)

    def is_out(self, side: Side, number: str) -> bool:
        return (side, number) in self.out

    def left_because(self, who: tuple[Side, str]) -> str:
        """Why somebody left who is off without a penalty: "" where nobody did."""
        removals = [body for event, body in self.happened(Removal) if event.id == self.out.get(who)]
        return (reason_of(removals[-1]) or "left") if removals else ""

    # how time goes on

    def is_here(self, place: Place) -> bool:
        """In the period being played: a place that there is none of lies before them all."""
        return place.part is self.part and place.period == self.period

    def length(self, part: Part, period: int) -> int:
        """The seconds of a period, as planned or as set on the night."""
        if part is Part.REGULATION and period in self.lengths:
            return self.lengths[period]
        return self.plan.length(part, period)

    def seconds(self, place: Place) -> int:
        """Game time at a place of the current period."""
        if place.moment is Moment.BEFORE:
            return self.offset
        if place.moment is Moment.AFTER or place.part is Part.SHOOTOUT:
            return max(self.now, self.offset + self.elapsed())
        return self.offset + min(max(0, self.length_now - place.left), self.length_now)

    def elapsed(self) -> int:
        """What was played of the current period, once it is over."""
        return self.length_now - self.left if self.ended else self.length_now

    def played_of(self, which: tuple[Part, int]) -> int:
        """The seconds of a period: those that were played where it was cut short, else all it has."""
        is_cut = self.ended and which == (self.part, self.period)
        return self.elapsed() if is_cut else self.played.get(which, self.length(*which))

    def enter(self, part: Part, period: int) -> None:
        """Go on to a later period; those skipped are taken to have been played out."""
        for which in self.plan.between((self.part, self.period), (part, period)):
            own = which == (self.part, self.period)
            self.played[which] = self.elapsed() if own else self.length(*which)
            self.offset += self.played[which]
        self.came_from = (self.part, self.period)
        self.part, self.period, self.moment = part, period, Moment.BEFORE
        self.length_now = self.length(part, period)
        self.left, self.started, self.ended = self.length_now, False, False
        self.ran_before = False
        self.turns = []
        self.box.whistle(self.now)
        self.settle()

    def is_later(self, place: Place) -> bool:
        return rank((place.part, place.period)) > rank((self.part, self.period))

"""Plays a game turn by turn, asking the judge what comes next, and keeps its sheet as a scorekeeper would."""

from random import Random

from rinkbook.core import wire
from rinkbook.core.game.rules.sub_cap import SubCap
from rinkbook.core.game.sheet import Next, Sheet
from rinkbook.core.model.events import (
    CaptainNamed,
    Countdown,
    CountdownOver,
    Forfeit,
    LineUpConfirmed,
    Officials,
    PeriodEnd,
    PeriodStart,
    RefereeFee,
    ShootoutAttempt,
    Side,
    Signature,
    Termination,
    TimeLeft,
    TimeOut,
    WarmUp,
)
from rinkbook.core.model.place import Moment, Part, Place
from rinkbook.core.model.setup import Setup
from rinkbook.core.rulebook.edition import Edition
from rinkbook.demo.bench import Bench
from rinkbook.demo.lineups import dress
from rinkbook.demo.play import Play, usual_minors
from rinkbook.demo.scribe import Scribe
from rinkbook.demo.story import Story
from rinkbook.demo.turns import Odds, Turn, draw, timetable

BEFORE = Place(moment=Moment.BEFORE)
ICE_LEFT = (1860, 2100)
"""Seconds of the slot that are left before the last period, on a night without delays."""


OVERTIME = 0.6
"""The share of overtimes in which somebody scores."""

LATE = 75
"""Seconds before the end at which a goalie goes to the bench."""


class Cut(Exception):
    """The sheet stops here: the game is under way, or an official has ended it."""


class Simulation:
    """One game by its edition and set-up; `own` is the side of which the story is told."""

    def __init__(self, book: Edition, setup: Setup, rng: Random, odds: Odds) -> None:
        self.book, self.setup, self.rng, self.odds = book, setup, rng, odds
        self.kinds = {section.kind for section in book.sections}
        self.scribe = Scribe()
        self.story, self.own = Story(), Side.HOME
        self.passed = 0
        self.turns: list[Turn] = []

    def play(self, story: Story, own: Side, scorekeeper: str) -> Scribe:
        """The whole sheet; one that stops on the way is open."""
        self.story, self.own = story, own
        self.before(scorekeeper)
        self.turns = draw(self.rng, self.odds, story, own, len(self.judged().periods))
        try:
            self.periods()
            self.sign()
        except Cut:
            pass
        return self.scribe

    def judged(self) -> Sheet:
        return wire.play(self.book, self.setup, self.scribe.lines)

    # before the game

    def before(self, scorekeeper: str) -> None:
        """Line-ups, captains, officials, warm-up."""
        self.benches = {side: self.line_up(side) for side in Side}
        self.scribe.write(BEFORE, Officials(referees=self.setup.referees, scorekeeper=scorekeeper), after=30)
        if "referee-fee" in self.kinds:
            for side in Side:
                self.scribe.write(BEFORE, RefereeFee(side=side))
        self.scribe.write(BEFORE, WarmUp(), after=20)
        self.scribe.wait(300)
        self.ice = Play(self.rng, self.scribe, self.benches, usual_minors(self.book))
        self.ice.doubled = self.story.doubled

    def line_up(self, side: Side) -> Bench:
        only = self.story.skaters if side is self.own else 0
        sure = self.story.fights if side is self.own else ""
        dressed = dress(self.rng, self.setup.team(side), only, sure, fill_to(self.book))
        if self.story.leaderless and side is self.own:
            dressed = tuple(each for each in dressed if not each.letter)
        speaks = [each for each in dressed if each.letter]
        by = speaks[0].name if speaks else ""
        self.scribe.write(BEFORE, LineUpConfirmed(side=side, players=dressed, by=by), after=45)
        bench = Bench(self.rng, side, dressed)
        if not speaks and bench.skaters:
            self.scribe.write(BEFORE, CaptainNamed(side=side, number=bench.skaters[0].number))
        return bench

    # the game

    def periods(self) -> None:
        while (coming := self.judged().next).step not in ("sign", "done"):
            if coming.part is Part.SHOOTOUT:
                self.shootout()
            elif coming.part is Part.OVERTIME:
                self.period(coming, self.overtime_turns(coming))
            else:
                self.regulation(coming)

    def regulation(self, coming: Next) -> None:
        last = coming.period == len(self.judged().periods)
        if last and "last-period-length" in self.kinds:
            place = Place(period=coming.period, moment=Moment.BEFORE)
            left = self.story.slot_left or self.rng.randrange(*ICE_LEFT)
            self.scribe.write(place, TimeLeft(seconds=left, by="referee"))
            coming = self.judged().next
        if coming.period == 1:
            self.refuse_start()
        turns = [turn for turn in self.turns if turn.period == coming.period]
        if last:
            turns.append(Turn(coming.period, 1 - LATE / coming.length, "pull", self.own))
        self.period(coming, turns)

    def refuse_start(self) -> None:
        """Where the judge won't have the game begun, the officials declare what it asks for."""
        if not self.story.skaters:
            return
        start = self.scribe.write(Place(left=1), PeriodStart())
        proposals = self.judged().proposals
        self.scribe.lines.remove(start)
        self.scribe.times.pop()
        if any(proposal.event == "forfeit" for proposal in proposals):
            self.wait_for_players()
            self.scribe.write(BEFORE, Forfeit(sides=(self.own,), by="referee"), after=20)
            self.sign()
            raise Cut

    def wait_for_players(self) -> None:
        """Nobody more comes in the time that the book gives them, where it gives any."""
        wait = next((each.rule.wait for each in self.book.sections if each.kind == "minimum-players"), 0)
        if wait:
            self.scribe.write(BEFORE, Countdown(rule="minimum-players", side=self.own))
            self.scribe.write(BEFORE, CountdownOver(rule="minimum-players", side=self.own), after=wait)

    def period(self, coming: Next, turns: list[Turn]) -> None:
        """Play a period: its turns and, between them, shots."""
        self.scribe.wait(coming.pause)
        start = Place(part=coming.part, period=coming.period, left=coming.length)
        self.scribe.write(start, PeriodStart(length=coming.length))
        self.ice.stops = self.judged().clock.mode == "stop"
        self.ice.face_off(start)
        before = 0
        for second, turn in timetable(self.rng, coming.period, coming.length, turns):
            self.cut_at(coming, before, second)
            self.scribe.wait(second - before)
            before = second
            place = Place(part=coming.part, period=coming.period, left=coming.length - second)
            self.at(turn, place, self.passed + second)
            if coming.part is Part.OVERTIME and turn.what == "goal":
                return
        self.cut_at(coming, before, coming.length)
        self.scribe.wait(coming.length - before)
        end = Place(part=coming.part, period=coming.period, moment=Moment.AFTER)
        self.scribe.write(end, PeriodEnd())
        self.passed += coming.length

    def at(self, turn: Turn, place: Place, now: int) -> None:
        if turn.what == "shot":
            self.ice.shot(turn.side, place)
            return
        if turn.what == "pull":
            self.ice.pull(self.judged().score, place)
            return
        self.ice.happen(turn, place, now)
        if self.story.calls and turn.what != "goal":
            self.end_if_asked(place)

    def end_if_asked(self, place: Place) -> None:
        """Where a rule asks for the end of the game, the referee ends it."""
        for proposal in self.judged().proposals:
            if proposal.event == "termination" and proposal.side is not None:
                body = Termination(side=proposal.side, key=proposal.key, by="referee")
                self.scribe.write(place, body, after=60)
                self.sign()
                raise Cut

    def cut_at(self, coming: Next, before: int, second: int) -> None:
        """A game under way stops at a time-out."""
        if self.story.until is None or coming.period != self.story.until[0]:
            return
        at = coming.length - self.story.until[1]
        if before <= at < second:
            self.scribe.wait(at - before)
            place = Place(part=coming.part, period=coming.period, left=self.story.until[1])
            self.scribe.write(place, TimeOut(side=self.own))
            raise Cut

    def overtime_turns(self, coming: Next) -> list[Turn]:
        """Somebody scores, unless a shootout is told of or chance wants one."""
        scores = self.story.extra == "overtime" or (not self.story.extra and self.rng.random() < OVERTIME)
        side = self.rng.choice(list(Side))
        return [Turn(coming.period, self.rng.uniform(0.1, 0.9), "goal", side)] if scores else []

    def shootout(self) -> None:
        """Attempts in turn, the home team first, until the judge says that it is decided."""
        for at in range(40):
            for side in Side:
                shooters = [each.number for each in self.benches[side].on_hand(self.passed) if not each.sub]
                body = ShootoutAttempt(
                    side=side, number=shooters[at % len(shooters)], scored=self.rng.random() < 0.35
                )
                self.scribe.write(Place(part=Part.SHOOTOUT), body, after=35)
            if self.judged().over:
                return

    # after the game

    def sign(self) -> None:
        """Both captains, then the referees."""
        sheet = self.judged()
        place = Place(part=sheet.clock.part, period=sheet.clock.period, moment=Moment.AFTER)
        for side in Side:
            body = Signature(role="captain", side=side, name=self.speaker(side))
            self.scribe.write(place, body, after=90)
        for name in self.setup.referees[:1]:
            self.scribe.write(place, Signature(role="referee", name=name, report=report(sheet)), after=60)

    def speaker(self, side: Side) -> str:
        dressed = self.benches[side].dressed
        return next((each.name for each in dressed if each.letter), dressed[0].name if dressed else "")


def report(sheet: Sheet) -> str:
    """A referee writes a line about a fight."""
    fights = [line.number for line in sheet.penalties if line.offence == "fighting" and not line.given_by]
    return f"Numbers {' and '.join(fights)} dropped the gloves. Both left without a word." if fights else ""


def fill_to(book: Edition) -> int:
    """How many may dress with substitutes; 0 where the rulebook has no such number."""
    return next((each.rule.fill_to for each in book.sections if isinstance(each.rule, SubCap)), 0)

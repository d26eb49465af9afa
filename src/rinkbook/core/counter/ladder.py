"""The ladder of a counter: at which count it does what."""

from collections.abc import Iterable, Iterator

from msgspec import Struct, field
from msgspec.structs import replace

from rinkbook.core.counter.subjects import NOBODY, PLAYER, TEAM
from rinkbook.core.rulebook.values import at_least, one_of
from rinkbook.core.rulebook.when import When


class Charge(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An amount: whole `minor` units (cents) of a `currency`."""

    minor: int
    currency: str


class Do(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a step does: `out` of the game, a `penalty` class, `suspend` games, `end` the game so.

    A penalty alone is served, and the player goes on; only `out` or a class that puts out ends his night.
    It is for the `offence` told here, else for none. `case` proposes one, about review, suspension or
    expulsion; `charge` an amount; `clock` names the condition of the clock that holds from then on.
    `ask`: nothing of it is done before the referee says so.
    """

    out: str = ""
    penalty: str = ""
    offence: str = ""
    suspend: int = 0
    end: str = ""
    case: str = ""
    charge: Charge | None = None
    clock: str = ""
    ask: bool = False

    def against(self, subject: str) -> Iterator[str]:
        """What is wrong with it for a player, a team, or both teams."""
        yield from self._words()
        if self.end and replace(self, end="") != Do():
            yield "end: expected nothing beside it, since the game is over then; got more"
        if subject == TEAM and (self.out or self.suspend):
            yield "expected 'end' or 'penalty', since no player is meant; got 'out' or 'suspend'"
        if subject == NOBODY and self != Do(clock=self.clock, case=self.case):
            yield "expected 'clock' or 'case', since neither team is meant; got more"
        if self.offence and not self.penalty:
            yield f"offence: expected a penalty beside it, got {self.offence!r} alone"
        if self.ask and not (self.penalty or self.out):
            yield "ask: expected a penalty or out to be asked for, got neither"
        elif self == Do():
            yield f"expected {', '.join(ACTS)} or end; got nothing to do"

    def _words(self) -> Iterator[str]:
        for name, words in WORDS.items():
            if getattr(self, name):
                yield from one_of(self, name, words)
        yield from at_least(self, 0, "suspend")
        if self.charge is not None:
            yield from (f"charge.{fault}" for fault in at_least(self.charge, 1, "minor"))


ACTS = ("out", "penalty", "suspend", "case", "charge", "clock")
CASES = ("review", "suspension", "expulsion")
"""What the office is asked to decide."""

WORDS = {"out": ("game",), "end": ("termination", "forfeit"), "case": CASES}


class Step(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """At the count of `at` it will `do` that, under a `clause` of its own if it has one.

    `when`: only where that holds as the count is reached, such as late in the game.
    """

    at: int
    do: Do
    clause: str = ""
    when: When = field(default_factory=When)


def faults_of(steps: tuple[Step, ...], subject: str) -> Iterator[str]:
    """What is wrong with the steps of a counter of that subject."""
    counts = [step.at for step in steps]
    if counts != sorted(set(counts)) or min(counts, default=1) < 1:
        yield f"steps: expected rising counts from 1 on, got {counts!r}"
    for at, step in enumerate(steps):
        if step.do.clock and step.when != When():
            yield f"steps.{at}.when: expected none beside 'clock', which holds from that count on; got one"
        for fault in step.do.against(subject or PLAYER):
            yield f"steps.{at}.do{': ' if fault.startswith('expected') else '.'}{fault}"


def reached(steps: Iterable[Step], before: int, count: int) -> list[Step]:
    """The steps that lie above what was counted before, and not above what is counted now."""
    return [step for step in steps if before < step.at <= count]


def following(steps: tuple[Step, ...], count: int) -> Step:
    """The next step above the count, the last one where there is none."""
    return next((step for step in steps if step.at > count), steps[-1])

"""Counts that trigger something: a player's third penalty, a team's eighth, a second warning."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct, field

from rinkbook.core.counter.ladder import Do, Step, faults_of, following, reached
from rinkbook.core.counter.subjects import COUNTS, NOBODY, OF_MANY_GAMES, PLAYER, SUBJECTS, TEAM, WINDOWS
from rinkbook.core.game.rules.offences import unknown_offences
from rinkbook.core.game.rules.penalty_classes import unknown_classes
from rinkbook.core.game.sheet import Tally
from rinkbook.core.game.state import Count, State
from rinkbook.core.game.steps import asked_for, code_of, effects_of
from rinkbook.core.game.upcoming import is_over
from rinkbook.core.game.when import holds
from rinkbook.core.model.events import Body, Event, Goal, Occurrence, Penalty, Side
from rinkbook.core.model.place import write_period
from rinkbook.core.rulebook.edition import Edition, Section
from rinkbook.core.rulebook.values import among, one_of
from rinkbook.core.rulebook.when import When
from rinkbook.core.ruling import CASE, Charged, Fact, Proposed, Ruling, Verdict, decide


class Counter(Struct, frozen=True, kw_only=True, tag="counter", forbid_unknown_fields=True):
    """Counts for a `subject` (player, team, both-teams) within a `window`, with `steps` that rise.

    `counts` is penalties, penalty-minutes, goals or occurrences; `of`: only those offences, groups of
    offences, or occurrences. A penalty weighs by its heaviest class as the `weights` have it, any class
    of the `others` as told there. The window is game or period; season, calendar-year and lifetime are
    counted by the office, and only told at the rink. `when`: only what happens while that holds.
    `called`: what one of them is called on a tile and in a ruling.
    """

    OFTEN: ClassVar[bool] = True

    subject: str
    steps: tuple[Step, ...]
    counts: str = "penalties"
    of: tuple[str, ...] = ()
    weights: dict[str, int] = {}
    others: int = 1
    window: str = "game"
    when: When = field(default_factory=When)
    called: str = ""

    def faults(self) -> Iterator[str]:
        yield from one_of(self, "subject", SUBJECTS)
        yield from one_of(self, "counts", COUNTS)
        yield from one_of(self, "window", WINDOWS)
        if self.counts == "occurrences" and not self.of:
            yield "of: expected the occurrences that are counted, got none"
        for name, weight in (*self.weights.items(), ("", self.others)):
            if weight < 0:
                yield f"{f'weights.{name}' if name else 'others'}: expected 0 or more, got {weight}"
        yield from faults_of(self.steps, self.subject)

    def faults_in(self, edition: Edition) -> Iterator[str]:
        yield from unknown_classes(edition, "weights", self.weights)
        if self.counts in ("penalties", "penalty-minutes"):
            yield from unknown_offences(edition, "of", self.of, groups=True)
        for at, step in enumerate(self.steps):
            yield from faults_of_step(edition, f"steps.{at}.do", step.do)

    def named(self) -> str:
        """What one of those that are counted is called."""
        return self.called or NAMES.get(self.counts) or self.of[0].replace("-", " ")

    @property
    def plural(self) -> str:
        return "penalties" if self.named() == "penalty" else f"{self.named()}s"


NAMES = {"penalties": "penalty", "penalty-minutes": "penalty minute", "goals": "goal"}


def faults_of_step(edition: Edition, where: str, do: Do) -> Iterator[str]:
    if do.penalty:
        yield from unknown_classes(edition, f"{where}.penalty", [do.penalty])
    if do.offence:
        yield from unknown_offences(edition, f"{where}.offence", [do.offence])
    if do.clock:
        known = [section.id for section in edition.sections if section.kind == "clock-counted"]
        yield from among(f"{where}.clock", [do.clock], known, "a clock-counted condition")


HEARS: dict[type[Body], tuple[str, ...]] = {
    Penalty: ("penalties", "penalty-minutes"),
    Goal: ("goals",),
    Occurrence: ("occurrences",),
}
"""What may be counted of a line."""

WHY = "{counted} {count} of this {window}; the limit is {at}."
SENTENCES = {
    "counter-out": (
        "Number {number} is out for the rest of the game.",
        "{counted} {count} of this {window}; out at {at}.",
    ),
    "counter-penalty": ("Number {number} sits for a further {penalty}, and plays on after it.", WHY),
    "counter-penalty-out": (
        "Number {number} gets a further {penalty}, and is out for the rest of the game.",
        WHY,
    ),
    "counter-suspended": ("Number {number} is suspended for at least {suspend|games}.", WHY),
    "counter-out-suspended": (
        "Number {number} is out for the rest of the game, and suspended for at least {suspend|games}.",
        WHY,
    ),
    "counter-penalty-suspended": (
        "Number {number} sits for a further {penalty}, and is suspended for at least {suspend|games}.",
        WHY,
    ),
    "counter-penalty-out-suspended": (
        "Number {number}: {penalty}, out for the night, and suspended for at least {suspend|games}.",
        WHY,
    ),
    "counter-team-penalty": (
        "{team} get a further {penalty}.",
        "{count} {plural} of the team; the limit is {at}.",
    ),
    "counter-end": (
        "The game is to be ended: {team} have {count} {plural}.",
        "At {at} {plural} of one team the game ends on the referee's word.",
    ),
    "counter-asked": ("The referee is asked: a further {penalty} for number {number}?", WHY),
    "counter-asked-of-team": ("The referee is asked: a further {penalty} for {team}?", WHY),
    "counter-asked-out": ("The referee is asked: is number {number} out for the rest of the game?", WHY),
    "counter-case": ("A case for the office: {case}.", WHY),
    "counter-charged": ("{money|money} {currency} are charged.", WHY),
    "counter-kept": (
        "The office keeps this count, over more games than this one.",
        "{counted} {count} of tonight; the limit of a {window} is {at}.",
    ),
}


def after(
    law: Section[Counter], game: State, event: Event, body: Penalty | Goal | Occurrence
) -> Iterator[Ruling]:
    """A ruling for each step that this line reaches."""
    count = game.count_of(law.id, event)
    if count is None:
        return
    for step in reached(law.rule.steps, count.before, count.now):
        if holds(step.when, game) and not (step.do.end and nothing_to_end(game, step.do.end)):
            yield from reach(law, game, event, step, count)
    if law.rule.window in OF_MANY_GAMES and not count.before:
        yield from kept(law, game, count)


def nothing_to_end(game: State, how: str) -> bool:
    """The game is over, or the first team to get there has had its end asked for."""
    return game.has_proposed(how) or is_over(game)


def tally(law: Section[Counter], game: State, side: Side, number: str) -> Tally | None:
    """How far a player, or with no number the team, is on the way to the next step."""
    rule = law.rule
    if rule.window in OF_MANY_GAMES or rule.subject != (PLAYER if number else TEAM) or not rule.steps:
        return None
    count = game.counted(law.id, side, number)
    step = following(rule.steps, count)
    if step.when != When():
        return None  # whether it will be reached in time, nobody knows yet
    return Tally(
        rule=law.id, counts=rule.plural, side=side, number=number, count=count, of=step.at,
        clause=step.clause or law.cites(),
    )  # fmt: skip


def reach(law: Section[Counter], game: State, event: Event, step: Step, count: Count) -> Iterator[Ruling]:
    """What the step does, each sort of thing under a key of its own; asked first where it asks."""
    about, facts = f"{subject_of(law.rule, count)}:{step.at}", facts_of(law.rule, game, step, count)
    effects = tuple(effects_of(step.do, game, count.side or Side.HOME, count.number, game.classes_of(event)))
    granted = not step.do.ask or game.is_granted(f"{law.id}:{about}")
    if effects and not granted:
        yield ask(law, step, about, facts, count)
    elif effects:
        verdict = Verdict.ASK if step.do.end else Verdict.REFUSED
        code = code_of(effects, bool(count.number))
        yield decide(
            law, code, about, clause=step.clause, verdict=verdict, facts=facts, effects=effects
        )  # fmt: skip
    if granted:
        yield from for_the_office(law, step, about, facts, count)


def ask(law: Section[Counter], step: Step, about: str, facts: dict[str, Fact], count: Count) -> Ruling:
    """The referee's choice: his word that it stands does what the step does."""
    of_player = "counter-asked" if step.do.penalty else "counter-asked-out"
    code = of_player if count.number else "counter-asked-of-team"
    asked = (asked_for(step.do, count.side or Side.HOME, count.number),)
    return decide(law, code, about, clause=step.clause, verdict=Verdict.ASK, facts=facts, effects=asked)


def for_the_office(
    law: Section[Counter], step: Step, about: str, facts: dict[str, Fact], count: Count
) -> Iterator[Ruling]:
    if step.do.case:
        case = (Proposed(event=CASE, side=count.side, number=count.number, about=step.do.case),)
        yield decide(
            law, "counter-case", f"{about}:case", clause=step.clause, verdict=Verdict.ASK,
            facts={**facts, "case": step.do.case}, effects=case,
        )  # fmt: skip
    if step.do.charge is not None:
        money, currency = step.do.charge.minor, step.do.charge.currency
        owed = (Charged(minor=money, currency=currency, side=count.side, number=count.number),)
        yield decide(
            law, "counter-charged", f"{about}:charge", clause=step.clause,
            facts={**facts, "money": money, "currency": currency}, effects=owed,
        )  # fmt: skip


def kept(law: Section[Counter], game: State, count: Count) -> Iterator[Ruling]:
    """The first of the night is told: whether it is one too many the count of all nights decides."""
    rule, about = law.rule, f"{subject_of(law.rule, count)}:kept"
    coming = [step for step in rule.steps if step.at > count.now]
    for step in coming[:1]:
        facts = {**facts_of(rule, game, step, count), "window": rule.window.replace("-", " ")}
        yield decide(law, "counter-kept", about, clause=step.clause, facts=facts)


def subject_of(rule: Counter, count: Count) -> str:
    """`home:9`, `home`, `both`, `home:P2` where each period counts anew: the subject as a key has it."""
    parts = ["both"] if rule.subject == NOBODY else [f"{count.side}", count.number]
    period = write_period(*count.period) if count.period else ""
    return ":".join(filter(None, (*parts, period)))


def facts_of(rule: Counter, game: State, step: Step, count: Count) -> dict[str, Fact]:
    team = game.called_name(count.side) if count.side else "both teams"
    facts: dict[str, Fact] = {"count": count.now, "at": step.at, "team": team, "plural": rule.plural}
    facts |= {"counted": rule.named().capitalize(), "window": "period" if rule.window == "period" else "game"}
    if count.number:
        facts["number"] = count.number
    if step.do.penalty:
        facts["penalty"] = game.classes.title(step.do.penalty).lower()
    if step.do.suspend:
        facts["suspend"] = step.do.suspend
    return facts

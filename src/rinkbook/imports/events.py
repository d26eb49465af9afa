"""A sheet's rows as the events that a scorekeeper would have entered; ids follow from what they say."""

import hashlib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from rinkbook.core import wire
from rinkbook.core.game.law import occasion_of, prepare
from rinkbook.core.game.plan import Plan
from rinkbook.core.game.rules.offences import Offences
from rinkbook.core.game.rules.penalty_classes import PenaltyClasses
from rinkbook.core.model.events import (
    AnyBody,
    Dressed,
    Event,
    Forfeit,
    Goal,
    GoalieChange,
    LineUpConfirmed,
    Penalty,
    PeriodEnd,
    PeriodStart,
    Saves,
    ShootoutAttempt,
    Shots,
    Side,
    Signature,
)
from rinkbook.core.model.place import Moment, Part, Place
from rinkbook.core.model.setup import Setup
from rinkbook.core.rulebook.edition import Edition
from rinkbook.imports.faults import Fault
from rinkbook.imports.sheets import SheetLine


class Written(Struct, frozen=True, kw_only=True):
    """A game's events, the line of the file by an event's id, the finals it claims for a side, faults."""

    events: tuple[Event, ...]
    lines: dict[str, int]
    finals: tuple[tuple[Side, SheetLine], ...]
    faults: tuple[Fault, ...]


def write_events(book: Edition, setup: Setup, rows: Iterable[SheetLine], signed_by: str) -> Written:
    """The events of one game's rows."""
    writer = Writer(book, setup, list(rows))
    events = list(writer.number(writer.all(signed_by)))
    finals = tuple((writer.sides[row.line], row) for row in writer.of("final"))
    return Written(events=tuple(events), lines=writer.lines, finals=finals, faults=tuple(writer.faults))


class Writer:
    """Turns the rows of one game into events."""

    def __init__(self, book: Edition, setup: Setup, rows: list[SheetLine]) -> None:
        self.setup, self.faults = setup, list[Fault]()
        law = prepare(book, occasion_of(setup), wire.RULES)
        self.plan: Plan = law.plan
        self.classes: PenaltyClasses = law.classes
        self.offences: Offences = law.offences
        self.sides = {row.line: side for row in rows if (side := self.side(row)) is not None}
        self.rows = [row for row in rows if row.line in self.sides]
        self.lines: dict[str, int] = {}
        self.used: Counter[str] = Counter()

    def side(self, row: SheetLine) -> Side | None:
        """home, away, or a team's name or id."""
        word = row.team.lower()
        for side in Side:
            team = self.setup.team(side)
            if word in (side.value, team.id.lower(), team.name.lower()):
                return side
        names = " or ".join(self.setup.team(side).name for side in Side)
        self.fault(row, "team", f"home, away, {names}", repr(row.team))
        return None

    def fault(self, row: SheetLine, column: str, expected: str, got: str) -> None:
        self.faults.append(Fault(line=row.line, column=column, expected=expected, got=got))

    def of(self, *kinds: str) -> list[SheetLine]:
        return [row for row in self.rows if row.row in kinds]

    # events in the order of play

    def all(self, signed_by: str) -> Iterator[tuple[Place, AnyBody, int]]:
        yield from self.line_ups()
        if forfeits := self.of("forfeit"):
            sides = tuple(dict.fromkeys(self.sides[row.line] for row in forfeits))
            yield Place(moment=Moment.BEFORE), Forfeit(sides=sides, by=signed_by), forfeits[0].line
        else:
            yield from self.periods()
            yield from self.overtimes()
            yield from self.happened()
        last = Part.SHOOTOUT if self.of("attempt") else self.overtime_part()
        period = self.overtimes_played() if last is Part.OVERTIME else self.last_period(last)
        signature = Signature(role="operator", name=signed_by)
        yield Place(part=last, period=period, moment=Moment.AFTER), signature, 0

    def line_ups(self) -> Iterator[tuple[Place, AnyBody, int]]:
        for side in Side:
            rows = [row for row in self.of("player") if self.sides[row.line] is side]
            if rows:
                players = tuple(self.dressed(side, row) for row in rows)
                yield Place(moment=Moment.BEFORE), LineUpConfirmed(side=side, players=players), rows[0].line

    def dressed(self, side: Side, row: SheetLine) -> Dressed:
        """Who wears the number: by his name, else by the roster's number."""
        roster = self.setup.team(side).roster
        named = [each for each in roster if row.name and each.name.lower() == row.name.lower()]
        numbered = [each for each in roster if not row.name and each.number == row.number]
        who = next(iter(named or numbered), None)
        return Dressed(
            number=row.number, player=who.player if who else "", name=row.name or (who.name if who else ""),
            goalie=row.goalie or (who is not None and who.goalie and not row.name), letter=row.letter,
            sub=row.sub,
        )  # fmt: skip

    def periods(self) -> Iterator[tuple[Place, AnyBody, int]]:
        for period in self.plan.regulation:
            yield from self.period(Part.REGULATION, period.period, ends=True)

    def period(self, part: Part, period: int, *, ends: bool) -> Iterator[tuple[Place, AnyBody, int]]:
        yield Place(part=part, period=period, left=self.plan.length(part, period)), PeriodStart(), 0
        if ends:
            yield Place(part=part, period=period, moment=Moment.AFTER), PeriodEnd(), 0

    def overtimes(self) -> Iterator[tuple[Place, AnyBody, int]]:
        """Those in which something happened, and those before a shootout."""
        for number in range(1, self.overtimes_played() + 1):
            scored = any(row.part is Part.OVERTIME and row.period == number for row in self.of("goal"))
            yield from self.period(Part.OVERTIME, number, ends=not scored)

    def overtimes_played(self) -> int:
        played = [row.period for row in self.rows if row.part is Part.OVERTIME]
        before = len(self.plan.overtime) if self.of("attempt") and self.plan.offered != "none" else 0
        return max([*played, before])

    def overtime_part(self) -> Part:
        return Part.OVERTIME if self.overtimes_played() else Part.REGULATION

    def last_period(self, part: Part) -> int:
        is_played = part is Part.REGULATION and not self.of("forfeit")
        return max(1, len(self.plan.regulation)) if is_played else 1

    def happened(self) -> Iterator[tuple[Place, AnyBody, int]]:
        for row in self.rows:
            write = WRITE.get(row.row)
            if write is not None:
                place = Place(part=row.part, period=row.period, left=row.left, tenths=row.tenths)
                yield place, write(self, self.sides[row.line], row), row.line

    def penalty(self, side: Side, row: SheetLine) -> Penalty:
        for name in row.classes:
            if name not in self.classes.classes:
                known = ", ".join(self.classes.classes)
                self.fault(row, "classes", f"classes of penalties of the rulebook: {known}", repr(name))
        return Penalty(
            side=side, offence=self.offence(row), number=row.number, bench=not row.number,
            classes=row.classes, served_by=row.served_by,
        )  # fmt: skip

    def offence(self, row: SheetLine) -> str:
        """Its name in the rulebook; by its title too."""
        word = "-".join(row.offence.lower().split())
        titles = {each.title.lower(): name for name, each in self.offences.catalogue.items()}
        found = word if word in self.offences.catalogue else titles.get(row.offence.lower(), "")
        if not found and not row.classes:
            expected = "an offence of the rulebook, or the classes of the penalty beside it"
            self.fault(row, "offence", expected, repr(row.offence))
        return found or word

    # ids

    def number(self, found: Iterable[tuple[Place, AnyBody, int]]) -> Iterator[Event]:
        """Orders as they come; the id is made of the game, the place and what is said."""
        for order, (place, body, line) in enumerate(found, 1):
            said = b"\0".join((self.setup.game.encode(), msgspec.json.encode((place, body))))
            digest = hashlib.sha256(said).hexdigest()[:12]
            self.used[digest] += 1
            id = f"import-{digest}-{self.used[digest]}"
            if line:
                self.lines[id] = line
            yield Event(id=id, place=replace(place, order=order), body=body)


def goal(writer: Writer, side: Side, row: SheetLine) -> Goal:
    return Goal(
        side=side, number=row.number, assists=row.assists, empty_net=row.note == "EN",
        penalty_shot=row.note == "PS",
    )  # fmt: skip


WRITE: dict[str, Callable[[Writer, Side, SheetLine], AnyBody]] = {
    "goal": goal,
    "penalty": Writer.penalty,
    "goalie": lambda writer, side, row: GoalieChange(side=side, number=row.number),
    "shots": lambda writer, side, row: Shots(side=side, count=row.count),
    "saves": lambda writer, side, row: Saves(side=side, count=row.count),
    "attempt": lambda writer, side, row: ShootoutAttempt(side=side, number=row.number, scored=row.scored),
}

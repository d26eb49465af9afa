"""Two judgings of one sheet compared: what was so before, and what is so after."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import Generic, TypeVar

from msgspec import Struct, structs

from rinkbook.core.game.sheet import AttemptLine, GoalLine, Pair, PenaltyLine, PlayerLine, Sheet
from rinkbook.core.model.events import Side
from rinkbook.core.ruling import Ruling

L = TypeVar("L")


class Turned(Struct, Generic[L], frozen=True):
    """One line in both judgings; None where it has none."""

    before: L | None
    after: L | None

    @property
    def either(self) -> L:
        """The line as it is, else as it was."""
        line = self.after if self.after is not None else self.before
        assert line is not None
        return line


class Suspension(Struct, frozen=True):
    """A ground for a suspension, as far as people tell it: who, at least how many games."""

    side: Side
    number: str
    games: int


class Difference(Struct, frozen=True, kw_only=True):
    """Rulings that are new, that went, that read otherwise now (as they were, as they are)."""

    new: tuple[Ruling, ...] = ()
    gone: tuple[Ruling, ...] = ()
    turned: tuple[tuple[Ruling, Ruling], ...] = ()

    def __bool__(self) -> bool:
        return bool(self.new or self.gone or self.turned)

    @property
    def changed(self) -> tuple[Ruling, ...]:
        """Those that read otherwise, as they are now."""
        return tuple(after for _, after in self.turned)


class Changes(Struct, frozen=True, kw_only=True):
    """All that differs between two judgings; what is level in both isn't here."""

    before: Sheet
    after: Sheet
    rulings: Difference
    goals: tuple[Turned[GoalLine], ...] = ()
    penalties: tuple[Turned[PenaltyLine], ...] = ()
    attempts: tuple[Turned[AttemptLine], ...] = ()
    players: tuple[Turned[PlayerLine], ...] = ()
    suspensions: tuple[Turned[Suspension], ...] = ()

    def __bool__(self) -> bool:
        lines = self.goals or self.penalties or self.attempts or self.players or self.suspensions
        return bool(lines or self.rulings or self.score_turned or self.mode_turned or self.result_turned)

    @property
    def scores(self) -> tuple[Pair, Pair]:
        return self.before.score, self.after.score

    @property
    def score_turned(self) -> bool:
        return self.before.score != self.after.score

    @property
    def mode_turned(self) -> bool:
        """The clock stops at whistles and ran before, or the other way round, in a game that goes on."""
        return not self.after.over and self.before.clock.mode != self.after.clock.mode

    @property
    def result_turned(self) -> bool:
        """Who won, how, what it brings to the table."""
        return self.before.result != self.after.result


def compare(before: Sheet, after: Sheet) -> Changes:
    """What a correction changed; a ruling is the same one where its key is, a line where its event is."""
    return Changes(
        before=before,
        after=after,
        rulings=compare_rulings(before, after),
        goals=turned(before.goals, after.goals, lambda line: line.event, goal_alone),
        penalties=turned(
            before.penalties, after.penalties, lambda line: (line.event, line.given_by), penalty_alone
        ),
        attempts=turned(before.attempts, after.attempts, lambda line: line.event),
        players=turned(before.players, after.players, lambda line: (line.side, line.number)),
        suspensions=turned(suspensions(before), suspensions(after), lambda one: (one.side, one.number)),
    )


def compare_rulings(before: Sheet, after: Sheet) -> Difference:
    """The rulings by their keys."""
    old = {ruling.key: ruling for ruling in before.rulings}
    now = {ruling.key: ruling for ruling in after.rulings}
    both = [(old[key], ruling) for key, ruling in now.items() if key in old]
    return Difference(
        new=tuple(ruling for key, ruling in now.items() if key not in old),
        gone=tuple(ruling for key, ruling in old.items() if key not in now),
        turned=tuple((was, is_now) for was, is_now in both if says_otherwise(was, is_now)),
    )


def says_otherwise(old: Ruling, new: Ruling) -> bool:
    """A later place alone is no change."""
    was = (old.code, old.verdict, old.facts, old.effects, old.overruled)
    return was != (new.code, new.verdict, new.facts, new.effects, new.overruled)


def as_it_is(line: L) -> L:
    return line


def turned(
    before: Iterable[L],
    after: Iterable[L],
    key: Callable[[L], Hashable],
    alone: Callable[[L], L] = as_it_is,
) -> tuple[Turned[L], ...]:
    """The lines that differ in what is their own (*alone*), as they stand now; those that went last."""
    old, now = by_key(before, key), by_key(after, key)
    pairs = [Turned(old.get(each), now.get(each)) for each in (*now, *(key for key in old if key not in now))]
    return tuple(
        pair
        for pair in pairs
        if pair.before is None or pair.after is None or alone(pair.before) != alone(pair.after)
    )


def by_key(lines: Iterable[L], key: Callable[[L], Hashable]) -> dict[Hashable, L]:
    """The lines by key; those that share one are told apart by their order."""
    times: Counter[Hashable] = Counter()
    found: dict[Hashable, L] = {}
    for line in lines:
        times[key(line)] += 1
        found[(key(line), times[key(line)])] = line
    return found


def goal_alone(goal: GoalLine) -> GoalLine:
    """Without what follows from the goals before it."""
    return structs.replace(goal, score=(0, 0), skaters=(0, 0), place=goal.place.at_order(0))


def penalty_alone(penalty: PenaltyLine) -> PenaltyLine:
    return structs.replace(penalty, place=penalty.place.at_order(0))


def suspensions(sheet: Sheet) -> Iterator[Suspension]:
    """The grounds that stand; one that another takes in is none of its own."""
    for _, effect in sheet.grounds:
        yield Suspension(effect.side, effect.number, effect.games)

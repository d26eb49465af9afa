"""The plan of a game: which periods, how long, how many skaters, and what follows a tie."""

from msgspec import Struct

from rinkbook.core.model.place import PARTS, Part

MOST = 99  # periods of a part: no sheet has more, and a number typed amiss costs no time


class PeriodPlan(Struct, frozen=True, kw_only=True):
    """One period: `length` and the `pause` before it in seconds, skaters a side, sudden death or not.

    `least`: below so many skaters a penalty gives the other side one more instead (0: as the base book);
    `keeps`: it keeps that one until a whistle, though the penalty is over.
    """

    part: Part
    period: int
    length: int
    skaters: int
    least: int = 0
    keeps: bool = False
    pause: int = 0
    sudden_death: bool = False
    clause: str = ""


class Plan(Struct, frozen=True, kw_only=True):
    """The whole game as the edition has it; `offered` says when overtime follows a tie."""

    skaters: int = 5
    least: int = 3
    regulation: tuple[PeriodPlan, ...] = ()
    overtime: tuple[PeriodPlan, ...] = ()
    repeat_last: bool = False
    offered: str = "none"
    shootout_counts: bool = False  # the winner of a shootout gets a goal in the score
    shoots_first: str = "home-chooses"  # who begins in it
    shootout: str = ""  # the clause of the shootout that follows, "" where none does
    tie: str = ""  # the clause under which a tie stands

    def find(self, part: Part, period: int) -> PeriodPlan | None:
        """The plan of a period; the last overtime repeats where the edition says so."""
        if part is Part.SHOOTOUT or not 0 < period <= MOST:
            return None
        rounds = self.regulation if part is Part.REGULATION else self.overtime
        if period <= len(rounds):
            return rounds[period - 1]
        return rounds[-1] if rounds and part is Part.OVERTIME and self.repeat_last else None

    def length(self, part: Part, period: int) -> int:
        found = self.find(part, period)
        return found.length if found else 0

    def is_last_regulation(self, part: Part, period: int) -> bool:
        return part is Part.REGULATION and period >= len(self.regulation)

    def overtime_after(self, part: Part, period: int) -> int:
        """The number of the overtime that may follow that period, 0 where none does."""
        number = period + 1 if part is Part.OVERTIME else int(self.is_last_regulation(part, period))
        return number if self.find(Part.OVERTIME, number) is not None else 0

    def between(self, now: tuple[Part, int], then: tuple[Part, int]) -> list[tuple[Part, int]]:
        """The periods from *now* (included) up to *then* (excluded), in the order of play."""
        order = [(Part.REGULATION, number + 1) for number in range(len(self.regulation))]
        last = min(MOST, max(len(self.overtime), then[1]))
        order += [(Part.OVERTIME, number) for number in range(1, last + 1)]
        return [which for which in order if rank(now) <= rank(which) < rank(then)]


def rank(which: tuple[Part, int]) -> tuple[int, int]:
    """Sorts periods as they are played."""
    return (PARTS.index(which[0]), which[1])

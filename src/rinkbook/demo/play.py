"""The turns of one game as lines of its sheet: a goal with its shot, a call with who serves it."""

from random import Random

from rinkbook.core.game.rules.offences import Offences
from rinkbook.core.model.events import (
    ClockStart,
    Goal,
    GoalieChange,
    Penalty,
    Shots,
    Side,
    Strike,
)
from rinkbook.core.model.place import Place
from rinkbook.core.rulebook.edition import Edition
from rinkbook.demo.bench import ALL_NIGHT, HAT_TRICK, Bench
from rinkbook.demo.scribe import Scribe
from rinkbook.demo.turns import Turn

# For how long we keep somebody who was called off the ice: longer than any of his time in the box.
A_WHILE, LONG = 300, 1500


class Play:
    """Writes what happens on the ice; `offences` are those that are called, the usual ones of the edition."""

    def __init__(self, rng: Random, scribe: Scribe, benches: dict[Side, Bench], offences: list[str]) -> None:
        self.rng, self.scribe, self.benches, self.offences = rng, scribe, benches, offences
        self.stops = True  # a whistle stops the clock
        self.doubled = False  # the next goal is entered twice

    def happen(self, turn: Turn, place: Place, now: int) -> None:
        """Write the lines of a turn."""
        match turn.what:
            case "goal":
                self.goal(turn, place, now)
            case "fight":
                self.fight(turn, place)
            case "pair":
                self.minor(turn, place, now, whistle=f"w{now}")
                self.minor(turn._replace(side=turn.side.other), place, now, whistle=f"w{now}")
            case "bench":
                body = Penalty(
                    side=turn.side, offence="too-many-players", bench=True,
                    served_by=self.benches[turn.side].server(now),
                )  # fmt: skip
                self.scribe.write(place, body, after=20)
            case "goalie":
                self.goalie(turn, place, now)
            case "misconduct":
                self.minor(turn, place, now, offence="abuse-of-officials", off=LONG)
            case _:
                self.minor(turn, place, now)
        self.face_off(place)

    def face_off(self, place: Place) -> None:
        if self.stops:
            self.scribe.write(place, ClockStart(), after=25)

    def shot(self, side: Side, place: Place) -> None:
        self.scribe.write(place, Shots(side=side))

    def goal(self, turn: Turn, place: Place, now: int) -> None:
        bench = self.benches[turn.side]
        number = bench.star if turn.who == "star" else bench.scorer(now)
        if not number:
            return
        self.shot(turn.side, place)
        body = Goal(side=turn.side, number=number, assists=bench.assists(now, number))
        self.scribe.write(place, body, after=15)
        if self.doubled:
            self.doubled = False
            twice = self.scribe.write(place, body, after=3)
            self.scribe.write(place, Strike(target=twice.id, reason="Entered twice."), after=6)

    def minor(
        self,
        turn: Turn,
        place: Place,
        now: int,
        *,
        offence: str = "",
        off: int = A_WHILE,
        whistle: str = "",
    ) -> None:
        bench = self.benches[turn.side]
        number = bench.villain if turn.who == "villain" else bench.culprit(now)
        if not number:
            return
        bench.calls[number] += 1
        bench.leaves(number, ALL_NIGHT if bench.calls[number] >= HAT_TRICK else now + off)
        body = Penalty(
            side=turn.side, offence=offence or self.rng.choice(self.offences), number=number, whistle=whistle
        )
        self.scribe.write(place, body, after=20)

    def goalie(self, turn: Turn, place: Place, now: int) -> None:
        bench = self.benches[turn.side]
        if bench.goalies:
            body = Penalty(
                side=turn.side, offence="delay-of-game", number=bench.goalies[0], served_by=bench.server(now)
            )
            self.scribe.write(place, body, after=20)

    def fight(self, turn: Turn, place: Place) -> None:
        """One of each side; both are gone."""
        for side in (turn.side, turn.side.other):
            bench = self.benches[side]
            number = turn.who if side is turn.side and turn.who else bench.villain
            bench.leaves(number, ALL_NIGHT)
            body = Penalty(side=side, offence="fighting", number=number, whistle="fight")
            self.scribe.write(place, body, after=30)

    def pull(self, score: tuple[int, int], place: Place) -> None:
        """A goalie whose team is a goal or two behind goes to the bench for another skater."""
        behind = score[1] - score[0]
        if 0 < abs(behind) <= 2:
            self.scribe.write(place, GoalieChange(side=Side.HOME if behind > 0 else Side.AWAY))


def usual_minors(book: Edition) -> list[str]:
    """The offences that are called most, each a minor and nothing else."""
    rule = next(section.rule for section in book.sections if isinstance(section.rule, Offences))
    return [name for name, each in rule.catalogue.items() if each.usual and each.all_classes() == ("minor",)]

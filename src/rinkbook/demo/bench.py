"""One team's bench during a game: who may be on the ice, and who it is that scores, passes, or is called."""

from collections import Counter
from collections.abc import Iterable
from random import Random

from rinkbook.core.model.events import Dressed, Side

HAT_TRICK = 3
"""By chance nobody scores more; whose story it is may."""

TEMPER = 2
"""By chance nobody is called more often."""

ALL_NIGHT = 100_000


class Bench:
    """The line-up of a side; `away` holds until which second of the game somebody is off the ice."""

    def __init__(self, rng: Random, side: Side, dressed: Iterable[Dressed]) -> None:
        self.rng, self.side, self.dressed = rng, side, tuple(dressed)
        self.skaters = [each for each in self.dressed if not each.goalie]
        self.goalies = [each.number for each in self.dressed if each.goalie]
        self.goals: Counter[str] = Counter()
        self.calls: Counter[str] = Counter()
        self.away: dict[str, int] = {}
        self.star = max(self.skaters, key=talent).number if self.skaters else ""
        self.villain = rng.choice(self.skaters).number if self.skaters else ""

    def on_hand(self, now: int) -> list[Dressed]:
        """The skaters who aren't in the box or gone."""
        return [each for each in self.skaters if self.away.get(each.number, 0) <= now]

    def pick(self, among: list[Dressed]) -> str:
        """One of them, the better ones more often."""
        weights = [talent(each) for each in among]
        return self.rng.choices(among, weights)[0].number if among else ""

    def scorer(self, now: int) -> str:
        free = [each for each in self.on_hand(now) if self.goals[each.number] < HAT_TRICK]
        number = self.pick(free)
        self.goals[number] += 1
        return number

    def assists(self, now: int, scorer: str) -> tuple[str, ...]:
        """None, one or two."""
        others = [each for each in self.on_hand(now) if each.number != scorer]
        count = min(len(others), self.rng.choices([0, 1, 2], [25, 40, 35])[0])
        first = self.pick(others) if count else ""
        second = self.pick([each for each in others if each.number != first]) if count > 1 else ""
        return tuple(number for number in (first, second) if number)

    def culprit(self, now: int) -> str:
        """Who is called; the better players aren't called more often."""
        calm = [each.number for each in self.on_hand(now) if self.calls[each.number] < TEMPER]
        return self.rng.choice(calm) if calm else ""

    def server(self, now: int, but: str = "") -> str:
        """Who sits for the bench or a goalie."""
        free = [each.number for each in self.on_hand(now) if each.number != but]
        return self.rng.choice(free) if free else ""

    def leaves(self, number: str, until: int) -> None:
        """Somebody is off the ice."""
        self.away[number] = max(self.away.get(number, 0), until)


def talent(player: Dressed) -> float:
    """How good somebody is, the same every night."""
    return float(Random(player.player or player.number).uniform(0.4, 1.6) ** 3)

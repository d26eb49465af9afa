"""A club's roster: who is on it, in which number, and who may stand in."""

from random import Random

from msgspec import Struct

from rinkbook.demo.clubs import Club


class Signing(Struct, frozen=True, kw_only=True):
    """A player as signed by a club."""

    name: str
    number: str
    goalie: bool = False
    letter: str = ""
    sub: bool = False


def roster(rng: Random, club: Club, names: list[str], skaters: int) -> list[Signing]:
    """The club's players, its own in the order of their numbers; takes those it needs from *names*."""
    if club.named:
        return [
            Signing(
                name=name, number=number, goalie=what == "G", sub=what == "sub",
                letter=what if what in ("C", "A") else "",
            )
            for number, name, what in club.named
        ]  # fmt: skip
    numbers = sorted(rng.sample(range(2, 99), skaters + 2))
    letters = dict(zip(rng.sample(range(skaters), 3), "CAA", strict=True))
    signings = [Signing(name=names.pop(), number=rng.choice(["1", "30", "35"]), goalie=True)]
    numbers = [number for number in numbers if str(number) != signings[0].number][: skaters + 1]
    for at, number in enumerate(numbers):
        signings.append(
            Signing(name=names.pop(), number=str(number), letter=letters.get(at, ""), sub=at >= skaters)
        )
    return signings

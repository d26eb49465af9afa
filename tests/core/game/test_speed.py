"""Many lines take no more than their share of time, of whatever kind they are."""

from collections.abc import Callable
from time import process_time

import pytest

from rinkbook.core import wire
from rinkbook.core.model.events import (
    AnyBody,
    Dressed,
    Event,
    Goal,
    LineUpConfirmed,
    Penalty,
    PeriodStart,
    RosterCheck,
    ShootoutAttempt,
    Side,
    TimeOut,
)
from rinkbook.core.model.place import Part, Place
from rinkbook.core.model.setup import Setup
from rinkbook.library import load

SIDES = tuple(Side)
TEAM = tuple(Dressed(number=str(number)) for number in range(20))
KINDS: dict[str, Callable[[int], AnyBody]] = {
    "goals of one player": lambda at: Goal(side=Side.HOME, number="9"),
    "goals of all": lambda at: Goal(side=SIDES[at % 2], number=str(at % 20)),
    "penalties of one player": lambda at: Penalty(side=Side.HOME, number="9", offence="tripping"),
    "penalties of all": lambda at: Penalty(side=SIDES[at % 2], number=str(at), offence="tripping"),
    "attempts": lambda at: ShootoutAttempt(side=SIDES[at % 2], number=str(at % 20)),
    "starts": lambda at: PeriodStart(),
    "time-outs": lambda at: TimeOut(side=SIDES[at % 2]),
    "roster checks": lambda at: RosterCheck(side=SIDES[at % 2]),
    "line-ups": lambda at: LineUpConfirmed(side=SIDES[at % 2], players=TEAM),
}


def seconds(body: Callable[[int], AnyBody], count: int) -> float:
    """The best of three, since the machine has other work too."""
    edition = load("tossup/2026-09-01")
    setup = Setup(edition=edition.id, stage="playoffs", sort="playoff")
    part = Part.SHOOTOUT if isinstance(body(0), ShootoutAttempt) else Part.REGULATION
    dressed = [
        Event(id=side, place=Place(left=1020), body=LineUpConfirmed(side=side, players=TEAM))
        for side in SIDES
    ]
    lines = [
        Event(id=f"e{at}", place=Place(part=part, left=1000 - at // 4, order=at), body=body(at))
        for at in range(count)
    ]
    found = []
    for _ in range(3):
        begun = process_time()
        wire.play(edition, setup, [*dressed, *lines])
        found.append(process_time() - begun)
    return min(found)


@pytest.mark.parametrize("kind", KINDS)
def test_eight_times_the_lines_take_nowhere_near_sixty_four_times_the_time(kind: str) -> None:
    few, many = seconds(KINDS[kind], 250), seconds(KINDS[kind], 2000)
    assert many < 24 * few, f"{few:.3f} s, then {many:.3f} s"

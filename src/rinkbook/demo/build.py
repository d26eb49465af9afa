"""Makes the demo: two leagues, half a season of sheets, tonight under way; all of it or nothing."""

from dataclasses import dataclass
from datetime import datetime
from random import Random

from django.db import transaction

from rinkbook.demo.clubs import Circuit
from rinkbook.demo.evenings import play_season
from rinkbook.demo.fwshl import FWSHL
from rinkbook.demo.house import House, found
from rinkbook.demo.names import people
from rinkbook.demo.tossup import TOSSUP
from rinkbook.web.people.models import User
from rinkbook.web.rink import actions as at_the_rink
from rinkbook.web.rink.models import GameDayCode
from rinkbook.web.teams import actions as teams

CIRCUITS = (FWSHL, TOSSUP)


@dataclass(frozen=True)
class Made:
    """A league that was made, and what opens its doors."""

    house: House
    codes: tuple[GameDayCode, ...]


@transaction.atomic
def build(*, now: datetime, seed: int, password: str) -> list[Made]:
    """Both leagues, the same for one seed and one moment; every operator has that password."""
    names = people(Random(f"{seed}/people"))
    names.reverse()
    return [make(circuit, now, seed, password, names) for circuit in CIRCUITS]


def make(circuit: Circuit, now: datetime, seed: int, password: str, names: list[str]) -> Made:
    operator = User.objects.create_user(address_of(circuit), password, name=names.pop())
    house = found(circuit, operator, now, names, seed)
    play_season(house, seed)
    hold_back(house)
    codes = [at_the_rink.make_code(rink=rink, day=house.night.day, by=operator) for rink in house.rinks]
    return Made(house, tuple(codes))


def address_of(circuit: Circuit) -> str:
    """Where the operator of a league signs in."""
    return f"operator@{circuit.slug}.example"


def hold_back(house: House) -> None:
    """Tonight's last game has a player who may not dress, or plays and is told what he owes."""
    turn = house.circuit.nights.days.index(0)
    meeting, _ = [each for each in house.games if each[0].round == turn][-1]
    spot = house.entries[meeting.away.slug].spots.filter(substitute=False, position="skater").last()
    if spot is not None:
        held = house.circuit.held
        teams.bar_player(
            player=spot.player, code=held.code, clause=held.clause, words=held.words, blocks=held.blocks,
            from_at=house.night.begins, by=house.operator,
        )  # fmt: skip

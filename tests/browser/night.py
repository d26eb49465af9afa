"""The night of the cast, as a browser finds it; the server's clock goes on from 21:20."""

from dataclasses import dataclass
from datetime import timedelta

import time_machine

from rinkbook.web.teams import actions as teams
from tests.web.cast import SEASON_STARTS, Cast, House


@dataclass
class Night:
    """Two leagues at their rinks, and the server's time."""

    cast: Cast
    time: time_machine.Traveller

    @property
    def fwshl(self) -> House:
        return self.cast.fwshl

    @property
    def tossup(self) -> House:
        return self.cast.tossup

    def later(self, hours: int) -> None:
        """So many hours later on the server."""
        self.time.shift(timedelta(hours=hours))


def add_sub(house: House) -> None:
    """61 Quorn may stand in for anybody of the home team."""
    quorn = teams.add_player(league=house.league, slug="pool-61", name="Quincy Quorn", by=house.operator)
    teams.sign_player(
        entry=house.home.entry,
        player=quorn,
        number="61",
        substitute=True,
        from_at=SEASON_STARTS,
        by=house.operator,
    )

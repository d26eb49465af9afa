"""All that a game is judged by besides its sheet: who meets whom, at which stage, when, and who may dress."""

from msgspec import Struct, field

from rinkbook.core.model.events import Side


class Bar(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Why a player may not dress, in rink words, with the clause; `blocks` false: told, but plays."""

    code: str
    clause: str
    words: str = ""
    blocks: bool = True


class Rostered(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A player on a team's roster, or one who may sub: `sub_for` names the ids whom he may replace."""

    player: str
    number: str = ""
    name: str = ""
    goalie: bool = False
    letter: str = ""
    sub: bool = False
    sub_for: tuple[str, ...] = ()
    bars: tuple[Bar, ...] = ()


class TeamSetup(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One side of the game: the team, its colour tonight, its roster."""

    id: str = ""
    name: str = ""
    short: str = ""
    colour: str = "#44535e"
    roster: tuple[Rostered, ...] = ()


class Setup(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the judge knows before the first event; `starts` is a UTC time in RFC 3339 form,
    `utc_offset` the league's offset then in minutes, `slot` the ice's seconds."""

    edition: str
    game: str = ""
    label: str = ""
    league: str = ""
    stage: str = "season"
    sort: str = "season"
    round: str = ""
    division: str = ""
    starts: str = ""
    utc_offset: int = 0
    slot: int = 0
    rink: str = ""
    home: TeamSetup = field(default_factory=TeamSetup)
    away: TeamSetup = field(default_factory=TeamSetup)
    referees: tuple[str, ...] = ()
    version: int = 1

    def team(self, side: Side) -> TeamSetup:
        return self.home if side is Side.HOME else self.away

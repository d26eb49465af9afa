"""Who plays in the tests of the web: two leagues of one house, each with an operator, captains and a rink."""

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

from rinkbook.web.leagues import actions as leagues
from rinkbook.web.leagues.models import Division, League, RoleName, Season
from rinkbook.web.people.models import User
from rinkbook.web.rink import actions as at_the_rink
from rinkbook.web.rink.models import GameDayCode
from rinkbook.web.schedule import actions as schedule
from rinkbook.web.schedule.models import Game, Rink
from rinkbook.web.teams import actions as teams
from rinkbook.web.teams.models import Player, RosterSpot, TeamEntry

TONIGHT = date(2026, 11, 13)
FACE_OFF = datetime(2026, 11, 14, 2, 40, tzinfo=UTC)  # 21:40 of that Friday in New York
NOW = datetime(2026, 11, 14, 2, 20, tzinfo=UTC)
SEASON_STARTS = datetime(2026, 9, 4, 4, tzinfo=UTC)

NAMES = ["Adler", "Brandt", "Castell", "Dorsey", "Ekman", "Farrow", "Gillis", "Hobart", "Ivers", "Jansen"]


@dataclass
class Side:
    """A team of the cast: its goalie wears 1, its skaters 2 to 11, the first of them the C."""

    entry: TeamEntry
    captain: User
    spots: list[RosterSpot]

    @property
    def slug(self) -> str:
        return self.entry.team.slug


@dataclass
class House:
    """One league of the cast, and what happens in it tonight."""

    league: League
    season: Season
    division: Division
    operator: User
    rink: Rink
    home: Side
    away: Side
    third: TeamEntry
    suspended: Player
    game: Game
    code: GameDayCode

    def device(self, label: str = "Ada, scorekeeper") -> at_the_rink.Opened:
        """A scorekeeper's device that tonight's code let in."""
        return at_the_rink.open_day(typed=self.code.code, source="the rink", label=label)


@dataclass
class Cast:
    """Two leagues that share a house and nothing else, and somebody who is nobody in either."""

    fwshl: House
    tossup: House
    stranger: User


def make_cast() -> Cast:
    """The rows of everybody; meant for a time frozen at NOW."""
    return Cast(
        fwshl=_house("fwshl", "FWSHL", "ice", "fwshl/2026-03-24", suspension="fwshl.fighting-first"),
        tossup=_house("tossup", "Toss Up", "inline", "tossup/2026-09-01", suspension="tossup.fighting"),
        stranger=User.objects.create_user("stranger@example.org", "stranger's password", name="Sam Stranger"),
    )


def _house(slug: str, name: str, sport: str, edition: str, suspension: str) -> House:
    operator = User.objects.create_user(
        f"operator@{slug}.example.org", "operator's password", name="Olive Ott"
    )
    league = leagues.found_league(
        slug=slug,
        name=f"{name} league",
        short_name=name,
        sport=sport,
        time_zone="America/New_York",
        contact=f"desk@{slug}.example.org",
        by=operator,
    )
    season = leagues.open_season(
        league=league,
        slug="fall-2026",
        name="Fall 2026",
        starts=date(2026, 9, 4),
        ends=date(2027, 3, 28),
        state=Season.State.RUNNING,
        by=operator,
    )
    leagues.put_shipped_in_force(season=season, code=edition, from_at=SEASON_STARTS, by=operator)
    division = leagues.add_division(season=season, slug="bronze", name="Bronze", by=operator)
    home = _side(division, "night-owls", "Night Owls", "NOW", "#0b5aa6", operator)
    away = _side(division, "copper-kings", "Copper Kings", "COP", "#b5541c", operator)
    third = _team(division, "herons", "Herons", "HER", "#0c5ba0", operator)
    where = schedule.add_rink(league=league, slug="north", name="North Rink", by=operator)
    game = schedule.plan_game(
        home=home.entry,
        away=away.entry,
        number=51,
        starts_at=FACE_OFF,
        slot=4500,
        rink=where,
        by=operator,
        referees=["Remy Rowe"],
    )
    suspended = away.spots[-1].player
    teams.bar_player(
        player=suspended,
        code="suspended",
        clause=suspension,
        words="Suspended, 2 games left.",
        by=operator,
        from_at=FACE_OFF - timedelta(days=7),
    )
    code = at_the_rink.make_code(rink=where, day=TONIGHT, by=operator)
    return House(league, season, division, operator, where, home, away, third, suspended, game, code)


def _team(division: Division, slug: str, name: str, short: str, colour: str, operator: User) -> TeamEntry:
    team = teams.add_team(
        league=division.league, slug=slug, name=name, short=short, colour=colour, by=operator
    )
    return teams.enter_team(team=team, division=division, by=operator)


def _side(division: Division, slug: str, name: str, short: str, colour: str, operator: User) -> Side:
    entry = _team(division, slug, name, short, colour, operator)
    league = division.league
    captain = User.objects.create_user(
        f"captain@{slug}.{league.slug}.example.org", "captain's password", name=name
    )
    leagues.grant_role(
        user=captain, league=league, role=RoleName.CAPTAIN, season=division.season, by=operator
    )
    spots = [_sign(entry, short, 1, "goalie", "", operator, None)]
    spots.append(_sign(entry, short, 2, "skater", "C", operator, captain))
    spots += [_sign(entry, short, number, "skater", "", operator, None) for number in range(3, 12)]
    return Side(entry, captain, spots)


def _sign(
    entry: TeamEntry, short: str, number: int, position: str, letter: str, operator: User, user: User | None
) -> RosterSpot:
    name = "Kit Keeper" if number == 1 else f"{short.title()} {NAMES[number - 2]}"
    player = teams.add_player(
        league=entry.league, slug=f"{short.lower()}-{number}", name=name, user=user, by=operator
    )
    return teams.sign_player(
        entry=entry,
        player=player,
        number=str(number),
        position=position,
        letter=letter,
        from_at=SEASON_STARTS,
        by=operator,
    )

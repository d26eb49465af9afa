"""One league of the demo as rows: season, rinks, teams, rosters, schedule, all by everybody's actions."""

from dataclasses import dataclass, field
from datetime import datetime
from random import Random

from django.utils.text import slugify

from rinkbook.demo.calendar import Meeting, Night, season
from rinkbook.demo.clubs import Circuit, Club
from rinkbook.demo.rosters import Signing, roster
from rinkbook.web.games.reads import bounds_of
from rinkbook.web.leagues import actions as leagues
from rinkbook.web.leagues.models import League, Season
from rinkbook.web.leagues.reads import zone_of
from rinkbook.web.people.models import User
from rinkbook.web.schedule import actions as schedule
from rinkbook.web.schedule.models import Game, Rink
from rinkbook.web.teams import actions as teams
from rinkbook.web.teams.models import TeamEntry

SEASONS = {1: "Winter", 2: "Winter", 3: "Spring", 4: "Spring", 5: "Spring", 6: "Summer", 7: "Summer",
           8: "Summer", 9: "Fall", 10: "Fall", 11: "Fall", 12: "Winter"}  # fmt: skip


@dataclass
class House:
    """The rows of a league as they are made; `games` are paired with their meetings."""

    circuit: Circuit
    operator: User
    league: League
    night: Night
    season: Season
    rng: Random
    scorekeepers: list[str] = field(default_factory=list)
    officials: list[str] = field(default_factory=list)
    entries: dict[str, TeamEntry] = field(default_factory=dict)
    rinks: list[Rink] = field(default_factory=list)
    games: list[tuple[Meeting, Game]] = field(default_factory=list)


def found(circuit: Circuit, operator: User, now: datetime, names: list[str], seed: int) -> House:
    """The league with all that stands before a game is played; takes its people from *names*."""
    league = leagues.found_league(
        slug=circuit.slug, name=circuit.name, short_name=circuit.short_name, sport=circuit.sport,
        time_zone="America/New_York", contact=f"desk@{circuit.slug}.example", colour=circuit.colour,
        by=operator,
    )  # fmt: skip
    night = night_of(league, now)
    rng = Random(f"{seed}/{circuit.slug}")
    house = House(circuit, operator, league, night, open_season(circuit, league, operator, night), rng)
    house.scorekeepers = [names.pop() for _ in range(2)]
    house.officials = [names.pop() for _ in range(5)]
    add_rinks(house)
    add_clubs(house, names)
    plan_games(house)
    return house


def night_of(league: League, now: datetime) -> Night:
    """The night that it is now in the league's time zone."""
    zone = zone_of(league)
    day = now.astimezone(zone).date()
    begins, ends = bounds_of(league, day)
    if now < begins:
        day = day.fromordinal(day.toordinal() - 1)
        begins, ends = bounds_of(league, day)
    return Night(day=day, now=now, zone=zone, begins=begins, ends=ends)


def open_season(circuit: Circuit, league: League, operator: User, night: Night) -> Season:
    first, last = (day_after(night, days) for days in (circuit.nights.days[0], circuit.nights.days[-1]))
    name = SEASONS[first.month]
    opened = leagues.open_season(
        league=league, slug=f"{name.lower()}-{first.year}", name=f"{name} {first.year}", starts=first.date(),
        ends=last.date(), state=Season.State.RUNNING, by=operator,
    )  # fmt: skip
    leagues.put_shipped_in_force(season=opened, code=circuit.edition, from_at=first, by=operator)
    return opened


def day_after(night: Night, days: int) -> datetime:
    """The first moment of a day, so many days after tonight's."""
    day = night.day.fromordinal(night.day.toordinal() + days)
    return datetime(day.year, day.month, day.day, tzinfo=night.zone)


def add_rinks(house: House) -> None:
    house.rinks = [
        schedule.add_rink(league=house.league, slug=slug, name=name, address=address, by=house.operator)
        for slug, name, address in house.circuit.rinks
    ]


def add_clubs(house: House, names: list[str]) -> None:
    divisions = {
        slug: leagues.add_division(season=house.season, slug=slug, name=name, position=at, by=house.operator)
        for at, (slug, name) in enumerate(house.circuit.divisions)
    }
    for club in house.circuit.clubs:
        team = teams.add_team(
            league=house.league, slug=club.slug, name=club.name, short=club.short, colour=club.colour,
            light=club.light, by=house.operator,
        )  # fmt: skip
        entry = teams.enter_team(team=team, division=divisions[club.division], by=house.operator)
        house.entries[club.slug] = entry
        for signing in roster(house.rng, club, names, house.circuit.skaters):
            sign(house, entry, signing)


def sign(house: House, entry: TeamEntry, signing: Signing) -> None:
    player = teams.add_player(
        league=house.league, slug=slugify(signing.name), name=signing.name, by=house.operator
    )
    teams.sign_player(
        entry=entry, player=player, number=signing.number, letter=signing.letter, substitute=signing.sub,
        position="goalie" if signing.goalie else "skater", by=house.operator,
        from_at=day_after(house.night, house.circuit.nights.days[0]),
    )  # fmt: skip


def plan_games(house: House) -> None:
    for meeting in season(house.circuit, house.night):
        game = schedule.plan_game(
            home=entry_of(house, meeting.home), away=entry_of(house, meeting.away), number=meeting.number,
            starts_at=meeting.starts_at, slot=house.circuit.nights.slot, rink=house.rinks[meeting.rink],
            referees=house.rng.sample(house.officials, house.circuit.referees), by=house.operator,
        )  # fmt: skip
        house.games.append((meeting, game))


def entry_of(house: House, club: Club) -> TeamEntry:
    return house.entries[club.slug]

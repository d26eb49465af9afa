"""Plans an import of rosters: players are created, signed, changed; nobody is ever taken off a roster."""

from collections import defaultdict
from datetime import datetime

from django.utils import timezone
from django.utils.text import slugify

from rinkbook.imports.rosters import Signed, read_rosters
from rinkbook.imports.table import Table
from rinkbook.web.leagues.actions import Actor
from rinkbook.web.leagues.models import Season
from rinkbook.web.staff.imports.found import by_word, entries_of, first_moment, free_slug
from rinkbook.web.staff.imports.plan import Deed, Plan
from rinkbook.web.teams import actions as teams
from rinkbook.web.teams.models import Player, RosterSpot, Team, TeamEntry

Wanted = tuple[str, str, str, bool]
"""How a player stands on a roster: number, position, letter, whether as a substitute."""


class Club:
    """A team of the file: its entry in the season, which may only come into being with the import."""

    def __init__(self, name: str, entry: TeamEntry | None, team: Team | None) -> None:
        self.name, self.entry, self.team = name, entry, team
        found = entry.spots.filter(left_at=None).select_related("player") if entry else []
        self.spots: dict[str, RosterSpot] = {spot.player.slug: spot for spot in found}
        self.is_new = entry is None or not entry.spots.exists()
        self.named: set[str] = set()

    def worn(self) -> dict[str, str]:
        """The numbers of own players whom the file doesn't name: number and name."""
        return {
            spot.number: spot.player.name
            for slug, spot in self.spots.items()
            if slug not in self.named and not spot.substitute and spot.number
        }


class Person:
    """A player of the file, who may only come into being with the import."""

    def __init__(self, slug: str, name: str, row: Player | None) -> None:
        self.slug, self.name, self.row = slug, name, row


class Rosters:
    """The league as it is and as the file has it."""

    def __init__(self, table: Table, season: Season, plan: Plan) -> None:
        self.season, self.plan = season, plan
        self.has = {column for line in table.lines[:1] for column in line.cells}
        self.entries, self.teams = entries_of(season), by_word(season.league.teams.all())
        self.divisions = by_word(season.divisions.all())
        self.clubs: dict[str, Club] = {}
        self.by_name: dict[str, list[Person]] = defaultdict(list)
        for player in season.league.players.order_by("name", "id"):
            self.by_name[player.name.lower()].append(Person(player.slug, player.name, player))
        self.slugs = set(season.league.players.values_list("slug", flat=True))
        self.team_slugs = set(season.league.teams.values_list("slug", flat=True))
        self.releases: list[RosterSpot] = []
        self.now = timezone.now()

    # teams

    def club(self, row: Signed) -> Club | None:
        """The team of the line; a new one needs a division."""
        key = row.team.lower()
        entry = self.entries.get(key)
        team = entry.team if entry else self.teams.get(key)
        key = team.slug if team else key
        if key not in self.clubs and (entry is not None or self.may_enter(row)):
            self.clubs[key] = Club(team.name if team else row.team, entry, team)
            if entry is None:
                self.enter(row, self.clubs[key])
        return self.clubs.get(key)

    def may_enter(self, row: Signed) -> bool:
        if row.division.lower() in self.divisions:
            return True
        if row.division:
            known = ", ".join(sorted({each.name for each in self.divisions.values()}))
            self.plan.fault(row.line, "division", f"a division of {self.season}: {known}", repr(row.division))
        elif row.team:
            known = ", ".join(sorted({each.team.name for each in self.entries.values()})) or "none yet"
            expected = f"a team of {self.season} ({known}), or a division beside one that is new"
            self.plan.fault(row.line, "team", expected, repr(row.team))
        return False

    def enter(self, row: Signed, club: Club) -> None:
        division = self.divisions[row.division.lower()]
        slug = free_slug(slugify(club.name), self.team_slugs, 40) if club.team is None else club.team.slug

        def deed(actor: Actor) -> None:
            team = club.team or teams.add_team(
                league=self.season.league, slug=slug, name=club.name, by=actor,
                short=(row.short or "".join(filter(str.isalnum, club.name))[:3]).upper(),
                colour=row.colour or "#44535e",
            )  # fmt: skip
            club.entry = teams.enter_team(team=team, division=division, by=actor)

        self.plan.create(f"{club.name} in {division}", row.line, deed)

    # players

    def person(self, row: Signed, club: Club) -> Person | None:
        """Who is meant: by id, by name, on the team rather than elsewhere; else somebody new."""
        if row.player:
            found = self.season.league.players.filter(slug=row.player).first()
            if found is None:
                self.plan.fault(row.line, "player", "the id of a player of the league", repr(row.player))
            return Person(found.slug, found.name, found) if found else None
        known = self.by_name[row.name.lower()]
        here = [each for each in known if each.slug in club.spots]
        if len(here or known) > 1:
            ids = ", ".join(each.slug for each in here or known)
            expected = f"a column player with the id, for {row.name} may be {ids}"
            self.plan.fault(row.line, "name", expected, repr(row.name))
            return None
        return (here or known or [self.new_person(row)])[0]

    def new_person(self, row: Signed) -> Person:
        person = Person(free_slug(slugify(row.name), self.slugs, 60), row.name, None)
        self.by_name[row.name.lower()].append(person)

        def deed(actor: Actor) -> None:
            person.row = teams.add_player(
                league=self.season.league, slug=person.slug, name=person.name, by=actor
            )

        self.plan.deeds.append(deed)
        return person

    # roster spots

    def place(self, row: Signed, club: Club, person: Person) -> None:
        """The player stands on the team's roster as the file says."""
        club.named.add(person.slug)
        spot = club.spots.get(person.slug)
        wanted = self.wanted(row, spot)
        if spot is not None and wanted == as_it_is(spot):
            self.plan.leave(f"{said(wanted)} {person.name}, {club.name}", row.line)
        elif spot is not None:
            words = f"{person.name}, {club.name}: {said(as_it_is(spot))} → {said(wanted)}"
            self.releases.append(spot)
            self.plan.change(words, row.line, self.sign(club, person, wanted, self.now))
        else:
            since = first_moment(self.season) if club.is_new else self.now
            words = f"{said(wanted)} {person.name}, {club.name}"
            words += "" if person.row else " (new player)"
            self.plan.create(words, row.line, self.sign(club, person, wanted, since))

    def wanted(self, row: Signed, spot: RosterSpot | None) -> Wanted:
        """What a file doesn't have as a column stays as it is."""
        was = as_it_is(spot) if spot else ("", "skater", "", False)
        has = self.has
        return (
            row.number if "number" in has else was[0],
            row.position if "position" in has else was[1],
            row.letter if "letter" in has else was[2],
            row.sub if "sub" in has else was[3],
        )

    def sign(self, club: Club, person: Person, wanted: Wanted, since: datetime) -> Deed:
        number, position, letter, sub = wanted

        def deed(actor: Actor) -> None:
            assert club.entry is not None and person.row is not None  # deeds before this one made them
            teams.sign_player(
                entry=club.entry, player=person.row, number=number, position=position, letter=letter,
                substitute=sub, from_at=since, by=actor,
            )  # fmt: skip

        return deed

    # the whole

    def check_numbers(self, placed: list[tuple[Signed, Club]]) -> None:
        """A number that somebody wears whom the file doesn't name."""
        for row, club in placed:
            if not row.sub and row.number in (worn := club.worn()):
                expected = f"a number that nobody of {club.name} wears"
                got = f"{row.number!r}, which is {worn[row.number]}'s"
                self.plan.fault(row.line, "number", expected, got)

    def release_first(self) -> None:
        """All who change leave their spots before anybody takes one, so that numbers may be swapped."""

        def deed(actor: Actor) -> None:
            for spot in self.releases:
                teams.release_player(spot=spot, from_at=self.now, by=actor)

        if self.releases:
            self.plan.deeds.insert(0, deed)

    def leave_the_rest(self) -> None:
        for club in self.clubs.values():
            if rest := len(set(club.spots) - club.named):
                self.plan.leave(f"{club.name}: {rest} on the roster whom the file doesn't name")


def plan_rosters(table: Table, season: Season) -> Plan:
    """What the file would do to the season's rosters."""
    rows, faults = read_rosters(table)
    plan = Plan(faults=faults)
    rosters, placed, broken = Rosters(table, season, plan), [], {fault.line for fault in faults}
    for row in (row for row in rows if row.line not in broken):
        club = rosters.club(row)
        person = rosters.person(row, club) if club else None
        if club and person:
            rosters.place(row, club, person)
            placed.append((row, club))
    rosters.check_numbers(placed)
    rosters.release_first()
    rosters.leave_the_rest()
    return plan


def as_it_is(spot: RosterSpot) -> Wanted:
    return spot.number, spot.position, spot.letter, spot.substitute


def said(wanted: Wanted) -> str:
    """`17 A`, `1 goalie`, `no number, sub`."""
    number, position, letter, sub = wanted
    parts = [number or "no number", letter, "goalie" if position == "goalie" else "", "sub" if sub else ""]
    return " ".join(part for part in parts if part)

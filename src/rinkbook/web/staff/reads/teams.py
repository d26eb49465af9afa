"""Teams and rosters as the desk lists them: who is on, who was, and whose jerseys are too alike."""

from dataclasses import dataclass
from itertools import combinations

from django.db.models import Count, Q

from rinkbook.console.colour import too_alike
from rinkbook.console.jerseys import figure
from rinkbook.core.game.rules.jersey_numbers import JerseyNumbers
from rinkbook.core.rulebook.scope import Occasion
from rinkbook.web.leagues.models import Division, Season
from rinkbook.web.leagues.reads import NoEdition, book_at
from rinkbook.web.teams.models import RosterSpot, Team, TeamEntry

NOW = Q(spots__left_at=None, spots__substitute=False)


@dataclass(frozen=True)
class DivisionTeams:
    """A division with its teams, and the pairs of them that look alike."""

    division: Division
    entries: list[TeamEntry]
    alike: list[tuple[Team, Team]]


def divisions_of(season: Season) -> list[DivisionTeams]:
    """The season's divisions with their teams."""
    entries = season.entries.select_related("team", "division").order_by("team__name")
    entries = entries.annotate(players=Count("spots", filter=NOW))
    found: dict[int, list[TeamEntry]] = {}
    for entry in entries:
        found.setdefault(entry.division_id, []).append(entry)
    return [
        DivisionTeams(division, found.get(division.pk, []), alike_in(found.get(division.pk, [])))
        for division in season.divisions.all()
    ]


def alike_in(entries: list[TeamEntry]) -> list[tuple[Team, Team]]:
    """Pairs of teams whose jerseys would be mistaken for each other."""
    teams = [entry.team for entry in entries]
    return [(one, other) for one, other in combinations(teams, 2) if too_alike(one.colour, other.colour)]


def alike_with(entry: TeamEntry) -> list[Team]:
    """The teams of the season that look like this one."""
    others = entry.season.entries.exclude(pk=entry.pk).select_related("team")
    return [other.team for other in others if too_alike(other.team.colour, entry.team.colour)]


def roster_of(entry: TeamEntry) -> tuple[list[RosterSpot], list[RosterSpot], list[RosterSpot]]:
    """Own players by number, substitutes, and the spots that ended."""
    spots = list(entry.spots.select_related("player").order_by("id"))
    now = sorted((spot for spot in spots if spot.left_at is None), key=by_number)
    ended = [spot for spot in reversed(spots) if spot.left_at is not None]
    return [each for each in now if not each.substitute], [each for each in now if each.substitute], ended


def by_number(spot: RosterSpot) -> tuple[bool, int, str]:
    """Goalies first, then by number."""
    return (spot.position != RosterSpot.Position.GOALIE, figure(spot.number), spot.player.name)


def clause_of_numbers(season: Season) -> str:
    """The clause by which a number is worn once a team, "" where the edition has none."""
    try:
        found = book_at(season).find(JerseyNumbers, Occasion())
    except NoEdition:
        return ""
    return found.cites("unique") if found else ""

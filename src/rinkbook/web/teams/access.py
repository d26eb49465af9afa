"""The one door to teams and players; both are found by league, so that none is seen from another."""

from rinkbook.web.leagues.access import one_of
from rinkbook.web.leagues.models import League, Season
from rinkbook.web.teams.models import Player, Team, TeamEntry


def team_for(league: League, slug: str) -> Team:
    """The team of that slug in *league*."""
    return one_of(league.teams.all(), f"a team of {league}", slug=slug)


def entry_for(season: Season, team_slug: str) -> TeamEntry:
    """The entry of the team of that slug in *season*."""
    entries = season.entries.select_related("team", "division", "season", "league")
    return one_of(entries, f"a team of {season}", team__slug=team_slug)


def player_for(league: League, slug: str) -> Player:
    """The player of that slug in *league*."""
    return one_of(league.players.all(), f"a player of {league}", slug=slug)

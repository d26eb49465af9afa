"""What a table is made from besides games: a team's side of each, tosses on record, points given or taken."""

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from rinkbook.core.game.facts import GameFacts, TeamFacts


class Played(Struct, frozen=True):
    """A finished game from one team's side, which counts for that team."""

    game: GameFacts
    own: TeamFacts
    opponent: str


class Toss(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A toss or draw on record: the teams in the order in which it placed them, when and by whom."""

    order: tuple[str, ...]
    on: str = ""
    by: str = ""


class Adjustment(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Points given (above zero) or taken (below) besides any game; whole points only."""

    team: str
    points: int
    reason: str
    clause: str = ""


def by_team(games: Iterable[GameFacts], teams: Sequence[str]) -> Mapping[str, tuple[Played, ...]]:
    """The games that count for each of *teams*, in order of play.

    A surplus game counts for the team that needed it and not for its helper, so head to head too each
    team is measured by its own list. Games against teams outside *teams* count like any other.
    """
    lists: dict[str, list[Played]] = {team: [] for team in sorted(teams)}
    for game in sorted(games, key=lambda game: (game.played_on, game.game)):
        for own, other in ((game.home, game.away), (game.away, game.home)):
            if own.counts and own.team in lists:
                lists[own.team].append(Played(game, own, other.team))
    return {team: tuple(played) for team, played in lists.items()}


def toss_among(teams: Iterable[str], tosses: Iterable[Toss]) -> Toss | None:
    """The toss that settles *teams*: one that placed them all, the one of fewest teams, then the latest."""
    wanted = set(teams)
    fitting = [toss for toss in tosses if wanted <= set(toss.order)]
    return max(fitting, key=lambda toss: (-len(toss.order), toss.on, toss.order), default=None)

"""What the sheets of a stage bring to each player: sums of their lines, and nothing else."""

from collections.abc import Iterable, Iterator
from itertools import chain

import msgspec
from django.db.models import QuerySet
from msgspec import Struct, structs

from rinkbook.core.game.sheet import Phase, PlayerLine
from rinkbook.core.model.events import Side
from rinkbook.web.games.models import Verdict
from rinkbook.web.games.reads import games_of_season
from rinkbook.web.leagues.models import Season
from rinkbook.web.schedule.models import Game
from rinkbook.web.tables.cache import folded, stamp_of
from rinkbook.web.teams.models import Player


class Skater(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A player's sums for one team; `player` is "" for a number that nobody named."""

    team: str
    player: str = ""
    number: str = ""
    name: str = ""
    games: int = 0
    goals: int = 0
    assists: int = 0
    penalty_minutes: int = 0

    @property
    def points(self) -> int:
        return self.goals + self.assists


class Goalie(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A goalie's sums for one team, of the games in which he was in goal."""

    team: str
    player: str = ""
    number: str = ""
    name: str = ""
    games: int = 0
    shots_against: int = 0
    goals_against: int = 0

    @property
    def saves(self) -> int:
        return max(0, self.shots_against - self.goals_against)

    @property
    def save_share(self) -> float | None:
        """Saves per shot; none without a shot."""
        return self.saves / self.shots_against if self.shots_against else None


class Statistics(Struct, frozen=True, kw_only=True):
    """Everybody of a stage: skaters by points, goalies by their share of saves."""

    skaters: tuple[Skater, ...]
    goalies: tuple[Goalie, ...]


class _Id(Struct, frozen=True):
    id: str = ""


class _Teams(Struct, frozen=True):
    home: _Id = _Id()
    away: _Id = _Id()


class _Lines(Struct, frozen=True):
    """The part of a stored sheet that is needed here; the rest isn't even read."""

    players: tuple[PlayerLine, ...]
    setup: _Teams


Named = tuple[str, PlayerLine]  # the team's id and what the game brings to its player


def statistics(season: Season, *, stage: str = "season") -> Statistics:
    """The sums of all games of the stage that are over."""
    verdicts = _verdicts(season, stage)
    key = f"statistics/{season.slug}/{stage}"
    return folded(season.league, key, stamp_of(verdicts), Statistics, lambda: _fold(verdicts))


def lines_of(player: Player, season: Season) -> list[tuple[Game, PlayerLine]]:
    """A player's games in a season, the last one first, with what each brought."""
    found = []
    games = games_of_season(season).filter(verdict__sheet__contains=f'"player":"{player.slug}"')
    for game in games.defer(None).order_by("-starts_at"):  # with their sheets, all at once
        mine = [line for _, line in _named(game.verdict) if line.player == player.slug]
        found += [(game, line) for line in mine]
    return found


def _verdicts(season: Season, stage: str) -> QuerySet[Verdict]:
    return Verdict.objects.filter(
        league=season.league, game__season=season, game__stage=stage, phase=Phase.OVER
    ).exclude(sheet="")


def _fold(verdicts: QuerySet[Verdict]) -> Statistics:
    lines = list(chain.from_iterable(_named(verdict) for verdict in verdicts.only("sheet")))
    skaters = _sum_skaters(lines)
    goalies = _sum_goalies(named for named in lines if named[1].shots_against or named[1].goals_against)
    return Statistics(
        skaters=tuple(sorted(skaters, key=lambda each: (-each.points, -each.goals, each.games, each.name))),
        goalies=tuple(sorted(goalies, key=lambda each: (-(each.save_share or 0), each.name))),
    )


def _named(verdict: Verdict) -> Iterator[Named]:
    read = msgspec.json.decode(verdict.sheet, type=_Lines)
    for line in read.players:
        yield (read.setup.home if line.side is Side.HOME else read.setup.away).id, line


def _sum_skaters(lines: Iterable[Named]) -> Iterable[Skater]:
    """Of all who skated, and of goalies who brought something."""
    sums: dict[tuple[str, str], Skater] = {}
    skated = set()
    for team, line in lines:
        key = (team, line.player or f"#{line.number}")
        was = sums.get(key) or Skater(team=team, player=line.player, number=line.number, name=line.name)
        sums[key] = structs.replace(
            was,
            games=was.games + 1,
            goals=was.goals + line.goals,
            assists=was.assists + line.assists,
            penalty_minutes=was.penalty_minutes + line.penalty_minutes,
        )
        if not line.goalie:
            skated.add(key)
    return [each for key, each in sums.items() if key in skated or each.points or each.penalty_minutes]


def _sum_goalies(lines: Iterable[Named]) -> Iterable[Goalie]:
    sums: dict[tuple[str, str], Goalie] = {}
    for team, line in lines:
        key = (team, line.player or f"#{line.number}")
        was = sums.get(key) or Goalie(team=team, player=line.player, number=line.number, name=line.name)
        sums[key] = structs.replace(
            was,
            games=was.games + 1,
            shots_against=was.shots_against + line.shots_against,
            goals_against=was.goals_against + line.goals_against,
        )
    return sums.values()

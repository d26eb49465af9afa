"""The schedule as the desk lists it, day by day, and for what its edition lets a game be put off."""

from dataclasses import dataclass
from datetime import date

from msgspec import structs

from rinkbook.core.rulebook.clause import Clause
from rinkbook.core.rulebook.edition import Edition as Book
from rinkbook.core.rulebook.words import says
from rinkbook.core.schedule.constraints.moving_games import MovingGames
from rinkbook.web.games.reads import day_of, games_of_season
from rinkbook.web.leagues.models import Season
from rinkbook.web.rink.models import Device
from rinkbook.web.schedule.models import Game
from rinkbook.web.staff.reads.nights import NightGame, night_game


@dataclass(frozen=True)
class Night:
    """One day's games; *rinks* are those that are played on, for their codes."""

    day: date
    games: list[NightGame]

    @property
    def rinks(self) -> list[tuple[str, str]]:
        return sorted({(each.game.rink.name, each.game.rink.slug) for each in self.games})


def nights_of(season: Season, which: str, today: date) -> list[Night]:
    """The nights of the season: those to come in their order, or those played, the newest first."""
    found: dict[date, list[NightGame]] = {}
    opened = set(Device.objects.filter(league=season.league, revoked_at=None).values_list("rink_id", "day"))
    games = games_of_season(season).order_by("starts_at", "number")
    if which == "postponed":
        games = games.filter(state=Game.State.POSTPONED)
    for game in games:
        day = day_of(game)
        if which == "postponed" or (day >= today) == (which == "coming"):
            found.setdefault(day, []).append(night_game(game, (game.rink_id, day) in opened))
    return [Night(day, found[day]) for day in sorted(found, reverse=which == "played")]


def law_of_moving(book: Book | None, stage: str) -> tuple[Clause, dict[str, str]] | None:
    """The clause by which games are put off at that stage, and the reasons that it allows."""
    if book is None:
        return None
    found = book.find(MovingGames, book.occasion(stage))
    if found is None:
        return None
    clause = book.clause(found.cites())
    return structs.replace(clause, says=says(clause, book)), found.rule.reasons

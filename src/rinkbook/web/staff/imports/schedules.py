"""Plans an import of a schedule: games are planned or moved; a game with a sheet stays where it was."""

from collections import defaultdict
from datetime import datetime, timedelta

from django.utils.text import slugify

from rinkbook.core.game.rules.curfew import CurfewRule
from rinkbook.imports.schedules import Planned, read_schedule
from rinkbook.imports.table import Table
from rinkbook.web.games.models import Event
from rinkbook.web.leagues.actions import Actor
from rinkbook.web.leagues.models import Season
from rinkbook.web.leagues.reads import NoEdition, book_at, zone_of
from rinkbook.web.schedule import actions as schedule
from rinkbook.web.schedule.models import Game, Rink
from rinkbook.web.staff.imports.found import by_word, entries_of, first_moment, free_slug
from rinkbook.web.staff.imports.plan import Plan, counted
from rinkbook.web.teams.models import TeamEntry

AN_HOUR = 60
"""The minutes of a slot where neither the file nor the rulebook says how long."""


class Hall:
    """A rink of the file, which may only come into being with the import."""

    def __init__(self, name: str, row: Rink | None) -> None:
        self.name, self.row = name, row


class Schedule:
    """The season's games as they are and as the file has them."""

    def __init__(self, season: Season, plan: Plan) -> None:
        self.season, self.plan, self.zone = season, plan, zone_of(season.league)
        self.entries = entries_of(season)
        self.halls = {key: Hall(row.name, row) for key, row in by_word(season.league.rinks.all()).items()}
        self.rink_slugs = {hall.row.slug for hall in self.halls.values() if hall.row}
        self.games = list(season.games.select_related("home__team", "away__team", "rink", "league"))
        self.by_number = {game.number: game for game in self.games}
        self.begun = set(Event.objects.filter(game__season=season).values_list("game", flat=True))
        self.free = max(self.by_number, default=0) + 1
        self.met: dict[tuple[int, int, object], list[Game]] = defaultdict(list)
        for game in self.games:
            day = game.starts_at.astimezone(self.zone).date()
            self.met[game.home_id, game.away_id, day].append(game)

    def entry(self, row: Planned, column: str, word: str) -> TeamEntry | None:
        entry = self.entries.get(word.lower())
        if entry is None and word:
            known = ", ".join(sorted({each.team.name for each in self.entries.values()})) or "none yet"
            self.plan.fault(row.line, column, f"a team of {self.season} ({known})", repr(word))
        return entry

    def hall(self, row: Planned) -> Hall:
        """The rink of the line; one that is new is added."""
        key = row.rink.lower()
        if key not in self.halls:
            hall = self.halls[key] = Hall(row.rink, None)
            slug = free_slug(slugify(row.rink), self.rink_slugs, 40)

            def deed(actor: Actor) -> None:
                hall.row = schedule.add_rink(league=self.season.league, slug=slug, name=hall.name, by=actor)

            self.plan.create(f"rink {row.rink}", row.line, deed)
        return self.halls[key]

    def there_already(self, row: Planned, home: TeamEntry, away: TeamEntry) -> Game | None:
        """By its number; without one by teams and day, each game of a day once."""
        if row.number:
            return self.by_number.get(row.number)
        games = self.met[home.pk, away.pk, row.day]
        return games.pop(0) if games else None

    def add(self, row: Planned, home: TeamEntry, away: TeamEntry) -> None:
        number, hall, starts = row.number or self.next_number(), self.hall(row), self.starts(row)

        def deed(actor: Actor) -> None:
            assert hall.row is not None  # a deed before this one made it
            schedule.plan_game(
                home=home, away=away, number=number, starts_at=starts, slot=self.slot(row), rink=hall.row,
                stage=row.stage, round=row.round, referees=list(row.referees or ()), by=actor,
            )  # fmt: skip

        self.plan.create(self.words(row, number, home, away), row.line, deed)

    def next_number(self) -> int:
        self.free += 1
        return self.free - 1

    def compare(self, row: Planned, game: Game, home: TeamEntry, away: TeamEntry) -> None:
        """A game that is there: moved, other referees, or as it is."""
        if (game.home_id, game.away_id) != (home.pk, away.pk):
            expected = f"{game.home.team} and {game.away.team}, who play {game.label.lower()}"
            self.plan.fault(row.line, "game", expected, f"{home.team} and {away.team}")
            return
        hall, starts = self.hall(row), self.starts(row)
        is_moved = (game.starts_at, game.rink) != (starts, hall.row) or game.state == Game.State.POSTPONED
        is_longer = bool(row.minutes) and game.slot != row.minutes * 60
        others = row.referees is not None and list(row.referees) != game.referees
        if is_moved and game.pk in self.begun:
            was = game.starts_at.astimezone(self.zone)
            expected = f"{was:%Y-%m-%d %H:%M} at {game.rink}, for {game.label.lower()} has a sheet"
            self.plan.fault(row.line, "date", expected, f"{row.day} {row.at:%H:%M} at {row.rink}")
        elif is_moved or is_longer or others:
            self.change(row, game, hall, starts, move=is_moved or is_longer, others=others)
        else:
            self.plan.leave(self.words(row, game.number, home, away), row.line)

    def change(
        self, row: Planned, game: Game, hall: Hall, starts: datetime, *, move: bool, others: bool
    ) -> None:
        def deed(actor: Actor) -> None:
            if move and hall.row is not None:
                schedule.move_game(
                    game=game, starts_at=starts, rink=hall.row, slot=row.minutes * 60 or None, by=actor
                )
            if others:
                schedule.assign_referees(game=game, referees=list(row.referees or ()), by=actor)

        was = game.starts_at.astimezone(self.zone)
        words = self.words(row, game.number, game.home, game.away)
        self.plan.change(f"{words} (was {was:%Y-%m-%d %H:%M}, {game.rink})", row.line, deed)

    def starts(self, row: Planned) -> datetime:
        return datetime.combine(row.day, row.at, self.zone)

    def slot(self, row: Planned) -> int:
        """Seconds of ice: as the file says, else the rulebook's, else an hour."""
        if row.minutes:
            return row.minutes * 60
        try:
            book = book_at(self.season, max(self.starts(row), first_moment(self.season)))
        except NoEdition:
            return AN_HOUR * 60
        found = book.find(CurfewRule, book.occasion(row.stage))
        return found.rule.length if found else AN_HOUR * 60

    def words(self, row: Planned, number: int, home: TeamEntry, away: TeamEntry) -> str:
        return f"game {number}, {row.day} {row.at:%H:%M}, {row.rink}: {home.team} v {away.team}"

    def check(self, row: Planned) -> None:
        """The stage is one of the rulebook's; a day outside the season is told."""
        try:
            stages = book_at(self.season, max(self.starts(row), first_moment(self.season))).stages
        except NoEdition:
            stages = {}
        if stages and row.stage not in stages:
            expected = f"a stage of the rulebook: {', '.join(stages)}"
            self.plan.fault(row.line, "stage", expected, repr(row.stage))
        if not self.season.starts <= row.day <= self.season.ends + timedelta(days=1):
            self.plan.notes.append(f"Line {row.line}: {row.day} lies outside {self.season}.")


def plan_schedule(table: Table, season: Season) -> Plan:
    """What the file would do to the season's games."""
    rows, faults, still_open = read_schedule(table)
    plan = Plan(faults=faults)
    found, broken = Schedule(season, plan), {fault.line for fault in faults}
    found.free = max([found.free, *(row.number + 1 for row in rows)])
    for row in (row for row in rows if row.line not in broken):
        home, away = found.entry(row, "home", row.home), found.entry(row, "away", row.away)
        found.check(row)
        if home is None or away is None or home == away:
            continue
        game = found.there_already(row, home, away)
        if game is None:
            found.add(row, home, away)
        else:
            found.compare(row, game, home, away)
    if still_open:
        plan.notes.append(f"{counted(len(still_open), 'line')} with TBD left out.")
    return plan

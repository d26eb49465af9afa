"""The real season as rows of one league: divisions, teams, players by their codes, games, sheets."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

from django.utils.text import slugify

from benchmarks.realdata.play import ended, play_one
from benchmarks.realdata.shape import RealGame, Row
from benchmarks.realdata.siahl import division_of, read_sheet, stage_of
from benchmarks.realdata.sources import adult_edition
from rinkbook.core.model.events import Event, Signature, write_event
from rinkbook.core.model.place import Moment, Place
from rinkbook.core.standings.table import Table
from rinkbook.web.games.actions import append
from rinkbook.web.leagues import actions as leagues
from rinkbook.web.leagues.models import Division, Season
from rinkbook.web.people.models import User
from rinkbook.web.schedule import actions as schedule
from rinkbook.web.schedule.models import Game, Rink
from rinkbook.web.tables.reads import table
from rinkbook.web.teams import actions as teams
from rinkbook.web.teams.models import Player, TeamEntry

SLUG, ZONE, SLOT = "adult-2023", ZoneInfo("America/Los_Angeles"), 75 * 60
NAMELESS = "No name on the sheet"
HUES = ("#1d3f72", "#0e7c7b", "#d9621e", "#7a1e2e", "#1f7a3d", "#f2b705", "#5b6066", "#8cc4e8", "#3b2a6b")
SIDES = ("home", "visitor")
Nights = dict[str, list[Row]]
"""By a player's code: his line in each line-up that he was in."""


class Loader:
    """Loads the rows of the sheets, part after part."""

    def __init__(self, rows: list[Row], operator: User) -> None:
        self.rows = sorted(rows, key=lambda row: (row["date"], row["time"], row["game_id"]))
        self.by, self.law = operator, adult_edition()
        self.division_by_team = {
            row[side]["team"]: division_of(row)
            for row in sorted(rows, key=lambda row: row["in_official_schedule_table"])
            for side in SIDES
        }
        self.divisions: dict[str, Division] = {}
        self.entries: dict[str, TeamEntry] = {}
        self.players: dict[str, Player] = {}
        self.rinks: dict[str, Rink] = {}
        self.games: list[tuple[Row, Game]] = []
        self.season = self.open()

    def open(self) -> Season:
        """The league, its season, and the edition that stands beside this file."""
        league = leagues.found_league(
            slug=SLUG, name="An adult league, winter 2023", short_name="Adult 2023", sport="ice",
            time_zone=str(ZONE), by=self.by,
        )  # fmt: skip
        first, last = self.starts(self.rows[0]), self.starts(self.rows[-1])
        season = leagues.open_season(
            league=league, slug="winter-2023", name="Winter 2023", starts=first.date(), ends=last.date(),
            state=Season.State.RUNNING, by=self.by,
        )  # fmt: skip
        text = (Path(__file__).parent / "edition.toml").read_text()
        leagues.put_in_force(season=season, text=text, bases={}, from_at=first, by=self.by)
        return season

    def starts(self, row: Row) -> datetime:
        return datetime.fromisoformat(f"{row['date']}T{row['time']}").replace(tzinfo=ZONE)

    def add_teams(self) -> None:
        """Every team in its division, and on its roster everybody who dressed for it."""
        for at, name in enumerate(sorted(set(self.division_by_team.values()))):
            self.divisions[name] = leagues.add_division(
                season=self.season, slug=name, name=f"Division {name.upper()}", position=at, by=self.by
            )
        dressed = self.dressed()
        for at, (name, division) in enumerate(sorted(self.division_by_team.items())):
            shown = name or NAMELESS
            team = teams.add_team(
                league=self.season.league, slug=f"{slugify(shown)[:30]}-{at + 1}", name=shown,
                short=shown[:3].upper(), colour=HUES[at % len(HUES)], by=self.by,
            )  # fmt: skip
            self.entries[name] = teams.enter_team(team=team, division=self.divisions[division], by=self.by)
            self.sign(self.entries[name], dressed[name])

    def dressed(self) -> dict[str, Nights]:
        """The nights of everybody, by team."""
        found: dict[str, Nights] = defaultdict(lambda: defaultdict(list))
        for row in self.rows:
            for side in SIDES:
                for line in row[side]["players"]:
                    found[row[side]["team"]][line["player"]].append(line)
        return found

    def sign(self, entry: TeamEntry, nights: Nights) -> None:
        """Each player in the number worn most, unless who was there more often has it."""
        worn: set[str] = set()
        for code, lines in sorted(nights.items(), key=lambda item: -len(item[1])):
            number = Counter(line["no"] for line in lines).most_common(1)[0][0]
            in_goal = sum(line["pos"] == "G" for line in lines)
            teams.sign_player(
                entry=entry, player=self.player(code), number="" if number in worn else number,
                position="goalie" if in_goal * 2 > len(lines) else "skater",
                substitute=all(line["pos"] == "S" for line in lines), from_at=self.starts(self.rows[0]),
                by=self.by,
            )  # fmt: skip
            worn.add(number)

    def player(self, code: str) -> Player:
        if code not in self.players:
            self.players[code] = teams.add_player(league=self.season.league, slug=code, name=code, by=self.by)
        return self.players[code]

    def add_games(self) -> None:
        """Every game where and when it was played."""
        for at, name in enumerate(sorted({row["location"] for row in self.rows}), 1):
            self.rinks[name] = schedule.add_rink(
                league=self.season.league, slug=f"rink-{at}", name=name, by=self.by
            )
        for number, row in enumerate(self.rows, 1):
            game = schedule.plan_game(
                home=self.entries[row["home"]["team"]], away=self.entries[row["visitor"]["team"]],
                number=number, starts_at=self.starts(row), slot=SLOT, rink=self.rinks[row["location"]],
                stage=stage_of(row), by=self.by,
            )  # fmt: skip
            self.games.append((row, game))

    def add_sheets(self) -> Iterator[int]:
        """Every sheet through the judge and closed; of each how many sides have the published score."""
        for row, game in self.games:
            sheet = read_sheet(row)
            events = [write_event(event) for event in self.closed(sheet)]
            appended = append(game=game, events=events, by=self.by, role="operator")
            score = appended.sheet.score if appended.sheet else (None, None)
            pairs = zip(score, sheet.printed.finals, strict=True)
            yield sum(ours == published for ours, published in pairs if published is not None)

    def closed(self, sheet: RealGame) -> list[Event]:
        """The sheet's lines, its end where its rows stop short, and what closes it."""
        played = play_one(self.law, sheet)
        events = [*sheet.events, *([ended(played.sheet)] if played.stopped else [])]
        clock = played.sheet.clock
        place = Place(part=clock.part, period=clock.period, moment=Moment.AFTER, order=20_000)
        signature = Signature(role="operator", name="the published sheet")
        return [*events, Event(id="closed", place=place, body=signature)]

    def tables(self) -> dict[str, Table]:
        return {name: table(self.season, division) for name, division in self.divisions.items()}

    def names(self) -> dict[str, str]:
        """The teams by the ids that tables know."""
        return {entry.team.slug: name for name, entry in self.entries.items()}

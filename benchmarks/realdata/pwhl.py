"""A women's professional season from its feed's tables; players by number, clocks that count up."""

import csv
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from benchmarks.realdata.shape import Period, Printed, RealGame, Row, TeamSeason, new, numbered, own_and_other
from rinkbook.core.game.sheet import GoalLine
from rinkbook.core.model.events import (
    Event,
    Goal,
    GoalieChange,
    Penalty,
    PeriodEnd,
    PeriodStart,
    ShootoutAttempt,
    Side,
)
from rinkbook.core.model.place import Moment, Part, Place
from rinkbook.core.model.setup import Setup, TeamSetup

EDITION = "pwhl/2024-01-01"
SORTS = {"1": "season", "2": "exhibition", "3": "playoff"}
CLASSES = {"Minor": "minor", "Major": "major", "Misconduct": "game-misconduct", "Match": "match"}
HOW = {"Final": "regulation", "Final SO": "shootout"}  # any other is some overtime
PERIOD = 1200
OVERTIME = {"season": 300, "exhibition": 300, "playoff": PERIOD}
TABLES = ("goals", "penalties", "goalie_changes", "shootouts")
SIDES = (Side.HOME, Side.AWAY)


def read_rows(path: Path) -> list[Row]:
    with path.open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def read_preseason(folder: Path) -> list[RealGame]:
    """Games for practice, with overtime and shootouts played whatever the score."""
    return [game for game in read_all(folder) if game.setup.sort == "exhibition"]


def read_games(folder: Path) -> list[RealGame]:
    """Season and playoffs."""
    return [game for game in read_all(folder) if game.setup.sort != "exhibition"]


def read_all(folder: Path) -> list[RealGame]:
    """Every game with the rows of each table that are its own."""
    names = codes(folder)
    rows: dict[str, dict[str, list[Row]]] = {}
    for table in TABLES:
        rows[table] = defaultdict(list)
        for row in read_rows(folder / f"{table}.csv"):
            rows[table][row["game_id"]].append(row)
    games = read_rows(folder / "all_games.csv")
    return [read_game(game, {table: rows[table][game["id"]] for table in TABLES}, names) for game in games]


def codes(folder: Path) -> dict[str, str]:
    """The teams' letters by the feed's number."""
    return {row["id"]: row["code"] for row in read_rows(folder / "teams.csv")}


def read_game(game: Row, rows: dict[str, list[Row]], names: dict[str, str]) -> RealGame:
    reader = Reader(game, rows)
    events = tuple(numbered([event for event, _ in reader.lines()]))
    told = [row for _, row in reader.lines()]
    return RealGame(
        game=game["id"],
        setup=setup_of(game, names),
        events=events,
        printed=printed_of(game, rows, list(zip(events, told, strict=True))),
    )


def setup_of(game: Row, names: dict[str, str]) -> Setup:
    sort = SORTS[game["season_id"]]
    home, away = (
        TeamSetup(id=names[game[key]], name=names[game[key]]) for key in ("home_team", "visiting_team")
    )
    return Setup(
        edition=EDITION, game=game["id"], label=f"{home.name} v {away.name}", home=home, away=away, sort=sort,
        stage={"playoff": "playoffs"}.get(sort, sort), starts=game["date"],
    )  # fmt: skip


class Reader:
    """Reads the rows of one game, each line with the row that it was made from."""

    def __init__(self, game: Row, rows: dict[str, list[Row]]) -> None:
        self.game, self.rows = game, rows
        self.sort = SORTS[game["season_id"]]

    def lines(self) -> Iterator[tuple[Event, Row]]:
        """A goal before what else was noted at its second, for play stopped there."""
        for event in self.periods():
            yield event, {}
        for row in self.rows["goals"]:
            yield new(self.place(row["period"], row["time"]), self.goal(row)), row
        for row in self.rows["penalties"]:
            yield new(self.place(row["period"], row["time_off_formatted"]), self.penalty(row)), row
        for row in self.rows["goalie_changes"]:
            body = GoalieChange(side=self.side(row), number=row["goalie_in_id"])
            yield new(self.place(row["period"], row["time"], is_first=True), body), row
        for order, row in enumerate(sorted(self.rows["shootouts"], key=lambda row: int(row["seconds"])), 1):
            shot = ShootoutAttempt(side=self.side(row), number=row["player_id"], scored=row["goal"] == "1")
            yield new(Place(part=Part.SHOOTOUT, order=order), shot), row

    def periods(self) -> Iterator[Event]:
        """Every period ends, but the one in which the next goal wins."""
        for number in range(1, int(self.game["periods"]) + 1):
            part, period = period_of(number)
            length = PERIOD if part is Part.REGULATION else OVERTIME[self.sort]
            yield new(Place(part=part, period=period, left=length), PeriodStart())
            if part is Part.REGULATION or not any(row["period"] == str(number) for row in self.rows["goals"]):
                yield new(Place(part=part, period=period, moment=Moment.AFTER), PeriodEnd())

    def place(self, period: str, time: str, *, is_first: bool = False) -> Place:
        """The feed's clock counts up; what stands at the very beginning of the game was before it."""
        part, number = period_of(int(period))
        length = PERIOD if part is Part.REGULATION else OVERTIME[self.sort]
        passed = seconds_of(time)
        if is_first and period == "1" and not passed:
            return Place(moment=Moment.BEFORE)
        return Place(part=part, period=number, left=length - passed)

    def side(self, row: Row) -> Side:
        return Side.HOME if row["team_id"] == self.game["home_team"] else Side.AWAY

    def goal(self, row: Row) -> Goal:
        """Of the flags only that it was a penalty shot; strength and empty nets are for the judge."""
        assists = tuple(row[key] for key in ("assist1_player_id", "assist2_player_id") if row[key])
        return Goal(
            side=self.side(row), number=row["goal_player_id"], assists=assists,
            penalty_shot=row["penalty_shot"] == "1",
        )  # fmt: skip

    def penalty(self, row: Row) -> Penalty:
        bench = row["bench"] == "1"
        name = "penalty-shot" if is_shot(row) else "bench-minor" if bench else CLASSES[row["penalty_class"]]
        served = row["player_served"]
        return Penalty(
            side=self.side(row), offence=row["lang_penalty_description"], bench=bench, classes=(name,),
            number="" if bench else row["player_id"],
            served_by=served if served != row["player_id"] else "",
        )  # fmt: skip


def is_shot(row: Row) -> bool:
    """In two games the feed flags every minor as a penalty shot, and as a power play: those were minors."""
    return bool(row["penalty_shot"] == "1" and row["pp"] == "0")


def period_of(number: int) -> Period:
    return (Part.REGULATION, number) if number <= 3 else (Part.OVERTIME, number - 3)


def seconds_of(time: str) -> int:
    minutes, seconds = time.split(":")
    return int(minutes) * 60 + int(seconds)


def printed_of(game: Row, rows: dict[str, list[Row]], lines: list[tuple[Event, Row]]) -> Printed:
    """What the feed's tables say, by the ids of our events."""
    finals = (int(game["home_goal_count"]), int(game["visiting_goal_count"]))
    changes = [(event, row) for event, row in lines if isinstance(event.body, GoalieChange)]
    return Printed(
        finals=finals,
        how=HOW.get(game["game_status"], "overtime"),
        winner=SIDES[finals[0] < finals[1]],
        tags={event.id: row["goal_type"] for event, row in lines if isinstance(event.body, Goal)},
        costs={
            event.id: row["pp"] == "1"
            for event, row in lines
            if isinstance(event.body, Penalty) and not is_shot(row)
        },
        goes_out={event.id: row["goalie_out_id"] for event, row in changes},
        faced={event.id: row["goalie_id"] for event, row in lines if isinstance(event.body, ShootoutAttempt)},
        attempts=len(rows["shootouts"]),
    )


def tag(goal: GoalLine) -> str:
    """Our strength in the letters of the feed, which knows no five on three."""
    own, other = own_and_other(goal)
    strength = "PP" if own > other else "SH" if own < other else ""
    return ".".join(filter(None, ("EN" if goal.empty_net else "", strength)))


def read_table(folder: Path) -> list[TeamSeason]:
    """The published table of the season, and what stands there of the playoffs, which give no points."""
    names = codes(folder)
    return [
        TeamSeason(
            stage=SORTS[row["season_id"]], team=names[row["team_id"]],
            figures={key: int(row[key]) for key in COLUMNS[SORTS[row["season_id"]]]},
        )
        for row in read_rows(folder / "standings.csv")
        if int(row["games_played"])
    ]  # fmt: skip


ALWAYS = ("wins", "goals_for", "goals_against", "penalty_minutes", "times_short_handed")
COLUMNS = {
    "exhibition": (),
    "playoff": ALWAYS,
    "season": (
        "points", "regulation_wins", "ot_wins", "shootout_wins", "losses", "ot_losses", "shootout_losses",
        *ALWAYS,
    ),
}  # fmt: skip

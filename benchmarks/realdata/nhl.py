"""Games of the NHL's public game centre; players by the name on the line, clocks that count up."""

import json
from collections.abc import Iterator
from pathlib import Path

from benchmarks.realdata.shape import Period, Printed, RealGame, Row, TeamSeason, new, numbered, own_and_other
from rinkbook.core.game.sheet import GoalLine
from rinkbook.core.model.events import (
    Event,
    Goal,
    Penalty,
    PeriodEnd,
    PeriodStart,
    ShootoutAttempt,
    Side,
)
from rinkbook.core.model.place import Moment, Part, Place, read_clock
from rinkbook.core.model.setup import Setup, TeamSetup

EDITION = "nhl/2023-24"
PARTS = {"REG": Part.REGULATION, "OT": Part.OVERTIME, "SO": Part.SHOOTOUT}
HOW = {"REG": "regulation", "OT": "overtime", "SO": "shootout"}
CLASSES = {
    "MIN": "minor", "BEN": "bench-minor", "MAJ": "major", "MIS": "misconduct", "GAM": "game-misconduct",
    "MAT": "match", "PS": "penalty-shot",
}  # fmt: skip
PERIOD, OVERTIME = 1200, 300
SIDES = (Side.HOME, Side.AWAY)


def read_json(path: Path) -> Row:
    found: Row = json.loads(path.read_text(encoding="utf-8"))
    return found


def read_games(folder: Path) -> list[RealGame]:
    """Every game that has a landing page; its line score lies beside it."""
    return [
        read_game(read_json(path), read_json(path.with_name(path.name.replace("landing", "right-rail"))))
        for path in sorted(folder.glob("landing-*.json"))
    ]


def read_game(landing: Row, rail: Row) -> RealGame:
    lines = list(Reader(landing).lines())
    events = tuple(numbered([event for event, _ in lines]))
    tags = {
        event.id: tag_of(row, event.body)
        for event, (_, row) in zip(events, lines, strict=True)
        if isinstance(event.body, Goal)
    }
    return RealGame(
        game=str(landing["id"]),
        setup=setup_of(landing),
        events=events,
        printed=printed_of(landing, rail, tags),
    )


def setup_of(landing: Row) -> Setup:
    home, away = (
        TeamSetup(id=landing[key]["abbrev"], name=landing[key]["abbrev"]) for key in ("homeTeam", "awayTeam")
    )
    return Setup(
        edition=EDITION, game=str(landing["id"]), label=f"{away.id} at {home.id}", home=home, away=away,
        starts=landing["startTimeUTC"],
    )  # fmt: skip


class Reader:
    """Reads one landing page, each line with the row that it was made from."""

    def __init__(self, landing: Row) -> None:
        self.landing, self.summary = landing, landing["summary"]

    def lines(self) -> Iterator[tuple[Event, Row]]:
        """A goal before a penalty of its second; the goal that stands for a shootout is none of ours."""
        for event in self.periods():
            yield event, {}
        for which, row in self.rows("scoring", "goals"):
            if which[0] is not Part.SHOOTOUT:
                yield new(place(which, row["timeInPeriod"]), self.goal(row)), row
        for which, row in self.rows("penalties", "penalties"):
            yield new(place(which, row["timeInPeriod"]), self.penalty(row)), row
        for row in self.summary.get("shootout", []):
            body = ShootoutAttempt(
                side=self.side(row), number=str(row["playerId"]), scored=row["result"] == "goal"
            )
            yield new(Place(part=Part.SHOOTOUT, order=row["sequence"]), body), row

    def rows(self, table: str, key: str) -> Iterator[tuple[Period, Row]]:
        for period in self.summary[table]:
            which = period_of(period["periodDescriptor"])
            yield from ((which, row) for row in period[key])

    def periods(self) -> Iterator[Event]:
        """Every period ends, but the one in which the next goal wins."""
        last = period_of(self.landing["periodDescriptor"])
        scored = {which for which, _ in self.rows("scoring", "goals")}
        played: list[Period] = [(Part.REGULATION, number) for number in (1, 2, 3)]
        if last[0] is not Part.REGULATION:
            played += [(Part.OVERTIME, 1)]
        for part, number in played:
            yield new(Place(part=part, period=number, left=length(part)), PeriodStart())
            if part is Part.REGULATION or (part, number) not in scored:
                yield new(Place(part=part, period=number, moment=Moment.AFTER), PeriodEnd())

    def side(self, row: Row) -> Side:
        is_home = row["teamAbbrev"]["default"] == self.landing["homeTeam"]["abbrev"]
        return Side.HOME if is_home else Side.AWAY

    def goal(self, row: Row) -> Goal:
        """The page tells nothing of goalies who come and go, so an empty net is told the judge."""
        assists = tuple(str(each["playerId"]) for each in row["assists"])
        return Goal(
            side=self.side(row), number=str(row["playerId"]), assists=assists,
            empty_net=row["goalModifier"] == "empty-net", penalty_shot=row["goalModifier"] == "penalty-shot",
        )  # fmt: skip

    def penalty(self, row: Row) -> Penalty:
        bench = row["type"] == "BEN"
        name = CLASSES[row["type"]]
        if row["type"] == "MIN" and row["duration"] == 4:
            name = "double-minor"
        by = "" if bench else row.get("committedByPlayer", {}).get("default", "")
        served = row.get("servedBy", {}).get("default", "")
        return Penalty(
            side=self.side(row), offence=row["descKey"], number=by, bench=bench, classes=(name,),
            served_by=served,
        )  # fmt: skip


def period_of(told: Row) -> Period:
    part = PARTS[told["periodType"]]
    return part, told["number"] if part is Part.REGULATION else 1


def length(part: Part) -> int:
    return PERIOD if part is Part.REGULATION else OVERTIME


def place(which: Period, passed: str) -> Place:
    return Place(part=which[0], period=which[1], left=length(which[0]) - read_clock(passed)[0])


def printed_of(landing: Row, rail: Row, tags: dict[str, str]) -> Printed:
    finals = tuple(landing[key]["score"] for key in ("homeTeam", "awayTeam"))
    stats = {each["category"]: each for each in rail["teamGameStats"]}
    minutes, chances = (pair(stats[name]) for name in ("pim", "powerPlay"))
    return Printed(
        finals=(finals[0], finals[1]),
        how=HOW[landing["periodDescriptor"]["periodType"]],
        winner=SIDES[finals[0] < finals[1]],
        by_period={
            period_of(each["periodDescriptor"]): (each["home"], each["away"])
            for each in rail["linescore"]["byPeriod"]
            if each["periodDescriptor"]["periodType"] != "SO"
        },
        tags=tags,
        minutes=(int(minutes[0]), int(minutes[1])),
        power_plays=chances,
        attempts=len(landing["summary"].get("shootout", [])),
    )


def pair(row: Row) -> tuple[str, str]:
    return str(row["homeValue"]), str(row["awayValue"])


def tag_of(row: Row, body: Goal) -> str:
    """Strength and skaters; the code: the visitors' goalie and skaters, the home side's skaters and goalie.

    Who skates for a goalie is taken off, for no penalty put him there.
    """
    away_goalie, away, home, home_goalie = map(int, row["situationCode"])
    sides = {Side.HOME: home - (not home_goalie), Side.AWAY: away - (not away_goalie)}
    return f"{row['strength']} {sides[body.side]} on {sides[body.side.other]}"


def tag(goal: GoalLine) -> str:
    """Our strength in the letters of the page."""
    own, other = own_and_other(goal)
    return f"{goal.strength.lower()} {own} on {other}"


def read_table(folder: Path) -> list[TeamSeason]:
    """Every line of every day's standings: games by how they ended, and the points."""
    return [
        TeamSeason(
            stage=path.stem.removeprefix("standings-"),
            team=row["teamAbbrev"]["default"],
            figures={"points": row["points"]},
            endings={
                "regulation-win": row["regulationWins"],
                "overtime-win": row["regulationPlusOtWins"] - row["regulationWins"],
                "shootout-win": row["shootoutWins"],
                "regulation-loss": row["losses"],
                "overtime-loss": row["otLosses"],
            },
        )
        for path in sorted(folder.glob("standings-*.json"))
        for row in read_json(path)["standings"]
    ]

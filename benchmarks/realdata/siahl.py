"""An adult league's printed sheets turned into our events; what can't be read is named, never guessed.

The judge gets line-ups, goals, penalties, goalies, saves and attempts. Where the clock runs a penalty begins
at a face-off that the sheet alone knows: there it gets the start too.
"""

import json
from collections.abc import Iterator
from pathlib import Path

from msgspec import structs

from benchmarks.realdata.shape import RealGame, Row, new, numbered
from benchmarks.realdata.siahl_printed import BLANK, NO_TIME, SIDES, called, clock, printed_of
from rinkbook.core.errors import InvalidPlace
from rinkbook.core.model.events import (
    Dressed,
    Event,
    Goal,
    GoalieChange,
    LineUpConfirmed,
    Penalty,
    PeriodEnd,
    PeriodStart,
    Saves,
    ShootoutAttempt,
    Side,
)
from rinkbook.core.model.place import Moment, Part, Place
from rinkbook.core.model.setup import Rostered, Setup, TeamSetup

EDITION = "adult-2023/2023-01-01"
MINUTES = {
    "2": "two", "3": "three", "5": "five", "7": "seven", "10": "ten", "GM": "game", "M": "match",
    "PS": "shot", "AG": "shot", "0": "none",
}  # fmt: skip
RUNNING = 1200  # seconds of a period by the running clock; by the stop clock they are shorter
FAR_AHEAD = 6  # goals of a lead from which the last period's clock runs in the others too


def read_rows(folder: Path) -> list[Row]:
    """The rows of every sheet in the folder's `game_sheets.json`."""
    rows: list[Row] = json.loads((folder / "game_sheets.json").read_text())
    return rows


def read_games(folder: Path) -> list[RealGame]:
    return [read_sheet(row) for row in read_rows(folder)]


def read_sheet(row: Row) -> RealGame:
    """One sheet's rows as events."""
    reader = Reader(row)
    events = tuple(numbered(list(reader.events())))
    printed = printed_of(row, events, reader.lengths)
    return RealGame(
        game=row["game_id"], setup=setup_of(row), events=events, printed=printed, doubts=tuple(reader.doubts)
    )


def setup_of(row: Row) -> Setup:
    stage = stage_of(row)
    return Setup(
        edition=EDITION,
        game=row["game_id"],
        label=f"{row['date']} {row['home']['team']} v {row['visitor']['team']}",
        stage=stage,
        sort=SORTS[stage],
        division=division_of(row),
        starts=f"{row['date']}T{row['time']}:00Z",
        rink=row["location"],
        home=team_of(row["home"]),
        away=team_of(row["visitor"]),
    )


SORTS = {"season": "season", "playoffs": "playoff", "extra": "exhibition"}


def stage_of(row: Row) -> str:
    """Playoff sheets have a column for overtime; others outside the schedule were told twice or moved."""
    if row["in_official_schedule_table"]:
        return "season"
    return "playoffs" if "OT1" in row["home"]["line"] else "extra"


def division_of(row: Row) -> str:
    """`4b`; a playoff game's is the last word of its level."""
    name: str = row["division"] or row["level"].split()[-1]
    return name.lower().replace(" ", "-")


def team_of(team: Row) -> TeamSetup:
    roster = tuple(
        Rostered(
            player=player["player"], number=player["no"], name=player["player"], goalie=player["pos"] == "G"
        )
        for player in team["players"]
    )
    return TeamSetup(id=team["team"], name=team["team"], roster=roster)


class Reader:
    """Reads the rows of one sheet in the order in which they are printed, but for those of one second.

    Play had stopped for a penalty and for a goalie's return, so a goal was before either; a goalie had left.
    """

    def __init__(self, row: Row) -> None:
        self.row = row
        self.doubts: list[str] = []
        self.lengths = [int(length) * 60 for length in row["period_lengths"]] or [1200, 1200, 1200]
        self.runs = self.lengths[0] == RUNNING

    def events(self) -> Iterator[Event]:
        yield from self.line_ups()
        yield from self.periods()
        changes = [change for name, side in SIDES.items() for change in self.goalies(name, side)]
        yield from (new(place, change) for place, change in changes if not change.number)
        for name, side in SIDES.items():
            yield from self.goals(self.row[name], side)
        yield from (new(place, change) for place, change in changes if change.number)
        for name, side in SIDES.items():
            yield from self.penalties(self.row[name], side)
            yield from self.saves(name, side)
        yield from self.shootout()

    def line_ups(self) -> Iterator[Event]:
        for name, side in SIDES.items():
            players = tuple(
                Dressed(
                    number=player["no"] or player["player"],
                    player=player["player"],
                    name=player["player"],
                    goalie=player["pos"] == "G",
                    letter=player["pos"] if player["pos"] in ("C", "A") else "",
                    sub=player["pos"] == "S",
                )
                for player in self.row[name]["players"]
            )
            yield new(Place(moment=Moment.BEFORE), LineUpConfirmed(side=side, players=players))

    def periods(self) -> Iterator[Event]:
        """Three periods; overtime only where the sheet has a line for it, for many list a length unused."""
        for number, length in enumerate(self.lengths[:3], 1):
            yield new(Place(period=number, left=length), PeriodStart(length=length))
            yield new(Place(period=number, moment=Moment.AFTER), PeriodEnd())
        if any(self.row[name]["line"].get("OT1") not in (None, "") for name in SIDES):
            length = self.lengths[3] if len(self.lengths) > 3 else 0
            yield new(Place(part=Part.OVERTIME, left=length), PeriodStart(length=length))
            if not any(goal["per"] == "OT1" for name in SIDES for goal in self.row[name]["goals"]):
                yield new(Place(part=Part.OVERTIME, moment=Moment.AFTER), PeriodEnd())

    def place(self, period: str, time: str, what: str) -> Place:
        """Where a row stands; one without a time goes before the end of the last period, and is named."""
        try:
            left, tenths = clock(time)
        except InvalidPlace:
            self.doubts.append(f"{what}: expected a time such as '6:42', got {time!r} in period {period!r}")
            return Place(period=len(self.lengths[:3]), left=0)
        if period.startswith("OT"):
            return Place(part=Part.OVERTIME, period=int(period[2:] or 1), left=left, tenths=tenths)
        return Place(period=int(period), left=left, tenths=tenths)

    def goals(self, team: Row, side: Side) -> Iterator[Event]:
        """Of the note only what the call was: a penalty shot, an awarded goal. The rest is for the judge."""
        for row in team["goals"]:
            body = Goal(
                side=side,
                number=row["goal"],
                assists=tuple(number for number in (row["a1"], row["a2"]) if number),
                penalty_shot=row["note"] == "PS",
                awarded=row["note"] == "AG",
            )
            yield new(self.place(row["per"], row["time"], f"goal of {team['team']}"), body)

    def penalties(self, team: Row, side: Side) -> Iterator[Event]:
        for row in called(team):
            what = f"penalty of {team['team']}"
            bench = row["no"] in ("B", "")
            body = Penalty(
                side=side,
                offence=row["infraction"],
                number="" if bench or row["no"] == BLANK else row["no"],
                bench=bench,
                classes=(self.sort(row),),
                start=self.start(row, what) if self.is_running(row) else None,
                whistle=self.whistle(row, team["penalties"]) if self.runs else "",
                pending=row["min"] == "C",
            )
            yield new(self.place(row["per"], row["off"], what), body)

    def sort(self, row: Row) -> str:
        """By its minutes; `C` is a minor that a goal took before it was called."""
        if row["min"] == "C":
            return "three" if self.runs else "two"
        return MINUTES[row["min"]]

    def is_running(self, row: Row) -> bool:
        """The clock ran on over this whistle: then the sheet alone knows at which face-off the time began."""
        return self.runs or (row["per"] == "3" and self.lead(row) >= FAR_AHEAD)

    def lead(self, penalty: Row) -> int:
        """Goals between the sides when the penalty was called in the last period."""
        home, away = (sum(is_before(goal, penalty) for goal in self.row[name]["goals"]) for name in SIDES)
        return abs(home - away)

    def whistle(self, row: Row, rows: list[Row]) -> str:
        """Penalties whose time begins at different face-offs weren't called at one whistle.

        A player's own parts begin one after another; the first of them tells.
        """
        own = [each for each in rows if all(each[key] == row[key] for key in ("per", "off", "no"))]
        return f"{row['per']} {row['off']} {own[0]['start']}"

    def start(self, row: Row, what: str) -> Place | None:
        """Where it was read to begin: a reading above the whistle's is one of the next period."""
        if not row["start"] or row["start"] == BLANK or row["min"] in NO_TIME:
            return None
        place = self.place(row["per"], row["start"], f"{what}, start")
        whistle = self.place(row["per"], row["off"], what)
        later = (place.left, place.tenths) > (whistle.left, whistle.tenths)
        return structs.replace(place, period=place.period + 1) if later else place

    def goalies(self, name: str, side: Side) -> Iterator[tuple[Place, GoalieChange]]:
        """Who is in goal, and when nobody; two lines for the start tell of the goalie who did start."""
        changes = self.row["goalie_changes"].get(name, [])
        numbers = {each["player"]: each["no"] or each["player"] for each in self.row[name]["players"]}
        starting = [row for row in changes if row["when"] == "Starting"]
        for row in sorted(starting, key=lambda row: row["goalie"] == "EMPTY")[:1]:
            yield Place(moment=Moment.BEFORE), GoalieChange(side=side, number=goalie(row, numbers))
        for row in changes:
            if row["when"] and row["when"] != "Starting":
                period, _, time = row["when"].partition("-")
                number = goalie(row, numbers)
                yield self.place(period, time, "goalie change"), GoalieChange(side=side, number=number)

    def saves(self, name: str, side: Side) -> Iterator[Event]:
        count = self.row[f"{name}_saves"]
        if count.isdigit() and int(count):
            place = Place(period=len(self.lengths[:3]), left=0, order=900)
            yield new(place, Saves(side=side, count=int(count)))

    def shootout(self) -> Iterator[Event]:
        """Attempts in turn, the visitors first, as the sheets number them per side."""
        attempts = [
            (int(row["n"]), name == "home", SIDES[name], row)
            for name in SIDES
            for row in self.row[name]["shootout"]
        ]
        for order, (_, _, side, row) in enumerate(sorted(attempts, key=lambda each: each[:2]), 1):
            body = ShootoutAttempt(side=side, number=row["no"], scored=row["result"] == "Goal")
            yield new(Place(part=Part.SHOOTOUT, order=order), body)


def is_before(goal: Row, penalty: Row) -> bool:
    """The goal fell before the penalty of the last period, or at its second."""
    if not goal["time"] or not goal["per"].isdigit():
        return False
    try:
        return int(goal["per"]) < 3 or clock(goal["time"]) >= clock(penalty["off"])
    except InvalidPlace:
        return False


def goalie(row: Row, numbers: dict[str, str]) -> str:
    """The number in goal, "" where the net is empty."""
    return "" if row["goalie"] == "EMPTY" else numbers.get(row["goalie"] or "", row["goalie"] or "")

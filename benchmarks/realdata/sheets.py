"""Real sheets turned into our events; what can't be read is named, never guessed."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import Struct, structs

from rinkbook.core.errors import InvalidPlace
from rinkbook.core.model.events import (
    AnyBody,
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
from rinkbook.core.model.place import Moment, Part, Place, read_clock
from rinkbook.core.model.setup import Rostered, Setup, TeamSetup

EDITION = "adult-2023/2023-01-01"
SIDES = {"home": Side.HOME, "visitor": Side.AWAY}
MINUTES = {"2": "two", "3": "three", "5": "five", "7": "seven", "10": "ten", "GM": "game", "M": "match"}
BLANK = "&nbsp"
Row = dict[str, Any]


class RealSheet(Struct, frozen=True, kw_only=True):
    """A sheet as read: the set-up, the events, the published finals, and the rows that had no clear place."""

    game: str
    setup: Setup
    events: tuple[Event, ...]
    finals: tuple[int | None, int | None]
    in_schedule: bool
    row: Row
    doubts: tuple[str, ...] = ()


def read_all(folder: Path) -> list[Row]:
    """The rows of every sheet in the folder's `game_sheets.json`."""
    rows: list[Row] = json.loads((folder / "game_sheets.json").read_text())
    return rows


def read_sheet(row: Row) -> RealSheet:
    """One sheet's rows as events."""
    reader = Reader(row)
    events = tuple(reader.number(list(reader.events())))
    return RealSheet(
        game=row["game_id"],
        setup=setup_of(row),
        events=events,
        finals=(final_of(row["home"]), final_of(row["visitor"])),
        in_schedule=row["in_official_schedule_table"],
        row=row,
        doubts=tuple(reader.doubts),
    )


def final_of(team: Row) -> int | None:
    text = team["line"]["Final"]
    return int(text) if text else None


def setup_of(row: Row) -> Setup:
    """A sheet outside the schedule is a playoff game."""
    season = row["in_official_schedule_table"]
    return Setup(
        edition=EDITION,
        game=row["game_id"],
        label=f"{row['date']} {row['home']['team']} v {row['visitor']['team']}",
        stage="season" if season else "playoffs",
        sort="season" if season else "playoff",
        division=division_of(row),
        starts=f"{row['date']}T{row['time']}:00Z",
        rink=row["location"],
        home=team_of(row["home"]),
        away=team_of(row["visitor"]),
    )


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
    """Reads the rows of one sheet in the order in which they are printed."""

    def __init__(self, row: Row) -> None:
        self.row = row
        self.doubts: list[str] = []
        self.lengths = [int(length) * 60 for length in row["period_lengths"]] or [1200, 1200, 1200]

    def events(self) -> Iterator[Event]:
        yield from self.line_ups()
        yield from self.periods()
        for name, side in SIDES.items():
            yield from self.goals(self.row[name], side)
            yield from self.penalties(self.row[name], side)
            yield from self.goalies(self.row["goalie_changes"].get(name, []), self.row[name], side)
            yield from self.saves(name, side)
        yield from self.shootout()

    def number(self, events: list[Event]) -> Iterator[Event]:
        """Ids and orders by the place on the sheet, so that lines of one second keep their printed order."""
        for index, event in enumerate(events):
            yield structs.replace(
                event, id=f"{index:04}", place=event.place.at_order(event.place.order or index)
            )

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
        lengths = self.lengths[:3]
        for number, length in enumerate(lengths, 1):
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
            left, tenths = read_clock(time.removesuffix(" W").strip())
        except InvalidPlace:
            self.doubts.append(f"{what}: expected a time such as '6:42', got {time!r} in period {period!r}")
            return Place(period=len(self.lengths[:3]), left=0)
        if period.startswith("OT"):
            return Place(part=Part.OVERTIME, period=int(period[2:] or 1), left=left, tenths=tenths)
        return Place(period=int(period), left=left, tenths=tenths)

    def goals(self, team: Row, side: Side) -> Iterator[Event]:
        for row in team["goals"]:
            assists = tuple(number for number in (row["a1"], row["a2"]) if number)
            body = Goal(
                side=side,
                number=row["goal"],
                assists=assists,
                empty_net=row["note"].startswith("EN"),
                penalty_shot=row["note"] == "PS",
            )
            yield new(self.place(row["per"], row["time"], f"goal of {team['team']}"), body)

    def penalties(self, team: Row, side: Side) -> Iterator[Event]:
        for row in team["penalties"]:
            what = f"penalty of {team['team']}"
            name = MINUTES.get(row["min"])
            if name is None:
                self.doubts.append(f"{what}: expected minutes, got {row['min']!r} for {row['infraction']}")
            bench = row["no"] in ("B", "")
            yield new(
                self.place(row["per"], row["off"], what),
                Penalty(
                    side=side,
                    offence=row["infraction"],
                    number="" if bench or row["no"] == BLANK else row["no"],
                    bench=bench,
                    classes=(name or "none",),
                    start=self.start(row, what),
                ),
            )

    def start(self, row: Row, what: str) -> Place | None:
        """Where it was read to begin: a reading above the whistle's is one of the next period."""
        if not row["start"] or row["start"] == BLANK or row["min"] in ("GM", "M", "C", "PS", "AG", "0"):
            return None
        place = self.place(row["per"], row["start"], f"{what}, start")
        whistle = self.place(row["per"], row["off"], what)
        later = (place.left, place.tenths) > (whistle.left, whistle.tenths)
        return structs.replace(place, period=place.period + 1) if later else place

    def goalies(self, changes: list[Row], team: Row, side: Side) -> Iterator[Event]:
        numbers = {player["player"]: player["no"] or player["player"] for player in team["players"]}
        for row in changes:
            number = "" if row["goalie"] == "EMPTY" else numbers.get(row["goalie"] or "", "")
            if row["when"] == "Starting":
                if number:
                    yield new(Place(moment=Moment.BEFORE), GoalieChange(side=side, number=number))
            elif row["when"]:
                period, _, time = row["when"].partition("-")
                yield new(self.place(period, time, "goalie change"), GoalieChange(side=side, number=number))

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


def new(place: Place, body: AnyBody) -> Event:
    return Event(id="", place=place, body=body)

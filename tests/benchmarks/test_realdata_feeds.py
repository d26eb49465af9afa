"""How rows of two professional feeds are read; the rows are invented."""

from pathlib import Path
from typing import Any

from benchmarks.realdata import nhl, pwhl
from benchmarks.realdata.shape import RealGame
from benchmarks.realdata.sources import found_in
from rinkbook.core.model.events import Goal, GoalieChange, Penalty, PeriodEnd, Side
from rinkbook.core.model.place import Moment, Part, Place

Row = dict[str, Any]
GAME = {
    "id": "7", "season_id": "1", "date": "2024-01-01T12:30:00-05:00", "home_team": "1", "visiting_team": "2",
    "home_goal_count": "1", "visiting_goal_count": "0", "periods": "4", "game_status": "Final OT",
}  # fmt: skip
NAMES = {"1": "OWL", "2": "ELK"}


def pwhl_game(**rows: list[Row]) -> RealGame:
    return pwhl.read_game(GAME, {table: rows.get(table, []) for table in pwhl.TABLES}, NAMES)


def scored(period: str, time: str, **more: str) -> Row:
    told = {"team_id": "1", "goal_player_id": "9", "assist1_player_id": "8", "assist2_player_id": ""}
    return {**told, "period": period, "time": time, "penalty_shot": "0", "goal_type": "", **more}


def called(**more: str) -> Row:
    told = {"team_id": "2", "period": "1", "time_off_formatted": "3:00", "bench": "0", "penalty_shot": "0"}
    who = {"player_id": "4", "player_served": "4", "penalty_class": "Minor", "pp": "1"}
    return {**told, **who, "lang_penalty_description": "Hooking", **more}


def penalty_of(row: Row) -> Penalty:
    bodies = [event.body for event in pwhl_game(penalties=[row]).events]
    return next(body for body in bodies if isinstance(body, Penalty))


def test_a_clock_that_counts_up_is_turned_round() -> None:
    game = pwhl_game(goals=[scored("2", "19:59"), scored("4", "1:04")])
    places = [event.place for event in game.events if isinstance(event.body, Goal)]
    assert [(place.part, place.period, place.left) for place in places] == [
        (Part.REGULATION, 2, 1), (Part.OVERTIME, 1, 236),
    ]  # fmt: skip


def test_the_overtime_in_which_a_goal_fell_has_no_end_of_its_own() -> None:
    ends = [
        event for event in pwhl_game(goals=[scored("4", "1:04")]).events if isinstance(event.body, PeriodEnd)
    ]
    assert [event.place.part for event in ends] == [Part.REGULATION] * 3


def test_a_minor_of_the_bench_has_no_player_and_one_who_sits() -> None:
    body = penalty_of(called(bench="1", player_id="", player_served="17"))
    assert (body.classes, body.number, body.served_by) == (("bench-minor",), "", "17")


def test_a_penalty_shot_flagged_as_a_power_play_too_was_a_minor() -> None:
    assert penalty_of(called(penalty_shot="1", pp="0")).classes == ("penalty-shot",)
    assert penalty_of(called(penalty_shot="1", pp="1")).classes == ("minor",)


def test_who_is_in_goal_at_the_very_beginning_was_so_before_it() -> None:
    row = {"team_id": "1", "period": "1", "time": "0:00", "goalie_in_id": "30", "goalie_out_id": ""}
    events = pwhl_game(goalie_changes=[row, {**row, "period": "2"}]).events
    places = [event.place for event in events if isinstance(event.body, GoalieChange)]
    assert [place.moment for place in places] == [Moment.BEFORE, Moment.DURING]


def nhl_row(**more: Any) -> Row:
    told = {"teamAbbrev": {"default": "OWL"}, "playerId": 9, "timeInPeriod": "03:01", "assists": []}
    return {**told, "goalModifier": "none", "strength": "pp", "situationCode": "1451", **more}


def test_the_code_of_a_situation_is_read_from_outside_in() -> None:
    """Goalie and skaters of the visitors, then skaters and goalie of the home side."""
    assert nhl.tag_of(nhl_row(), Goal(side=Side.HOME)) == "pp 5 on 4"
    assert nhl.tag_of(nhl_row(), Goal(side=Side.AWAY)) == "pp 4 on 5"


def test_who_skates_for_a_goalie_is_no_skater_more_by_penalties() -> None:
    assert nhl.tag_of(nhl_row(situationCode="1460"), Goal(side=Side.HOME)) == "pp 5 on 4"


def test_the_goal_that_stands_for_a_shootout_is_none_of_the_games() -> None:
    def period(number: int, kind: str, *goals: Row) -> Row:
        return {"periodDescriptor": {"number": number, "periodType": kind}, "goals": list(goals)}

    landing = {
        "homeTeam": {"abbrev": "OWL"},
        "awayTeam": {"abbrev": "ELK"},
        "periodDescriptor": {"number": 5, "periodType": "SO"},
        "summary": {"scoring": [period(1, "REG", nhl_row()), period(5, "SO", nhl_row())], "penalties": []},
    }
    events = [event for event, _ in nhl.Reader(landing).lines()]
    goals = [event.place for event in events if isinstance(event.body, Goal)]
    assert goals == [Place(left=1019)]
    assert sum(isinstance(event.body, PeriodEnd) for event in events) == 4


def test_a_source_is_found_by_its_files_in_a_folder_or_just_below(tmp_path: Path) -> None:
    below = tmp_path / "some-league"
    below.mkdir()
    assert found_in(tmp_path) == []
    (below / "game_sheets.json").write_text("[]")
    assert [(source.id, folder) for source, folder in found_in(tmp_path)] == [("siahl", below)]
    assert [(source.id, folder) for source, folder in found_in(below)] == [("siahl", below)]
    assert found_in(tmp_path / "none") == []

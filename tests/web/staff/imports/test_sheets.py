"""Finished sheets from a file: judged before they are stored, stored whole, and only once."""

from rinkbook.web.games.actions import append
from rinkbook.web.games.bridge import sheet_of
from rinkbook.web.games.models import Event, State, Verdict
from rinkbook.web.staff.imports import Preview, apply, preview
from tests.web.cast import House
from tests.web.games.sheets import opening

HEADINGS = "game,row,team,period,time,number,position,assist 1,offence,count"
PLAYERS = "".join(
    f"51,player,{side},,,{number},{'G' if number == 1 else ''},,,\n"
    for side in ("home", "away")
    for number in range(1, 11)
)
GOALS = "51,goal,home,1,12:10,7,,3,,\n51,goal,Copper Kings,3,0:10,4,,,,\n51,goal,home,3,0:05,5,,,,\n"
FINALS = "51,final,home,,,,,,,2\n51,final,away,,,,,,,1\n"


def look(house: House, rows: str) -> Preview:
    return preview("sheets", f"{HEADINGS}\n{rows}", house.league, house.season)


def faults(house: House, rows: str) -> list[str]:
    return [str(fault) for fault in look(house, rows).faults]


def test_a_sheet_is_judged_stored_and_closed(house: House) -> None:
    seen = look(house, PLAYERS + GOALS + FINALS)
    assert [(change.does, change.words) for change in seen.changes] == [
        ("create", "Game 51: Night Owls 2–1 Copper Kings, 12 lines")
    ]
    apply(seen, house.operator)
    verdict = Verdict.objects.get(game=house.game)
    assert (verdict.home_score, verdict.away_score, verdict.state) == (2, 1, State.FINAL)
    scorers = {line.player for line in sheet_of(house.game).players if line.goals}
    assert scorers == {"now-7", "now-5", "cop-4"}
    assert set(Event.objects.filter(game=house.game).values_list("role", flat=True)) == {"operator"}


def test_the_second_time_nothing_is_left_to_do(house: House) -> None:
    apply(look(house, PLAYERS + GOALS), house.operator)
    again = look(house, PLAYERS + GOALS)
    assert [change.does for change in again.changes] == ["leave"]
    assert not again.may_be_applied


def test_other_rows_for_a_game_that_was_brought_in_are_a_fault(house: House) -> None:
    apply(look(house, PLAYERS + GOALS), house.operator)
    assert faults(house, PLAYERS + GOALS.replace("12:10", "12:11")) == [
        "line 2, column game: expected Game 51 without a sheet, or with this very one; "
        "corrections are made on the sheet, got a sheet of 12 lines"
    ]


def test_a_sheet_kept_at_the_rink_is_not_touched(house: House) -> None:
    append(game=house.game, events=opening(), by=house.operator, role="operator")
    assert len(faults(house, PLAYERS + GOALS)) == 1


def test_a_final_that_the_judge_does_not_reach_is_a_fault(house: House) -> None:
    assert faults(house, PLAYERS + GOALS + FINALS.replace(",,2", ",,3")) == [
        "line 25, column count: expected 2, as the judge counts the rows, got 3"
    ]


def test_a_goal_over_the_limit_counts_for_nothing_here_too(house: House) -> None:
    goals = "".join(f"51,goal,home,2,{minute}:00,7,,,,\n" for minute in range(9, 5, -1))
    apply(look(house, PLAYERS + goals + "51,final,home,,,,,,,3\n"), house.operator)
    rulings = [(ruling.code, ruling.clause) for ruling in sheet_of(house.game).rulings]
    assert ("goal-over-limit", "fwshl.goal-limit") in rulings


def test_a_number_that_nobody_wears_is_told_and_kept(house: House) -> None:
    seen = look(house, PLAYERS + "51,goal,home,1,12:10,77,,,,\n")
    assert seen.notes == (
        "Line 22: Nobody of Night Owls wears number 77 tonight. "
        "Expected: a number in the line-up of Night Owls. Kept as it is.",
    )
    assert seen.may_be_applied


def test_a_game_that_the_season_has_not_is_a_fault(house: House) -> None:
    assert faults(house, "99,goal,home,1,12:10,7,,,,\n") == [
        "line 2, column game: expected the number of a game of Fall 2026, got 99"
    ]


def test_one_game_with_a_fault_keeps_the_others_out_too(house: House) -> None:
    seen = look(house, PLAYERS + GOALS + "99,goal,home,1,12:10,7,,,,\n")
    assert not seen.may_be_applied


def test_a_sheet_that_stops_before_the_end_of_the_game_is_a_fault(house: House) -> None:
    other = house.game
    other.stage = "playoffs"
    other.save()
    assert faults(house, PLAYERS) == ["line 2: expected rows up to the end of the game, got Game 51 at 0–0"]

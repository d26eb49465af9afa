"""A schedule from a file: games are planned and moved, those with a sheet stay."""

import pytest

from rinkbook.web.games.actions import append
from rinkbook.web.leagues.reads import zone_of
from rinkbook.web.schedule.models import Game, Rink
from rinkbook.web.staff.imports import Preview, apply, preview
from tests.web.cast import House
from tests.web.games.sheets import opening

HEADINGS = "date,time,home,away,rink"
THIRD = f"{HEADINGS}\n2026-11-20,20:20,Herons,night-owls,North Rink\n"


def look(house: House, text: str) -> Preview:
    return preview("schedule", text, house.league, house.season)


def words(seen: Preview) -> list[str]:
    return [f"{change.does} {change.words}" for change in seen.changes]


def test_a_game_is_planned_in_the_leagues_time_and_numbered_on(house: House) -> None:
    seen = look(house, THIRD)
    assert words(seen) == ["create game 52, 2026-11-20 20:20, North Rink: Herons v Night Owls"]
    apply(seen, house.operator)
    game = Game.objects.get(league=house.league, number=52)
    assert f"{game.starts_at.astimezone(zone_of(house.league)):%Y-%m-%d %H:%M}" == "2026-11-20 20:20"
    assert game.slot == 80 * 60  # the rulebook's curfew, clause fwshl.curfew


def test_the_second_time_nothing_is_left_to_do(house: House) -> None:
    apply(look(house, THIRD), house.operator)
    again = look(house, THIRD)
    assert [change.does for change in again.changes] == ["leave"]
    assert not again.may_be_applied


def test_a_rink_that_is_new_is_added_once(house: House) -> None:
    text = (
        f"{HEADINGS}\n2026-11-20,20:20,Herons,Night Owls,South\n2026-11-27,20:20,Herons,Copper Kings,south\n"
    )
    apply(look(house, text), house.operator)
    assert Rink.objects.filter(league=house.league, name="South").count() == 1


def test_a_game_is_moved_and_gets_its_referees(house: House) -> None:
    text = (
        f"game,{HEADINGS},minutes,referees\n51,2026-11-14,19:00,Night Owls,Copper Kings,North Rink,60,Uma\n"
    )
    seen = look(house, text)
    assert words(seen) == [
        "change game 51, 2026-11-14 19:00, North Rink: Night Owls v Copper Kings "
        "(was 2026-11-13 21:40, North Rink)"
    ]
    apply(seen, house.operator)
    house.game.refresh_from_db()
    assert (house.game.slot, house.game.referees) == (3600, ["Uma"])


def test_a_game_with_a_sheet_is_not_moved(house: House) -> None:
    append(game=house.game, events=opening(), by=house.operator, role="operator")
    text = f"game,{HEADINGS}\n51,2026-11-14,19:00,Night Owls,Copper Kings,North Rink\n"
    assert [str(fault) for fault in look(house, text).faults] == [
        "line 2, column date: expected 2026-11-13 21:40 at North Rink, for game 51 has a sheet, "
        "got 2026-11-14 19:00 at North Rink"
    ]


def test_a_number_that_other_teams_play_under_is_a_fault(house: House) -> None:
    text = f"game,{HEADINGS}\n51,2026-11-13,21:40,Herons,Copper Kings,North Rink\n"
    assert [str(fault) for fault in look(house, text).faults] == [
        "line 2, column game: expected Night Owls and Copper Kings, who play game 51, "
        "got Herons and Copper Kings"
    ]


@pytest.mark.parametrize(
    ("row", "fault"),
    [
        ("2026-11-20,20:20,Heroes,Night Owls,North Rink,season",
         "home: expected a team of Fall 2026 (Copper Kings, Herons, Night Owls), got 'Heroes'"),
        ("2026-11-20,20:20,Herons,Night Owls,North Rink,finals",
         "stage: expected a stage of the rulebook: season, playoffs, exhibition, got 'finals'"),
    ],
)  # fmt: skip
def test_what_the_season_does_not_have_is_a_fault(house: House, row: str, fault: str) -> None:
    seen = look(house, f"{HEADINGS},stage\n{row}\n")
    assert [str(each) for each in seen.faults] == [f"line 2, column {fault}"]


def test_a_day_outside_the_season_is_told(house: House) -> None:
    seen = look(house, f"{HEADINGS}\n2027-05-01,20:20,Herons,Night Owls,North Rink\n")
    assert seen.faults == ()
    assert seen.notes == ("Line 2: 2027-05-01 lies outside Fall 2026.",)

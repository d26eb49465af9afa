"""Files of other products are known by their headings."""

import json

import pytest

from rinkbook.imports.faults import InvalidImport
from rinkbook.imports.headings import COLUMNS, PRODUCTS, needed, recognise
from rinkbook.imports.rosters import read_rosters
from rinkbook.imports.schedules import read_schedule
from rinkbook.imports.table import read_table
from tests.shared import shared

PUBLISHED = {
    "teamsnap_org_schedule_import": "TeamSnap schedule",
    "sportsengine_schedule_upload_legacy": "SportsEngine schedule",
    "sportsengine_season_management_schedule": "SportsEngine season schedule",
    "sportsengine_season_management_teams_import": "SportsEngine teams",
    "benchapp_schedule_import": "BenchApp schedule",
    "gamechanger_schedule": "GameChanger schedule",
    "quickscores_players_import": "QuickScores players",
    "obhl_game_slots": "list of ice slots",
}


def test_each_list_of_headings_that_vendors_publish_is_recognised() -> None:
    lists = json.loads((shared("data", "import-formats") / "headings.json").read_text())
    for name, product in PUBLISHED.items():
        found = recognise(frozenset(heading.lower() for heading in lists[name]["headings"]))
        assert (name, found.name if found else None) == (name, product)


def test_a_list_of_slots_is_known_and_names_no_teams() -> None:
    path = shared("data", "import-formats") / "obhl-sample-game-slots.csv"
    with pytest.raises(InvalidImport, match="expected a schedule, got a list of ice slots"):
        read_table(path.read_text(), "schedule")


def test_what_a_product_maps_to_is_ours() -> None:
    for product in (each for each in PRODUCTS if each.kind in COLUMNS):
        ours = {column.name for column in COLUMNS[product.kind]}
        assert set(product.columns.values()) <= ours
        assert needed(product.kind) <= set(product.columns.values())


def test_a_teamsnap_schedule_leaves_practices_out() -> None:
    table = read_table(
        "Date,Start time,End time,Event type,Home Team,Away Team,Location\n"
        "11/13/2026,09:40 PM,11:00 PM,GAME,Owls,Kings,North\n"
        "11/14/2026,06:00 PM,07:00 PM,Practice,Owls,,North\n",
        "schedule",
    )
    rows, faults, _ = read_schedule(table)
    assert faults == []
    assert table.left == (3,)
    assert [(str(row.day), str(row.at), row.home, row.away, row.minutes) for row in rows] == [
        ("2026-11-13", "21:40:00", "Owls", "Kings", 80)
    ]


def test_sportsengine_says_with_a_zero_that_the_first_team_is_the_visitor() -> None:
    table = read_table(
        "Start_Date,Start_Time,End_Date,End_Time,Event_Type,Team1_ID,Team1_Is_Home,Team2_ID,Location\n"
        "11/13/2026,21:40,11/13/2026,23:00,Game,owls,0,kings,North\n",
        "schedule",
    )
    rows, _, _ = read_schedule(table)
    assert (rows[0].home, rows[0].away) == ("kings", "owls")


def test_a_sportsengine_team_list_leaves_coaches_out() -> None:
    table = read_table(
        "Team Name,Team Role,First Name,Last Name,Email,Jersey Number\n"
        "Owls,Player,Ada,Candlow,a@example.org,7\nOwls,Coach,Bo,Rustwick,b@example.org,\n",
        "rosters",
    )
    rows, faults = read_rosters(table)
    assert faults == []
    assert [(row.name, row.number) for row in rows] == [("Ada Candlow", "7")]

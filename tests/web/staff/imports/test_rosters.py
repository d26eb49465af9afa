"""Rosters from a file: looked at, applied whole, and nothing the second time."""

from datetime import timedelta

import pytest
import time_machine

from rinkbook.web.kit.models import AuditEntry
from rinkbook.web.staff.imports import ImportRefused, Preview, apply, preview
from rinkbook.web.teams.models import Player, RosterSpot, Team
from rinkbook.web.teams.reads import roster_at
from tests.web.cast import FACE_OFF, Cast, House

NEW_TEAM = (
    "team,name,number,position,letter,sub,division\n"
    "Mill Wheels,Ada Candlow,1,G,,no,Bronze\n"
    "Mill Wheels,Gus Rustwick,17,,C,no,Bronze\n"
    "Mill Wheels,Mia Starrowby,22,,,yes,Bronze\n"
)


def look(house: House, text: str) -> Preview:
    return preview("rosters", text, house.league, house.season)


def words(seen: Preview) -> list[str]:
    return [f"{change.does} {change.words}" for change in seen.changes]


def faults(house: House, text: str) -> list[str]:
    return [str(fault) for fault in look(house, text).faults]


def test_a_new_team_and_its_players_are_created(house: House) -> None:
    seen = look(house, NEW_TEAM)
    assert words(seen) == [
        "create Mill Wheels in Bronze",
        "create 1 goalie Ada Candlow, Mill Wheels (new player)",
        "create 17 C Gus Rustwick, Mill Wheels (new player)",
        "create 22 sub Mia Starrowby, Mill Wheels (new player)",
    ]
    apply(seen, house.operator)
    entry = house.season.entries.get(team__slug="mill-wheels")
    found = [
        (spot.player.slug, spot.number, spot.position, spot.letter) for spot in roster_at(entry, FACE_OFF)
    ]
    assert found == [
        ("ada-candlow", "1", "goalie", ""), ("gus-rustwick", "17", "skater", "C"),
        ("mia-starrowby", "22", "skater", ""),
    ]  # fmt: skip


def test_looking_writes_nothing(house: House) -> None:
    look(house, NEW_TEAM)
    assert not Team.objects.filter(slug="mill-wheels").exists()


def test_the_second_time_nothing_is_left_to_do(house: House) -> None:
    apply(look(house, NEW_TEAM), house.operator)
    spots = RosterSpot.objects.count()
    again = look(house, NEW_TEAM)
    assert {change.does for change in again.changes} == {"leave"}
    assert not again.may_be_applied
    apply(again, house.operator)
    assert RosterSpot.objects.count() == spots


def test_a_fault_anywhere_and_nothing_is_done(house: House) -> None:
    seen = look(house, NEW_TEAM + "Mill Wheels,Bo Flaxmoor,170,,,no,Bronze\n")
    assert not seen.may_be_applied
    with pytest.raises(ImportRefused, match="line 5, column number: expected a jersey's number"):
        apply(seen, house.operator)
    assert not Team.objects.filter(slug="mill-wheels").exists()


def test_a_new_number_holds_from_now_and_games_before_keep_the_old_one(
    house: House, tonight: time_machine.Traveller
) -> None:
    tonight.shift(timedelta(days=2))
    seen = look(house, "team,name,number\nNight Owls,Now Adler,20\n")
    assert words(seen) == [
        "change Now Adler, Night Owls: 2 C → 20 C",
        "leave Night Owls: 10 on the roster whom the file doesn't name",
    ]
    apply(seen, house.operator)
    numbers = [
        {spot.player.slug: spot.number for spot in roster_at(house.home.entry, at)}["now-2"]
        for at in (FACE_OFF, FACE_OFF + timedelta(days=7))
    ]
    assert numbers == ["2", "20"]


def test_two_may_swap_their_numbers(house: House) -> None:
    apply(look(house, "team,name,number\nNight Owls,Now Adler,3\nNight Owls,Now Brandt,2\n"), house.operator)
    worn = {
        spot.number: spot.player.name
        for spot in house.home.entry.spots.filter(left_at=None).select_related("player")
    }
    assert (worn["2"], worn["3"]) == ("Now Brandt", "Now Adler")


def test_a_column_that_the_file_has_not_changes_nothing(house: House) -> None:
    assert words(look(house, "team,name\nNight Owls,Now Adler\n"))[0] == "leave 2 C Now Adler, Night Owls"


def test_a_number_that_somebody_else_wears_is_a_fault(house: House) -> None:
    assert faults(house, "team,name,number\nNight Owls,Ada Candlow,3\n") == [
        "line 2, column number: expected a number that nobody of Night Owls wears, "
        "got '3', which is Now Brandt's"
    ]


def test_an_unknown_team_needs_a_division_and_an_unknown_division_is_a_fault(house: House) -> None:
    assert faults(house, "team,name,division\nNite Owls,Ada Candlow,\nMill Wheels,Bo Flaxmoor,Gold\n") == [
        "line 2, column team: expected a team of Fall 2026 (Copper Kings, Herons, Night Owls), "
        "or a division beside one that is new, got 'Nite Owls'",
        "line 3, column division: expected a division of Fall 2026: Bronze, got 'Gold'",
    ]


def test_of_two_with_one_name_the_one_on_the_team_is_meant_else_the_id_is_needed(house: House) -> None:
    for slug in ("adler-elder", "adler-younger"):
        Player.objects.create(league=house.league, slug=slug, name="Now Adler")
    assert faults(house, "team,name\nNight Owls,Now Adler\n") == []
    assert faults(house, "team,name\nHerons,Now Adler\n") == [
        "line 2, column name: expected a column player with the id, for Now Adler may be "
        "now-2, adler-elder, adler-younger, got 'Now Adler'"
    ]
    assert faults(house, "team,name,player\nHerons,Now Adler,adler-elder\n") == []


def test_a_player_of_another_league_is_nobody_here(cast: Cast) -> None:
    Player.objects.create(league=cast.tossup.league, slug="tia-orrin", name="Tia Orrin")
    assert words(look(cast.fwshl, "team,name\nHerons,Tia Orrin\n"))[0].endswith("(new player)")
    assert faults(cast.fwshl, "team,name,player\nHerons,Tia Orrin,tia-orrin\n") == [
        "line 2, column player: expected the id of a player of the league, got 'tia-orrin'"
    ]


def test_an_import_is_in_the_log(house: House) -> None:
    apply(look(house, NEW_TEAM), house.operator)
    entry = AuditEntry.objects.filter(action="staff.import").get()
    assert entry.data == {"kind": "rosters", "create": 4}

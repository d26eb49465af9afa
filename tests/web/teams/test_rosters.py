"""A roster says who was on the team when; a number is worn by one player at a time."""

from datetime import timedelta

import pytest

from rinkbook.web.kit.models import AuditEntry
from rinkbook.web.teams.actions import NumberTaken, add_player, change_number, release_player, sign_player
from rinkbook.web.teams.models import Player
from rinkbook.web.teams.reads import roster_at
from tests.web.cast import NOW, House


@pytest.fixture
def newcomer(house: House) -> Player:
    return add_player(league=house.league, slug="nia-new", name="Nia New", by=house.operator)


def numbers(house: House, minutes: int = 0) -> list[str]:
    return [spot.number for spot in roster_at(house.home.entry, NOW + timedelta(minutes=minutes))]


def test_who_signs_now_is_on_the_roster_from_now_on(house: House, newcomer: Player) -> None:
    sign_player(entry=house.home.entry, player=newcomer, number="88", by=house.operator)
    assert "88" in numbers(house)
    assert "88" not in numbers(house, -1)


def test_a_number_that_somebody_wears_is_refused_with_his_name(house: House, newcomer: Player) -> None:
    with pytest.raises(NumberTaken) as refused:
        sign_player(entry=house.home.entry, player=newcomer, number="7", by=house.operator)
    wanted = "Night Owls: expected a number that nobody wears, got '7', which is Now Farrow's"
    assert wanted in str(refused.value)


def test_a_number_is_free_again_when_its_player_has_left(house: House, newcomer: Player) -> None:
    release_player(spot=house.home.spots[6], by=house.operator)
    sign_player(entry=house.home.entry, player=newcomer, number="7", by=house.operator)
    assert numbers(house).count("7") == 1
    assert numbers(house, -1).count("7") == 1


def test_another_number_begins_where_the_old_one_ends(house: House) -> None:
    change_number(spot=house.home.spots[6], number="70", by=house.operator)
    assert ("7" in numbers(house), "70" in numbers(house)) == (False, True)
    assert ("7" in numbers(house, -1), "70" in numbers(house, -1)) == (True, False)


def test_another_number_that_is_worn_is_refused(house: House) -> None:
    with pytest.raises(NumberTaken):
        change_number(spot=house.home.spots[6], number="8", by=house.operator)
    assert "7" in numbers(house)


def test_each_deed_has_its_entry_in_the_audit_log(house: House, newcomer: Player) -> None:
    before = AuditEntry.objects.count()
    spot = sign_player(entry=house.home.entry, player=newcomer, number="88", by=house.operator)
    spot = change_number(spot=spot, number="89", by=house.operator, from_at=NOW + timedelta(minutes=1))
    release_player(spot=spot, by=house.operator, from_at=NOW + timedelta(minutes=2))
    found = AuditEntry.objects.order_by("id")[before:]
    assert [entry.action for entry in found] == [
        "teams.sign-player",
        "teams.change-number",
        "teams.release-player",
    ]

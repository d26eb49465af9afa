"""Six letters open one rink's day, and a door that was tried too often stays shut for a while."""

from datetime import datetime, timedelta

import pytest
import time_machine
from django.core.exceptions import PermissionDenied
from django.http import Http404

from rinkbook.web.kit.models import AuditEntry
from rinkbook.web.rink.access import WRONG_CODES, device_for, game_for_device, games_for_device
from rinkbook.web.rink.actions import CodeRefused, make_code, open_day, revoke_device
from rinkbook.web.rink.codes import LETTERS, new_code
from rinkbook.web.rink.models import Device
from rinkbook.web.schedule.actions import add_rink, plan_game
from rinkbook.web.schedule.models import Game, Rink
from tests.web.cast import FACE_OFF, NOW, TONIGHT, Cast, House


def test_a_code_has_six_letters_none_of_which_is_heard_or_read_as_another() -> None:
    code = new_code()
    assert len(code) == 6
    assert set(code) <= set(LETTERS)
    assert not set(LETTERS) & set("BDGVZQSILOU0123456789")


def test_the_code_lets_a_device_in_however_it_was_typed(house: House) -> None:
    code = house.code.code
    opened = open_day(typed=f" {code[:3].lower()}-{code[3:].lower()} ", source="x", label="Ada")
    assert device_for(opened.token) == opened.device
    assert (opened.device.rink, opened.device.day) == (house.rink, TONIGHT)


def test_of_the_token_only_a_digest_is_kept(house: House) -> None:
    opened = house.device()
    values = Device.objects.values_list().get(pk=opened.device.pk)
    assert opened.token not in map(str, values)


def test_a_wrong_code_is_refused_with_where_the_right_one_is_found(house: House) -> None:
    with pytest.raises(CodeRefused) as refused:
        open_day(typed="wrong1", source="x")
    assert str(refused.value) == (
        "Expected tonight's six letters, as they stand at the rink's desk, got 'wrong1'."
    )
    assert not Device.objects.exists()


def test_after_too_many_wrong_codes_even_the_right_one_waits(house: House) -> None:
    for _ in range(WRONG_CODES):
        with pytest.raises(CodeRefused):
            open_day(typed="AAAAAA", source="10.0.0.7")
    with pytest.raises(CodeRefused, match="Expected a wait of 10 minutes after so many wrong codes"):
        open_day(typed=house.code.code, source="10.0.0.7")
    assert open_day(typed=house.code.code, source="another place").device.rink == house.rink
    with time_machine.travel(NOW + timedelta(minutes=11), tick=False):
        assert open_day(typed=house.code.code, source="10.0.0.7").device.rink == house.rink


def test_a_code_opens_nothing_the_day_after(house: House) -> None:
    with time_machine.travel(NOW + timedelta(days=1), tick=False), pytest.raises(CodeRefused):
        open_day(typed=house.code.code, source="x")


def test_a_new_code_replaces_the_one_before(house: House) -> None:
    newer = make_code(rink=house.rink, day=TONIGHT, by=house.operator)
    with pytest.raises(CodeRefused):
        open_day(typed=house.code.code, source="x")
    assert open_day(typed=newer.code, source="x").device.day_code == newer


def test_a_device_reads_its_own_rinks_night_and_nothing_else(cast: Cast) -> None:
    house = cast.fwshl
    elsewhere = add_rink(league=house.league, slug="south", name="South Rink", by=house.operator)

    def plan(number: int, starts_at: datetime, rink: Rink) -> Game:
        return plan_game(
            home=house.home.entry,
            away=house.third,
            number=number,
            starts_at=starts_at,
            slot=4500,
            rink=rink,
            by=house.operator,
        )

    after_midnight = plan(52, FACE_OFF + timedelta(hours=3), house.rink)
    other_rink = plan(53, FACE_OFF, elsewhere)
    other_night = plan(54, FACE_OFF + timedelta(days=1), house.rink)
    device = house.device().device
    assert list(games_for_device(device)) == [house.game, after_midnight]
    assert game_for_device(device, house.game.slug) == house.game
    for game in (other_rink, other_night):
        with pytest.raises(Http404, match="Expected a game at North Rink on 2026-11-13"):
            game_for_device(device, game.slug)


def test_a_device_of_the_other_league_reads_the_other_leagues_game_of_the_same_name(cast: Cast) -> None:
    device = cast.tossup.device().device
    assert game_for_device(device, cast.fwshl.game.slug) == cast.tossup.game


@pytest.mark.parametrize("token", ["", "nobody's"])
def test_a_token_that_nobody_was_given_opens_nothing(house: House, token: str) -> None:
    with pytest.raises(PermissionDenied, match="Expected a device that a game-day code let in"):
        device_for(token)


def test_a_withdrawn_device_is_told_so(house: House) -> None:
    opened = house.device()
    revoke_device(device=opened.device, by=house.operator)
    with pytest.raises(PermissionDenied, match="got one that the league has withdrawn"):
        device_for(opened.token)


def test_a_device_may_hand_in_late_sheets_for_two_weeks(house: House) -> None:
    opened = house.device()
    with time_machine.travel(NOW + timedelta(days=14), tick=False):
        assert device_for(opened.token) == opened.device
    with time_machine.travel(NOW + timedelta(days=15), tick=False), pytest.raises(PermissionDenied):
        device_for(opened.token)


def test_opening_the_day_is_on_record(house: House) -> None:
    opened = house.device()
    entry = AuditEntry.objects.first()
    assert entry is not None
    assert (entry.action, entry.actor) == ("rink.open-day", f"rink.device:{opened.device.pk}")

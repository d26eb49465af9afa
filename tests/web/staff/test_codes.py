"""A rink's day: the code that opens it, as letters and as a QR, and devices that are withdrawn."""

from django.test import Client

from rinkbook.web.rink.access import why_shut_out
from rinkbook.web.rink.models import Device, GameDayCode
from tests.web.cast import TONIGHT, Cast, House
from tests.web.staff.desk import newest, only_for_operators, refuses_get, text

DAY = f"/fwshl/staff/rinks/north/{TONIGHT}"


def test_the_code_is_for_the_leagues_own_operators(cast: Cast) -> None:
    only_for_operators(cast, DAY)
    only_for_operators(cast, f"{DAY}/make", post=True)


def test_the_code_is_shown_with_a_qr_that_opens_the_day(house: House, desk: Client) -> None:
    page = text(desk.get(DAY))
    assert house.code.code in page
    assert f"http://testserver/rink/c/{house.code.code}" in page
    assert "<svg" in page


def test_another_code_puts_the_first_out_of_use(house: House, desk: Client) -> None:
    assert desk.post(f"{DAY}/make").status_code == 302
    code = GameDayCode.objects.get(rink=house.rink, day=TONIGHT, withdrawn_at=None)
    assert code.code != house.code.code
    assert newest("rink.make-code").actor == f"people.user:{house.operator.pk}"


def test_a_device_is_withdrawn(cast: Cast, desk: Client) -> None:
    device = cast.fwshl.device().device
    path = f"/fwshl/staff/devices/{device.code}/revoke"
    only_for_operators(cast, path, post=True)
    assert desk.post(path).status_code == 302
    assert why_shut_out(Device.objects.get(pk=device.pk)) != ""
    assert newest("rink.revoke-device").subject == f"rink.device:{device.pk}"


def test_a_device_of_the_other_league_is_not_there(cast: Cast, desk: Client) -> None:
    device = cast.tossup.device().device
    assert desk.post(f"/fwshl/staff/devices/{device.code}/revoke").status_code == 404
    assert Device.objects.get(pk=device.pk).revoked_at is None


def test_neither_is_done_by_reading_a_page(house: House, desk: Client) -> None:
    refuses_get(desk, f"{DAY}/make")
    refuses_get(desk, f"/fwshl/staff/devices/{house.device().device.code}/revoke")


def test_a_day_that_is_none_is_said(house: House, desk: Client) -> None:
    for day in ("tonight", "20261113", "0001-01-01", "9999-12-31"):
        answer = desk.get(f"/fwshl/staff/rinks/north/{day}")
        assert answer.status_code == 404
        assert "Expected a date such as 2026-11-13" in text(answer)

"""The code's page: six letters let a device in, and it is told what was wrong with any others."""

from datetime import timedelta

import pytest
import time_machine
from django.test import Client

from rinkbook.web.rink import actions
from rinkbook.web.rink.access import WRONG_CODES
from rinkbook.web.rink.models import Device
from tests.web.cast import TONIGHT, Cast, House
from tests.web.rink.doors import device_of, enter, text_of


def test_tonights_code_opens_tonights_games(client: Client, house: House) -> None:
    answer = client.post("/rink/", {"code": house.code.code, "name": "Ada"})
    assert (answer.status_code, answer.headers["Location"]) == (302, "/rink/tonight")
    assert "Game 51" in text_of(client.get("/rink/tonight"))


@pytest.mark.parametrize("typed", ["{}", " {} ", "{lower}", "{half}-{rest}", "{half} {rest}"])
def test_a_code_is_read_however_it_is_typed(client: Client, house: House, typed: str) -> None:
    code = house.code.code
    written = typed.format(code, lower=code.lower(), half=code[:3], rest=code[3:])
    assert client.post("/rink/", {"code": written}).status_code == 302


def test_the_token_is_for_no_script_and_no_other_site_and_lasts_two_weeks(
    client: Client, house: House
) -> None:
    client.post("/rink/", {"code": house.code.code})
    cookie = client.cookies["rinkbook-device"]
    assert (cookie["httponly"], cookie["samesite"], cookie["path"]) == (True, "Lax", "/rink")
    assert timedelta(days=14) <= timedelta(seconds=int(cookie["max-age"])) < timedelta(days=15)
    assert cookie.value not in str(vars(device_of(house)))


def test_a_wrong_code_says_where_the_code_is_and_what_came(client: Client, house: House) -> None:
    answer = client.post("/rink/", {"code": "WRXNG1"})
    assert answer.status_code == 422
    assert "as they stand at the rink&#39;s desk" in text_of(answer)
    assert "WRXNG1" in text_of(answer)
    assert not Device.objects.exists()


def test_no_code_at_all_is_told_at_its_field(client: Client, house: House) -> None:
    answer = client.post("/rink/", {"code": ""})
    assert answer.status_code == 422
    assert "Expected six letters, got nothing." in text_of(answer)


def test_a_code_of_last_week_opens_nothing(
    client: Client, house: House, tonight: time_machine.Traveller
) -> None:
    tonight.shift(timedelta(days=7))
    assert client.post("/rink/", {"code": house.code.code}).status_code == 422


def test_a_code_that_was_made_anew_opens_nothing_any_more(client: Client, house: House) -> None:
    actions.make_code(rink=house.rink, day=TONIGHT, by=house.operator)
    assert client.post("/rink/", {"code": house.code.code}).status_code == 422


def test_after_too_many_wrong_codes_that_place_has_to_wait(
    client: Client, house: House, tonight: time_machine.Traveller
) -> None:
    for number in range(WRONG_CODES):
        client.post("/rink/", {"code": f"WRONG{number}"})
    answer = client.post("/rink/", {"code": house.code.code})
    assert answer.status_code == 429
    assert "a wait of 10 minutes" in text_of(answer)
    assert Client(REMOTE_ADDR="192.0.2.7").post("/rink/", {"code": house.code.code}).status_code == 302
    tonight.shift(timedelta(minutes=11))
    assert client.post("/rink/", {"code": house.code.code}).status_code == 302


def test_a_qr_fills_the_code_in_and_a_look_lets_nobody_in(client: Client, house: House) -> None:
    answer = client.get(f"/rink/c/{house.code.code.lower()}")
    assert f'value="{house.code.code}"' in text_of(answer)
    assert not Device.objects.exists()
    assert client.post(f"/rink/c/{house.code.code}").status_code == 405


def test_the_same_code_again_is_the_same_device(house: House) -> None:
    client = enter(house)
    assert client.post("/rink/", {"code": house.code.code}).headers["Location"] == "/rink/tonight"
    assert Device.objects.count() == 1


def test_another_code_is_another_night(cast: Cast) -> None:
    client = enter(cast.fwshl)
    client.post("/rink/", {"code": cast.tossup.code.code})
    assert "Toss Up" in text_of(client.get("/rink/tonight"))


def test_a_device_that_is_in_is_shown_the_way_on(house: House) -> None:
    assert "This device is in for <b>North Rink</b>, Friday 13 November." in text_of(
        enter(house).get("/rink/")
    )


def test_a_form_without_its_token_lets_nobody_in(house: House) -> None:
    answer = Client(enforce_csrf_checks=True).post("/rink/", {"code": house.code.code})
    assert answer.status_code == 403
    assert not Device.objects.exists()


def test_the_short_address_leads_there_too(client: Client) -> None:
    assert client.get("/rink").headers["Location"] == "/rink/"

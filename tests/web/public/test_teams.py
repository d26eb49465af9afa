"""The list of teams."""

from django.test import Client

from tests.web.cast import Cast
from tests.web.public.night import read


def test_it_lists_the_teams_of_the_season(client: Client, cast: Cast) -> None:
    page = read(client, "/fwshl/teams")
    for slug in ("night-owls", "copper-kings", "herons"):
        assert f'href="/fwshl/teams/{slug}?season=fall-2026"' in page


def test_it_takes_no_post(client: Client, cast: Cast) -> None:
    assert client.post("/fwshl/teams").status_code == 405

"""The first page of the installation."""

from django.test import Client

from rinkbook.web.leagues.models import League
from tests.web.cast import Cast
from tests.web.public.night import read, start


def test_it_lists_every_league_with_tonights_games(client: Client, cast: Cast) -> None:
    page = read(client, "/")
    for league in League.objects.all():
        assert f'href="/{league.slug}"' in page
        assert f'href="/{league.slug}/games/fall-2026-51"' in page


def test_a_game_that_is_played_is_live(client: Client, cast: Cast) -> None:
    assert "Live" not in read(client, "/")
    start(cast.fwshl)
    assert read(client, "/").count("Live") == 1


def test_without_a_league_it_says_so(client: Client, db: None) -> None:
    assert "No league is here yet." in read(client, "/")


def test_robots_may_read_all_but_accounts_and_streams(client: Client) -> None:
    assert read(client, "/robots.txt") == "User-agent: *\nDisallow: /account/\nDisallow: /live/\n"

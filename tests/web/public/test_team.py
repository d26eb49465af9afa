"""A team's page."""

from django.test import Client

from tests.web.cast import Cast
from tests.web.public.night import circle, read

PAGE = "/fwshl/teams/night-owls"


def test_it_shows_the_roster_and_the_next_game(client: Client, cast: Cast) -> None:
    page = read(client, PAGE)
    assert 'href="/fwshl/players/now-2"' in page
    assert "Tonight, Friday 13 November" in page


def test_it_says_why_the_team_stands_where_it_does(client: Client, cast: Cast) -> None:
    circle(cast.fwshl)
    page = read(client, PAGE)
    assert "1–1–0, 3rd" in page
    assert "Why Night Owls are 3rd" in page


def test_suspensions_and_accounts_of_players_are_not_here(client: Client, cast: Cast) -> None:
    page = read(client, "/fwshl/teams/copper-kings").lower()
    assert "suspended" not in page
    assert "example.org" not in page.replace("desk@fwshl.example.org", "")


def test_a_team_of_the_other_league_is_not_found(client: Client, cast: Cast) -> None:
    cast.tossup.third.team.slug = "sparks"
    cast.tossup.third.team.save()
    read(client, "/fwshl/teams/sparks", status=404)
    assert "Herons" in read(client, "/tossup/teams/sparks")


def test_a_team_that_plays_in_no_division_of_the_season_says_so(client: Client, cast: Cast) -> None:
    cast.fwshl.third.delete()
    assert "Herons don’t play in Fall 2026." in read(client, "/fwshl/teams/herons")

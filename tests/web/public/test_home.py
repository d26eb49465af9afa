"""A league's first page."""

from django.test import Client
from pytest_django import DjangoAssertNumQueries

from rinkbook.web.leagues.models import League
from tests.web.cast import Cast
from tests.web.public.night import circle, read, start


def test_it_shows_tonights_game_with_rink_and_time_in_the_leagues_zone(client: Client, cast: Cast) -> None:
    page = read(client, "/fwshl")
    assert "Tonight, Friday 13 November" in page
    assert "21:40" in page
    assert "North Rink" in page


def test_a_live_game_stands_first_with_its_score(client: Client, cast: Cast) -> None:
    start(cast.fwshl)
    page = read(client, "/fwshl")
    assert page.index("Live") < page.index("Bronze")


def test_the_last_night_and_the_table_in_short(client: Client, cast: Cast) -> None:
    circle(cast.fwshl)
    page = read(client, "/fwshl")
    assert "Friday 6 November" in page
    assert page.index("Herons</span></a></th>") < page.index("Night Owls</span></a></th>")


def test_the_other_leagues_games_are_not_here(client: Client, cast: Cast) -> None:
    page = read(client, "/fwshl")
    assert "/tossup/" not in page


def test_a_slash_too_many_leads_here(client: Client, cast: Cast) -> None:
    assert client.get("/fwshl/").headers["Location"] == "/fwshl"


def test_no_such_league_is_not_found(client: Client, cast: Cast) -> None:
    assert "Nothing here" in read(client, "/pondhockey", status=404)


def test_a_league_before_its_first_season_says_so(client: Client, db: None) -> None:
    League.objects.create(slug="pond", name="Pond league", short_name="Pond", sport="ice")
    for part in ("", "/schedule", "/standings", "/teams", "/leaders"):
        assert "No season yet." in read(client, f"/pond{part}")
    assert "No rules are in force yet." in read(client, "/pond/rules")


def test_it_asks_the_database_little(
    client: Client, cast: Cast, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    circle(cast.fwshl)
    read(client, "/fwshl")
    with django_assert_max_num_queries(20):
        read(client, "/fwshl")

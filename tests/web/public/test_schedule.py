"""The schedule with its results."""

from datetime import timedelta

from django.test import Client
from pytest_django import DjangoAssertNumQueries

from rinkbook.web.schedule import actions as schedule
from tests.web.cast import FACE_OFF, Cast
from tests.web.public.night import circle, read, start


def test_what_is_coming_comes_first(client: Client, cast: Cast) -> None:
    circle(cast.fwshl)
    page = read(client, "/fwshl/schedule")
    assert "Tonight, Friday 13 November" in page
    assert "Friday 6 November" not in page


def test_results_are_newest_first_with_their_scores(client: Client, cast: Cast) -> None:
    circle(cast.fwshl)
    page = read(client, "/fwshl/schedule?show=results")
    assert page.index("Friday 6 November") < page.index("Friday 30 October") < page.index("Friday 23 October")
    assert "Final, North Rink" in page
    assert "Tonight" not in page


def test_a_game_after_midnight_belongs_to_the_evening_before(client: Client, cast: Cast) -> None:
    schedule.plan_game(
        home=cast.fwshl.third,
        away=cast.fwshl.away.entry,
        number=52,
        starts_at=FACE_OFF + timedelta(hours=3),
        slot=4500,
        rink=cast.fwshl.rink,
        by=cast.fwshl.operator,
    )
    page = read(client, "/fwshl/schedule")
    assert "00:40" in page
    assert "Saturday" not in page


def test_it_can_be_of_one_team(client: Client, cast: Cast) -> None:
    circle(cast.fwshl)
    page = read(client, "/fwshl/schedule?team=herons&show=all")
    assert "fall-2026-14" in page
    assert "fall-2026-21" not in page


def test_it_can_be_of_one_division(client: Client, cast: Cast) -> None:
    assert "fall-2026-51" in read(client, "/fwshl/schedule?division=bronze")
    read(client, "/fwshl/schedule?division=gold", status=404)


def test_a_live_game_is_marked(client: Client, cast: Cast) -> None:
    start(cast.fwshl)
    assert '<span class="chip live small">Live</span>' in read(client, "/fwshl/schedule")


def test_a_postponed_game_is_struck(client: Client, cast: Cast) -> None:
    schedule.postpone_game(game=cast.fwshl.game, why="no ice", by=cast.fwshl.operator)
    page = read(client, "/fwshl/schedule")
    assert "game-line off" in page
    assert "Postponed" in page


def test_teams_and_seasons_of_the_other_league_are_not_found(client: Client, cast: Cast) -> None:
    cast.tossup.home.entry.team.slug = "sparks"
    cast.tossup.home.entry.team.save()
    read(client, "/fwshl/schedule?team=sparks", status=404)
    read(client, "/fwshl/schedule?season=winter-1999", status=404)


def test_it_takes_no_post(client: Client, cast: Cast) -> None:
    assert client.post("/fwshl/schedule").status_code == 405


def test_it_asks_the_database_as_often_for_many_games_as_for_one(
    client: Client, cast: Cast, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    circle(cast.fwshl)
    with django_assert_max_num_queries(8):
        read(client, "/fwshl/schedule?show=all")

"""The table, and why each team stands where it does."""

from django.test import Client
from pytest_django import DjangoAssertNumQueries

from tests.web.cast import Cast
from tests.web.public.night import circle, played, read


def test_before_the_first_game_nobody_has_a_reason(client: Client, cast: Cast) -> None:
    page = read(client, "/fwshl/standings")
    assert "Before the first of 1 games" in page
    assert "why?" not in page


def test_it_says_after_how_many_games_and_when(client: Client, cast: Cast) -> None:
    circle(cast.fwshl)
    assert "After 3 of 4 games, Friday 6 November" in read(client, "/fwshl/standings")


def test_every_place_has_its_reasons_step_by_step(client: Client, cast: Cast) -> None:
    circle(cast.fwshl)
    page = read(client, "/fwshl/standings")
    assert page.count("why?") == 3
    for reason in (
        "Why Herons are 1st",
        "Three teams have 2 points: Herons, Copper Kings, Night Owls.",
        "Most wins",
        "Points in games against each other",
        "Goal difference in those games",
        "Herons take 1st, Copper Kings 2nd, Night Owls 3rd",
        "Not needed: 4 total goal difference, 5 fewest penalty minutes, 6 coin toss.",
    ):
        assert reason in page
    assert page.count('data-clause="fwshl.tiebreak-head-to-head-goals"') == 3
    assert 'href="/fwshl/games/fall-2026-7"' in page


def test_unique_points_are_reason_enough(client: Client, cast: Cast) -> None:
    played(cast.fwshl, cast.fwshl.home.entry, cast.fwshl.away.entry, (2, 1), days_ago=7)
    assert "2 points, nobody else has as many." in read(client, "/fwshl/standings")


def test_the_points_are_those_of_the_edition(client: Client, cast: Cast) -> None:
    page = read(client, "/fwshl/standings")
    assert "Win 2, tie 1, overtime loss 1, shootout loss 1." in page
    assert 'data-clause="fwshl.points-win"' in page


def test_home_games_alone_have_no_reasons(client: Client, cast: Cast) -> None:
    circle(cast.fwshl)
    page = read(client, "/fwshl/standings?where=home")
    assert "why?" not in page
    assert "Of these games alone" in page


def test_what_the_address_asks_for_in_vain_is_left_out(client: Client, cast: Cast) -> None:
    assert "Standings" in read(client, "/fwshl/standings?stage=finals&where=moon&why=nobody")


def test_a_link_can_open_one_reason(client: Client, cast: Cast) -> None:
    circle(cast.fwshl)
    page = read(client, "/fwshl/standings?why=herons")
    assert page.count('<details class="why" open>') == 1


def test_the_other_leagues_games_count_nothing_here(client: Client, cast: Cast) -> None:
    circle(cast.tossup)
    assert "After 3" not in read(client, "/fwshl/standings")


def test_it_asks_the_database_little(
    client: Client, cast: Cast, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    circle(cast.fwshl)
    read(client, "/fwshl/standings")
    with django_assert_max_num_queries(22):
        read(client, "/fwshl/standings")

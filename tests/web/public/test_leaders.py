"""Who leads in what."""

from django.test import Client

from tests.web.cast import Cast
from tests.web.games.sheets import line
from tests.web.public.night import finish, hat_trick_and_one, keep, read

PAGE = "/fwshl/leaders"


def test_before_the_first_game_it_says_so(client: Client, cast: Cast) -> None:
    page = read(client, PAGE)
    assert "No game has been played yet." in page
    assert "No shots have been kept yet." in page


def test_only_goals_that_count_do(client: Client, cast: Cast) -> None:
    hat_trick_and_one(cast.fwshl)
    finish(cast.fwshl)
    page = " ".join(read(client, PAGE).split())
    assert '<td class="r">3</td><td class="r">0</td><td class="r by">3</td>' in page
    assert "Now Brandt" in page


def test_equal_figures_share_a_place_and_who_has_none_is_left_out(client: Client, cast: Cast) -> None:
    hat_trick_and_one(cast.fwshl)
    finish(cast.fwshl)
    assert read(client, PAGE).count('<td class="num">1</td>') == 2
    assert read(client, f"{PAGE}?by=assists").count('<td class="num">') == 1


def test_goalies_need_half_the_games_of_the_busiest(client: Client, cast: Cast) -> None:
    hat_trick_and_one(cast.fwshl)
    keep(cast.fwshl, line("shots", "shots", left=100, side="home", count=9))
    finish(cast.fwshl)
    page = read(client, PAGE)
    assert "at least 1 game" in page
    assert "66.7" in page


def test_the_other_leagues_players_are_not_here(client: Client, cast: Cast) -> None:
    hat_trick_and_one(cast.tossup)
    finish(cast.tossup)
    assert "Now Brandt" not in read(client, PAGE)

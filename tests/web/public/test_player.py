"""A player's page."""

from django.test import Client

from tests.web.cast import Cast
from tests.web.public.night import finish, hat_trick_and_one, read

PAGE = "/fwshl/players/now-3"


def test_before_the_first_game_there_is_the_next_one(client: Client, cast: Cast) -> None:
    page = read(client, PAGE)
    assert "Now Brandt" in page
    assert "No game played in Fall 2026 yet." in page
    assert "Next game" in page


def test_it_shows_each_game_and_the_sums(client: Client, cast: Cast) -> None:
    hat_trick_and_one(cast.fwshl)
    finish(cast.fwshl)
    page = " ".join(read(client, PAGE).split())
    assert "Won 3–0" in page
    assert "<div><b>3</b>goals</div>" in page
    assert "<div><b>3</b>points</div>" in page


def test_a_suspension_is_not_here(client: Client, cast: Cast) -> None:
    page = read(client, f"/fwshl/players/{cast.fwshl.suspended.slug}")
    assert "suspended" not in page.lower()


def test_a_player_of_the_other_league_is_not_found(client: Client, cast: Cast) -> None:
    cast.tossup.suspended.slug = "tossup-only"
    cast.tossup.suspended.save()
    read(client, "/fwshl/players/tossup-only", status=404)
    read(client, "/tossup/players/tossup-only")

"""A game's line-ups."""

from django.test import Client

from tests.web.cast import Cast
from tests.web.games.sheets import line
from tests.web.public.night import keep, read, start

PAGE = "/fwshl/games/fall-2026-51/line-ups"


def test_before_they_are_given_the_rosters_stand_there(client: Client, cast: Cast) -> None:
    page = read(client, PAGE)
    assert page.count("Tonight’s line-up isn’t given yet") == 2
    assert "Now Adler" in page


def test_who_dresses_is_listed_with_what_the_game_brought(client: Client, cast: Cast) -> None:
    start(cast.fwshl)
    keep(cast.fwshl, line("goal", "goal", left=900, side="home", number="3"))
    page = read(client, PAGE)
    assert "isn’t given yet" not in page
    assert 'href="/fwshl/players/now-3"' in page
    assert "Speaks for the team" in page
    assert "Cop Jansen" not in page  # suspended, so not in the line-up; why is no matter of this page
    assert "Suspended" not in page


def test_who_is_out_for_the_night_is_marked(client: Client, cast: Cast) -> None:
    start(cast.fwshl)
    calls = [
        line(f"call-{n}", "penalty", left=900 - n, side="home", number="4", offence="hooking")
        for n in range(3)
    ]
    keep(cast.fwshl, *calls)
    assert read(client, PAGE).count("Out for the night") == 1


def test_a_number_that_no_jersey_has_room_for_is_listed_last(client: Client, cast: Cast) -> None:
    start(cast.fwshl)
    keep(cast.fwshl, line("goal", "goal", left=900, side="home", number="9" * 5000))
    assert "Night Owls" in read(client, PAGE)
    assert "9" * 5000 in read(client, "/fwshl/games/fall-2026-51/sheet")

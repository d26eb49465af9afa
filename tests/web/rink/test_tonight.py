"""Tonight's page: the games of the device's rink, how far each is, which comes next."""

from datetime import timedelta
from typing import Any

import pytest
from django.test import Client

from rinkbook.web.games.actions import append
from rinkbook.web.rink import actions
from rinkbook.web.schedule import actions as schedule
from rinkbook.web.schedule.models import Game
from tests.web.cast import FACE_OFF, Cast, House
from tests.web.games.sheets import line, opening
from tests.web.rink.doors import device_of, enter, text_of

HOME_LEFT = '<span class="hide">Left: </span>Home'
AWAY_LEFT = '<span class="hide">Left: </span>Visitors'


def plan(house: House, number: int, **changes: Any) -> Game:
    fields: dict[str, Any] = {
        "home": house.third, "away": house.home.entry, "number": number, "slot": 4500,
        "starts_at": FACE_OFF + timedelta(minutes=75), "rink": house.rink, "by": house.operator, **changes,
    }  # fmt: skip
    return schedule.plan_game(**fields)


def test_without_a_device_the_page_asks_for_the_code(client: Client, house: House) -> None:
    answer = client.get("/rink/tonight")
    assert (answer.status_code, answer.headers["Location"]) == (302, "/rink/")


def test_each_game_says_when_who_and_how_far_it_is(house: House) -> None:
    text = text_of(enter(house).get("/rink/tonight"))
    for words in ("21:40", "Game 51", "Night Owls", "Copper Kings", "Line-ups 0 of 2", "Starts in 20 min"):
        assert words in text


def test_a_live_game_shows_its_score_and_period(house: House) -> None:
    goal = line("g1", "goal", 900, side="home", number="7")
    append(game=house.game, events=[*opening(), goal], by=house.operator, role="operator")
    text = text_of(enter(house).get("/rink/tonight"))
    for words in ("Live", "1–0", "1st period", "7 lines on the sheet"):
        assert words in text


def test_the_next_game_is_the_first_that_is_not_over(house: House) -> None:
    later = plan(house, 52)
    forfeit = line("f", "forfeit", place={"period": 1, "moment": "before"}, sides=["away"])
    append(game=house.game, events=[forfeit], by=house.operator, role="operator")
    text = text_of(enter(house).get("/rink/tonight"))
    first, second = text.split(f"/rink/games/{later.slug}/open")
    assert 'class="night-game over"' in first
    assert "Over, 0 of 3 have signed" in first
    assert 'class="night-game next"' in second


def test_a_postponed_game_is_never_the_next(house: House) -> None:
    schedule.postpone_game(game=house.game, why="ice", by=house.operator)
    text = text_of(enter(house).get("/rink/tonight"))
    assert "Postponed" in text
    assert 'class="night-game next"' not in text


def test_another_rinks_or_another_nights_game_is_not_there(house: House) -> None:
    elsewhere = schedule.add_rink(league=house.league, slug="south", name="South Rink", by=house.operator)
    plan(house, 53, rink=elsewhere)
    plan(house, 54, starts_at=FACE_OFF + timedelta(days=1))
    text = text_of(enter(house).get("/rink/tonight"))
    assert "Game 53" not in text
    assert "Game 54" not in text


def test_the_other_leagues_games_are_not_there(cast: Cast) -> None:
    plan(cast.tossup, 77)
    assert "Game 77" not in text_of(enter(cast.fwshl).get("/rink/tonight"))


def test_who_keeps_a_sheet_is_told_to_the_others_alone(house: House) -> None:
    ada, bo = enter(house, "Ada"), enter(house, "Bo")
    ada.post(f"/rink/games/{house.game.slug}/open")
    assert "Ada keeps it" in text_of(bo.get("/rink/tonight"))
    assert "Ada keeps it" not in text_of(ada.get("/rink/tonight"))


def test_the_benches_are_changed_over_on_this_device_alone(house: House) -> None:
    ada, bo = enter(house, "Ada"), enter(house, "Bo")
    assert HOME_LEFT in text_of(ada.get("/rink/tonight"))
    ada.post("/rink/benches")
    assert AWAY_LEFT in text_of(ada.get("/rink/tonight"))
    assert HOME_LEFT in text_of(bo.get("/rink/tonight"))
    ada.post("/rink/benches")
    assert HOME_LEFT in text_of(ada.get("/rink/tonight"))


@pytest.mark.parametrize(
    "path", ["/rink/benches", "/rink/games/fall-2026-51/open", "/rink/games/fall-2026-51/pen"]
)
def test_what_changes_something_is_no_address_to_look_at(house: House, path: str) -> None:
    assert enter(house).get(path).status_code == 405


def test_the_code_and_its_qr_let_another_device_in(house: House) -> None:
    text = text_of(enter(house).get("/rink/tonight"))
    assert f"/rink/c/{house.code.code}</p>" in text
    assert "<svg" in text.split("Another device")[1]


def test_a_withdrawn_device_is_told_so(house: House) -> None:
    client = enter(house)
    actions.revoke_device(device=device_of(house), by=house.operator)
    answer = client.get("/rink/tonight")
    assert answer.status_code == 403
    assert "Expected a device in use, got one that the league has withdrawn." in text_of(answer)

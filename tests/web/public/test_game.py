"""The page of a game: before, while and after it is played."""

import json
from datetime import timedelta
from typing import Any

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries
from time_machine import Traveller

from tests.web.cast import NOW, Cast
from tests.web.games.sheets import line
from tests.web.public.night import circle, finish, goal, hat_trick_and_one, keep, read, start

GAME = "/fwshl/games/fall-2026-51"


def test_before_the_start_it_says_when_and_whether_line_ups_are_given(client: Client, cast: Cast) -> None:
    page = read(client, GAME)
    assert "Not started" in page
    assert "Game 51, North Rink, 21:40" in page
    assert page.count("not given yet") == 2


def test_the_number_alone_leads_to_the_game_of_this_season(client: Client, cast: Cast) -> None:
    assert client.get("/fwshl/games/51").headers["Location"] == GAME


def test_while_it_is_played_the_score_stands_first(client: Client, cast: Cast) -> None:
    start(cast.fwshl)
    keep(cast.fwshl, goal("one", "home", "3", 900, assists=["4", "5"]))
    page = read(client, GAME)
    assert "<title>Night Owls 1–0 Copper Kings, live – FWSHL</title>" in page
    assert '<div class="score" data-live="score">1–0</div>' in page
    assert "Now Brandt" in page
    assert "from Now Castell and Now Dorsey" in page
    assert 'data-stream="/live/fwshl/fall-2026-51?after=' in page


def test_it_says_how_old_it_is_what_one_sees(client: Client, cast: Cast, tonight: Traveller) -> None:
    start(cast.fwshl)
    tonight.move_to(NOW + timedelta(seconds=40))
    assert "From the scorekeeper’s table 40 seconds ago" in read(client, GAME)
    tonight.move_to(NOW + timedelta(minutes=30))
    assert "No word since 21:20" in read(client, GAME)


def test_a_running_clock_goes_on_between_two_words(client: Client, cast: Cast, tonight: Traveller) -> None:
    start(cast.fwshl)
    keep(cast.fwshl, line("clock", "clock-start", place={"period": 1, "left": 600}))
    tonight.move_to(NOW + timedelta(seconds=75))
    assert '<span data-live="clock">8:45</span>' in read(client, GAME)


def test_a_power_play_is_told_with_what_is_left_of_it(client: Client, cast: Cast, tonight: Traveller) -> None:
    start(cast.fwshl)
    keep(
        cast.fwshl,
        line(
            "trip", "penalty", place={"period": 1, "left": 600}, side="away", number="3", offence="tripping"
        ),
        line("clock", "clock-start", place={"period": 1, "left": 600, "order": 9}),
    )
    tonight.move_to(NOW + timedelta(seconds=30))
    assert "Power play Night Owls, 5 on 4, 1:30" in read(client, GAME)
    tonight.move_to(NOW + timedelta(seconds=130))
    assert "Power play" not in read(client, GAME)


def test_a_goal_over_the_limit_is_struck_with_its_ruling_and_clause(client: Client, cast: Cast) -> None:
    hat_trick_and_one(cast.fwshl)
    page = read(client, GAME)
    assert "3–0" in page
    assert "Third tonight" in page
    assert page.count("entry goal void") == 1
    assert "Not counted. It stays 3–0." in page
    assert 'data-clause="fwshl.goal-limit"' in page
    assert 'href="/fwshl/rules#goal-limit"' in page


def test_a_ruling_that_no_longer_holds_is_struck_not_gone(client: Client, cast: Cast) -> None:
    hat_trick_and_one(cast.fwshl)
    keep(cast.fwshl, line("fix", "amend", left=300, target="goal-1", changes={"number": "4", "assists": []}))
    page = read(client, GAME)
    assert "<s>Not counted. It stays 3–0.</s>" in page
    assert "The sheet was corrected." in page
    assert "entry goal void" not in page
    assert "4–0" in page


def test_an_officials_word_on_a_goals_strength_is_told_as_his(client: Client, cast: Cast) -> None:
    start(cast.fwshl)
    trip: dict[str, Any] = {"side": "away", "number": "3", "offence": "tripping"}
    keep(
        cast.fwshl,
        line("trip", "penalty", place={"period": 1, "left": 900}, **trip),
        line("goal", "goal", place={"period": 1, "left": 850}, side="home", number="3", strength="EV"),
    )
    assert "Even strength, the official says" in read(client, GAME)


def test_five_against_three_is_a_tag_of_the_goal(client: Client, cast: Cast) -> None:
    start(cast.fwshl)
    for number in ("3", "4"):
        call: dict[str, Any] = {"side": "away", "number": number, "offence": "tripping"}
        keep(cast.fwshl, line(f"trip-{number}", "penalty", place={"period": 1, "left": 900}, **call))
    keep(cast.fwshl, line("goal", "goal", place={"period": 1, "left": 850}, side="home", number="3"))
    assert "Power play, 5-on-3" in read(client, GAME)


def test_a_forfeit_that_is_played_on_says_so(client: Client, cast: Cast) -> None:
    before = {"period": 1, "moment": "before"}
    keep(cast.fwshl, line("f", "forfeit", place=before, sides=["away"], plays_on=True))
    start(cast.fwshl)
    assert "They played all the same; the forfeit stands" in read(client, GAME)


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("approval", {"side": "away", "number": "3", "given": False, "by": "Cap Tane"}),
        ("suspended-on-bench", {"side": "home", "player": "own-9"}),
        ("referee-fee", {"side": "home", "paid": False}),
        ("illegal-player-protest", {"side": "home", "number": "3", "by": "Cap Tane"}),
        ("played-on", {"key": "captain:may:home", "by": "Cap Tane"}),
    ],
)
def test_what_is_the_leagues_own_is_on_no_page(
    client: Client, cast: Cast, kind: str, fields: dict[str, Any]
) -> None:
    start(cast.fwshl)
    before = [read(client, page) for page in (GAME, f"{GAME}/rulings", f"{GAME}/sheet")]
    keep(cast.fwshl, line("own", kind, left=800, **fields))
    after = [read(client, page) for page in (GAME, f"{GAME}/rulings", f"{GAME}/sheet")]
    assert [page.count('class="ruling') for page in after] == [page.count('class="ruling') for page in before]
    assert not [page for page in after if "Cap Tane" in page]


def test_the_same_goal_counts_in_a_league_without_a_limit(client: Client, cast: Cast) -> None:
    hat_trick_and_one(cast.tossup)
    page = read(client, "/tossup/games/fall-2026-51")
    assert "4–0" in page
    assert "void" not in page


def test_a_goal_taken_off_the_sheet_stays_struck_with_the_reason(
    client: Client, cast: Cast, tonight: Traveller
) -> None:
    start(cast.fwshl)
    keep(cast.fwshl, goal("one", "home", "3", 900))
    tonight.move_to(NOW + timedelta(minutes=10))
    keep(cast.fwshl, line("strike", "strike", left=300, target="one", reason="high stick"))
    page = read(client, GAME)
    assert "Taken off the sheet: high stick" in page
    assert "0–0" in page


def test_a_slip_of_the_finger_is_no_news(client: Client, cast: Cast, tonight: Traveller) -> None:
    start(cast.fwshl)
    keep(cast.fwshl, goal("one", "home", "3", 900))
    tonight.move_to(NOW + timedelta(seconds=8))
    keep(cast.fwshl, line("strike", "strike", left=900, target="one"))
    assert "Taken off" not in read(client, GAME)


def test_a_corrected_goal_says_whose_it_was_first(client: Client, cast: Cast) -> None:
    start(cast.fwshl)
    keep(cast.fwshl, goal("one", "home", "3", 900))
    keep(cast.fwshl, line("fix", "amend", left=300, target="one", changes={"number": "5"}))
    page = read(client, GAME)
    assert "Now Dorsey" in page
    assert "Corrected, first given to 3 Now Brandt" in page


def test_two_penalties_that_cancel_out_share_a_row(client: Client, cast: Cast) -> None:
    start(cast.fwshl)
    calls = [
        line(
            f"rough-{side}", "penalty", place={"period": 1, "left": 600}, side=side, number="4",
            offence="roughing", whistle="w",
        )
        for side in ("home", "away")
    ]  # fmt: skip
    keep(cast.fwshl, *calls)
    page = read(client, GAME)
    assert page.count("Roughing, coincidental") == 1
    assert "and Copper Kings 4 Cop Castell" in page


def test_a_suspension_is_told_on_the_next_day_only(client: Client, cast: Cast, tonight: Traveller) -> None:
    start(cast.fwshl)
    fight = line("fight", "penalty", left=600, side="away", number="4", offence="fighting")
    keep(cast.fwshl, fight)
    finish(cast.fwshl)
    assert "games to sit out" not in read(client, f"{GAME}/rulings")
    tonight.move_to(NOW + timedelta(days=1))
    assert "games to sit out" in read(client, f"{GAME}/rulings")


def test_cases_and_names_without_a_number_stay_with_the_league(
    client: Client, cast: Cast, tonight: Traveller
) -> None:
    start(cast.fwshl)
    keep(
        cast.fwshl,
        line(
            "threat", "penalty", left=900, side="home", number="7", offence="threat", classes=["misconduct"]
        ),
        line("words", "penalty", left=600, side="away", name="I. Invented", offence="hateful-language"),
    )
    finish(cast.fwshl)
    tonight.move_to(NOW + timedelta(days=1))
    page = read(client, f"{GAME}/rulings")
    assert "A case for the office" not in page
    assert "Invented" not in page


def test_fees_and_protests_stay_with_the_league(client: Client, cast: Cast) -> None:
    start(cast.tossup)
    keep(
        cast.tossup,
        line("fee", "referee-fee", left=1000, side="away", paid=False),
        line("protest", "illegal-player-protest", left=900, side="home", number="4"),
    )
    page = read(client, "/tossup/games/fall-2026-51") + read(client, "/tossup/games/fall-2026-51/rulings")
    assert "referee fee" not in page.lower()
    assert "protest" not in page.lower()


def test_findings_are_not_shown_to_the_public(client: Client, cast: Cast) -> None:
    start(cast.fwshl)
    found = keep(cast.fwshl, goal("ghost", "home", "77", 900))
    assert found.sheet is not None
    page = read(client, GAME)
    assert "Number 77" in page
    assert found.sheet.findings
    for finding in found.sheet.findings:
        assert finding.expected not in page


def test_if_it_ended_now_counts_the_points_by_the_edition(client: Client, cast: Cast) -> None:
    circle(cast.fwshl)
    start(cast.fwshl)
    keep(cast.fwshl, goal("one", "home", "3", 900))
    assert "Night Owls would have 4 points and stand 1st." in read(client, GAME)


def test_a_tie_would_give_a_point_to_each(client: Client, cast: Cast) -> None:
    circle(cast.fwshl)
    start(cast.fwshl)
    page = read(client, GAME)
    assert "Night Owls would have 3 points" in page
    assert "Copper Kings would have 3 points" in page


def test_after_the_end_it_is_final_with_the_box_score(client: Client, cast: Cast) -> None:
    hat_trick_and_one(cast.fwshl)
    keep(cast.fwshl, line("shots", "shots", left=100, side="home", count=9))
    finish(cast.fwshl)
    page = read(client, GAME)
    assert "Final" in page
    assert "If it ended now" not in page
    assert "By period" in page
    assert "66.7" in page  # six saves of nine shots; the goal that isn't counted isn't charged
    assert "data-stream" not in page


def test_the_newest_line_stands_first(client: Client, cast: Cast) -> None:
    start(cast.fwshl)
    keep(cast.fwshl, goal("one", "home", "3", 900), goal("two", "away", "4", 500, period=2))
    page = read(client, GAME)
    assert page.index("2nd period") < page.index('id="line-two"') < page.index('id="line-one"')


def test_a_game_of_the_other_league_is_not_found(client: Client, cast: Cast) -> None:
    cast.tossup.game.slug = "fall-2026-99"
    cast.tossup.game.number = 99
    cast.tossup.game.save()
    for path in ("fall-2026-99", "99", "fall-2026-99/line-ups", "fall-2026-99/rulings", "fall-2026-99/sheet"):
        read(client, f"/fwshl/games/{path}", status=404)


def test_its_pages_take_no_post(client: Client, cast: Cast) -> None:
    for part in ("", "/line-ups", "/rulings", "/sheet"):
        assert client.post(GAME + part).status_code == 405


def test_it_asks_the_database_little(
    client: Client, cast: Cast, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    hat_trick_and_one(cast.fwshl)
    read(client, GAME)
    with django_assert_max_num_queries(21):
        read(client, GAME)


def test_it_says_how_final_the_sheet_is(client: Client, cast: Cast) -> None:
    hat_trick_and_one(cast.fwshl)
    finish(cast.fwshl)
    assert "becomes final when both captains and a referee have signed" in read(client, GAME)
    body = {"kind": "signature", "role": "operator", "name": "Olive Ott"}
    keep(
        cast.fwshl,
        json.dumps({"id": "signed", "place": {"period": 3, "moment": "after"}, "body": body}).encode(),
    )
    assert "The sheet is final." in read(client, GAME)


def test_a_number_longer_than_any_games_is_not_found(client: Client, cast: Cast) -> None:
    assert "Expected a game of FWSHL league" in read(client, f"/fwshl/games/{'9' * 5000}", status=404)

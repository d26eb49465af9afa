"""The day page: what needs a person, with its clause and the way to settle it."""

import time_machine
from django.test import Client

from rinkbook.web.leagues.actions import confirm_reading
from rinkbook.web.leagues.models import Edition
from rinkbook.web.staff.reads.rulebook import count_open
from rinkbook.web.teams.models import Bar
from tests.web.cast import Cast, House
from tests.web.games.sheets import line, line_up, opening
from tests.web.staff.desk import (
    lines_of_a_game,
    newest,
    only_for_operators,
    play,
    refuses_get,
    signed_in,
    text,
)

PATH = "/fwshl/staff/"


def test_the_day_is_for_the_leagues_own_operators(cast: Cast) -> None:
    only_for_operators(cast, PATH)


def test_no_browser_keeps_a_copy_of_the_desk(house: House, desk: Client) -> None:
    assert "no-store" in desk.get(PATH).headers["Cache-Control"]


def test_tonight_shows_how_far_each_game_is(house: House, desk: Client) -> None:
    page = text(desk.get(PATH))
    assert "Friday 13 November" in page
    assert "Line-ups 0 of 2" in page
    assert "Referees 1" in page
    assert "Planned" in page


def test_an_opened_device_makes_the_tablet_ready(house: House, desk: Client) -> None:
    house.device()
    assert "Tablet ready" in text(desk.get(PATH))


def test_each_teams_line_up_is_counted(house: House, desk: Client) -> None:
    play(house, line_up("home", "now"))
    assert "Line-ups 1 of 2" in text(desk.get(PATH))


def test_a_team_too_short_gives_a_forfeit_to_declare_with_its_clause(house: House, desk: Client) -> None:
    short = line_up("home", "now", range(1, 6))
    start = line("start", "period-start", place={"period": 1, "left": 1200})
    play(
        house,
        short,
        *(each for each in opening() if b"lineup-home" not in each and b'"start"' not in each),
        start,
    )
    page = text(desk.get(PATH))
    assert "Forfeit proposed: Night Owls" in page
    assert 'data-clause="fwshl.minimum-forfeit"' in page
    assert f"/fwshl/staff/games/{house.game.slug}/declare?" in page


def test_a_sheet_without_its_signatures_says_whose_are_missing(house: House, desk: Client) -> None:
    play(house, *lines_of_a_game())
    page = text(desk.get(PATH))
    assert "Game 51 isn’t signed" in page
    assert "Missing: Night Owls, Copper Kings, Referee" in page


def test_a_game_whose_sheet_never_came_is_said(
    house: House, tonight: time_machine.Traveller, desk: Client
) -> None:
    tonight.shift(12 * 3600)
    assert "No sheet of Game 51" in text(signed_in(house.operator).get(PATH))


def test_a_ground_for_a_suspension_waits_until_it_is_noted_on_the_player(house: House, desk: Client) -> None:
    fight = line("f1", "penalty", 800, side="home", number="7", offence="fighting")
    play(house, *opening(), fight)
    page = text(desk.get(PATH))
    assert "Night Owls 7: at least 5 games" in page
    assert 'data-clause="fwshl.fighting-first"' in page
    key = next(part for part in page.split('"') if "/suspension?" in part).replace("&amp;", "&")
    assert desk.post(key, {"games": "4"}).status_code == 422
    assert "Expected at least 5, as the rule says, got 4." in text(desk.post(key, {"games": "4"}))
    assert not Bar.objects.filter(player__slug="now-7").exists()
    assert desk.post(key, {"games": "6", "more": "No warm-up."}).status_code == 302
    bar = Bar.objects.get(player__slug="now-7")
    assert (bar.words, bar.clause) == ("Suspended, 6 games left. No warm-up.", "fwshl.fighting-first")
    assert newest("teams.bar-player").actor == f"people.user:{house.operator.pk}"
    assert "Night Owls 7: at least 5 games" not in text(desk.get(PATH))


def test_a_case_that_a_sheet_proposes_waits_and_ends_no_game(house: House, desk: Client) -> None:
    threat = line("t1", "penalty", 800, side="home", number="7", offence="threat", classes=["misconduct"])
    play(house, *opening(), threat)
    page = text(desk.get(PATH))
    assert "A case for the office: Threat to a player. Number 7." in page
    assert 'data-clause="fwshl.threats"' in page
    assert "Declare the" not in page


def test_who_is_barred_until_it_is_decided_is_noted_without_a_number_of_games(
    house: House, desk: Client
) -> None:
    words = line("w1", "penalty", 800, side="home", number="7", offence="hateful-language")
    play(house, *opening(), words)
    page = text(desk.get(PATH))
    assert "Night Owls 7: barred until it is decided" in page
    key = next(part for part in page.split('"') if "/suspension?" in part).replace("&amp;", "&")
    assert desk.post(key, {"games": "0"}).status_code == 302
    assert Bar.objects.get(player__slug="now-7").words == "Suspended until it is decided."


def test_open_readings_are_counted_until_the_operator_gave_his_word(house: House, desk: Client) -> None:
    left = count_open(house.league)
    assert f"{left} readings wait for your word" in text(desk.get(PATH))
    confirm_reading(edition=Edition.objects.get(league=house.league), reading="F1", by=house.operator)
    assert f"{left - 1} readings wait for your word" in text(desk.get(PATH))


def test_the_other_leagues_games_are_not_on_the_page(cast: Cast, desk: Client) -> None:
    play(cast.tossup, *opening())
    assert "Toss Up" not in text(desk.get(PATH))


def test_the_page_has_one_filled_button_at_most(house: House, desk: Client) -> None:
    play(house, *lines_of_a_game())
    assert text(desk.get(PATH)).count('class="b go"') == 1


def test_closing_a_sheet_is_not_done_by_reading_a_page(house: House, desk: Client) -> None:
    refuses_get(desk, f"/fwshl/staff/games/{house.game.slug}/close")

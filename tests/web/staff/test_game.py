"""A game's sheet at the desk: each change is seen before it is made, and stays on record."""

from urllib.parse import urlencode

import pytest
from django.test import Client

from rinkbook.web.games.actions import append
from rinkbook.web.games.bridge import sheet_of
from rinkbook.web.games.models import Event, State, Verdict
from tests.web.cast import Cast, House
from tests.web.games.sheets import line, line_up, opening, signatures
from tests.web.staff.desk import lines_of_a_game, newest, only_for_operators, play, refuses_get, text

GAME = "/fwshl/staff/games/fall-2026-51"
GOAL = {"side": "home", "number": "9", "assists": "4 5", "period": "P3", "moment": "during", "clock": "5:00"}


def signed(house: House) -> None:
    play(house, *lines_of_a_game(), *signatures())


def test_the_sheet_is_for_the_leagues_own_operators(cast: Cast) -> None:
    play(cast.fwshl, *lines_of_a_game())
    for path in ("", "/add?kind=goal", "/lines/h0/fix", "/lines/h0/strike", "/reopen"):
        only_for_operators(cast, GAME + path)
    only_for_operators(cast, f"{GAME}/close", post=True)


def test_the_page_shows_every_line_struck_ones_with_the_reason_and_what_was_ruled(
    house: House, desk: Client
) -> None:
    goals = [line(f"g{n}", "goal", 1000 - n, side="home", number="7") for n in range(4)]
    strike = line("s1", "strike", 990, target="g0", reason="It was 8")
    play(house, *opening(), *goals, strike)
    page = text(desk.get(GAME))
    assert "Goal, Night Owls 7" in page
    assert "Struck: It was 8." in page


def test_a_goal_over_the_limit_stands_with_its_ruling_and_clause(house: House, desk: Client) -> None:
    play(house, *opening(), *(line(f"g{n}", "goal", 1000 - n, side="home", number="7") for n in range(4)))
    page = text(desk.get(GAME))
    assert 'data-clause="fwshl.goal-limit"' in page


def test_what_does_not_add_up_is_said_with_what_was_expected(house: House, desk: Client) -> None:
    play(house, *opening(), line("g1", "goal", 1000, side="home", number="77"))
    page = text(desk.get(GAME))
    assert "Nobody of Night Owls wears number 77 tonight." in page
    assert "<dt>Expected</dt><dd>a number in the line-up of Night Owls</dd>" in page
    assert "<dt>Got</dt><dd>77</dd>" in page
    assert f'href="{GAME}/lines/g1/fix">Fix<span class="hide"> Goal, Night Owls 77' in page


def test_the_night_says_how_much_does_not_add_up(house: House, desk: Client) -> None:
    play(house, *opening(), line("g1", "goal", 1000, side="home", number="77"))
    assert "1 thing doesn’t add up" in text(desk.get("/fwshl/staff/"))


def test_a_ruling_that_no_longer_holds_is_struck_on_the_sheets_page(house: House, desk: Client) -> None:
    goals = [line(f"g{n}", "goal", 1000 - n, side="home", number="7") for n in range(4)]
    play(house, *opening(), *goals, line("fix", "amend", 900, target="g0", changes={"number": "3"}))
    page = text(desk.get(GAME))
    assert "No longer holds" in page
    assert "<s>Not counted. It stays 3–0.</s>" in page
    assert "Fixed: Goal, Night Owls 3" in page


def test_a_line_is_seen_before_it_is_entered(house: House, desk: Client) -> None:
    play(house, *lines_of_a_game())
    before = Event.objects.count()
    page = text(desk.post(f"{GAME}/add?kind=goal", GOAL))
    assert "<b>2–1</b> now" in page
    assert "<b>3–1</b> after the change" in page
    assert Event.objects.count() == before
    assert desk.post(f"{GAME}/add?kind=goal", {**GOAL, "sure": "1"}).status_code == 302
    assert sheet_of(house.game).score == (3, 1)
    assert newest("games.append").data["role"] == "operator"


def test_a_line_with_faults_tells_each_and_is_not_entered(house: House, desk: Client) -> None:
    play(house, *lines_of_a_game())
    before = Event.objects.count()
    wrong = {
        "side": "both",
        "number": "ten",
        "assists": "1 2 3",
        "period": "Q9",
        "moment": "during",
        "clock": "7:75",
    }
    answer = desk.post(f"{GAME}/add?kind=goal", {**wrong, "sure": "1"})
    page = text(answer)
    assert answer.status_code == 422
    for sentence in (
        "Expected one of the two teams, got",
        "Expected a number of one to three digits, got",
        "Expected one or two numbers such as",
        "Expected a period such as P2, OT or SO, got",
        "Expected a time on the clock such as 7:24, got",
    ):
        assert sentence in page
    assert Event.objects.count() == before


@pytest.mark.parametrize("kind", ["", "line-up-confirmed", "zamboni"])
def test_only_kinds_that_the_desk_enters_have_a_form(house: House, desk: Client, kind: str) -> None:
    assert desk.get(f"{GAME}/add?kind={kind}").status_code == 404


def test_a_goal_is_put_right_and_the_old_line_stays(house: House, desk: Client) -> None:
    play(house, *lines_of_a_game())
    fixed = {
        "side": "away",
        "number": "8",
        "assists": "",
        "period": "P1",
        "moment": "during",
        "clock": "16:40",
    }
    page = text(desk.post(f"{GAME}/lines/h0/fix", fixed))
    assert "<b>1–2</b> after the change" in page
    assert "The 16:40 goal of 8 is for Copper Kings." in page
    assert desk.post(f"{GAME}/lines/h0/fix", {**fixed, "sure": "1"}).status_code == 302
    sheet = sheet_of(house.game)
    assert sheet.score == (1, 2)
    entry = next(each for each in sheet.entries if each.event.id == "h0")
    assert entry.original is not None
    assert Event.objects.filter(code="h0").count() == 1


def test_a_second_correction_of_a_line_wins_over_the_first(house: House, desk: Client) -> None:
    play(house, *lines_of_a_game())
    for number in ("3", "4"):
        said = {
            "side": "home",
            "number": number,
            "period": "P1",
            "moment": "during",
            "clock": "16:40",
            "sure": "1",
        }
        desk.post(f"{GAME}/lines/h0/fix", said)
    goal = next(each for each in sheet_of(house.game).goals if each.event == "h0")
    assert goal.number == "4"


def test_what_says_the_same_as_the_sheet_is_not_entered(house: House, desk: Client) -> None:
    play(house, *lines_of_a_game())
    before = Event.objects.count()
    same = {"side": "home", "number": "7", "period": "P1", "moment": "during", "clock": "16:40", "sure": "1"}
    page = text(desk.post(f"{GAME}/lines/h0/fix", same, follow=True))
    assert "expected something that differs from the sheet, got the same" in page
    assert Event.objects.count() == before


def test_a_struck_line_counts_for_nothing_and_says_why(house: House, desk: Client) -> None:
    play(house, *lines_of_a_game())
    assert desk.post(f"{GAME}/lines/h0/strike", {"reason": ""}).status_code == 422
    assert desk.post(f"{GAME}/lines/h0/strike", {"reason": "Kicked in", "sure": "1"}).status_code == 302
    assert sheet_of(house.game).score == (1, 1)
    assert "Struck: Kicked in." in text(desk.get(GAME))
    assert desk.get(f"{GAME}/lines/h0/strike").status_code == 404


def test_after_the_signatures_a_line_needs_a_reason(house: House, desk: Client) -> None:
    signed(house)
    assert desk.post(f"{GAME}/add?kind=goal", {**GOAL, "sure": "1"}).status_code == 422
    answer = desk.post(f"{GAME}/add?kind=goal", {**GOAL, "reason_why": "Seen on the film", "sure": "1"})
    assert answer.status_code == 302
    assert "Added after the signatures: Seen on the film" in text(desk.get(GAME))
    assert Verdict.objects.get(game=house.game).state == State.FINAL


def test_a_signed_sheet_is_reopened_with_a_reason(house: House, desk: Client) -> None:
    signed(house)
    assert desk.post(f"{GAME}/reopen", {"reason": ""}).status_code == 422
    assert desk.post(f"{GAME}/reopen", {"reason": "Wrong line-up"}).status_code == 302
    assert Verdict.objects.get(game=house.game).state == State.OPEN
    assert sheet_of(house.game).signed == ()


def test_the_operators_word_makes_a_sheet_final(house: House, desk: Client) -> None:
    play(house, *lines_of_a_game())
    assert desk.post(f"{GAME}/close").status_code == 302
    assert Verdict.objects.get(game=house.game).state == State.FINAL
    page = text(desk.post(f"{GAME}/close", follow=True))
    assert "final, got one that is" in page


def test_a_game_that_is_not_over_cannot_be_made_final(house: House, desk: Client) -> None:
    play(house, *opening())
    assert "expected a game that is over" in text(desk.post(f"{GAME}/close", follow=True))
    assert Verdict.objects.get(game=house.game).state == State.OPEN


def test_closing_is_not_done_by_reading_a_page(house: House, desk: Client) -> None:
    refuses_get(desk, f"{GAME}/close")


def test_a_case_is_nothing_that_is_declared(house: House, desk: Client) -> None:
    threat = line("t1", "penalty", 800, side="home", number="7", offence="threat", classes=["misconduct"])
    play(house, *opening(), threat)
    (case,) = sheet_of(house.game).cases
    path = f"{GAME}/declare?{urlencode({'key': case.key, 'event': case.event})}"
    assert desk.get(path).status_code == 404
    assert "Declare the" not in text(desk.get(GAME))


def test_a_forfeit_that_a_ruling_proposes_is_declared_and_decides_the_game(
    house: House, desk: Client
) -> None:
    rest = [each for each in opening() if b"lineup-home" not in each]
    play(house, line_up("home", "now", range(1, 6)), *rest)
    proposal = next(each for each in sheet_of(house.game).proposals)
    path = f"{GAME}/declare?{urlencode({'key': proposal.key, 'event': proposal.event})}"
    page = text(desk.get(path))
    assert 'data-clause="fwshl.minimum-forfeit"' in page
    assert "The game is over." in page
    assert not sheet_of(house.game).over
    assert desk.post(path, {"sure": "1"}).status_code == 302
    result = sheet_of(house.game).result
    assert result is not None
    assert (result.how, result.winner) == ("forfeit", "away")
    assert desk.get(path).status_code == 404


def test_what_no_ruling_proposes_cannot_be_declared(house: House, desk: Client) -> None:
    play(house, *opening())
    assert desk.get(f"{GAME}/declare?key=mercy:1&event=forfeit").status_code == 404


def test_a_game_of_the_other_league_is_not_there(cast: Cast, desk: Client) -> None:
    append(game=cast.tossup.game, events=opening(), by="Ada", role="scorekeeper", device="d-2")
    cast.tossup.game.slug = "elsewhere-1"
    cast.tossup.game.save(update_fields=["slug"])
    assert desk.get("/fwshl/staff/games/elsewhere-1").status_code == 404


def test_the_trail_says_who_did_what(house: House, desk: Client) -> None:
    play(house, *lines_of_a_game())
    desk.post(f"{GAME}/close")
    page = text(desk.get(GAME))
    assert "Olive Ott" in page
    assert "Plan game" in page

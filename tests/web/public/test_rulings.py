"""A game's rulings."""

from django.test import Client

from tests.web.cast import Cast
from tests.web.games.sheets import line, opening
from tests.web.public.night import hat_trick_and_one, keep, read, start

PAGE = "/fwshl/games/fall-2026-51/rulings"


def test_nothing_ruled_on_is_said_so(client: Client, cast: Cast) -> None:
    assert "Nothing had to be ruled on in this game." in read(client, PAGE)


def test_each_is_told_with_decision_reason_and_clause(client: Client, cast: Cast) -> None:
    hat_trick_and_one(cast.fwshl)
    page = read(client, PAGE)
    assert "Not counted. It stays 3–0." in page
    assert "Number 3 has 3 in regulation; the limit is 3 a player. No penalty." in page
    assert 'data-clause="fwshl.goal-limit"' in page
    assert "Edition of 24 March 2026" in page


def test_the_referees_word_sets_one_aside(client: Client, cast: Cast) -> None:
    hat_trick_and_one(cast.fwshl)
    sheet = keep(cast.fwshl, line("note", "note", left=1, text="talked to the referee")).sheet
    assert sheet is not None
    key = next(ruling.key for ruling in sheet.rulings if ruling.code == "goal-over-limit")
    keep(cast.fwshl, line("word", "official-word", left=600, key=key, stands=False, by="Remy Rowe"))
    page = read(client, PAGE)
    assert "Set aside by the referee." in page
    assert "4–0" in page


def test_what_was_refused_at_the_table_stays_there(client: Client, cast: Cast) -> None:
    start(cast.fwshl)
    keep(cast.fwshl, *(line(f"out-{n}", "time-out", left=900 - n, side="home") for n in range(3)))
    assert "time-out" not in read(client, PAGE).split('data-part="page"')[1].lower()


def test_a_forfeit_that_may_be_declared_is_not_told_before_it_is(client: Client, cast: Cast) -> None:
    sheet = keep(cast.fwshl, *opening(homes=range(1, 5))).sheet
    assert sheet is not None
    assert "too-few-forfeit" in {ruling.code for ruling in sheet.rulings}
    assert "forfeit" not in read(client, PAGE).split('data-part="page"')[1].lower()

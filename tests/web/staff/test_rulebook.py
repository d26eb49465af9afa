"""The rulebook's desk: clauses found by words, readings with the operator's word beside the edition."""

import pytest
from django.test import Client

from rinkbook import library
from rinkbook.web.leagues.models import Edition, ReadingConfirmed
from tests.promises import published
from tests.web.cast import Cast, House
from tests.web.staff.desk import newest, only_for_operators, refuses_get, text

BOOK = "/fwshl/staff/rulebook"
CONFIRM = f"{BOOK}/readings/F8/confirm"
WORD = {"edition": "fwshl/2026-03-24", "words": "As the board decided."}


@pytest.mark.parametrize("path", [BOOK, f"{BOOK}/readings", f"{BOOK}/conflicts"])
def test_the_rulebook_is_for_the_leagues_own_operators(cast: Cast, path: str) -> None:
    only_for_operators(cast, path)


def test_confirming_is_for_the_leagues_own_operators(cast: Cast) -> None:
    only_for_operators(cast, CONFIRM, post=True)


def test_every_clause_stands_there_with_its_words_its_kind_and_its_rule(house: House, desk: Client) -> None:
    edition = library.load("fwshl/2026-03-24")
    page = desk.get(BOOK).content.decode()
    for clause in edition.own_clauses():
        assert f'id="{clause.id}"' in page
    published(page, edition, "fwshl.goal-limit")
    assert "goal-limit" in page


def test_clauses_are_found_by_words_in_any_order_and_by_kind(house: House, desk: Client) -> None:
    page = text(desk.get(BOOK, {"q": "limit GOAL"}))
    assert 'id="fwshl.goal-limit"' in page
    assert 'id="fwshl.private-league"' not in page
    only = text(desk.get(BOOK, {"kind": "published"}))
    assert 'id="fwshl.goal-limit"' not in only
    assert "No clause has that." in text(desk.get(BOOK, {"q": "zamboni race"}))


def test_a_search_by_script_gets_the_list_alone(house: House, desk: Client) -> None:
    page = text(desk.get(BOOK, {"q": "limit"}, HTTP_HX_REQUEST="true"))
    assert page.startswith('<p class="soft" role="status">')


def test_a_reading_shows_question_options_why_and_switch(house: House, desk: Client) -> None:
    page = text(desk.get(f"{BOOK}/readings"))
    reading = next(each for each in library.load("fwshl/2026-03-24").readings if each.id == "F8")
    assert reading.question in page
    assert all(option.says in page for option in reading.options)
    assert reading.switch in page


def test_the_operators_word_is_kept_beside_the_edition_and_open_readings_come_first(
    house: House, desk: Client
) -> None:
    edition = Edition.objects.get(league=house.league)
    before = edition.text, edition.digest
    assert desk.post(CONFIRM, WORD).status_code == 302
    row = ReadingConfirmed.objects.get()
    assert (row.reading, row.words, row.edition) == ("F8", "As the board decided.", edition)
    edition.refresh_from_db()
    assert (edition.text, edition.digest) == before
    assert newest("leagues.confirm-reading").data == {"reading": "F8"}
    page = text(desk.get(f"{BOOK}/readings"))
    assert page.index('id="F9"') < page.index('id="F8"')
    assert "Olive Ott" in page


def test_a_reading_that_there_is_not_is_refused(house: House, desk: Client) -> None:
    assert desk.post(f"{BOOK}/readings/F999/confirm", WORD).status_code == 404
    assert desk.post(CONFIRM, {"edition": "tossup/2026-09-01"}).status_code == 404
    assert not ReadingConfirmed.objects.exists()


def test_confirming_is_not_done_by_reading_a_page(house: House, desk: Client) -> None:
    refuses_get(desk, CONFIRM)


def test_a_conflict_names_its_clauses_and_the_reading_that_settles_it(house: House, desk: Client) -> None:
    page = text(desk.get(f"{BOOK}/conflicts"))
    conflict = library.load("fwshl/2026-03-24").conflicts[0]
    assert conflict.says in page
    assert f"readings#{conflict.resolved_by}" in page


def test_before_any_edition_the_page_says_so(house: House, desk: Client) -> None:
    house.season.editions.all().delete()
    assert "No edition is in force" in text(desk.get(BOOK))

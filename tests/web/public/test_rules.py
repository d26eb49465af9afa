"""The rules page: every clause of the edition, published clauses by their very words."""

from datetime import timedelta

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from rinkbook import library
from rinkbook.core import wire
from rinkbook.core.rulebook.edition import Edition
from rinkbook.web.leagues import actions as leagues
from tests.promises import published
from tests.web.cast import NOW, Cast, House
from tests.web.public.night import hat_trick_and_one, read


def book(code: str) -> Edition:
    texts = library.texts()
    return wire.read_edition(texts[code], library.bases_of(code, texts))


@pytest.fixture
def fwshl(client: Client, cast: Cast) -> str:
    return read(client, "/fwshl/rules")


@pytest.fixture
def tossup(client: Client, cast: Cast) -> str:
    return read(client, "/tossup/rules")


def test_fwshl_publishes_what_is_for_people_alone(fwshl: str) -> None:
    edition = book("fwshl/2026-03-24")
    published(fwshl, edition, "fwshl.captain-speaks")
    published(fwshl, edition, "fwshl.conflict-choices")
    published(fwshl, edition, "fwshl.swap-own-work")
    published(fwshl, edition, "fwshl.forfeit-practice")
    published(fwshl, edition, "fwshl.sub-not-required")
    published(fwshl, edition, "fwshl.equipment-required")
    published(fwshl, edition, "fwshl.equipment-recommended")
    published(fwshl, edition, "fwshl.abuse-definition")
    published(fwshl, edition, "fwshl.fighting-definition")
    published(fwshl, edition, "fwshl.fighting-no-retaliation")
    published(fwshl, edition, "fwshl.icing-red-line")


def test_tossup_publishes_what_is_for_people_alone(tossup: str) -> None:
    edition = book("tossup/2026-09-01")
    published(tossup, edition, "tossup.centre-dot")
    published(tossup, edition, "tossup.crease-goal")
    published(tossup, edition, "tossup.no-alcohol")
    published(tossup, edition, "tossup.equipment")
    published(tossup, edition, "tossup.face-protection")


@pytest.mark.parametrize("code", ["fwshl/2026-03-24", "tossup/2026-09-01"])
def test_every_clause_stands_at_its_anchor_the_base_books_too(client: Client, cast: Cast, code: str) -> None:
    edition = book(code)
    page = read(client, f"/{edition.league}/rules")
    for clause in edition.clauses:
        league, _, bare = clause.id.partition(".")
        anchor = bare if league == edition.league else clause.id
        assert page.count(f'id="{anchor}"') == 1, f"expected {clause.id!r} once on the page"
        assert clause.heading in page


def test_numbers_are_filled_in(fwshl: str, tossup: str) -> None:
    for page in (fwshl, tossup):
        words = page.split('<div class="rules">')[1]
        assert "{" not in words


def test_a_reading_is_published_with_its_question_and_whether_the_league_confirmed_it(
    client: Client, cast: Cast
) -> None:
    page = read(client, "/fwshl/rules")
    assert "Is there overtime when a season game is tied?" in page
    assert "Confirmed by the league" not in page
    edition = cast.fwshl.league.editions.get()
    leagues.confirm_reading(edition=edition, reading="F1", by=cast.fwshl.operator)
    assert "Confirmed by the league on 13 November 2026." in read(client, "/fwshl/rules")


def test_clauses_that_disagree_say_so_and_name_each_other(fwshl: str) -> None:
    at = fwshl.index('id="playoffs-overtime"')
    clause = fwshl[at : fwshl.index("</article>", at)]
    assert "Two clauses disagree." in clause
    assert 'href="#overtime"' in clause


def test_an_edition_has_its_own_address(client: Client, cast: Cast) -> None:
    assert "In force from 24 March 2026" in read(client, "/fwshl/rules/2026-03-24")
    read(client, "/fwshl/rules/1999-01-01", status=404)


def test_an_edition_of_the_other_league_is_not_found(client: Client, cast: Cast) -> None:
    read(client, "/fwshl/rules/2026-09-01", status=404)
    read(client, "/tossup/rules/2026-09-01")


def test_the_history_names_every_edition_put_in_force(client: Client, cast: Cast) -> None:
    newer(cast.fwshl)
    page = read(client, "/fwshl/rules")
    assert 'href="/fwshl/rules/2026-03-24"' in page
    assert 'href="/fwshl/rules/2026-11-01"' in page
    assert "In force from 1 November 2026" in page


def test_a_game_cites_the_edition_it_was_judged_by(client: Client, cast: Cast) -> None:
    hat_trick_and_one(cast.fwshl)
    newer(cast.fwshl)
    assert 'href="/fwshl/rules/2026-03-24#goal-limit"' in read(client, "/fwshl/games/fall-2026-51")


def newer(house: House) -> None:
    """The league puts a later edition in force, an hour ago."""
    texts = library.texts()
    text = texts["fwshl/2026-03-24"].replace("fwshl/2026-03-24", "fwshl/2026-11-01")
    text = text.replace("in_force = 2026-03-24", "in_force = 2026-11-01")
    bases = library.bases_of("fwshl/2026-03-24", texts)
    leagues.put_in_force(
        season=house.season, text=text, bases=bases, from_at=NOW - timedelta(hours=1), by=house.operator
    )


def test_it_takes_no_post(client: Client, cast: Cast) -> None:
    assert client.post("/fwshl/rules").status_code == 405


def test_it_asks_the_database_little(
    client: Client, cast: Cast, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    read(client, "/fwshl/rules")
    with django_assert_max_num_queries(5):
        read(client, "/fwshl/rules")

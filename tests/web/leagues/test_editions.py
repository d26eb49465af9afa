"""An edition put in force is the league's own: its text then, from a moment on, and words beside it."""

from datetime import UTC, datetime, timedelta

import pytest

from rinkbook.core.errors import InvalidEdition, NoSuchRule
from rinkbook.web.kit.models import AuditEntry
from rinkbook.web.leagues.actions import confirm_reading, put_in_force, put_shipped_in_force
from rinkbook.web.leagues.bridge import book_of
from rinkbook.web.leagues.models import Edition, Season
from rinkbook.web.leagues.reads import (
    NoEdition,
    book_at,
    confirmations_of,
    current_season,
    edition_at,
    today_in,
)
from tests.web.cast import NOW, SEASON_STARTS, Cast, House

NEW_YEAR = datetime(2027, 1, 1, 5, tzinfo=UTC)


def test_the_row_holds_the_text_with_its_bases_and_their_digest(house: House) -> None:
    row = edition_at(house.season, NOW)
    assert row.text.count('id = "fwshl/2026-03-24"') == 1
    assert list(row.bases) == ["usa-hockey/2025-29"]
    assert book_of(row).digest == row.digest


def test_before_the_first_edition_there_is_none_and_that_is_said(house: House) -> None:
    with pytest.raises(
        NoEdition, match="FWSHL league, Fall 2026: expected an edition in force at 2026-09-04"
    ):
        edition_at(house.season, SEASON_STARTS - timedelta(minutes=1))


def test_a_new_edition_stands_from_its_moment_on_and_not_before(house: House) -> None:
    put_shipped_in_force(season=house.season, code="tossup/2026-09-01", from_at=NEW_YEAR, by=house.operator)
    before, after = NEW_YEAR - timedelta(seconds=1), NEW_YEAR
    assert book_at(house.season, before).id == "fwshl/2026-03-24"
    assert book_at(house.season, after).id == "tossup/2026-09-01"


def test_the_same_text_put_in_force_again_is_the_same_row(house: House) -> None:
    put_shipped_in_force(season=house.season, code="fwshl/2026-03-24", from_at=NEW_YEAR, by=house.operator)
    assert Edition.objects.filter(league=house.league).count() == 1
    assert house.season.editions.count() == 2


def test_a_broken_text_is_not_put_in_force_and_every_fault_is_told(house: House) -> None:
    text = 'id = "fwshl/2027-01-01"\nleague = "fwshl"\ntitle = 7\nin_force = "soon"\n'
    with pytest.raises(InvalidEdition) as refused:
        put_in_force(season=house.season, text=text, bases={}, from_at=NEW_YEAR, by=house.operator)
    assert len(refused.value.faults) >= 2
    assert house.season.editions.count() == 1


def test_an_edition_that_is_not_at_hand_is_named_with_those_that_are(house: House) -> None:
    with pytest.raises(InvalidEdition, match="fwshl/1999-01-01: expected one of fwshl/2026-03-24"):
        put_shipped_in_force(season=house.season, code="fwshl/1999-01-01", from_at=NOW, by=house.operator)


def test_the_last_word_on_a_reading_is_kept_beside_the_edition(house: House) -> None:
    edition = edition_at(house.season, NOW)
    reading = book_of(edition).readings[0].id
    for words in ("So we play.", "Asked again: so we play."):
        confirm_reading(edition=edition, reading=reading, by=house.operator, words=words)
    word = confirmations_of(edition)[reading]
    assert (word.words, word.by) == ("Asked again: so we play.", f"people.user:{house.operator.pk}")
    entry = AuditEntry.objects.first()
    assert entry is not None and entry.action == "leagues.confirm-reading"


def test_an_unknown_reading_is_not_confirmed(house: House) -> None:
    with pytest.raises(NoSuchRule, match="fwshl/2026-03-24: expected the id of a reading, got 'F999'"):
        confirm_reading(edition=edition_at(house.season, NOW), reading="F999", by=house.operator)


def test_the_date_is_that_of_the_leagues_time_zone(cast: Cast) -> None:
    assert today_in(cast.fwshl.league).isoformat() == "2026-11-13"


def test_the_current_season_runs_else_comes_else_is_the_last(house: House) -> None:
    assert current_season(house.league) == house.season
    Season.objects.update(state=Season.State.OVER)
    assert current_season(house.league) == house.season

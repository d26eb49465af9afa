"""What is on a sheet stays: the database refuses, and a chain of digests shows what got past it."""

import pytest
from django.db import IntegrityError, connection, transaction

from rinkbook.web.games.actions import append
from rinkbook.web.games.models import Event, Setup
from rinkbook.web.games.reads import broken_link
from rinkbook.web.kit.keep import kept_tables, let_go
from rinkbook.web.leagues.models import Edition
from tests.web.cast import House
from tests.web.games.sheets import line, opening


@pytest.fixture
def begun(house: House) -> House:
    append(
        game=house.game,
        events=[*opening(), line("g1", "goal", 900, side="home", number="7")],
        by=house.operator,
        role="operator",
    )
    return house


def test_events_set_ups_and_editions_are_the_rows_that_are_kept(db: None) -> None:
    assert kept_tables(connection) == ["games_event", "games_setup", "leagues_edition"]


@pytest.mark.parametrize("model", [Event, Setup, Edition])
def test_a_kept_row_cannot_be_deleted(begun: House, model: type[Event | Setup | Edition]) -> None:
    table = model._meta.db_table
    message = f"{table}: a row of this table is kept as it is, got: delete"
    with pytest.raises(IntegrityError, match=message), transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(f"DELETE FROM {table}")
    assert model._default_manager.exists()


@pytest.mark.parametrize(("model", "field"), [(Event, "body"), (Setup, "body"), (Edition, "text")])
def test_a_kept_row_cannot_be_changed(begun: House, model: type[Event | Setup | Edition], field: str) -> None:
    message = f"{model._meta.db_table}: a row of this table is kept as it is, got: update"
    with pytest.raises(IntegrityError, match=message), transaction.atomic():
        model._default_manager.update(**{field: "{}"})
    assert not model._default_manager.filter(**{field: "{}"}).exists()


def test_the_chain_of_a_sheet_that_nobody_touched_is_whole(begun: House) -> None:
    assert broken_link(begun.game) is None


@pytest.mark.parametrize(
    "change", [{"body": '{"kind": "note", "text": "x"}'}, {"place": "{}"}, {"code": "other"}]
)
def test_a_line_changed_behind_our_back_is_found_by_its_number(begun: House, change: dict[str, str]) -> None:
    let_go(connection, "games_event")
    Event.objects.filter(seq=3).update(**change)
    assert broken_link(begun.game) == 3


def test_a_line_taken_out_behind_our_back_is_found_at_the_next_one(begun: House) -> None:
    let_go(connection, "games_event")
    Event.objects.filter(seq=3).delete()
    assert broken_link(begun.game) == 4

"""What only PostgreSQL has to be asked; `test_append.py` runs this where it is."""

import pytest
from django.db import IntegrityError, connection, transaction

from rinkbook.web.games.actions import append
from rinkbook.web.games.models import Event
from tests.web.cast import House
from tests.web.games.sheets import opening


def test_this_is_postgresql(db: None) -> None:
    assert connection.vendor == "postgresql"


def test_the_table_of_lines_cannot_be_emptied(house: House) -> None:
    append(game=house.game, events=opening(), by=house.operator, role="operator")
    message = "games_event: a row of this table is kept as it is, got: truncate"
    with pytest.raises(IntegrityError, match=message), transaction.atomic(), connection.cursor() as cursor:
        # What is still to be checked at the end of the transaction would be refused first.
        cursor.execute("SET CONSTRAINTS ALL IMMEDIATE")
        cursor.execute("TRUNCATE games_event")
    assert Event.objects.count() == len(opening())

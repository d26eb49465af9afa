"""The demo, made once for all tests that look at it."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime

import pytest
from django.db import transaction
from pytest_django import DjangoDbBlocker

from rinkbook.commands.demo import SEED
from rinkbook.core.game.sheet import Sheet
from rinkbook.demo.build import Made, build
from rinkbook.web.games.bridge import sheet_of
from rinkbook.web.games.models import Event, Verdict

NOW = datetime(2026, 11, 14, 3, 0, tzinfo=UTC)  # 22:00 of a Friday in New York


@dataclass
class Demo:
    """What was made: its houses, its sheets by league and number, and all lines of another making."""

    made: list[Made]
    sheets: dict[tuple[str, int], Sheet]
    lines: list[tuple[str, ...]]
    lines_of_another: list[tuple[str, ...]]

    def sheet(self, league: str, number: int) -> Sheet:
        return self.sheets[league, number]


@pytest.fixture(scope="module")
def demo(django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> Iterator[Demo]:
    """Made twice, so that the two can be compared; nothing of it stays."""
    with django_db_blocker.unblock():
        with transaction.atomic():
            build(now=NOW, seed=SEED, password="known to every test")
            another = all_lines()
            transaction.set_rollback(True)
        with transaction.atomic():
            made = build(now=NOW, seed=SEED, password="known to every test")
            yield Demo(made, all_sheets(), all_lines(), another)
            transaction.set_rollback(True)


def all_lines() -> list[tuple[str, ...]]:
    rows = Event.objects.order_by("game__league__slug", "game__number", "seq")
    return list(rows.values_list("game__slug", "code", "place", "body", "entered", "by"))


def all_sheets() -> dict[tuple[str, int], Sheet]:
    verdicts = Verdict.objects.select_related("game__league")
    return {(each.game.league.slug, each.game.number): sheet_of(each.game) for each in verdicts}

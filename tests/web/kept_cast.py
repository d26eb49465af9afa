"""The cast made once and kept: each test gets its rows and its people without founding it all again."""

import pickle
from dataclasses import dataclass

from django.apps import apps
from django.db import models, transaction

from tests.web.cast import Cast


@dataclass(frozen=True)
class KeptCast:
    """The rows that the cast left in every table of ours, and the cast as it was then."""

    rows: dict[type[models.Model], list[models.Model]]
    cast: bytes

    def put(self) -> Cast:
        """The rows in the database again, and a cast of this test's own."""
        with transaction.atomic():  # a row may stand before the one that it points to
            for model, rows in self.rows.items():
                model._base_manager.bulk_create(rows)
        cast: Cast = pickle.loads(self.cast)
        return cast


def keep(cast: Cast) -> KeptCast:
    """All rows there are; so the cast must have been alone in the database."""
    ours = [model for model in apps.get_models() if model.__module__.startswith("rinkbook.")]
    return KeptCast({model: list(model._base_manager.all()) for model in ours}, pickle.dumps(cast))

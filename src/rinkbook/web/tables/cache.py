"""What was folded is kept under the stamp of what it was folded from; with another it is folded anew."""

import hashlib
from collections.abc import Callable
from typing import TypeVar

import msgspec
from django.db.models import QuerySet

from rinkbook.web.games.bridge import core_version
from rinkbook.web.games.models import Verdict
from rinkbook.web.leagues.models import League
from rinkbook.web.tables.models import TableCache

T = TypeVar("T")
STAMP = ("game__slug", "last_seq", "setup_version", "edition_digest", "core_version")


def stamp_of(verdicts: QuerySet[Verdict], *rest: object) -> str:
    """A digest of the verdicts' own stamps and of all else that the fold reads."""
    stamps = [
        *map(repr, verdicts.order_by("game__slug").values_list(*STAMP)),
        *map(repr, rest),
        core_version(),
    ]
    return hashlib.sha256("\n".join(stamps).encode()).hexdigest()


def folded(league: League, key: str, stamp: str, kind: type[T], fold: Callable[[], T]) -> T:
    """What is kept under *key*, if its stamp is still true; else what *fold* gives, kept from now on."""
    kept = (
        TableCache.objects.filter(league=league, key=key, stamp=stamp).values_list("body", flat=True).first()
    )
    if kept is not None:
        try:
            return msgspec.json.decode(kept, type=kind)
        except msgspec.DecodeError:  # kept by a release whose tables had other fields
            pass
    made = fold()
    body = msgspec.json.encode(made).decode()
    TableCache.objects.update_or_create(league=league, key=key, defaults={"stamp": stamp, "body": body})
    return made

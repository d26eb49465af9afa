"""The audit log in words: who did what to which thing, when."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from rinkbook.web.kit.models import AuditEntry
from rinkbook.web.leagues.models import League
from rinkbook.web.staff.reads.names import names_of

PAGE = 50
MANY = 6


@dataclass(frozen=True)
class LogRow:
    """One entry, its references in words."""

    entry: AuditEntry
    actor: str
    subject: str
    action: str
    details: list[tuple[str, str]]


def page_of(league: League, action: str = "", before: int | None = None) -> tuple[list[LogRow], int | None]:
    """A page of the league's log, newest first, and where the next one begins."""
    entries = AuditEntry.objects.filter(league_slug=league.slug)
    if action:
        entries = entries.filter(action__startswith=action)
    if before is not None:
        entries = entries.filter(pk__lt=before)
    found = list(entries[: PAGE + 1])
    more = found[PAGE - 1].pk if len(found) > PAGE else None
    return rows_of(found[:PAGE]), more


def kinds_in(league: League) -> list[str]:
    """The parts of the site that have entries: `games`, `teams` …."""
    actions = AuditEntry.objects.filter(league_slug=league.slug).values_list("action", flat=True).distinct()
    return sorted({action.partition(".")[0] for action in actions.order_by("action")})


def rows_of(entries: Iterable[AuditEntry]) -> list[LogRow]:
    """The entries in words."""
    kept = list(entries)
    names = names_of(reference for entry in kept for reference in (entry.actor, entry.subject))
    return [
        LogRow(
            entry=entry,
            actor=names[entry.actor],
            subject=names[entry.subject],
            action=entry.action.partition(".")[2].replace("-", " ").capitalize(),
            details=details_of(entry.data),
        )
        for entry in kept
    ]


def details_of(data: dict[str, Any]) -> list[tuple[str, str]]:
    """What the entry keeps besides, as words."""
    return [
        (name.replace("_", " "), said(value))
        for name, value in data.items()
        if value not in ("", [], {}, None)
    ]


def said(value: Any) -> str:
    match value:
        case dict():
            return ", ".join(f"{name} {said(item)}" for name, item in value.items())
        case list() if len(value) > MANY:
            return f"{len(value)} of them"
        case list():
            return ", ".join(said(item) for item in value)
        case _:
            return str(value)

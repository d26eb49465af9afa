"""The audit log: each action writes one entry, inside its own transaction."""

from collections.abc import Mapping

from django.db.models import Model
from django.utils import timezone

from rinkbook.web.kit.models import AuditEntry


def record(
    *,
    actor: Model | str,
    action: str,
    league: str = "",
    subject: Model | str = "",
    data: Mapping[str, object] | None = None,
) -> AuditEntry:
    """Note that *actor* did *action* (`rosters.player-added`) to *subject*, in the league of that slug."""
    return AuditEntry.objects.create(
        at=timezone.now(),
        actor=reference(actor),
        action=action,
        league_slug=league,
        subject=reference(subject),
        data=dict(data or {}),
    )


def reference(thing: Model | str) -> str:
    """How the log names a thing: `teams.team:7`, or the words given."""
    return thing if isinstance(thing, str) else f"{thing._meta.label_lower}:{thing.pk}"

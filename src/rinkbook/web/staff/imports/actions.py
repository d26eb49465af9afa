"""Applies a file that was looked at: one transaction, in which it is planned anew, so nothing is stale."""

from collections import Counter

from django.db import transaction

from rinkbook.imports.faults import Fault
from rinkbook.web.kit.audit import record
from rinkbook.web.leagues.actions import Actor
from rinkbook.web.leagues.models import Season
from rinkbook.web.staff.imports.preview import Preview, plan_of


class ImportRefused(ValueError):
    """A file isn't applied; `faults` says why, line by line."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__("\n".join(map(str, faults)))
        self.faults = faults


@transaction.atomic
def apply(preview: Preview, actor: Actor) -> Counter[str]:
    """Do what the file asks for; raises ImportRefused, and then nothing of it is done.

    Answers how many things were created, changed and left.
    """
    Season.objects.select_for_update().get(pk=preview.season.pk)  # sent twice, the second finds it done
    _, plan = plan_of(preview.kind, preview.text, preview.season)
    if plan.faults:
        raise ImportRefused(tuple(plan.faults))
    for deed in plan.deeds:
        deed(actor)
    counts = Counter(change.does for change in plan.changes)
    data = {"kind": preview.kind, **counts}
    record(actor=actor, action="staff.import", league=preview.league.slug, subject=preview.season, data=data)
    return counts

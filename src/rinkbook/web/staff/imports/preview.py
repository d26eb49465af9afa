"""Looks at a file: what it would create, change and leave, and every fault by its line."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from rinkbook.imports.faults import Fault, InvalidImport
from rinkbook.imports.headings import COLUMNS
from rinkbook.imports.table import Table, read_table
from rinkbook.web.leagues.models import League, Season
from rinkbook.web.staff.imports.plan import Change, Plan, counted
from rinkbook.web.staff.imports.rosters import plan_rosters
from rinkbook.web.staff.imports.schedules import plan_schedule
from rinkbook.web.staff.imports.sheets import plan_sheets

PLANS: dict[str, Callable[[Table, Season], Plan]] = {
    "rosters": plan_rosters,
    "schedule": plan_schedule,
    "sheets": plan_sheets,
}
KINDS = tuple(PLANS)


@dataclass(frozen=True)
class Preview:
    """What a file would do; with a fault it does nothing. `product` is whose file it was taken for."""

    kind: str
    text: str
    league: League
    season: Season
    changes: tuple[Change, ...] = ()
    faults: tuple[Fault, ...] = ()
    notes: tuple[str, ...] = ()
    product: str = ""

    @property
    def may_be_applied(self) -> bool:
        """Nothing stands against it and something is to be done."""
        return not self.faults and any(change.does != "leave" for change in self.changes)

    @property
    def counts(self) -> Counter[str]:
        """How many things it would create, change, leave."""
        return Counter(change.does for change in self.changes)


def preview(kind: str, text: str, league: League, season: Season) -> Preview:
    """Read the file and compare it with what is there; nothing is written."""
    table, plan = plan_of(kind, text, season)
    return Preview(
        kind=kind,
        text=text,
        league=league,
        season=season,
        changes=tuple(plan.changes),
        faults=tuple(sorted(plan.faults, key=lambda fault: fault.line)),
        notes=tuple(plan.notes),
        product=table.product if table else "",
    )


def plan_of(kind: str, text: str, season: Season) -> tuple[Table | None, Plan]:
    """The file's table, where it can be read, and the plan that follows from it."""
    if kind not in PLANS:
        raise ValueError(f"import: expected one of {', '.join(COLUMNS)}, got {kind!r}")
    try:
        table = read_table(text, kind)
    except InvalidImport as error:
        return None, Plan(faults=list(error.faults))
    plan = PLANS[kind](table, season)
    if table.unread:
        plan.notes.append(f"Not read: {', '.join(table.unread)}.")
    if table.left:
        plan.notes.append(f"{counted(len(table.left), 'line')} of other things left out.")
    return table, plan

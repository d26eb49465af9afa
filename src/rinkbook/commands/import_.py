"""`rinkbook import`: rosters, schedules and finished sheets from CSV; first looked at, then applied whole."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from rinkbook.commands import start_django
from rinkbook.imports.faults import InvalidImport
from rinkbook.imports.headings import COLUMNS
from rinkbook.imports.table import decode

if TYPE_CHECKING:
    from rinkbook.web.leagues.models import Season
    from rinkbook.web.staff.imports import Preview

NAME = "import"
HELP = "bring in rosters, a schedule or finished sheets from a CSV file"
SIGNS = {"create": "+", "change": "~", "leave": "="}
BY = "rinkbook import"


def configure(parser: ArgumentParser) -> None:
    """KIND, FILE, the season, and whether to do it."""
    parser.add_argument("kind", choices=sorted(COLUMNS), help="what the file holds")
    parser.add_argument("file", type=Path, help="the CSV file; docs/how-to/import.md has its columns")
    parser.add_argument("--league", required=True, help="the league's slug, such as fwshl")
    parser.add_argument("--season", default="", help="the season's slug (default: the one that runs)")
    parser.add_argument("--apply", action="store_true", help="do it; else it is only shown")


def run(args: Namespace) -> int:
    """1 where the file has a fault; then nothing is done."""
    start_django()
    from rinkbook.web.staff.imports import preview
    from rinkbook.web.staff.imports.plan import counted

    try:
        season, text = season_of(args.league, args.season), decode(args.file.read_bytes())
    except (InvalidImport, LookupError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    seen = preview(args.kind, text, season.league, season)
    for line in report(seen):
        print(line)
    if seen.faults:
        print(f"{counted(len(seen.faults), 'fault')}, so nothing can be applied.")
        return 1
    return finish(seen, args.apply)


def season_of(league: str, season: str) -> "Season":
    """The season of that league; raises LookupError with those that there are."""
    from rinkbook.web.leagues.models import League
    from rinkbook.web.leagues.reads import current_season

    found = League.objects.filter(slug=league).first()
    if found is None:
        known = ", ".join(League.objects.values_list("slug", flat=True)) or "none yet"
        raise LookupError(f"league: expected one of this installation ({known}), got {league!r}")
    chosen = found.seasons.filter(slug=season).first() if season else current_season(found)
    if chosen is None:
        known = ", ".join(found.seasons.values_list("slug", flat=True)) or "none yet"
        raise LookupError(f"season: expected one of {found} ({known}), got {season!r}")
    return chosen


def report(seen: "Preview") -> Iterator[str]:
    """What would be done, line by line; then notes and faults."""
    if seen.product:
        yield f"A {seen.product}."
    for change in seen.changes:
        where = f"line {change.line}: " if change.line else ""
        yield f"{SIGNS[change.does]} {where}{change.words}"
    yield from seen.notes
    for fault in seen.faults:
        yield f"! {fault}"
    counts = seen.counts
    yield f"{counts['create']} to create, {counts['change']} to change, {counts['leave']} left as they are."


def finish(seen: "Preview", wanted: bool) -> int:
    """Apply it, if that is wanted."""
    from rinkbook.web.staff.imports import apply

    if not seen.may_be_applied:
        print("Nothing to do.")
    elif wanted:
        apply(seen, BY)
        print("Done.")
    else:
        print("Nothing was done. With --apply it is.")
    return 0

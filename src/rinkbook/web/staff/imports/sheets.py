"""Plans an import of finished sheets: each is judged before anything is stored, and stored whole."""

from collections import defaultdict
from collections.abc import Iterable

from rinkbook.core import wire
from rinkbook.core.game.oddities.check import say
from rinkbook.core.game.sheet import Sheet
from rinkbook.core.model.events import Side, write_event
from rinkbook.imports.events import Written, write_events
from rinkbook.imports.sheets import SheetLine, read_sheets
from rinkbook.imports.table import Table
from rinkbook.web.games import bridge
from rinkbook.web.games.access import Writer
from rinkbook.web.games.actions import append
from rinkbook.web.games.models import Event
from rinkbook.web.games.reads import games_of_season
from rinkbook.web.leagues.actions import Actor
from rinkbook.web.leagues.models import Season
from rinkbook.web.leagues.reads import NoEdition
from rinkbook.web.schedule.models import Game
from rinkbook.web.staff.imports.plan import Plan, counted

SIGNED_BY = "from a file"


class SheetNotKept(RuntimeError):
    """A line of an imported sheet was refused, which undoes the whole import."""


def plan_sheets(table: Table, season: Season) -> Plan:
    """What the file would do to the season's sheets."""
    rows, faults = read_sheets(table)
    plan = Plan(faults=faults)
    games = {game.number: game for game in games_of_season(season)}
    broken = {fault.line for fault in faults}
    for number, lines in by_game(rows).items():
        if any(line.line in broken for line in lines):
            continue
        if number in games:
            try:
                plan_sheet(plan, games[number], lines)
            except NoEdition as error:
                plan.fault(lines[0].line, "game", "a game for which a rulebook is in force", str(error))
        else:
            plan.fault(lines[0].line, "game", f"the number of a game of {season}", repr(number))
    return plan


def by_game(rows: Iterable[SheetLine]) -> dict[int, list[SheetLine]]:
    found: dict[int, list[SheetLine]] = defaultdict(list)
    for row in rows:
        found[row.game].append(row)
    return found


def plan_sheet(plan: Plan, game: Game, lines: list[SheetLine]) -> None:
    """Judge the game's rows, and compare them with what its sheet has."""
    book, setup, first = bridge.edition_of(game), bridge.setup_of(game), lines[0].line
    written = write_events(book, setup, lines, SIGNED_BY)
    there = set(Event.objects.filter(game=game).values_list("code", flat=True))
    if there and not there >= {event.id for event in written.events}:
        expected = f"{game.label} without a sheet, or with this very one; corrections are made on the sheet"
        plan.fault(first, "game", expected, f"a sheet of {counted(len(there), 'line')}")
    elif written.faults:
        plan.faults += written.faults
    else:
        sheet = wire.play(book, setup, written.events)
        check(plan, game, sheet, written, first)
        enter(plan, game, sheet, written, first, is_there=bool(there))


def enter(plan: Plan, game: Game, sheet: Sheet, written: Written, line: int, *, is_there: bool) -> None:
    if is_there:
        plan.leave(words(game, sheet, len(written.events)), line)
    else:
        store(plan, game, sheet, written, line)


def check(plan: Plan, game: Game, sheet: Sheet, written: Written, line: int) -> None:
    """The game has to be over, and end as the file says; what doesn't add up in it is told and kept."""
    if not sheet.over:
        expected = "rows up to the end of the game"
        plan.fault(line, "", expected, f"{game.label} at {sheet.score[0]}–{sheet.score[1]}")
    for side, row in written.finals:
        judged = sheet.score[side is Side.AWAY]
        if sheet.over and judged != row.count:
            plan.fault(row.line, "count", f"{judged}, as the judge counts the rows", repr(row.count))
    for finding in sheet.findings:
        if finding.code == "played-on":  # what was lacking on a night long over is no fault of the file
            continue
        at = written.lines.get(finding.event, line)
        plan.notes.append(f"Line {at}: {say(finding)} Expected: {finding.expected}. Kept as it is.")


def store(plan: Plan, game: Game, sheet: Sheet, written: Written, line: int) -> None:
    def deed(actor: Actor) -> None:
        events = [write_event(event) for event in written.events]
        appended = append(game=game, events=events, by=actor, role=Writer.OPERATOR)
        if appended.faults:
            raise SheetNotKept(f"{game.slug}: expected every line kept, got {appended.faults!r}")

    plan.create(words(game, sheet, len(written.events)), line, deed)


def words(game: Game, sheet: Sheet, lines: int) -> str:
    home, away = sheet.score
    how = f" ({sheet.result.how})" if sheet.result and sheet.result.how != "regulation" else ""
    return f"{game.label}: {game.home.team} {home}–{away} {game.away.team}{how}, {lines} lines"

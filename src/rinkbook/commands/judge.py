"""`rinkbook judge`: a sheet as it is judged, in plain text."""

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from rinkbook.cases.printed import print_sheet
from rinkbook.cases.sheets import Case, judge, read_sheet
from rinkbook.commands.cases import add_editions, loader
from rinkbook.core.errors import InvalidEvent, InvalidSheet, RinkbookError
from rinkbook.core.model.events import Event, read_event

NAME = "judge"
HELP = "judge a sheet and print score, rulings with their clauses, findings, what comes next"


def configure(parser: ArgumentParser) -> None:
    """FILE, and what a file of events can't say by itself."""
    parser.add_argument("file", help="a .sheet, or events as JSON, one a line; - reads what is piped in")
    parser.add_argument("--edition", default="", help="the edition that judges, such as fwshl/2026-03-24")
    parser.add_argument("--stage", default="", help="the stage, where the file names none (default: season)")
    add_editions(parser)


def run(args: Namespace) -> int:
    """Print the sheet; 2 where it can't be read."""
    try:
        case = told_by(args, read(args.file))
        edition = loader(args.editions)(case.rulebook)
        sheet = judge(case, edition)
    except (RinkbookError, OSError, UnicodeDecodeError) as error:
        for line in str(error).splitlines():
            print(f"{args.file}: {line}", file=sys.stderr)
        return 2
    for line in print_sheet(sheet, edition):
        print(line.rstrip())
    return 0


def read(file: str) -> str:
    return sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8")


def told_by(args: Namespace, text: str) -> Case:
    """The case in *text*, with the edition and the stage that were asked for."""
    if text.lstrip().startswith("{"):
        case = Case(rulebook=args.edition, events=read_events(text))
    else:
        case = read_sheet(text)
    case.rulebook = args.edition or case.rulebook
    if args.stage:
        case.setup["stage"] = args.stage
    if not case.rulebook:
        raise InvalidSheet(("events as JSON: expected --edition <league>/<date>, got none",))
    return case


def read_events(text: str) -> list[Event]:
    """An event a line; raises InvalidSheet with every line that is none."""
    events, faults = [], []
    for number, line in enumerate(text.split("\n"), start=1):
        try:
            events += [read_event(line.encode())] if line.strip() else []
        except InvalidEvent as error:
            faults.append(f"line {number}: {error}")
    if faults:
        raise InvalidSheet(tuple(faults))
    return events

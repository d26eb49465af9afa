"""`rinkbook clauses`: every clause, what carries it out, which tests cite it; what the texts leave open."""

import os
import re
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator
from pathlib import Path

from rinkbook import library
from rinkbook.citations import Citation, find_citations
from rinkbook.core.errors import InvalidEdition
from rinkbook.core.rulebook.clause import Reading
from rinkbook.core.rulebook.edition import Edition
from rinkbook.core.rulebook.paths import carries

NAME = "clauses"
HELP = "list every clause with the rules and the tests that stand for it"

SHARED = "RINKBOOK_SHARED"  # a folder that may hold registers of clauses, rules/*-clauses.md
ROW = re.compile(r"^\| *(?P<id>[a-z0-9-]+\.[a-z0-9-]+) *\|[^|]*\| *(?P<kind>[a-z]+) *\|", re.MULTILINE)


def configure(parser: ArgumentParser) -> None:
    """LEAGUE, and what to show in the place of the list."""
    parser.add_argument("league", nargs="?", default="", help="only this league, such as fwshl")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--open", action="store_true", help="what the texts leave open, and the reading taken")
    what.add_argument("--check", action="store_true", help="fail on a clause cited that there isn't")


def run(args: Namespace) -> int:
    """Print what was asked for; 1 where a rulebook can't be read or the check fails."""
    try:
        editions = [library.newest(league) for league in leagues(args.league)]
        if args.check:
            return check(editions, library.CHECKOUT)
    except InvalidEdition as error:
        print(error)
        return 1
    citations = find_citations(library.CHECKOUT)
    for edition in editions:
        print(f"\n{edition.id}: {edition.title}")
        for line in readings(edition) if args.open else clauses(edition, citations):
            print(f"  {line}")
    return 0


def leagues(only: str) -> list[str]:
    """The leagues asked for, else all that have an edition."""
    return [only] if only else sorted({id.split("/")[0] for id in library.texts()})


def clauses(edition: Edition, citations: Iterable[Citation]) -> Iterator[str]:
    """A line for each clause of the league's own: id, kind, rules; below it the tests that cite it."""
    cited = list(citations)
    for clause in edition.own_clauses():
        rules = [section.id for section in edition.sections if clause.id in carries(section)]
        yield f"{clause.id:45} {clause.kind:10} {', '.join(rules) or '-'}"
        yield from (f"    {citation}" for citation in cited if citation.clause == clause.id)


def readings(edition: Edition) -> Iterator[str]:
    """Each reading: its question, what was taken, the switch and what it holds, and who confirmed it."""
    own = {clause.id for clause in edition.own_clauses()}
    for reading in edition.readings:
        if own & set(reading.clauses):
            yield f"{reading.id:5} {reading.question}"
            yield f"      {taken(reading)}"
            yield f"      {switch(reading)}"


def taken(reading: Reading) -> str:
    """The option taken in its own words, and by whom."""
    words = next((option.says for option in reading.options if option.id == reading.taken), "")
    return f"taken: {reading.taken}" + (f" ({words})" if words else "") + f", by {reading.by}"


def switch(reading: Reading) -> str:
    """Where the reading is set, and to what."""
    if not reading.switch:
        return "switch: none, a matter of procedure"
    held = "" if reading.value is None else f" = {reading.value!r}"
    return f"switch: {reading.switch}{held}" + ("" if reading.field_stands else " (no rule has it yet)")


def check(editions: list[Edition], root: Path) -> int:
    """Fail on unknown ids; list, without failing, the clauses that no test cites."""
    citations = find_citations(root)
    faults = [*unknown(citations, root), *against_registers(editions, root)]
    cited = {citation.clause for citation in citations}
    for edition in editions:
        uncited = [clause.id for clause in edition.own_clauses() if clause.id not in cited]
        count = len(edition.own_clauses())
        print(f"{edition.id}: {count - len(uncited)} of {count} clauses are cited by a test.")
        print("".join(f"  no test cites {id}\n" for id in uncited), end="")
    for fault in faults:
        print(fault)
    return 1 if faults else 0


def unknown(citations: Iterable[Citation], root: Path) -> Iterator[str]:
    """Each citation of a clause that no edition has, the tests' own editions included."""
    more = (root / "tests" / "editions",)
    editions = [library.load(id, more) for id in library.texts(more)]
    known = {clause.id for edition in editions for clause in edition.clauses}
    for citation in citations:
        if citation.clause not in known:
            yield f"{citation}: expected a clause of an edition, got {citation.clause!r}"


def against_registers(editions: Iterable[Edition], root: Path) -> Iterator[str]:
    """Each clause that a league's register has and the league's edition hasn't, or has of another kind."""
    folder = Path(os.environ.get(SHARED) or root.parent / "shared") / "rules"
    if not folder.is_dir():
        print(f"Not compared with any register: there is no folder {folder} ({SHARED} may name another).")
    for edition in editions:
        register = folder / f"{edition.league}-clauses.md"
        if register.is_file():
            yield from differences(edition, register.read_text(encoding="utf-8"))


def differences(edition: Edition, register: str) -> Iterator[str]:
    """What the register asks of the edition and doesn't find."""
    held = {clause.id: clause.kind for clause in edition.clauses}
    for row in ROW.finditer(register):
        got = held.get(row["id"], "none")
        if got != row["kind"]:
            yield f"{edition.id}: expected {row['id']!r}, {row['kind']}, as in the register; got {got}"

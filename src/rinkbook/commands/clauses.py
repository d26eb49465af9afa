"""`rinkbook clauses`: every clause, what carries it out, which tests cite it; what the texts leave open."""

import os
import re
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator
from pathlib import Path

from rinkbook import library
from rinkbook.citations import Citation, find_citations
from rinkbook.core.errors import InvalidEdition
from rinkbook.core.rulebook.clause import ClauseKind, Reading
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
    what.add_argument("--bare", action="store_true", help="the enforced clauses that no rule carries out yet")
    what.add_argument("--check", action="store_true", help="fail on a clause cited that there isn't")


def run(args: Namespace) -> int:
    """Print what was asked for; 1 where a rulebook can't be read or the check fails."""
    editions, faults = newest(args.league)
    if args.check:
        faults += check(editions, library.CHECKOUT)
    else:
        show(editions, args)
    for fault in dict.fromkeys(faults):
        print(fault)
    return 1 if faults else 0


def newest(league: str) -> tuple[list[Edition], list[str]]:
    """The newest edition of the league asked for, else of all; and the faults of those that can't be read."""
    editions, faults = [], []
    # A league that only the tests have is there for who names it.
    more = library.trial_folders() if league else ()
    for each in [league] if league else leagues():
        try:
            editions.append(library.newest(each, more))
        except InvalidEdition as error:
            faults.append(str(error))
    return editions, faults


def leagues() -> list[str]:
    """All that have an edition, readable or not."""
    return sorted({id.split("/")[0] for id, _ in library.files()})


def show(editions: Iterable[Edition], args: Namespace) -> None:
    """What was asked for, edition by edition."""
    citations = find_citations(library.CHECKOUT)
    for edition in editions:
        print(f"\n{edition.id}: {edition.title}")
        lines = (
            readings(edition) if args.open else bare(edition) if args.bare else clauses(edition, citations)
        )
        for line in lines:
            print(f"  {line}")


def clauses(edition: Edition, citations: Iterable[Citation]) -> Iterator[str]:
    """A line for each clause of the league's own: id, kind, rules; below it the tests that cite it."""
    cited = list(citations)
    for clause in edition.own_clauses():
        rules = [section.id for section in edition.sections if clause.id in carries(section)]
        yield f"{clause.id:45} {clause.kind:10} {', '.join(rules) or '-'}"
        yield from (f"    {citation}" for citation in cited if citation.clause == clause.id)


def bare(edition: Edition) -> Iterator[str]:
    """The clauses of its own that the software is to decide, and as yet has no rule for."""
    carried = {id for section in edition.sections for id in carries(section)}
    for clause in edition.own_clauses():
        if clause.kind is ClauseKind.ENFORCED and clause.id not in carried:
            yield f"{clause.id:45} {clause.heading}"


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


def check(editions: list[Edition], root: Path) -> list[str]:
    """Every id that is unknown; the clauses that no test cites are listed and no fault."""
    citations = find_citations(root)
    faults = [*unknown(citations), *against_registers(editions, root)]
    cited = {citation.clause for citation in citations}
    for edition in editions:
        uncited = [clause.id for clause in edition.own_clauses() if clause.id not in cited]
        count = len(edition.own_clauses())
        print(f"{edition.id}: {count - len(uncited)} of {count} clauses are cited by a test.")
        print("".join(f"  no test cites {id}\n" for id in uncited), end="")
    return faults


def unknown(citations: Iterable[Citation]) -> Iterator[str]:
    """Each edition that can't be read, and each citation of a clause that none has, the tests' included."""
    more = library.trial_folders()
    known: set[str] = set()
    for id in dict(library.files(more)):
        try:
            known |= {clause.id for clause in library.load(id, more).clauses}
        except InvalidEdition as error:
            yield str(error)
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

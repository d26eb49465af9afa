"""The rulebook as the desk shows it: clauses with their rules, readings with the operator's word."""

from dataclasses import dataclass

from rinkbook.core.rulebook.clause import Clause, Conflict, Reading
from rinkbook.core.rulebook.edition import Edition as Book
from rinkbook.core.rulebook.paths import carries
from rinkbook.core.rulebook.words import says
from rinkbook.web.leagues.bridge import book_of
from rinkbook.web.leagues.models import Edition, League, ReadingConfirmed
from rinkbook.web.leagues.reads import NoEdition, confirmations_of, current_season
from rinkbook.web.leagues.reads import edition_now as edition_of
from rinkbook.web.staff.reads.names import names_of


@dataclass(frozen=True)
class ClauseRow:
    """A clause in words, with the ids of the rules that carry it out."""

    clause: Clause
    says: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Topic:
    """Clauses of one topic in the law's order."""

    id: str
    title: str
    rows: tuple[ClauseRow, ...]


@dataclass(frozen=True)
class ReadingRow:
    """A reading, what its clauses are called, and the operator's word on it if there is one."""

    reading: Reading
    clauses: tuple[Clause, ...]
    confirmed: ReadingConfirmed | None
    by: str = ""


def edition_now(league: League) -> Edition | None:
    """The edition in force now in the season that runs, else the one that comes next in it, if any."""
    season = current_season(league)
    try:
        return edition_of(season) if season else None
    except NoEdition:
        return None


def topics_of(book: Book, words: str = "", kind: str = "") -> list[Topic]:
    """The clauses that have those words and that kind, by topic; a base book's stand last, under its name."""
    titles = {**book.topics, "": "Without a topic", "base": f"From the base book {book.extends}"}
    found: dict[str, list[ClauseRow]] = {topic: [] for topic in titles}
    for row in rows_of(book):
        if has_words(row, words) and kind in ("", row.clause.kind):
            topic = row.clause.topic if row.clause.id.startswith(f"{book.league}.") else "base"
            found[topic].append(row)
    return [Topic(topic, titles[topic], tuple(rows)) for topic, rows in found.items() if rows]


def rows_of(book: Book) -> list[ClauseRow]:
    """Every clause with its rules."""
    rules: dict[str, list[str]] = {}
    for section in book.sections:
        for clause in carries(section):
            rules.setdefault(clause, []).append(section.id)
    return [ClauseRow(clause, says(clause, book), tuple(rules.get(clause.id, ()))) for clause in book.clauses]


def has_words(row: ClauseRow, words: str) -> bool:
    """Whether each of the words stands somewhere in the clause, its id or its rules."""
    text = " ".join((row.clause.id, row.clause.heading, row.says, *row.rules)).lower()
    return all(word in text for word in words.lower().split())


def readings_of(edition: Edition) -> list[ReadingRow]:
    """The readings of the league's own text, those without the operator's word first."""
    book, confirmed = book_of(edition), confirmations_of(edition)
    names = names_of(row.by for row in confirmed.values())
    known = {clause.id: clause for clause in book.clauses}
    rows = []
    for reading in own_readings(book):
        word = confirmed.get(reading.id)
        clauses = tuple(known[id] for id in reading.clauses if id in known)
        rows.append(ReadingRow(reading, clauses, word, names[word.by] if word else ""))
    return sorted(rows, key=lambda row: row.confirmed is not None)


def own_readings(book: Book) -> list[Reading]:
    """Those on clauses of the league's own."""
    own = {clause.id for clause in book.own_clauses()}
    return [reading for reading in book.readings if own & set(reading.clauses)]


def count_open(league: League) -> int:
    """How many readings wait for the operator's word."""
    edition = edition_now(league)
    if edition is None:
        return 0
    confirmed = confirmations_of(edition)
    return sum(reading.id not in confirmed for reading in own_readings(book_of(edition)))


def conflicts_of(edition: Edition) -> list[tuple[Conflict, tuple[Clause, ...], Reading | None]]:
    """Each conflict with its clauses and the reading that resolves it."""
    book = book_of(edition)
    known = {clause.id: clause for clause in book.clauses}
    readings = {reading.id: reading for reading in book.readings}
    return [
        (
            conflict,
            tuple(known[id] for id in conflict.clauses if id in known),
            readings.get(conflict.resolved_by),
        )
        for conflict in book.conflicts
    ]

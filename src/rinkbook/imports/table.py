"""A CSV file as lines by our columns: separator found, headings recognised, blank lines passed over."""

import csv
from collections.abc import Iterator
from io import StringIO

from msgspec import Struct

from rinkbook.imports.faults import Fault, InvalidImport
from rinkbook.imports.headings import Product, names, needed, recognise

SEPARATORS = ",;\t"
WHAT = {"rosters": "rosters", "schedule": "a schedule", "sheets": "finished sheets"}
LONGEST = 20_000
"""A file with more lines isn't one season's."""


class Line(Struct, frozen=True, kw_only=True):
    """A line of the file: its number there, and its cells by our columns."""

    number: int
    cells: dict[str, str]


class Table(Struct, frozen=True, kw_only=True):
    """What a file holds: whose it is ("" for ours), how it writes dates, its lines, what isn't read.

    `left` are the numbers of lines that are no games or players.
    """

    kind: str
    product: str
    dates: str
    lines: tuple[Line, ...]
    unread: tuple[str, ...] = ()
    left: tuple[int, ...] = ()


def decode(raw: bytes) -> str:
    """The text of a file; raises InvalidImport where it is neither UTF-8 nor a spreadsheet's UTF-16."""
    if raw.startswith((b"\xff\xfe", b"\xfe\xff")):
        return raw.decode("utf-16", errors="replace")
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        got = repr(raw[error.start : error.start + 1])
        raise InvalidImport((Fault(line=line, expected="text in UTF-8", got=got),)) from error


def read_table(text: str, kind: str) -> Table:
    """The lines of the file; raises InvalidImport where it has no headings that we know."""
    records = list(_records(text))
    if not records:
        raise InvalidImport((Fault(line=0, expected="a line of headings and lines below it", got="nothing"),))
    _, heads = records[0]
    headings = [_tidy(heading) for heading in heads]
    product = _product(headings, kind)
    faults = [*_faults_of_headings(headings, kind, product), *_too_long(records, len(heads))]
    if faults:
        raise InvalidImport(tuple(faults))
    return _table(records[1:], headings, kind, product)


def _records(text: str) -> Iterator[tuple[int, list[str]]]:
    """The records that hold anything, each with the number of the line on which it begins."""
    text = text.removeprefix("\ufeff")
    if (at := text.find("\0")) >= 0:
        line = text.count("\n", 0, at) + 1
        raise InvalidImport((Fault(line=line, expected="text without zero characters", got=repr("\0")),))
    first = next((line for line in text.splitlines() if line.strip()), "")
    separator = max(SEPARATORS, key=first.count)
    reader, before = csv.reader(StringIO(text, newline=""), delimiter=separator), 0
    try:
        for record in reader:
            if any(cell.strip() for cell in record):
                yield before + 1, record
            before = reader.line_num
    except csv.Error as error:
        fault = Fault(line=before + 1, expected="cells that a line of CSV can hold", got=str(error))
        raise InvalidImport((fault,)) from error


def _tidy(heading: str) -> str:
    return " ".join(heading.lower().split())


def _product(headings: list[str], kind: str) -> Product | None:
    """None for a file of ours."""
    return None if needed(kind) <= set(headings) else recognise(frozenset(headings))


def _faults_of_headings(headings: list[str], kind: str, product: Product | None) -> Iterator[Fault]:
    for heading in sorted({each for each in headings if each and headings.count(each) > 1}):
        yield Fault(line=1, column=heading, expected="each heading once", got=f"{headings.count(heading)}")
    if product is not None and product.kind != kind:
        yield Fault(line=1, expected=WHAT[kind], got=f"a {product.name}")
    elif product is None and (missing := sorted(needed(kind) - set(headings))):
        wanted = ", ".join(map(repr, missing))
        yield Fault(line=1, expected=f"the headings {wanted} too", got=", ".join(headings) or "none")


def _too_long(records: list[tuple[int, list[str]]], width: int) -> Iterator[Fault]:
    if len(records) > LONGEST:
        yield Fault(line=0, expected=f"at most {LONGEST} lines", got=str(len(records)))
    for number, record in records[1:]:
        if len(record) > width and any(cell.strip() for cell in record[width:]):
            yield Fault(line=number, expected=f"{width} cells, one for each heading", got=str(len(record)))


def _table(
    records: list[tuple[int, list[str]]], headings: list[str], kind: str, product: Product | None
) -> Table:
    lines, left = [], []
    for number, record in records:
        raw = {heading: cell.strip() for heading, cell in zip(headings, record, strict=False)}
        if product is None or _is_meant(raw, product):
            lines.append(Line(number=number, cells=_ours(raw, product)))
        else:
            left.append(number)
    known = set(product.columns) | {product.only[0] if product.only else ""} if product else set(names(kind))
    return Table(
        kind=kind,
        product=product.name if product else "",
        dates=product.dates if product else "year-first",
        lines=tuple(lines),
        unread=tuple(heading for heading in headings if heading and heading not in known),
        left=tuple(left),
    )


def _is_meant(raw: dict[str, str], product: Product) -> bool:
    """Whether the line is a game or a player, and no practice or coach."""
    if product.only is None or product.only[0] not in raw:
        return True
    return raw[product.only[0]].lower() in product.only[1]


def _ours(raw: dict[str, str], product: Product | None) -> dict[str, str]:
    if product is None:
        return raw
    cells = {ours: raw.get(theirs, "") for theirs, ours in product.columns.items() if theirs in raw}
    if product.swapped and raw.get(product.swapped, "1") == "0":
        cells["home"], cells["away"] = cells["away"], cells["home"]
    return cells

"""What must agree across an edition: names with what they name, words with rules, readings with fields."""

import re
from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct

from rinkbook.core.errors import NoSuchField
from rinkbook.core.rulebook.clause import Clause, Reading
from rinkbook.core.rulebook.edition import Edition
from rinkbook.core.rulebook.faults import nearest
from rinkbook.core.rulebook.narrowness import equally_narrow
from rinkbook.core.rulebook.paths import look_up, members
from rinkbook.core.rulebook.scope import SORTS
from rinkbook.core.rulebook.tables import Own
from rinkbook.core.rulebook.when import When
from rinkbook.core.rulebook.words import PLACEHOLDER, unfilled

SPORTS = ("ice", "inline", "ball")
KEBAB = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
LONGEST = {"id": 60, "title": 120}
"""Letters of the head's words, which stand on every page that cites the edition."""

Fault = tuple[str, str]  # where, and what was expected and got


class Read(Struct, frozen=True, kw_only=True):
    """An edition as far as it could be read, with what its own file holds."""

    edition: Edition
    own: Own
    base_is_missing: bool = False

    def is_untold(self, rule: str) -> bool:
        """Nothing can be said of that rule: it couldn't be read, which is a fault already."""
        known = {section.id for section in self.edition.sections}
        return rule in self.own.broken or (self.base_is_missing and rule not in known)

    def find(self, path: str) -> Any:
        return look_up(path, self.edition.sections)


def check(read: Read) -> Iterator[Fault]:
    """Every place where the edition doesn't agree with itself."""
    for each in CHECKS:
        yield from each(read)
    if not read.own.broken and not read.base_is_missing:
        yield from equally_narrow(read.edition)
        yield from check_rest(read.edition)


def check_head(read: Read) -> Iterator[Fault]:
    """The id is the league and a name that fits an address; sport and sorts are among those known."""
    edition = read.edition
    if not edition.id.startswith(f"{edition.league}/"):
        yield "id", f"expected it to begin with '{edition.league}/', got {edition.id!r}"
    elif not KEBAB.fullmatch(edition.id.removeprefix(f"{edition.league}/")):
        expected = f"'{edition.league}/' and a date, or small letters, figures and single dashes"
        yield "id", f"expected {expected}, got {edition.id!r}"
    for name, longest in LONGEST.items():
        if len(getattr(edition, name)) > longest:
            yield name, f"expected at most {longest} letters, got {len(getattr(edition, name))}"
    if edition.sport not in SPORTS:
        yield "sport", f"expected one of {', '.join(SPORTS)}; got {edition.sport!r}"
    for stage, sort in edition.stages.items():
        if sort not in SORTS:
            yield f"stages.{stage}", f"expected a sort ({', '.join(SORTS)}), got {sort!r}"


def check_names(read: Read) -> Iterator[Fault]:
    """Own clauses have names in kebab-case and topics that the edition lists."""
    for clause in read.own.clauses:
        where, id = _where(clause, read.edition), clause.id.partition(".")[2]
        if not KEBAB.fullmatch(id):
            yield where, f"expected small letters, figures and single dashes, got {id!r}"
        if clause.topic and clause.topic not in read.edition.topics:
            known = ", ".join(read.edition.topics) or "none"
            yield f"{where}.topic", f"expected a topic of this edition ({known}), got {clause.topic!r}"


def check_refs(read: Read) -> Iterator[Fault]:
    """Every clause named is there."""
    known = {clause.id for clause in read.edition.clauses} | read.own.named
    for where, id in read.own.refs:
        foreign = id.split(".")[0] != read.edition.league
        if id not in known and not (foreign and read.base_is_missing):
            yield where, f"expected a clause that there is, got {id!r}{nearest(id, known)}"


def check_scopes(read: Read) -> Iterator[Fault]:
    """A scope names stages of the edition, and sorts that there are."""
    stages = ", ".join(read.edition.stages) or "none"
    for section in read.own.sections:
        where = f"[[rule]] {section.id}.scope"
        for stage in (each for each in section.scope.stages if each not in read.edition.stages):
            yield f"{where}.stages", f"expected a stage of this edition ({stages}), got {stage!r}"
        for sort in (each for each in section.scope.sorts if each not in SORTS):
            yield f"{where}.sorts", f"expected a sort ({', '.join(SORTS)}), got {sort!r}"


def check_values(read: Read) -> Iterator[Fault]:
    """What a rule says against its own values, and what any condition in it does."""
    for section in read.own.sections:
        if hasattr(section.rule, "faults"):
            yield from (_placed(section.id, what) for what in section.rule.faults())
        for path, when in _conditions(section.rule):
            yield from (_placed(section.id, what, path) for what in when.faults())


def _conditions(value: Any, path: str = "") -> Iterator[tuple[str, When]]:
    if isinstance(value, When):
        yield path, value
    for name, item in members(value).items():
        yield from _conditions(item, f"{path}.{name}")


def check_rest(edition: Edition) -> Iterator[Fault]:
    """What a rule, a base book's too, says against the rest of the edition."""
    for section in edition.sections:
        if hasattr(section.rule, "faults_in"):
            yield from (_placed(section.id, what) for what in section.rule.faults_in(edition))


def _placed(rule: str, what: str, path: str = "") -> Fault:
    """Where in the rule; what is said may begin with the name of a field: `order: expected …`."""
    field, _, rest = what.partition(": ")
    where = f"[[rule]] {rule}{path}"
    return (f"{where}.{field}", rest) if rest.startswith("expected ") else (where, what)


def check_texts(read: Read) -> Iterator[Fault]:
    """A clause has a heading and words, and every brace in them is closed."""
    for clause in read.own.clauses:
        for field, text in (("heading", clause.heading), ("says", clause.says)):
            where = f"{_where(clause, read.edition)}.{field}"
            if not text.strip():
                yield where, f"expected words, got {text!r}"
            if brace := re.search(r"[{}].*", PLACEHOLDER.sub("", text)):
                yield where, f"expected a place such as {{mercy.on}}, got a brace alone in {brace[0]!r}"


def check_words(read: Read) -> Iterator[Fault]:
    """Every place in a clause's words is a field of a rule, in a format made for it."""
    for clause in read.edition.clauses:
        where = f"{_where(clause, read.edition)}.says"
        for place in PLACEHOLDER.finditer(clause.says):
            if not read.is_untold(place[1].split(".")[0]):
                yield from ((where, what) for what in unfilled(place[0], read.find))


def check_readings(read: Read) -> Iterator[Fault]:
    """A reading has an id of its own, takes one of its options, and its switch is a field."""
    seen: set[str] = set()
    for reading in read.own.readings:
        where = f"[[readings]] {reading.id}"
        if not KEBAB.fullmatch(reading.id.lower()):
            yield where, f"expected letters, figures and single dashes, got {reading.id!r}"
        if reading.id in seen:
            yield where, f"expected an id that no other reading has, got {reading.id!r} twice"
        seen.add(reading.id)
        options = [option.id for option in reading.options]
        if options and reading.taken not in options:
            yield f"{where}.taken", f"expected one of {', '.join(options)}; got {reading.taken!r}"
        yield from ((f"{where}.switch", what) for what in _switch_faults(reading, read))


def _switch_faults(reading: Reading, read: Read) -> Iterator[str]:
    if not reading.switch or not reading.field_stands or read.is_untold(reading.switch.split(".")[0]):
        return
    try:
        value = read.find(reading.switch)
    except NoSuchField as error:
        yield str(error)
        return
    if reading.value is not None and reading.value != value:
        yield f"expected {reading.switch!r} to hold the reading's value {reading.value!r}, got {value!r}"


def check_conflicts(read: Read) -> Iterator[Fault]:
    """A conflict names two clauses or more, and the reading that resolves it is there."""
    readings = {reading.id for reading in read.edition.readings}
    for at, conflict in enumerate(read.own.conflicts, start=1):
        where = f"[[conflicts]] number {at}"
        if len(conflict.clauses) < 2:
            yield f"{where}.clauses", f"expected two clauses or more, got {list(conflict.clauses)!r}"
        if conflict.resolved_by and conflict.resolved_by not in readings:
            yield f"{where}.resolved_by", f"expected the id of a reading, got {conflict.resolved_by!r}"


def _where(clause: Clause, edition: Edition) -> str:
    return f"[clause.{clause.id.removeprefix(f'{edition.league}.')}]"


CHECKS: tuple[Callable[[Read], Iterator[Fault]], ...] = (
    check_head,
    check_names,
    check_refs,
    check_scopes,
    check_values,
    check_texts,
    check_words,
    check_readings,
    check_conflicts,
)

"""An edition as it reads: order, full clause ids, bases, digest, readings."""

from datetime import date

from rinkbook.core.rulebook.clause import ClauseKind
from rinkbook.core.rulebook.scope import Scope
from tests.core.rulebook.tiny import BASE, CLAUSE, EXTENDS, MERCY, STAGES, Counter, Mercy, tiny


def test_the_head_says_what_it_is() -> None:
    edition = tiny(STAGES)
    assert (edition.id, edition.league, edition.title) == ("tiny/2026-01-01", "tiny", "Tiny")
    assert edition.in_force == date(2026, 1, 1)
    assert edition.stages == {"season": "season", "final": "playoff"}


def test_clauses_keep_the_order_of_the_law_and_get_their_league() -> None:
    clauses = tiny(MERCY, '[clause.b]\nheading = "B"\nsays = "B."\nkind = "published"\n', CLAUSE).clauses
    assert [clause.id for clause in clauses] == ["tiny.b", "tiny.far-ahead"]
    assert [clause.kind for clause in clauses] == [ClauseKind.PUBLISHED, ClauseKind.ENFORCED]


def test_a_rule_has_its_kind_for_an_id_and_its_fields_for_a_value() -> None:
    (section,) = tiny(CLAUSE, MERCY).sections
    assert (section.id, section.kind) == ("mercy", "mercy")
    assert section.rule == Mercy(on=7, off=6)
    assert section.scope == Scope()
    assert section.cites() == "tiny.far-ahead"


def test_a_rule_that_plays_two_parts_names_a_clause_for_each() -> None:
    rule = MERCY.replace('clause = "far-ahead"', 'clauses = { on = "far-ahead", off = "far-ahead" }')
    (section,) = tiny(CLAUSE, rule).sections
    assert section.clauses == {"on": "tiny.far-ahead", "off": "tiny.far-ahead"}


def test_a_scope_is_read_with_the_rule() -> None:
    (section,) = tiny(STAGES, CLAUSE, MERCY, 'scope = { stages = ["final"] }').sections
    assert section.scope == Scope(stages=("final",))


def test_a_clause_named_deep_in_a_rule_gets_its_league_too() -> None:
    steps = '[{ at = 3, do = { out = "game" }, clause = "far-ahead" }]'
    rule = f'[[rule]]\nkind = "counter"\nsubject = "player"\nsteps = {steps}\n'
    (section,) = tiny(CLAUSE, rule, MERCY.replace("[[rule]]", "[[rule]]")).sections[:1]
    assert isinstance(section.rule, Counter)
    assert section.rule.steps[0].clause == "tiny.far-ahead"
    assert section.cites() == "tiny.far-ahead"


def test_a_rule_that_may_stand_often_does() -> None:
    rule = '[[rule]]\nkind = "counter"\nid = "{0}"\nclause = "far-ahead"\nsubject = "team"\nsteps = []\n'
    sections = tiny(CLAUSE, MERCY, rule.format("one"), rule.format("two")).sections
    assert [(section.id, section.position) for section in sections] == [("mercy", 0), ("one", 1), ("two", 2)]


def test_the_clauses_of_a_base_come_after_the_own_ones_its_rules_before() -> None:
    edition = tiny(EXTENDS, CLAUSE, MERCY, bases={"base/2025": BASE})
    assert [clause.id for clause in edition.clauses] == ["tiny.far-ahead", "base.minor"]
    assert [(section.id, section.position) for section in edition.sections] == [
        ("counts", 0),
        ("clock", 1),
        ("mercy", 2),
    ]
    assert edition.sections[0].cites() == "base.minor"
    assert [clause.id for clause in edition.own_clauses()] == ["tiny.far-ahead"]


def test_an_own_rule_replaces_the_base_rule_of_its_id_whole_and_in_its_place() -> None:
    steps = '[{ at = 5, do = { suspend = 1 }, clause = "base.minor" }]'
    own = f'[[rule]]\nkind = "counter"\nid = "counts"\nsubject = "team"\nsteps = {steps}\n'
    edition = tiny(EXTENDS, CLAUSE, MERCY, own, bases={"base/2025": BASE})
    assert [section.id for section in edition.sections] == ["counts", "clock", "mercy"]
    assert (edition.sections[0].rule.subject, edition.sections[0].rule.steps[0].at) == ("team", 5)
    assert edition.sections[0].cites() == "base.minor"


def test_a_base_may_stand_on_another_one() -> None:
    ground = BASE.replace("base/2025", "ground/1").replace('"base"', '"ground"')
    middle = 'id = "base/2025"\nleague = "base"\ntitle = "B"\nin_force = 2025-01-01\nextends = "ground/1"\n'
    edition = tiny(EXTENDS, bases={"base/2025": middle, "ground/1": ground})
    assert [clause.id for clause in edition.clauses] == ["ground.minor"]


def test_the_digest_is_of_the_text_and_of_every_base() -> None:
    alone = tiny(CLAUSE, MERCY)
    assert len(alone.digest) == 64
    assert alone.digest == tiny(CLAUSE, MERCY).digest
    assert alone.digest != tiny(CLAUSE, MERCY, "# a word more").digest
    first = tiny(EXTENDS, CLAUSE, MERCY, bases={"base/2025": BASE})
    other = tiny(EXTENDS, CLAUSE, MERCY, bases={"base/2025": BASE.replace("at = 3", "at = 4")})
    assert first.digest != other.digest


READING = """
[[readings]]
id = "R1"
clauses = ["far-ahead"]
question = "At seven, or past it?"
taken = "at"
options = [{ id = "at", says = "At seven." }, { id = "past", says = "At eight." }]
switch = "mercy.on"
"""


def test_a_reading_holds_what_its_switch_is_set_to() -> None:
    (reading,) = tiny(CLAUSE, MERCY, READING).readings
    assert (reading.clauses, reading.switch, reading.value) == (("tiny.far-ahead",), "mercy.on", 7)


def test_a_reading_may_name_a_field_that_no_rule_has_yet() -> None:
    later = READING.replace('"mercy.on"', '"mercy.grace"') + "field_stands = false\nvalue = 30\n"
    (reading,) = tiny(CLAUSE, MERCY, later).readings
    assert (reading.field_stands, reading.value) == (False, 30)


def test_the_switch_of_a_reading_may_be_for_which_games_a_rule_stands() -> None:
    (reading,) = tiny(CLAUSE, MERCY, READING.replace("mercy.on", "mercy.scope")).readings
    assert reading.value is None


def test_a_reading_of_a_base_holds_nothing_once_the_league_replaced_its_rule() -> None:
    reading = READING.replace("mercy.on", "counts.steps.0.at").replace("far-ahead", "minor")
    own = '[[rule]]\nkind = "counter"\nid = "counts"\nclause = "far-ahead"\nsubject = "team"\nsteps = []\n'
    base = BASE.replace("Penalty {counts.steps.0.at} is the last.", "No more.") + reading
    (read,) = tiny(EXTENDS, CLAUSE, MERCY, bases={"base/2025": base}).readings
    assert (read.clauses, read.value) == (("base.minor",), 3)
    replaced = tiny(EXTENDS, CLAUSE, MERCY, own, bases={"base/2025": base})
    assert replaced.readings[0].value is None


def test_an_own_reading_replaces_that_of_the_base() -> None:
    base = BASE + READING.replace("mercy.on", "counts.subject").replace("far-ahead", "minor")
    (read,) = tiny(EXTENDS, CLAUSE, MERCY, READING, bases={"base/2025": base}).readings
    assert read.clauses == ("tiny.far-ahead",)


def test_a_list_of_words_is_a_value_of_a_reading_too() -> None:
    clock = '[[rule]]\nkind = "clock"\nclause = "far-ahead"\norder = ["mercy"]\n'
    (read,) = tiny(CLAUSE, MERCY, clock, READING.replace("mercy.on", "clock.order")).readings
    assert read.value == ("mercy",)


def test_a_conflict_names_the_clauses_and_what_resolves_them() -> None:
    conflict = '[[conflicts]]\nclauses = ["far-ahead", "far-ahead"]\nsays = "No."\nresolved_by = "R1"\n'
    (read,) = tiny(CLAUSE, MERCY, READING, conflict).conflicts
    assert (read.clauses, read.resolved_by) == (("tiny.far-ahead", "tiny.far-ahead"), "R1")

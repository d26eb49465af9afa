"""What is wrong in a rulebook's file is told all at once: where, what was expected, what came."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rinkbook.core.errors import InvalidEdition
from rinkbook.core.rulebook.reader import read_edition
from tests.core.rulebook.tiny import BASE, CLAUSE, EXTENDS, HEAD, KINDS, MERCY, STAGES, faults, tiny

COUNTER = """
[[rule]]
kind = "counter"
clause = "far-ahead"
subject = "player"
"""


def read(text: str) -> tuple[str, ...]:
    with pytest.raises(InvalidEdition) as caught:
        read_edition(text, kinds=KINDS)
    return caught.value.faults


def test_a_fault_says_edition_place_expected_and_got() -> None:
    with pytest.raises(InvalidEdition) as caught:
        tiny(CLAUSE, MERCY.replace("off = 6", "off = 7"))
    assert caught.value.faults == (
        "tiny/2026-01-01 [[rule]] mercy: expected off below on, or the clock would never settle; "
        "got on = 7, off = 7",
    )
    assert str(caught.value) == caught.value.faults[0]


def test_faults_of_every_sort_come_at_once() -> None:
    assert faults(
        'colour = "red"\n',
        CLAUSE.replace('kind = "enforced"', 'kind = "forced"'),
        MERCY.replace("on = 7", "onn = 7"),
        '[[rule]]\nkind = "mercey"\nclause = "far-ahead"\n',
    ) == (
        "colour: expected one of the fields id, league, title, in_force, sport, source, checked_on, "
        "extends, stages, topics; got an unknown one",
        "[[rule]] mercy.onn: expected one of the fields on, off; got an unknown one (nearest: 'on')",
        "[[rule]] mercy.on: expected a whole number, got nothing",
        "[[rule]] mercey.kind: expected a kind of rule that there is, got 'mercey' (nearest: 'mercy')",
        "[clause.far-ahead].kind: expected one of 'enforced', 'prompted', 'workflow', 'published', "
        "got 'forced'",
    )


def test_text_that_is_no_toml_is_one_fault_with_its_line() -> None:
    assert faults(CLAUSE, "[[rule]\n") == (
        "line 11, column 7: expected TOML (Expected ']]' at the end of an array declaration), got '[[rule]'",
    )


def test_text_that_breaks_off_is_told_too() -> None:
    assert faults('[stages]\nseason = "sea') == (
        "end of document: expected TOML (Unterminated string), got no more",
    )


def test_an_id_whose_quotes_are_never_closed_is_the_edition_s_name_all_the_same() -> None:
    assert read('\nid = "tiny/2026-01-01\nleague = "tiny"\n[[readings]]\nid = "R1"\n') == (
        "tiny/2026-01-01 line 2, column 22: expected TOML (Illegal character '\\n'), "
        "got 'id = \"tiny/2026-01-01'",
    )


def test_an_id_below_the_head_is_not_the_edition_s() -> None:
    told = read('league = "tiny"\n[[readings]]\nid = "R1"\n')
    assert told[0] == "edition id: expected a text, got nothing"


def test_a_mark_before_the_first_letter_hides_nothing() -> None:
    assert read("\ufeff" + HEAD.lstrip() + "[[rule]\n") == (
        "tiny/2026-01-01 line 5, column 7: expected TOML (Expected ']]' at the end of an array declaration), "
        "got '[[rule]'",
    )


def test_a_letter_that_breaks_lines_elsewhere_breaks_none_here() -> None:
    told = read(HEAD + 'source = "a\u2028b"\n[[rule]\n')
    assert told[0].endswith("got '[[rule]'")


def test_lists_without_an_end_are_a_fault() -> None:
    assert read(HEAD + "source = " + "[" * 9999) == (
        "tiny/2026-01-01: expected lists a few levels deep, got hundreds",
    )


def test_what_an_edition_says_of_itself_is_checked_field_by_field() -> None:
    assert read('id = "tiny/1"\nleague = 3\nin_force = "today"\nstages = ["season"]\n') == (
        "tiny/1 league: expected a text, got 3",
        "tiny/1 title: expected a text, got nothing",
        "tiny/1 in_force: expected a date, got 'today'",
        "tiny/1 stages: expected a table, got ['season']",
    )


def test_a_file_without_anything_is_called_edition() -> None:
    assert read("") == (
        "edition id: expected a text, got nothing",
        "edition league: expected a text, got nothing",
        "edition title: expected a text, got nothing",
        "edition in_force: expected a date, got nothing",
        "edition id: expected it to begin with 'edition/', got 'edition'",
    )


@pytest.mark.parametrize("name", ["", "2026 03", "a/b", "../x", "é", "<b>"])
def test_the_id_ends_with_a_name_that_fits_an_address(name: str) -> None:
    (fault,) = read(HEAD.replace('id = "tiny/2026-01-01"', f'id = "tiny/{name}"'))
    expected = "expected 'tiny/' and a date, or small letters, figures and single dashes"
    assert fault.endswith(f"id: {expected}, got 'tiny/{name}'")


def test_the_heads_words_have_an_end() -> None:
    long = HEAD.replace('"tiny/2026-01-01"', f'"tiny/{"x" * 60}"').replace(
        'title = "', f'title = "{"T" * 120}'
    )
    assert [fault.partition(": ")[2][:29] for fault in read(long)] == [
        "expected at most 60 letters, ",
        "expected at most 120 letters,",
    ]


def test_the_id_begins_with_the_league() -> None:
    assert read(HEAD.replace('id = "tiny/', 'id = "other/')) == (
        "other/2026-01-01 id: expected it to begin with 'tiny/', got 'other/2026-01-01'",
    )


def test_a_sport_is_one_that_there_is() -> None:
    assert faults('sport = "field"\n') == ("sport: expected one of ice, inline, ball; got 'field'",)
    assert faults('sport = "ball"\n') == ()


def test_a_clause_has_a_heading_and_words() -> None:
    assert faults('[clause.a]\nheading = " "\nsays = ""\nkind = "published"\n') == (
        "[clause.a].heading: expected words, got ' '",
        "[clause.a].says: expected words, got ''",
    )


@pytest.mark.parametrize(
    ("words", "rest"),
    [
        ("From {mercy.on on.", "{mercy.on on."),
        ("From {mercy.on} or mercy.off} on.", "} on."),
        ("From {{mercy.on}} on.", "{} on."),
    ],
)
def test_a_brace_alone_is_a_fault(words: str, rest: str) -> None:
    assert faults(CLAUSE.replace("From {mercy.on} on the clock runs.", words), MERCY) == (
        f"[clause.far-ahead].says: expected a place such as {{mercy.on}}, got a brace alone in {rest!r}",
    )


def test_a_part_that_the_kind_does_not_play_is_told_with_those_it_does() -> None:
    parts = MERCY.replace('clause = "far-ahead"', 'clauses = { on = "far-ahead", of = "far-ahead" }')
    assert faults(CLAUSE, parts) == (
        "[[rule]] mercy.clauses.of: expected one of the parts on, off; got 'of' (nearest: 'off')",
    )
    counter = COUNTER.replace('clause = "far-ahead"', 'clauses = { count = "far-ahead" }') + "steps = []\n"
    assert faults(CLAUSE, MERCY, counter) == (
        "[[rule]] counter.clauses.count: expected clause alone, for a kind without parts; got 'count'",
    )


def test_a_stage_is_of_a_sort_that_there_is() -> None:
    assert faults(STAGES.replace('"playoff"', '"cup"')) == (
        "stages.final: expected a sort (season, playoff, exhibition), got 'cup'",
    )


def test_tables_that_are_none_are_faults() -> None:
    assert faults('rule = "mercy"\nclause = 3\n') == (
        "clause: expected a table, got 3",
        "rule: expected a list, got 'mercy'",
    )


def test_a_clause_lacks_nothing_and_has_nothing_else() -> None:
    assert faults('[clause.a]\nheading = "A"\nsaid = "A."\nkind = "published"\n') == (
        "[clause.a].said: expected one of the fields heading, says, kind, topic; got an unknown one",
        "[clause.a].says: expected a text, got nothing",
    )


def test_a_clause_has_a_name_in_small_letters_and_dashes() -> None:
    assert faults('[clause.Far_ahead]\nheading = "A"\nsays = "A."\nkind = "published"\n') == (
        "[clause.Far_ahead]: expected small letters, figures and single dashes, got 'Far_ahead'",
    )


def test_a_clause_has_a_topic_that_the_edition_lists() -> None:
    assert faults('[topics]\ngame = "The game"\n', CLAUSE, 'topic = "games"\n', MERCY) == (
        "[clause.far-ahead].topic: expected a topic of this edition (game), got 'games'",
    )


def test_wrong_values_are_told_wherever_they_stand_in_a_rule() -> None:
    steps = 'steps = [{ at = "three", do = { out = 1 } }, { at = 5 }, 7]\n'
    rest = 'weights = { minor = "one" }\nshare = [1]\n'
    assert faults(CLAUSE, MERCY, COUNTER, steps, rest) == (
        "[[rule]] counter.steps.0.at: expected a whole number, got 'three'",
        "[[rule]] counter.steps.0.do.out: expected a text, got 1",
        "[[rule]] counter.steps.1.do: expected a table, got nothing",
        "[[rule]] counter.steps.2: expected a table, got 7",
        "[[rule]] counter.weights.minor: expected a whole number, got 'one'",
        "[[rule]] counter.share: expected a list of 2, got [1]",
    )


def test_a_rule_has_a_kind() -> None:
    assert faults(CLAUSE, MERCY, '[[rule]]\nclause = "far-ahead"\n') == (
        "[[rule]] number 2.kind: expected a text, got nothing",
    )


def test_a_rule_carries_out_a_clause() -> None:
    assert faults(CLAUSE, MERCY.replace('clause = "far-ahead"\n', "")) == (
        "[[rule]] mercy: expected clause or clauses, got a rule that carries out none",
    )


def test_a_rule_names_no_clause_that_there_is_not() -> None:
    steps = 'steps = [{ at = 3, do = {}, clause = "base.minor" }]\n'
    assert faults(CLAUSE, MERCY.replace('"far-ahead"', '"far-ahed"'), COUNTER, steps) == (
        "[[rule]] mercy: expected a clause that there is, got 'tiny.far-ahed' (nearest: 'tiny.far-ahead')",
        "[[rule]] counter.steps.0: expected a clause that there is, got 'base.minor'",
    )


def test_two_rules_have_two_ids() -> None:
    named = MERCY + 'id = "late-mercy"\nscope = { stages = ["final"] }\n'
    assert faults(STAGES, CLAUSE, MERCY, named, named.replace("final", "season")) == (
        "[[rule]] late-mercy: expected an id that no other rule has, got 'late-mercy' twice",
    )


def test_a_kind_that_stands_twice_needs_an_id() -> None:
    assert faults(STAGES, CLAUSE, MERCY, MERCY, 'scope = { stages = ["final"] }\n') == (
        "[[rule]] mercy: expected an id, since the kind 'mercy' stands twice; got none",
    )


def test_two_rules_of_which_a_game_has_one_are_not_equally_narrow() -> None:
    late = MERCY + 'id = "late-mercy"\nscope = { sorts = ["playoff"] }\n'
    later = MERCY + 'id = "later-mercy"\nscope = { sorts = ["playoff", "season"] }\n'
    assert faults(STAGES, CLAUSE, MERCY, late, later) == (
        "[[rule]] later-mercy.scope: expected one narrower or wider than that of 'late-mercy', "
        "got both alike at stage 'final'",
    )


def test_equally_narrow_rules_for_different_games_are_no_fault() -> None:
    late = MERCY + 'id = "late-mercy"\nscope = { stages = ["final"], divisions = ["A"] }\n'
    other = MERCY + 'id = "other-mercy"\nscope = { stages = ["final"], divisions = ["B"] }\n'
    assert faults(STAGES, CLAUSE, MERCY, late, other) == ()
    assert faults(STAGES, CLAUSE, MERCY, late, other.replace('["B"]', '["B", "A"]')) == (
        "[[rule]] other-mercy.scope: expected one narrower or wider than that of 'late-mercy', "
        "got both alike at stage 'final', division 'A'",
    )


def test_rounds_tell_games_apart_too() -> None:
    first = MERCY + 'id = "first"\nscope = { rounds = ["1", "2"] }\n'
    second = MERCY + 'id = "second"\nscope = { rounds = ["2"] }\n'
    assert faults(CLAUSE, MERCY, first, second) == (
        "[[rule]] second.scope: expected one narrower or wider than that of 'first', "
        "got both alike at stage 'season', round '2'",
    )


def test_a_scope_names_stages_and_sorts_that_there_are() -> None:
    assert faults(STAGES, CLAUSE, MERCY, 'scope = { stages = ["semi"], sorts = ["cup"] }\n') == (
        "[[rule]] mercy.scope.stages: expected a stage of this edition (season, final), got 'semi'",
        "[[rule]] mercy.scope.sorts: expected a sort (season, playoff, exhibition), got 'cup'",
    )


def test_a_scope_has_no_other_fields() -> None:
    assert faults(CLAUSE, MERCY, "scope = { periods = [1] }\n") == (
        "[[rule]] mercy.scope.periods: expected one of the fields stages, sorts, divisions, rounds; "
        "got an unknown one (nearest: 'rounds')",
    )


def test_a_rule_may_speak_against_the_rest_of_the_edition() -> None:
    clock = '[[rule]]\nkind = "clock"\nclause = "far-ahead"\norder = ["mercy", "late"]\n'
    assert faults(CLAUSE, MERCY, clock) == (
        "[[rule]] clock.order: expected the id of a rule of this edition, got 'late'",
    )


@pytest.mark.parametrize(
    ("place", "what"),
    [
        ("{mercy.onn}", "expected one of on, off below 'mercy', got 'onn'"),
        ("{mercy}", "expected one of on, off below 'mercy', got ''"),
        ("{marcy.on}", "expected a rule of this edition, got 'marcy' in 'marcy.on'"),
        ("{mercy.on.x}", "expected nothing below 'mercy.on', got 'x'"),
        (
            "{mercy.on|shout}",
            "expected a format out of plain, seconds, minutes, clock, words, ordinal, games, share, money; "
            "got '{mercy.on|shout}'",
        ),
        ("{mercy.on|share}", "expected a value that 'share' is made for in '{mercy.on|share}', got 7"),
        ("{}", "expected a rule of this edition, got '' in ''"),
        (
            "{mercy.scope}",
            "expected '{mercy.scope}' to be a number, a text or a list of them, got a table or nothing",
        ),
    ],
)
def test_every_place_in_the_words_is_a_field_that_can_be_said(place: str, what: str) -> None:
    assert faults(CLAUSE.replace("{mercy.on}", place), MERCY) == (f"[clause.far-ahead].says: {what}",)


def test_words_about_a_rule_that_cannot_be_read_are_no_further_fault() -> None:
    assert faults(CLAUSE, MERCY.replace("on = 7", 'on = "seven"')) == (
        "[[rule]] mercy.on: expected a whole number, got 'seven'",
    )


READING = """
[[readings]]
id = "R1"
clauses = ["far-ahead"]
question = "At seven, or past it?"
taken = "at"
options = [{ id = "at", says = "At seven." }]
switch = "mercy.on"
"""


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('["far-ahead"]', '["far"]', "[[readings]] R1: expected a clause that there is, got 'tiny.far' "
         "(nearest: 'tiny.far-ahead')"),
        ('"R1"', '"R--1"', "[[readings]] R--1: expected letters, figures and single dashes, got 'R--1'"),
        ('"mercy.on"', '"mercy.at"',
         "[[readings]] R1.switch: expected one of on, off below 'mercy', got 'at'"),
        ('"at"\n', '"past"\n', "[[readings]] R1.taken: expected one of at; got 'past'"),
        ("switch =", "swich =",
         "[[readings]] R1.swich: expected one of the fields id, clauses, question, taken, options, "
         "why, switch, field_stands, value, by; got an unknown one (nearest: 'switch')"),
        ('"mercy.on"\n', '"mercy.on"\nvalue = 8\n',
         "[[readings]] R1.switch: expected 'mercy.on' to hold the reading's value 8, got 7"),
    ],
)  # fmt: skip
def test_a_reading_agrees_with_the_edition(old: str, new: str, fault: str) -> None:
    assert faults(CLAUSE, MERCY, READING.replace(old, new)) == (fault,)


def test_two_readings_have_two_ids() -> None:
    assert faults(CLAUSE, MERCY, READING, READING) == (
        "[[readings]] R1: expected an id that no other reading has, got 'R1' twice",
    )


def test_a_conflict_is_between_clauses_and_resolved_by_a_reading() -> None:
    conflict = '[[conflicts]]\nclauses = ["far"]\nsays = "No."\nresolved_by = "R2"\n'
    assert faults(CLAUSE, MERCY, READING, conflict) == (
        "[[conflicts]] number 1: expected a clause that there is, got 'tiny.far' (nearest: 'tiny.far-ahead')",
        "[[conflicts]] number 1.clauses: expected two clauses or more, got ['tiny.far']",
        "[[conflicts]] number 1.resolved_by: expected the id of a reading, got 'R2'",
    )


def test_a_base_book_must_be_at_hand() -> None:
    minor = '[[rule]]\nkind = "clock"\nclause = "base.minor"\n'
    assert faults(EXTENDS, CLAUSE, MERCY, minor) == (
        "extends: expected a base book that is at hand (none is), got 'base/2025'",
    )


def test_a_book_does_not_stand_on_itself() -> None:
    back = BASE.replace('title = "The base book"', 'title = "B"\nextends = "tiny/2026-01-01"')
    assert faults(EXTENDS, bases={"base/2025": back, "tiny/2026-01-01": HEAD}) == (
        "base/2025 extends: expected a book that doesn't lead back to this one, "
        "got tiny/2026-01-01 → base/2025 → tiny/2026-01-01",
    )


def test_a_book_that_calls_itself_otherwise_does_not_stand_on_itself_either() -> None:
    other = BASE.replace('title = "The base book"', 'title = "B"\nextends = "alias/1"')
    assert other != BASE
    extends = EXTENDS.replace("base/2025", "alias/1")
    (fault,) = faults(extends, bases={"alias/1": other})
    assert fault.endswith("got tiny/2026-01-01 → alias/1 → base/2025 → alias/1")


def test_the_faults_of_a_base_are_told_with_the_own_ones() -> None:
    assert faults(
        EXTENDS,
        CLAUSE,
        MERCY.replace("on = 7", "on = 5"),
        bases={"base/2025": BASE.replace("at = 3", "at = 3.5")},
    ) == (
        "base/2025 [[rule]] counts.steps.0.at: expected a whole number, got 3.5",
        "[[rule]] mercy: expected off below on, or the clock would never settle; got on = 5, off = 6",
    )


def test_words_of_a_base_hold_after_its_rule_was_replaced() -> None:
    own = '[[rule]]\nkind = "counter"\nid = "counts"\nclause = "far-ahead"\nsubject = "team"\nsteps = []\n'
    assert faults(EXTENDS, CLAUSE, MERCY, own, bases={"base/2025": BASE}) == (
        "[clause.base.minor].says: expected nothing below 'counts.steps', got '0'",
    )


WHOLE = "".join(
    [EXTENDS, STAGES, CLAUSE, MERCY, "scope = { divisions = [] }\n", COUNTER, "steps = []\n", READING]
)
LINES = WHOLE.splitlines()
VALUES = [
    "3",
    "-1.5",
    '"x"',
    '""',
    "true",
    "[]",
    "[1]",
    '["a"]',
    "[[]]",
    "{}",
    "{ a = 1 }",
    "2026-01-01",
    "[{}]",
]
CHANGES = st.lists(
    st.tuples(st.integers(0, len(LINES) - 1), st.sampled_from([*VALUES, "gone"])), min_size=1, max_size=4
)


@given(changes=CHANGES)
def test_whatever_its_values_a_text_is_an_edition_or_faults_with_place_expected_and_got(
    changes: list[tuple[int, str]],
) -> None:
    lines = list(LINES)
    for at, value in changes:
        lines[at] = "" if value == "gone" else f"{lines[at].split('=')[0]}= {value}"
    for fault in faults("\n".join(lines), bases={"base/2025": BASE}):
        assert ": expected " in fault
        assert ", got " in fault or "; got " in fault

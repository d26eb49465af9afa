"""Words with their numbers: in a clause those of its edition, in a decision the facts."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from rinkbook.core.errors import NoSuchRule
from rinkbook.core.rulebook.formats import FORMATS, write
from rinkbook.core.rulebook.words import PLACEHOLDER, phrase, says, unsayable
from rinkbook.core.ruling import Ruling
from tests.core.rulebook.tiny import CLAUSE, MERCY, faults, tiny

SENTENCES = {
    "goal-over": ("The {nth|ordinal} goal of {number} doesn't count.", "{limit|words} goals count a player."),
    "ask-the-captain": ("Ask {captain} first.", ""),
}


def ruling(**facts: Any) -> Ruling:
    return Ruling(code="goal-over", clause="tiny.far-ahead", key="k", rule="mercy", facts=facts)


def test_a_clause_says_the_numbers_of_its_rules() -> None:
    edition = tiny(CLAUSE, MERCY)
    assert says(edition.clauses[0], edition) == "From 7 on the clock runs."


def test_a_clause_whose_rule_is_gone_says_so_rather_than_fail() -> None:
    edition = structs.replace(tiny(CLAUSE, MERCY), sections=())
    assert says(edition.clauses[0], edition) == "From {mercy.on} on the clock runs."


@pytest.mark.parametrize(
    ("value", "format", "said"),
    [
        (7, "plain", "7"),
        (True, "plain", "yes"),
        (False, "plain", "no"),
        (7.0, "plain", "7"),
        (0.5, "plain", "0.5"),
        (("4", "8", "17"), "plain", "4, 8 and 17"),
        (("4", "8"), "plain", "4 and 8"),
        (("4",), "plain", "4"),
        ((), "plain", ""),
        (600, "minutes", "10"),
        (90, "minutes", "1:30"),
        (45, "seconds", "45"),
        (402, "clock", "6:42"),
        (0, "words", "no"),
        (1, "words", "one"),
        (12, "words", "twelve"),
        (13, "words", "13"),
        (-1, "words", "-1"),
        (1, "ordinal", "first"),
        (10, "ordinal", "tenth"),
        (11, "ordinal", "11th"),
        (21, "ordinal", "21st"),
        (22, "ordinal", "22nd"),
        (23, "ordinal", "23rd"),
        (113, "ordinal", "113th"),
        (1, "games", "one game"),
        (5, "games", "5 games"),
        ((1, 2), "share", "half"),
        ((3, 5), "share", "3/5"),
        (1000, "money", "10"),
        (1050, "money", "10.50"),
    ],
)
def test_a_value_is_said_in_its_format(value: Any, format: str, said: str) -> None:
    assert write(value, format) == said


@pytest.mark.parametrize(
    ("value", "format"), [("seven", "clock"), (True, "words"), ((1, 2, 3), "share"), (7, "?")]
)
def test_a_value_that_fits_no_format_is_said_plainly(value: Any, format: str) -> None:
    assert write(value, format) == write(value)


def test_a_number_in_words_at_the_head_of_a_sentence_begins_it() -> None:
    edition = tiny(
        CLAUSE.replace("From {mercy.on} on", "{mercy.on|words}, I say. {mercy.off|words} too:"), MERCY
    )
    assert says(edition.clauses[0], edition) == "Seven, I say. Six too: the clock runs."


def test_a_ruling_is_said_as_decision_fact_and_clause() -> None:
    said = phrase(ruling(nth=4, number="17", limit=3), SENTENCES, tiny(CLAUSE, MERCY))
    assert said.decision == "The fourth goal of 17 doesn't count."
    assert said.because == "Three goals count a player."
    assert (said.clause.heading, said.clause.says) == ("Far ahead", "From 7 on the clock runs.")
    assert said.remedies == ()


def test_a_remedy_is_said_with_the_facts_of_the_ruling() -> None:
    asked = structs.replace(ruling(nth=4, captain="Ann", limit=3), remedies=("ask-the-captain",))
    assert phrase(asked, SENTENCES, tiny(CLAUSE, MERCY)).remedies == ("Ask Ann first.",)


def test_a_fact_that_is_missing_is_shown_by_its_name() -> None:
    said = phrase(ruling(limit=3), SENTENCES, tiny(CLAUSE, MERCY))
    assert said.decision == "The {nth} goal of {number} doesn't count."


def test_a_ruling_without_a_sentence_is_shown_by_its_code() -> None:
    said = phrase(ruling(), {}, tiny(CLAUSE, MERCY))
    assert (said.decision, said.because) == ("goal over", "")


def test_what_a_ruling_leaves_unsaid_is_told() -> None:
    assert list(unsayable(ruling(number="9", nth=4, limit=3), SENTENCES)) == []
    assert list(unsayable(ruling(number="9", nth=4), SENTENCES)) == ["goal-over {limit|words}"]
    asks = structs.replace(ruling(number="9", nth=4, limit=3), remedies=("ask-the-captain", "wait"))
    assert list(unsayable(asks, SENTENCES)) == ["ask-the-captain {captain}", "wait"]


def test_a_ruling_of_another_edition_has_no_words_here() -> None:
    with pytest.raises(NoSuchRule, match=r"got 'tiny\.far-ahead'"):
        phrase(ruling(), SENTENCES, tiny())


PLACES = st.sampled_from(
    ["mercy", "marcy", "mercy.on", "mercy.off", "mercy.at", "mercy.on.0", "mercy.scope", ""]
)
WORDS = st.lists(
    st.one_of(
        st.sampled_from(["A lead of ", ". ", " and ", "goals"]),
        st.builds(lambda place: f"{{{place}}}", PLACES),
        st.builds(
            lambda place, format: f"{{{place}|{format}}}", PLACES, st.sampled_from([*FORMATS, "shout"])
        ),
    )
).map("".join)


@given(words=WORDS, on=st.integers(0, 30), off=st.integers(-3, 30))
def test_an_edition_that_reads_says_every_clause_without_leftovers(words: str, on: int, off: int) -> None:
    clause = f'[clause.far-ahead]\nheading = "A"\nsays = "{words}"\nkind = "enforced"\n'
    parts = (clause, MERCY.replace("7", str(on)).replace("6", str(off)))
    if faults(*parts):
        return
    edition = tiny(*parts)
    for law in edition.clauses:
        assert not PLACEHOLDER.search(says(law, edition))
        assert "{" not in says(law, edition)

"""For which games a rule stands, and which of two stands where both do."""

import pytest

from rinkbook.core.errors import AmbiguousRule, NoSuchRule
from rinkbook.core.rulebook.edition import Edition, Section
from rinkbook.core.rulebook.scope import Occasion, Scope
from tests.core.rulebook.tiny import CLAUSE, MERCY, STAGES, Mercy, tiny

SEASON = Occasion(stage="season", sort="season")
FINAL = Occasion(stage="final", sort="playoff")
FINAL_OF_A = Occasion(stage="final", sort="playoff", division="A", round="2")


def edition(*scopes: str) -> Edition:
    """An edition with a mercy rule for every game and one more for each scope."""
    more = [f'{MERCY}id = "mercy-{at}"\nscope = {scope}\n' for at, scope in enumerate(scopes)]
    return tiny(STAGES, CLAUSE, MERCY, *more)


@pytest.mark.parametrize(
    ("scope", "fits"),
    [
        (Scope(), True),
        (Scope(stages=("season", "final")), True),
        (Scope(stages=("season",)), False),
        (Scope(sorts=("playoff",)), True),
        (Scope(sorts=("season",)), False),
        (Scope(divisions=("A",)), True),
        (Scope(divisions=("B",)), False),
        (Scope(rounds=("2",)), True),
        (Scope(rounds=("1",)), False),
        (Scope(stages=("final",), divisions=("B",)), False),
    ],
)
def test_a_scope_fits_where_all_that_it_names_is_so(scope: Scope, fits: bool) -> None:
    assert scope.fits(FINAL_OF_A) is fits


def test_a_game_of_a_stage_that_nobody_named_is_a_seasons() -> None:
    book = edition()
    assert book.occasion("final", division="A") == Occasion(stage="final", sort="playoff", division="A")
    assert book.occasion("friendly") == Occasion(stage="friendly", sort="season")


def test_a_round_is_narrower_than_a_division_than_a_stage_than_a_sort_than_nothing() -> None:
    scopes = [
        Scope(),
        Scope(sorts=("playoff",)),
        Scope(stages=("final",)),
        Scope(divisions=("A",)),
        Scope(rounds=("1",)),
    ]
    assert sorted(reversed(scopes), key=Scope.narrowness) == scopes


def test_the_rule_with_the_narrower_scope_stands_whole() -> None:
    law = edition('{ sorts = ["playoff"] }', '{ stages = ["final"] }')
    assert law.rule(Mercy, SEASON).id == "mercy"
    assert law.rule(Mercy, FINAL).id == "mercy-1"
    assert law.rule(Mercy, Occasion(stage="semi", sort="playoff")).id == "mercy-0"


def test_all_that_fit_are_found_in_the_order_of_the_edition() -> None:
    law = edition('{ stages = ["final"] }', '{ stages = ["season"] }')
    assert [section.id for section in law.all_of(Mercy, FINAL)] == ["mercy", "mercy-0"]


def test_no_rule_for_the_game_is_none_or_an_error() -> None:
    law = tiny(STAGES, CLAUSE, MERCY, 'scope = { stages = ["final"] }\n')
    assert law.find(Mercy, SEASON) is None
    with pytest.raises(NoSuchRule, match=r"tiny/2026-01-01: expected a rule 'Mercy' for .*, got none"):
        law.rule(Mercy, SEASON)


def test_two_equally_narrow_rules_cannot_be_chosen_between() -> None:
    twice = tuple(
        Section(id=id, kind="mercy", rule=Mercy(on=7, off=6), clauses={"": "tiny.far-ahead"})
        for id in ("one", "two")
    )
    law = Edition(id="t/1", league="t", title="T", in_force=tiny().in_force, sections=twice)
    with pytest.raises(AmbiguousRule, match="got 'one' and 'two', equally narrow"):
        law.rule(Mercy, SEASON)

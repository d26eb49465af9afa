"""Substitutes: the conditions, each a function of a team's night, whatever the edition's reading."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from rinkbook.core.game.rules import sub_cap, sub_consent, sub_level, sub_stages
from rinkbook.core.game.rules.sub_cap import SubCap
from rinkbook.core.game.rules.sub_consent import SubConsent
from rinkbook.core.game.rules.sub_level import SubLevel, paired
from rinkbook.core.game.rules.sub_stages import SubStages
from rinkbook.core.game.tonight import Condition, Tonight
from rinkbook.core.model.events import Dressed, Side
from rinkbook.core.model.setup import Rostered

OWN = tuple(Rostered(player=f"p{number}", number=number, goalie=number == "1") for number in "1479")
POOL = (
    Rostered(player="s61", number="61", sub=True, sub_for=("p9",)),
    Rostered(player="s62", number="62", sub=True, sub_for=("p7", "p9")),
    Rostered(player="s63", number="63", sub=True),
)
ROSTER = {each.number: each for each in (*OWN, *POOL)}


def night(*numbers: str, **fields: Any) -> Tonight:
    """The team with those numbers; `61>9` is a substitute who is named to stand in for number 9."""
    dressed = {}
    for word in numbers:
        number, _, named = word.partition(">")
        listed = ROSTER[number]
        dressed[number] = Dressed(
            number=number, player=listed.player, goalie=listed.goalie, sub=listed.sub,
            sub_for=f"p{named}" if named else "",
        )  # fmt: skip
    given = {"answers": {}, "opponents": {}, "judged": tuple(dressed), "roster": (*OWN, *POOL)} | fields
    return Tonight(side=Side.HOME, name="Owls", other="Lights", dressed=dressed, **given)


def told(found: list[Condition]) -> list[tuple[str, bool | None, str]]:
    return [(each.number, each.met, each.code) for each in found if each.code]


def levels(team: Tonight, sort: str = "season", **fields: Any) -> list[tuple[str, bool | None, str]]:
    return told(sub_level.conditions(SubLevel(**fields), team, sort))


def test_whoever_fits_finds_a_missing_player_though_an_earlier_one_fits_more() -> None:
    assert levels(night("1", "4", "62", "61")) == []


def test_no_two_stand_in_for_one_player() -> None:
    assert levels(night("1", "4", "7", "61", "62")) == [("62", False, "sub-nobody-missing")]


def test_any_missing_player_will_do_where_the_edition_reads_it_so() -> None:
    assert levels(night("1", "4", "7", "61", "62"), match="any-missing") == []


def test_a_name_binds() -> None:
    assert levels(night("1", "4", "62>9")) == []
    assert levels(night("1", "4", "62>4")) == [("62", False, "sub-for-present")]


def test_who_is_named_for_a_player_at_another_level_is_too_strong() -> None:
    assert levels(night("1", "4", "61>7")) == [("61", False, "sub-wrong-level")]


def test_the_other_captain_lets_a_stronger_one_play_where_somebody_is_missing() -> None:
    agreed = {"61": {"sub": True}}
    stronger = night("1", "4", "9", "61", answers=agreed)
    assert levels(stronger, higher_in=("season",)) == [("61", True, "sub-stronger-agreed")]
    assert levels(stronger, "playoff", higher_in=("season",)) == [("61", False, "sub-wrong-level")]
    everybody = night("1", "4", "7", "9", "61", answers=agreed)
    assert levels(everybody, higher_in=("season",)) == [("61", False, "sub-nobody-missing")]


def test_whom_nobody_rated_cannot_be_checked() -> None:
    assert levels(night("1", "4", "63")) == [("63", None, "sub-level-unchecked")]


def test_without_a_roster_nobody_is_known_to_be_missing() -> None:
    assert levels(night("61", roster=POOL)) == []


def test_a_suspended_player_on_the_bench_is_replaced_only_where_the_edition_lets_him() -> None:
    team = night("1", "4", "7", "61", on_bench=("p9",))
    assert levels(team, suspended_replaced=True) == []
    assert levels(team, suspended_replaced=False) == [("61", False, "sub-nobody-missing")]
    named = night("1", "4", "7", "61>9", on_bench=("p9",))
    assert levels(named, suspended_replaced=False) == [("61", False, "sub-for-suspended")]


@given(
    st.dictionaries(st.sampled_from("abcdef"), st.lists(st.sampled_from("uvwxyz"), unique=True), max_size=6)
)
def test_as_many_are_paired_as_can_be(fits: dict[str, list[str]]) -> None:
    def most(numbers: tuple[str, ...], free: frozenset[str]) -> int:
        if not numbers:
            return 0
        first, rest = numbers[0], numbers[1:]
        return max([most(rest, free), *(1 + most(rest, free - {one}) for one in fits[first] if one in free)])

    assert len(paired(fits)) == most(tuple(fits), frozenset("uvwxyz"))


@pytest.mark.parametrize(
    ("answers", "met", "code"),
    [
        ({}, None, "sub-unanswered"),
        ({"sub": False}, False, "sub-refused"),
        ({"sub": True, "operator": False}, False, "sub-refused-by-league"),
    ],
)
def test_an_answer_decides_and_none_only_warns(answers: dict[str, bool], met: bool | None, code: str) -> None:
    team = night("1", "4", "7", "61", answers={"61": answers})
    (found,) = sub_consent.conditions(SubConsent(), team)
    assert (found.met, found.code) == (met, code)


@pytest.mark.parametrize("answers", [{"sub": True}, {"sub": False, "operator": True}])
def test_a_yes_is_a_condition_met(answers: dict[str, bool]) -> None:
    (found,) = sub_consent.conditions(SubConsent(), night("1", "4", "61", answers={"61": answers}))
    assert found.met


def test_only_a_stronger_one_is_asked_about_where_the_edition_reads_it_so() -> None:
    rule = SubConsent(needed_for="higher-level")
    assert list(sub_consent.conditions(rule, night("1", "4", "7", "61"))) == []
    assert [each.number for each in sub_consent.conditions(rule, night("1", "4", "9", "61"))] == ["61"]


@pytest.mark.parametrize(
    ("rule", "opponents", "over"),
    [
        (SubCap(not_above="own-roster"), 0, 1),
        (SubCap(not_above="own-roster", count_goalie=True), 0, 1),
        (SubCap(fill_to=4), 0, 0),
        (SubCap(fill_to=3), 0, 1),
        (SubCap(fill_to=4, count_goalie=True), 0, 1),
        (SubCap(fill_to=9, not_above="opponents-own"), 3, 1),
        (SubCap(fill_to=9, not_above="opponents-all"), 3, 0),
        (SubCap(fill_to=9, not_above="opponents-own"), 0, 0),
    ],
)
def test_how_many_are_too_many(rule: SubCap, opponents: int, over: int) -> None:
    """Four skaters and a goalie, two of them substitutes; the opponent has one more substitute."""
    others = {str(number): Dressed(number=str(number)) for number in range(opponents)}
    others["99"] = Dressed(number="99", sub=True)
    team = night("1", "4", "7", "61", "62", opponents=others)
    found = [each for each in sub_cap.conditions(rule, team) if not each.met]
    assert [each.facts["over"] for each in found] == [over] * bool(over)


def test_without_a_substitute_no_number_is_too_large() -> None:
    assert list(sub_cap.conditions(SubCap(fill_to=1), night("1", "4", "7", "9"))) == []


def test_goalies_and_skaters_are_let_in_apart() -> None:
    keeper = structs.replace(ROSTER["63"], goalie=True)
    team = night("1", "61")
    dressed = {**team.dressed, "63": Dressed(number="63", goalie=True, sub=True)}
    team = structs.replace(team, dressed=dressed)
    team = structs.replace(team, judged=("61", "63"), roster=(*OWN, POOL[0], keeper))
    skaters = sub_stages.conditions(SubStages(skaters=False), team)
    goalies = sub_stages.conditions(SubStages(goalies=False), team)
    assert [(each.number, each.met) for each in skaters] == [("61", False), ("63", True)]
    assert [each.code for each in goalies if not each.met] == ["no-sub-goalie"]

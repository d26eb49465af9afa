"""The hooks of a rule's file are found by name; annotations say for which rule and which events."""

from types import ModuleType

import pytest

from rinkbook.core.errors import InvalidRule
from rinkbook.core.game.hooks import Hook, collect, kinds_in
from rinkbook.core.game.law import hears
from rinkbook.core.model.events import Body, Goal, Penalty, Side, TimeOut

FILE = """
from collections.abc import Iterator
from msgspec import Struct
from rinkbook.core.model.events import Body, Goal, Penalty
from rinkbook.core.rulebook.edition import Section
from rinkbook.core.game.law import hears
from rinkbook.core.game.hooks import collect as outcome

class Limit(Struct, tag="limit"):
    most: int

class Row(Struct):
    at: int

def worth(law: Section[Limit], game: "State", body: Goal): ...
def after(law: Section[Limit], game: "State", body: Goal | Penalty): ...
def clock(law: Section[Limit], game: "State"): ...
def admit(law: Section[Limit], game: "State", body: Body): ...
def helper(law: Section[Limit]): ...
"""

TWO = """
from msgspec import Struct
class One(Struct, tag="one"): ...
class Other(Struct, tag="other"): ...
"""


def module(text: str, name: str = "limit") -> ModuleType:
    made = ModuleType(name)
    exec(text, made.__dict__)
    return made


def found(text: str) -> dict[str, Hook]:
    return {hook.name: hook for hook in collect([module(text)])}


def test_the_six_names_are_hooks_where_the_file_defines_them() -> None:
    assert list(found(FILE)) == ["admit", "worth", "after", "clock"]


def test_a_hook_hears_the_events_that_its_body_is_annotated_with() -> None:
    hooks = found(FILE)
    assert hooks["worth"].hears == (Goal,)
    assert hooks["after"].hears == (Goal, Penalty)
    assert hooks["clock"].hears == hooks["admit"].hears == ()


@pytest.mark.parametrize(
    ("name", "body", "heard"),
    [
        ("after", Penalty(side=Side.HOME, offence="tripping"), True),
        ("after", TimeOut(side=Side.HOME), False),
        ("admit", TimeOut(side=Side.HOME), True),
    ],
)
def test_no_annotation_hears_every_event(name: str, body: Body, heard: bool) -> None:
    assert hears(found(FILE)[name].hears, type(body)) is heard


def test_a_hook_belongs_to_the_rule_of_its_section() -> None:
    made = module(FILE)
    kinds = kinds_in(made)
    assert list(kinds) == ["limit"]
    assert {hook.kind for hook in collect([made])} == {kinds["limit"]}


def test_a_hook_may_carry_out_two_rules() -> None:
    text = (
        TWO + "from rinkbook.core.rulebook.edition import Section\ndef plan(law: Section[One | Other]): ...\n"
    )
    assert [hook.kind.__name__ for hook in collect([module(text)])] == ["One", "Other"]


def test_a_file_with_one_rule_needs_no_annotation() -> None:
    hooks = found('from msgspec import Struct\nclass One(Struct, tag="one"): ...\ndef plan(law): ...\n')
    assert hooks["plan"].kind.__name__ == "One"


def test_a_hook_for_no_rule_in_particular_is_refused() -> None:
    with pytest.raises(InvalidRule) as caught:
        found(TWO + "def plan(law): ...\n")
    assert str(caught.value) == (
        "limit.plan: expected a parameter such as 'law: Section[Mercy]', "
        "got 2 kinds of rules in the file and none named"
    )


def test_events_in_quotes_are_refused_rather_than_not_heard() -> None:
    with pytest.raises(InvalidRule) as caught:
        found('from msgspec import Struct\nclass One(Struct, tag="one"): ...\ndef after(body: "Goal"): ...\n')
    assert str(caught.value) == "limit.after: expected the type of 'body' without quotes, got 'Goal'"

"""Every ruling has a sentence, and every place in a sentence a fact and a format made for it."""

import ast
from inspect import getsource
from types import ModuleType

import pytest
from msgspec import Struct

from rinkbook.core import wire
from rinkbook.core.game import clock, tonight
from rinkbook.core.game.hooks import kinds_in
from rinkbook.core.game.rules.clock_while import SENTENCES as SAID_BY_CLOCK_WHILE
from rinkbook.core.game.rules.clock_while import ClockWhile
from rinkbook.core.rulebook.formats import FORMATS
from rinkbook.core.rulebook.when import When
from rinkbook.core.rulebook.words import PLACEHOLDER

MODULES = [made for made in wire.MODULES if hasattr(made, "SENTENCES")]


def outside_sentences(made: ModuleType) -> list[ast.AST]:
    """The file without its sentences; rulings on the clock, and on who dresses, get facts of the engine."""
    sources = [getsource(made)] + [getsource(clock)] * hasattr(made, "clock")
    sources += [getsource(tonight)] * hasattr(made, "rulings_on")
    tops = [top for source in sources for top in ast.parse(source).body if not is_sentences(top)]
    return [node for top in tops for node in ast.walk(top)]


def is_sentences(top: ast.stmt) -> bool:
    return isinstance(top, ast.Assign) and getattr(top.targets[0], "id", "") == "SENTENCES"


def texts(made: ModuleType) -> set[str]:
    """Every text written in the file, the names of facts among them."""
    nodes = outside_sentences(made)
    said = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return said | numbers_of(made)


def numbers_of(made: ModuleType) -> set[str]:
    """The fields of a condition of the clock, and those of its `when`: the engine tells them by name."""
    kinds = [kind for kind in kinds_in(made).values() if getattr(kind, "CLOCK_CONDITION", False)]
    more: list[type[Struct]] = [When] if any("when" in kind.__struct_fields__ for kind in kinds) else []
    return {name for kind in (*kinds, *more) for name in kind.__struct_fields__}


def codes(made: ModuleType) -> set[str]:
    """The codes that the file hands to `decide`, and those of its remedies."""
    calls = [node for node in outside_sentences(made) if isinstance(node, ast.Call)]
    decisions = [call for call in calls if getattr(call.func, "id", "") == "decide"]
    named = [call.args[1] for call in decisions if len(call.args) > 1]
    remedies = [keyword.value for call in decisions for keyword in call.keywords if keyword.arg == "remedies"]
    nodes = [node for top in (*named, *remedies) for node in ast.walk(top)]
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


@pytest.mark.parametrize("made", MODULES, ids=lambda made: made.__name__.rpartition(".")[2])
def test_every_place_of_a_sentence_is_a_fact_that_its_rule_gives(made: ModuleType) -> None:
    wanted = {
        place[1] for pair in made.SENTENCES.values() for text in pair for place in PLACEHOLDER.finditer(text)
    }
    assert sorted(wanted - texts(made)) == []


@pytest.mark.parametrize("code", wire.SENTENCES)
def test_every_place_of_a_sentence_has_a_format_that_there_is(code: str) -> None:
    places = [place for text in wire.SENTENCES[code] for place in PLACEHOLDER.finditer(text)]
    assert [place[0] for place in places if (place[2] or "plain") not in FORMATS] == []


@pytest.mark.parametrize("code", wire.SENTENCES)
def test_every_sentence_ends_as_one(code: str) -> None:
    decision, because = wire.SENTENCES[code]
    assert decision.endswith((".", "?"))
    assert not because or because.endswith((".", "?"))


@pytest.mark.parametrize("made", wire.MODULES, ids=lambda made: made.__name__.rpartition(".")[2])
def test_every_code_of_a_ruling_has_its_sentence(made: ModuleType) -> None:
    names = {code for code in codes(made) if "-" in code or code in wire.SENTENCES}
    assert sorted(names - wire.SENTENCES.keys()) == []


def unsaid(made: ModuleType) -> list[str]:
    """The turns of a file's clock conditions that it has no sentence for."""
    kinds = kinds_in(made).items()
    named = [name for name, kind in kinds if getattr(kind, "CLOCK_CONDITION", False)]
    plain = [name for name in named if not hasattr(kinds_in(made)[name], "code")]
    turns = [f"{name}-{turn}" for name in plain for turn in ("on", "off")]
    return [code for code in turns if code not in getattr(made, "SENTENCES", {})]


@pytest.mark.parametrize("made", wire.MODULES, ids=lambda made: made.__name__.rpartition(".")[2])
def test_every_condition_of_the_clock_says_when_it_begins_and_when_it_is_over(made: ModuleType) -> None:
    assert unsaid(made) == []


def test_a_condition_of_the_clock_without_its_last_sentence_is_found() -> None:
    made = ModuleType("many_penalties")
    exec(
        "from typing import ClassVar\n"
        "from msgspec import Struct\n"
        "class Many(Struct, tag='many-penalties'):\n"
        "    CLOCK_CONDITION: ClassVar[bool] = True\n"
        "SENTENCES = {'many-penalties-on': ('The clock runs.', '')}\n",
        made.__dict__,
    )
    assert unsaid(made) == ["many-penalties-off"]


CLOSE = When(left_at_most=300, lead_at_most=1)
WHENS = (When(), When(part="overtime"), When(short_handed=True), CLOSE, When(after="signal"))
UNTIL = {f"clock-{mode}s-close-until" for mode in ("run", "stop")}  # a close finish that a large lead ends


def test_every_clock_while_has_its_sentences_and_no_sentence_is_idle() -> None:
    rules = [ClockWhile(mode=mode, when=when) for mode in ("run", "stop") for when in WHENS]
    said = {rule.code(turn) for rule in rules for turn in ("on", "off")}
    assert said | UNTIL == set(SAID_BY_CLOCK_WHILE)

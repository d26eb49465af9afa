"""Every ruling has a sentence, and every place in a sentence a fact and a format made for it."""

import ast
from inspect import getsource
from types import ModuleType

import pytest

from rinkbook.core import wire
from rinkbook.core.game import clock
from rinkbook.core.rulebook.formats import FORMATS
from rinkbook.core.rulebook.words import PLACEHOLDER

MODULES = [made for made in wire.MODULES if hasattr(made, "SENTENCES")]


def outside_sentences(made: ModuleType) -> list[ast.AST]:
    """The file without its sentences; rulings on the clock get their facts from the engine."""
    sources = [getsource(made), getsource(clock)] if hasattr(made, "clock") else [getsource(made)]
    tops = [top for source in sources for top in ast.parse(source).body if not is_sentences(top)]
    return [node for top in tops for node in ast.walk(top)]


def is_sentences(top: ast.stmt) -> bool:
    return isinstance(top, ast.Assign) and getattr(top.targets[0], "id", "") == "SENTENCES"


def texts(made: ModuleType) -> set[str]:
    """Every text written in the file, the names of facts among them."""
    nodes = outside_sentences(made)
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


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

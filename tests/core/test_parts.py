"""A rule cites by parts that its kind names, so that an edition can name a clause for each."""

import ast
from collections.abc import Iterator
from inspect import getsource
from types import ModuleType

import pytest

from rinkbook.core import wire
from rinkbook.core.game.hooks import kinds_in
from rinkbook.core.rulebook.sections import parts_of

MODULES = [made for made in wire.MODULES if kinds_in(made)]


def cited(made: ModuleType) -> Iterator[str]:
    """The parts that the file cites: `cites="…"` and `law.cites("…")`."""
    for node in ast.walk(ast.parse(getsource(made))):
        if isinstance(node, ast.keyword) and node.arg == "cites":
            yield from texts(node.value)
        elif (
            isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "cites"
        ):
            yield from (text for argument in node.args for text in texts(argument))


def texts(node: ast.AST) -> Iterator[str]:
    """The texts written out there, of either branch where there are two."""
    for each in ast.walk(node):
        if isinstance(each, ast.Constant) and isinstance(each.value, str):
            yield each.value


@pytest.mark.parametrize("made", MODULES, ids=lambda made: made.__name__.rpartition(".")[2])
def test_every_part_that_a_rule_cites_is_named_by_its_kind(made: ModuleType) -> None:
    named = {part for kind in kinds_in(made).values() for part in parts_of(kind)}
    assert sorted(set(cited(made)) - named) == []


@pytest.mark.parametrize("kind", wire.KINDS)
def test_every_part_says_what_it_is_for(kind: str) -> None:
    assert [part for part, says in parts_of(wire.KINDS[kind]).items() if not says] == []

"""The findings that a file of the judge can make, read from its text, since they are made in place."""

import ast
from collections.abc import Iterator
from inspect import getsource
from types import ModuleType

MAKERS = {"finding", "Finding"}
NAMES = ("code", "expected")
AT = (1, 2)  # finding(event, code, expected, got)


def findings_in(module: ModuleType) -> Iterator[tuple[str, str]]:
    """Code, and what was expected, with the places of its values in braces."""
    for part in ast.parse(getsource(module)).body:  # what a name was given in one function is no other's
        yield from _findings_in(part)


def _findings_in(part: ast.stmt) -> Iterator[tuple[str, str]]:
    named = dict(names_in(part))
    for node in ast.walk(part):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MAKERS:
            code, expected = (text_of(each, named) for each in arguments(node))
            if code:
                yield code, expected


def arguments(call: ast.Call) -> list[ast.expr | None]:
    named = {keyword.arg: keyword.value for keyword in call.keywords}
    placed = [call.args[at] if at < len(call.args) else None for at in AT]
    return [named.get(name, here) for name, here in zip(NAMES, placed, strict=True)]


def names_in(tree: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    """What each name was given."""
    for node in ast.walk(tree):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                yield name, value


def text_of(node: ast.expr | None, named: dict[str, ast.expr]) -> str:
    """What is written there; the values of a text that is put together stand as `…`."""
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=values):
            return "".join(text_of(value, {}) or "…" for value in values)
        case ast.IfExp(body=one, orelse=other):
            return f"{text_of(one, named)}, or {text_of(other, named)}"
        case ast.Name(id=name) if name in named:
            return text_of(named[name], {})
        case _:
            return ""

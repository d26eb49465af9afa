"""Which tests cite which clause: a promised ruling or published words count, a list of ids doesn't."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

# A case promises what stands below its line `---`, and a ruling wherever it stands.
PROMISES_BEGIN = "---"
RULING = re.compile(r"\bruling\s+[a-z0-9-]+\s+([a-z][a-z0-9-]*\.[a-z0-9-]+)(?![\w.-])")
COMMENT = re.compile(r"(?:^|\s)#(?!\w)|^\s*#")  # `#9` is a player
CLAUSE = re.compile(r"(?<![\w.-])([a-z][a-z0-9-]*\.[a-z][a-z0-9-]*)(?![\w.-])")
MODULE = "tests.promises"
HELPERS = ("rules", "published")
CLAUSE_AT = 2  # rules(decided, code, clause), published(page, edition, clause)


class Citation(Struct, frozen=True, kw_only=True, order=True):
    """A test that can fail if a clause isn't kept: the full id, the file and line, the test's name."""

    clause: str
    file: str
    line: int
    test: str = ""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}" + (f" {self.test}" if self.test else "")


def find_citations(root: Path) -> tuple[Citation, ...]:
    """Every citation below `cases` and `tests` of a checkout."""
    cases = ((path, in_case) for path in sorted(root.glob("cases/*/**/*.*")))
    modules = ((path, in_test) for path in sorted(root.glob("tests/**/test_*.py")))
    return tuple(
        found
        for path, find in (*cases, *modules)
        for found in find(path.read_text(encoding="utf-8"), path.relative_to(root).as_posix())
    )


def in_case(text: str, file: str) -> Iterator[Citation]:
    """The clauses that a plain-text case promises."""
    promised = False
    for number, line in enumerate(text.splitlines(), start=1):
        promised = promised or line.strip() == PROMISES_BEGIN
        found = (CLAUSE if promised else RULING).findall(COMMENT.split(line)[0])
        yield from (Citation(clause=clause, file=file, line=number) for clause in dict.fromkeys(found))


def in_test(text: str, file: str) -> Iterator[Citation]:
    """The clauses that a Python test hands to a helper of `tests.promises`, written out."""
    tree = ast.parse(text, file)
    helpers = frozenset(_imported(tree))
    for test in ast.walk(tree):
        if isinstance(test, ast.FunctionDef | ast.AsyncFunctionDef) and test.name.startswith("test_"):
            for call in ast.walk(test):
                if isinstance(call, ast.Call) and _name(call.func) in helpers and (clause := _clause(call)):
                    yield Citation(clause=clause, file=file, line=call.lineno, test=test.name)


def _imported(tree: ast.Module) -> Iterator[str]:
    """The names under which this file calls the helpers."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == MODULE:
            yield from (alias.asname or alias.name for alias in node.names if alias.name in HELPERS)
        elif isinstance(node, ast.ImportFrom) and f"{node.module}.promises" == MODULE:
            yield from (f"promises.{helper}" for helper in HELPERS)


def _name(node: ast.expr) -> str:
    match node:
        case ast.Name(id=name):
            return name
        case ast.Attribute(value=ast.Name(id=module), attr=name):
            return f"{module}.{name}"
        case _:
            return ""


def _clause(call: ast.Call) -> str:
    named = [keyword.value for keyword in call.keywords if keyword.arg == "clause"]
    given = named or call.args[CLAUSE_AT : CLAUSE_AT + 1]
    match given:
        case [ast.Constant(value=str(id))]:
            return id
        case _:
            return ""

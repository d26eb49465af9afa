"""`rulings.md`: what a ruling is, what it may do, every code with its sentences."""

from collections.abc import Iterator
from types import ModuleType
from typing import get_args

from rinkbook.core import wire
from rinkbook.core.game.hooks import kinds_in
from rinkbook.core.ruling import AnyEffect, Ruling, Verdict
from rinkbook.reference.fields import told
from rinkbook.reference.markdown import code, page, prose, table

INTRO = """\
What the judge decides about a game, and the words for it. In a sentence, a placeholder such as `{score}` is
filled with the fact of that name."""

COMMON = {
    "clause": "the full id of the clause that decides",
    "rule": "the id of the rule in its edition",
    "verdict": "how it is marked",
    "effects": "what it does",
    "event": "the id of the event that it is about",
    "place": "where on the sheet",
    "code": "its name",
}

OF_EFFECTS = {"side": "", "number": "the number on the jersey"}

REMEDIES = "A code without a reason is a remedy: it stands under a refusal and says what would help."


def write() -> str:
    """The page."""
    return page(
        "Rulings",
        INTRO.replace("\n", " "),
        told(Ruling, COMMON),
        f"## Verdicts\n\n{prose(Verdict.__doc__)} In a file: {verdicts()}.",
        "## Effects\n\nThe list is closed; a new one is a change of the design.",
        *effects(),
        f"## Codes\n\n{REMEDIES}",
        table(("code", "decision", "because", "rule"), codes()),
    )


def verdicts() -> str:
    return ", ".join(code(each.value) for each in Verdict)


def effects() -> Iterator[str]:
    """Each effect with its fields."""
    for kind in get_args(AnyEffect):
        yield f"### {kind.__struct_config__.tag}\n\n{told(kind, OF_EFFECTS)}"


def codes() -> Iterator[list[str]]:
    """Every code in alphabetical order, with the rules of its file."""
    home = {name: module for module in wire.MODULES for name in getattr(module, "SENTENCES", {})}
    for name, (decision, because) in sorted(wire.SENTENCES.items()):
        yield [code(name), decision, because, rules_of(home[name])]


def rules_of(module: ModuleType) -> str:
    return ", ".join(f"[{kind}](rules.md#{kind})" for kind in kinds_in(module))

"""`findings.md`: what may not add up in a sheet, subject by subject, each with its sentence."""

from collections.abc import Iterator
from types import ModuleType

from rinkbook.core.game import after_end
from rinkbook.core.game.oddities import check
from rinkbook.core.ruling import Finding
from rinkbook.reference.fields import told
from rinkbook.reference.findings import findings_in
from rinkbook.reference.markdown import code, page, prose, table

INTRO = """\
What doesn't add up in a sheet. A finding stops nothing and changes nothing: the line it is about is kept all
the same. In a sentence, a placeholder such as `{got}` is filled with what came, or with the fact of that
name; what was expected has `…` for the values of the game."""

MAKERS = (*check.SUBJECTS, after_end)
COMMON = {
    "code": "its name",
    "expected": "what was expected",
    "got": "what came",
    "event": "the id of the event that it is about",
    "place": "where on the sheet",
}


def write() -> str:
    """The page."""
    return page("Findings", INTRO.replace("\n", " "), told(Finding, COMMON), *map(subject, check.SUBJECTS))


def subject(module: ModuleType) -> str:
    """A subject with its law, and every finding of it."""
    name = module.__name__.rpartition(".")[-1].replace("_", " ")
    rows = table(("code", "words", "expected"), findings(module))
    return f"## {name.capitalize()}\n\n{prose(module.__doc__)}\n\n{rows}"


def findings(module: ModuleType) -> Iterator[list[str]]:
    made = [found for where in MAKERS for found in findings_in(where)]
    for name, words in sorted(module.SENTENCES.items()):
        expected = dict.fromkeys(says for made_code, says in made if made_code == name)
        yield [code(name), words, "; ".join(expected)]

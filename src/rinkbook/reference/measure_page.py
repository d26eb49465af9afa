"""`measures.md`: what teams level on points can be compared by."""

from collections.abc import Iterator
from sys import modules

from rinkbook.core.standings.measures import MEASURES, Measure
from rinkbook.core.standings.rules.tie_break import TieBreak
from rinkbook.reference.markdown import bullets, code, page, prose, table
from rinkbook.reference.shipped import editions, own_sections

INTRO = """\
A step of a [tie-break](rules.md#tie-break) names one of these. More is better unless it says `least = true`;
with `among = "tied"` only the games of the tied against each other are looked at."""


def write() -> str:
    """The page."""
    heads = ("measure", "what it counts", "most", "fewest", "among the tied")
    return page(
        "Measures",
        INTRO.replace("\n", " "),
        table(heads, map(row, MEASURES.values())),
        "## The chains that ship",
        *chains(),
    )


def row(measure: Measure) -> list[str]:
    """One measure with its headings in a table's "why?"."""
    says, heads = prose(modules[measure.figure.__module__].__doc__), measure.sentences
    tied = heads["tied"].format(games="games against each other")
    return [code(measure.code), says, heads["most"], heads["fewest"], tied]


def chains() -> Iterator[str]:
    """The steps of each edition in their order."""
    for edition in editions():
        for section in own_sections(edition):
            if isinstance(section.rule, TieBreak):
                steps = [f"`{step.measure}`{marks(step)}" for step in section.rule.steps]
                yield f"`{edition.id}`:\n\n" + bullets(steps)


def marks(step: object) -> str:
    """What a step says besides its measure."""
    said = {"among": " among the tied", "least": ", the fewer the better", "per_game": ", a game"}
    default = type(step)(measure="")  # type: ignore[call-arg]  # any step
    return "".join(words for name, words in said.items() if getattr(step, name) != getattr(default, name))

"""`events.md`: every kind of event that a sheet may hold, and which rules hear it."""

from msgspec import Struct

from rinkbook.cases.event_lines import BY_KIND
from rinkbook.core import wire
from rinkbook.core.model.events import KINDS, Body, Dressed, Event
from rinkbook.core.model.place import Place
from rinkbook.reference.fields import told
from rinkbook.reference.markdown import code, page, table

INTRO = """\
A sheet is a list of events that is only ever added to. An event says what happened or what a person decided;
what follows from it is the judge's to say. As JSON its body has the `kind` and the fields below; a kind that
is unknown, or fields that don't fit, are kept as they came, with a finding.
[sheet-format.md](../sheet-format.md) has the same events as plain text."""

COMMON = {
    "side": "",
    "number": "the number on the jersey, as it was called",
    "by": "who said so",
    "reason": "in words",
    "why": "in words",
}


def write() -> str:
    """The page."""
    return page(
        "Events",
        INTRO.replace("\n", " "),
        "## What every event has\n\n" + told(Event, {"role": "the part in which that person did"}),
        "## Place\n\n" + told(Place),
        "## Dressed\n\n" + told(Dressed, COMMON),
        "## The kinds",
        table(
            ("kind", "what it says"), ([f"[{code(tag(each))}](#{tag(each)})", first(each)] for each in KINDS)
        ),
        *map(event, KINDS),
    )


def tag(kind: type[Struct]) -> str:
    return str(kind.__struct_config__.tag)


def first(kind: type[Struct]) -> str:
    """The first sentence of what is said of it."""
    return " ".join((kind.__doc__ or "").split("\n\n")[0].split())


def event(kind: type[Body]) -> str:
    """One kind."""
    line = f"On a plain-text sheet: `{BY_KIND[kind].shown}`."
    return "\n\n".join(filter(None, [f"### {tag(kind)}", told(kind, COMMON), line, heard(kind)]))


def heard(kind: type[Body]) -> str:
    """The rules that hear it, by the hook."""
    hooks = [hook for hook in wire.RULES if kind in hook.hears]
    links = [f"[{tag(hook.kind)}](rules.md#{tag(hook.kind)}) ({hook.name})" for hook in hooks]
    return f"Heard by {', '.join(links)}." if links else ""

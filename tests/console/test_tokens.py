"""The tokens: every pair of colours that is read together is read easily, by day and in a dark booth."""

import re
from pathlib import Path

import pytest

from rinkbook.console.colour import contrast

TOKENS = Path(__file__).parents[2] / "src/rinkbook/web/kit/static/kit/tokens.css"

TEXT = 4.5
"""WCAG 2 AA for text."""
CONTROL = 3.0
"""WCAG 2 AA for the edge of what can be tapped, and for large text."""

PAIRS = [
    ("ink", "surface", TEXT),
    ("ink", "paper", TEXT),
    ("ink", "sunken", TEXT),
    ("ink", "accent-tint", TEXT),
    ("ink", "ok-tint", TEXT),
    ("ink", "no-tint", TEXT),
    ("ink", "ask-tint", TEXT),
    ("ink", "change-tint", TEXT),
    ("ink-2", "surface", TEXT),
    ("ink-2", "paper", TEXT),
    ("ink-2", "sunken", TEXT),
    ("ink-2", "accent-tint", TEXT),
    ("ink-2", "no-tint", TEXT),
    ("ink-2", "ask-tint", TEXT),
    ("ink-2", "change-tint", TEXT),
    ("ink-3", "surface", TEXT),
    ("ink-3", "paper", TEXT),
    ("ink-3", "sunken", TEXT),
    ("edge", "paper", CONTROL),
    ("edge", "surface", CONTROL),
    ("edge", "sunken", CONTROL),
    ("accent", "surface", TEXT),
    ("accent", "paper", TEXT),
    ("accent", "accent-tint", TEXT),
    ("accent", "no-tint", TEXT),
    ("accent", "ask-tint", TEXT),
    ("on-accent", "accent", TEXT),
    ("on-accent", "accent-press", TEXT),
    ("on-strong", "strong", TEXT),
    ("on-strong-2", "strong", TEXT),
    ("ok", "ok-tint", TEXT),
    ("ok", "surface", TEXT),
    ("no", "no-tint", TEXT),
    ("no", "surface", TEXT),
    ("no", "paper", TEXT),
    ("on-no", "no", TEXT),
    ("ask", "ask-tint", TEXT),
    ("ask", "surface", TEXT),
    ("ask", "paper", TEXT),
    ("change", "change-tint", TEXT),
    ("change", "surface", TEXT),
    ("surface", "ok", CONTROL),
    ("surface", "no", CONTROL),
    ("surface", "ask", CONTROL),
    ("surface", "change", TEXT),
    ("surface", "ink", TEXT),
    ("board-ink", "board", TEXT),
    ("board-ink", "board-raised", TEXT),
    ("board-2", "board", TEXT),
    ("board-2", "board-raised", TEXT),
    ("board-run", "board", TEXT),
    ("board-ask", "board", TEXT),
    ("board-ask", "board-raised", CONTROL),
    ("board-no", "board", TEXT),
    ("board-edge", "board", CONTROL),
]

Colours = dict[str, str]


def block(start: str) -> Colours:
    """Return the colours that are set in the block that begins with *start*."""
    text = TOKENS.read_text()
    inside = text[text.index(start) :]
    return dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", inside[: inside.index("}")]))


LIGHT = block(":root {")
DARK_BY_SYSTEM = block(':root:not([data-theme="light"]) {')
DARK_BY_CHOICE = block('@media screen {\n  :root[data-theme="dark"] {')


@pytest.mark.parametrize(("front", "ground", "least"), PAIRS)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_is_read_together_has_contrast_enough(theme: str, front: str, ground: str, least: float) -> None:
    colours = LIGHT | (DARK_BY_CHOICE if theme == "dark" else {})
    assert contrast(colours[front], colours[ground]) >= least


def test_dark_is_the_same_by_system_and_by_choice() -> None:
    assert DARK_BY_CHOICE == DARK_BY_SYSTEM
    assert len(DARK_BY_CHOICE) > 20


def test_dark_invents_no_token_that_light_lacks() -> None:
    assert set(DARK_BY_CHOICE) <= set(LIGHT)


def test_every_token_that_the_styles_use_exists() -> None:
    kit = TOKENS.parent
    styles = [kit / "parts.css", kit / "site.css", kit.parents[3] / "console/static/console/console.css"]
    defined = set(re.findall(r"--([\w-]+):", TOKENS.read_text())) | {"gutter"}
    used = {name for path in styles for name in re.findall(r"var\(--([\w-]+)", path.read_text())}
    assert used - defined == set()

"""The shared macros: where they lie, and what a Jinja2 environment needs to render them."""

from pathlib import Path

from jinja2 import Environment

from rinkbook.console.colour import ink_on

TEMPLATES = Path(__file__).parent / "templates"
"""Put this folder on the search path; the macros are imported as `parts/<name>.html`."""


def dress(environment: Environment) -> Environment:
    """Give *environment* the functions that the shared macros call, and return it."""
    environment.globals["ink_on"] = ink_on
    return environment

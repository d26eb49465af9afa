"""The template environment of all our pages: a name that isn't there is a fault, never an empty place."""

from typing import Any

from django.templatetags.static import static
from django.urls import reverse
from jinja2 import Environment, StrictUndefined

from rinkbook.console.look import dress


def environment(**options: Any) -> Environment:
    """Jinja2 as Django's backend wants it, with `static(path)` and `url(name, …)`."""
    options |= {"undefined": StrictUndefined, "trim_blocks": True, "lstrip_blocks": True}
    made = dress(Environment(**options))
    made.globals |= {"static": static, "url": url}
    return made


def url(name: str, *args: object, **kwargs: object) -> str:
    """The address of the view *name*."""
    return reverse(name, args=args or None, kwargs=kwargs or None)

"""Files brought in by an operator: looked at first, then applied whole or not at all."""

from rinkbook.web.staff.imports.actions import ImportRefused, apply
from rinkbook.web.staff.imports.plan import Change
from rinkbook.web.staff.imports.preview import Preview, preview

__all__ = ["Change", "ImportRefused", "Preview", "apply", "preview"]

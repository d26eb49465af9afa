"""What a wheel needs beyond the package's own files: the rulebooks, and the front-end files built."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

VENDOR = "src/rinkbook/web/kit/static/kit/vendor"


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling finds it by its base
    """An editable install reads both from the checkout, so it gets neither."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Put the rulebooks beside the code; refuse a wheel whose pages would have no font."""
        if version == "editable":
            return
        if not (Path(self.root) / VENDOR).is_dir():
            raise FileNotFoundError(f"{VENDOR}: expected the front-end files of bin/front-end, got no folder")
        build_data["force_include"]["rulebooks"] = "rinkbook/rulebooks"

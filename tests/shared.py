"""Where real data may lie: a folder outside the project; tests that need it are skipped where it isn't."""

import os
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[1]


def shared(*parts: str) -> Path:
    """The folder, or a skip that says why."""
    root = Path(os.environ.get("RINKBOOK_SHARED") or PROJECT.parent / "shared")
    folder = root.joinpath(*parts)
    if not folder.exists():
        pytest.skip(f"expected real data in {folder} (set RINKBOOK_SHARED), got none")
    return folder

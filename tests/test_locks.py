"""The locks hold what is asked for, and say nothing of the machine they were made on."""

import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
LOCKS = [*sorted(ROOT.glob("requirements/*.txt")), ROOT / "package-lock.json"]


def test_what_the_package_needs_is_what_is_locked_to_run() -> None:
    needed = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
    assert (ROOT / "requirements/run.in").read_text().split() == needed


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_names_no_registry_and_no_folder(lock: Path) -> None:
    lines = [line for line in lock.read_text().splitlines() if "/sponsors/" not in line]
    assert [line for line in lines if "://" in line or "file:" in line or '"resolved"' in line] == []


@pytest.mark.parametrize("lock", LOCKS[:-1], ids=lambda lock: lock.name)
def test_every_locked_package_has_its_hashes(lock: Path) -> None:
    packages = [line for line in lock.read_text().splitlines() if "==" in line]
    assert packages
    assert [line for line in packages if not line.endswith("\\")] == []

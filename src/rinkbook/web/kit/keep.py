"""Rows that are never changed: the database itself refuses, whichever code asks.

A later migration that rebuilds such a table (SQLite does so for most alterations) drops the triggers
with it and has to run `keep` again; a test asks each kept table.
"""

from typing import Any

from django.db import migrations
from django.db.backends.base.base import BaseDatabaseWrapper

DEEDS = ("update", "delete")

SQLITE = """
CREATE TRIGGER {name} BEFORE {deed} ON {table}
BEGIN SELECT RAISE(ABORT, '{table}: a row of this table is kept as it is, got: {deed}'); END
"""
POSTGRES_FUNCTION = """
CREATE OR REPLACE FUNCTION {table}_kept() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION '{table}: a row of this table is kept as it is, got: %', lower(TG_OP)
USING ERRCODE = 'integrity_constraint_violation'; END $$
"""
POSTGRES = "CREATE TRIGGER {name} BEFORE {deed} ON {table} FOR EACH {each} EXECUTE FUNCTION {table}_kept()"
POSTGRES_EACH = {"update": "ROW", "delete": "ROW", "truncate": "STATEMENT"}


def keep(connection: BaseDatabaseWrapper, table: str) -> None:
    """From now on no row of *table* can be changed or deleted."""
    with connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            cursor.execute(POSTGRES_FUNCTION.format(table=table))
            for deed, each in POSTGRES_EACH.items():
                cursor.execute(POSTGRES.format(name=f"{table}_no_{deed}", table=table, deed=deed, each=each))
            return
        for deed in DEEDS:
            cursor.execute(SQLITE.format(name=f"{table}_no_{deed}", table=table, deed=deed))


def let_go(connection: BaseDatabaseWrapper, table: str) -> None:
    """Rows of *table* can be changed again: for tests that empty the database, and for migrations."""
    on = f" ON {table}" if connection.vendor == "postgresql" else ""
    with connection.cursor() as cursor:
        for deed in POSTGRES_EACH if on else DEEDS:
            cursor.execute(f"DROP TRIGGER IF EXISTS {table}_no_{deed}{on}")


def kept_tables(connection: BaseDatabaseWrapper) -> list[str]:
    """The tables whose rows are kept."""
    catalogue = {
        "postgresql": "SELECT tgname FROM pg_trigger WHERE NOT tgisinternal",
        "sqlite": "SELECT name FROM sqlite_master WHERE type = 'trigger'",
    }
    with connection.cursor() as cursor:
        cursor.execute(catalogue[connection.vendor])
        names = [name for (name,) in cursor.fetchall()]
    return sorted(name.removesuffix("_no_delete") for name in names if name.endswith("_no_delete"))


def keep_rows(table: str) -> migrations.RunPython:
    """The step of a migration after which rows of *table* are kept."""

    def forwards(apps: Any, schema_editor: Any) -> None:
        keep(schema_editor.connection, table)

    def backwards(apps: Any, schema_editor: Any) -> None:
        let_go(schema_editor.connection, table)

    return migrations.RunPython(forwards, backwards)

"""Copies of a database: whole at one moment, checked, and never half in place."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from inklands.errors import InklandsError
from inklands.table.store.database_error import DatabaseDamaged, DatabaseError, ForeignDatabase
from inklands.table.store.files import beside, connect, connect_to_read, hold, make_private
from inklands.table.store.schema import checked_version
from inklands.table.store.sqlite_errors import database_error


class FileExists(InklandsError, OSError):
    """There is a file where one is to be written, and nobody said that it may be replaced."""

    code = "file/exists"


@dataclass(frozen=True, slots=True)
class Counted:
    """How much a database holds."""

    tables: int
    lines: int

    def __str__(self) -> str:
        return f"{self.tables} tables with {self.lines} lines in their logs"


def back_up(source: Path, copy: Path, *, replaces: bool = False) -> Counted:
    """
    Copy the database at *source* to *copy*, as it is at one moment.

    A server may be running on it: it is read beside it, and no move waits.
    """
    _check_free(copy, replaces=replaces)
    with _sentences(source), closing(connect_to_read(source)) as database:
        return _copied(database, copy)


def restore(copy: Path, target: Path, *, replaces: bool = False) -> Counted:
    """Put the backup at *copy* in the place of the database at *target*, which no server uses."""
    _check_free(target, replaces=replaces)
    with _sentences(target):
        held = hold(target)
    with closing(held):
        with _sentences(copy), closing(connect_to_read(copy)) as database:
            part = beside(target, "-restored")
            counted = _copied(database, part)
        _settle(target)
        part.replace(target)
    return counted


def count_tables(path: Path, before: int) -> tuple[int, int]:
    """How many tables nobody has touched since *before*, and how many there are."""
    with _sentences(path), closing(connect_to_read(path)) as database:
        if not checked_version(database):
            raise ForeignDatabase
        question = "SELECT count(*) FILTER (WHERE changed < ?), count(*) FROM tables"
        old, all_ = database.execute(question, (before,)).fetchone()
        return int(old), int(all_)


def _copied(database: sqlite3.Connection, copy: Path) -> Counted:
    """Copy *database* to a file beside *copy*, check it, and only then call it *copy*."""
    if not checked_version(database):
        raise ForeignDatabase
    part = beside(copy, "-part")
    part.unlink(missing_ok=True)
    make_private(part)
    try:
        with closing(connect(part)) as target:
            database.backup(target)
            # One file is easier to carry than three.
            target.execute("PRAGMA journal_mode = DELETE")
            counted = _checked(target)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    _sync(part)
    part.replace(copy)
    return counted


def _checked(database: sqlite3.Connection) -> Counted:
    ((verdict,), *_) = database.execute("PRAGMA quick_check").fetchall()
    if verdict != "ok":
        raise DatabaseDamaged
    (tables,) = database.execute("SELECT count(*) FROM tables").fetchone()
    (lines,) = database.execute("SELECT count(*) FROM log").fetchone()
    return Counted(tables, lines)


def _settle(target: Path) -> None:
    """Leave nothing beside *target* that would be taken for a part of what replaces it."""
    if target.exists():
        with suppress(sqlite3.Error), closing(connect(target)) as former:
            former.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for suffix in ("-wal", "-shm", "-ledger"):
        beside(target, suffix).unlink(missing_ok=True)


def _check_free(path: Path, *, replaces: bool) -> None:
    if path.exists() and not replaces:
        raise FileExists(f"{path} is there already: --replace replaces it")


def _sync(path: Path) -> None:
    file = os.open(path, os.O_RDWR)
    try:
        os.fsync(file)
    finally:
        os.close(file)


@contextmanager
def _sentences(path: Path) -> Iterator[None]:
    """Whatever goes wrong with the database at *path* is raised as one sentence that names it."""
    try:
        yield
    except (OSError, sqlite3.Error, DatabaseError) as error:
        raise database_error(error, path) from error

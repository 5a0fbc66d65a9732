"""What befalls a disk: each lasts as long as its context."""

import resource
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Another program holds the database."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


@contextmanager
def no_file_may_grow() -> Iterator[None]:
    """A disk that takes nothing more, as far as this process goes."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@contextmanager
def moved_away(path: Path) -> Iterator[None]:
    elsewhere = path.with_name("elsewhere.db")
    path.rename(elsewhere)
    yield
    elsewhere.rename(path)


@contextmanager
def replaced(path: Path) -> Iterator[None]:
    """Another file of its name is where the database was."""
    with moved_away(path):
        path.write_bytes(path.with_name("elsewhere.db").read_bytes())
        yield

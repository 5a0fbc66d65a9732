"""Games at the terminal as they are kept: each in a file of its own, written after every action."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from datetime import datetime
from pathlib import Path

import platformdirs

from inklands.core.match import AnyMatch
from inklands.core.record import Record, open_record, record
from inklands.errors import RecordError

PERSON = "you"
"""The name in a record of a seat that no bot takes; no bot is called so."""
SUFFIX = ".record"


def new_file(title: str) -> Path:
    """Where a new game of *title* is kept; nothing is written yet."""
    begun = f"{datetime.now().astimezone():%Y%m%d-%H%M%S}"
    return _folder() / f"{title}-{begun}-{os.getpid()}{SUFFIX}"


def keep(match: AnyMatch, bots: Mapping[int, str], path: Path) -> None:
    """Write *match* to *path*, all of it or nothing: a kill in between loses no earlier action."""
    names = tuple(bots.get(seat, PERSON) for seat in range(match.seats))
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.part")
    part.write_text(str(record(match, names=names)), encoding="utf-8")
    part.replace(path)


def latest_unfinished(title: str | None) -> Path:
    """The file of the last game, of *title* if that is given, that is not over."""
    for path in sorted(_files(), key=lambda path: path.stat().st_mtime, reverse=True):
        if _can_go_on(path, title):
            return path
    of_title = f" of {title}" if title else ""
    raise RecordError(f"no unfinished game{of_title} is kept here", "terminal-none-kept")


def bots_in(written: Record) -> dict[int, str]:
    """The bots of a kept game, by seat."""
    return {seat: name for seat, name in enumerate(written.names) if name != PERSON}


def _can_go_on(path: Path, title: str | None) -> bool:
    try:
        written = open_record(path)
    except RecordError:
        return False
    return not written.points and title in (None, written.game)


def _files() -> Iterator[Path]:
    folder = _folder()
    return folder.glob(f"*{SUFFIX}") if folder.is_dir() else iter(())


def _folder() -> Path:
    return Path(platformdirs.user_data_dir("inklands", appauthor=False)) / "games"

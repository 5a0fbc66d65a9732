"""Long logs written straight into a database, where playing them would take a night."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path

from inklands.core.catalogue import load
from inklands.core.match import AnyMatch, Match
from inklands.table.store.sqlite import SqliteStore
from inklands.table.store.store import Entry

BATCH = 1_000


async def append(database: Path, table: str, entries: Sequence[Entry]) -> None:
    """Add *entries* to the log of *table*, through the store, as the server itself would."""
    store = SqliteStore(database)
    for start in range(0, len(entries), BATCH):
        batch = entries[start : start + BATCH]
        await asyncio.gather(*(store.append(table, entry) for entry in batch))
    await store.close()


def acts_and_undos(action: str, lines: int) -> list[Entry]:
    """The first seat takes *action* and takes it back, again and again."""
    return [_entry(n, 0, "" if n % 2 else action) for n in range(lines)]


def random_moves(database: Path, table: str, lines: int) -> list[Entry]:
    """A match of Cartographers at *table*, played at random for so many lines."""
    setup = setup_of(database, table)
    match: AnyMatch = Match(
        load("cartographers"), int(str(setup["seats"])), int(str(setup["seed"]))
    )
    return [_entry(n, *move) for n, move in zip(range(lines), _moves(match), strict=False)]


def setup_of(database: Path, table: str) -> dict[str, object]:
    with closing(sqlite3.connect(database)) as connection:
        ((written,),) = connection.execute("SELECT setup FROM tables WHERE id = ?", (table,))
    setup: dict[str, object] = json.loads(written)
    return setup


def _moves(match: AnyMatch) -> Iterator[tuple[int, str]]:
    chance = random.Random(1)
    while not match.is_over:
        for seat in sorted(match.to_act):
            legal = match.legal_actions(seat)
            action = match.game.action_text(legal[chance.randrange(len(legal))])
            match.play(seat, action)
            yield seat, action


def _entry(index: int, seat: int, action: str) -> Entry:
    return Entry(index, seat, "act" if action else "undo", action, f"x{index}", int(time.time()))

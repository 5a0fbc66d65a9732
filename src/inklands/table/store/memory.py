"""A store that is gone when the program ends."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Mapping
from dataclasses import replace

from inklands.table.match.seating import Seating
from inklands.table.store.leases import LocalLeases
from inklands.table.store.store import DAY, Conflict, Entry, Glimpse, Setup, Stored


class MemoryStore:
    """Tables in a dictionary: for tests and for `--memory`."""

    is_shared = False
    queues: Mapping[str, Callable[[], int]] = {}

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        self._tables: dict[str, Stored] = {}
        self._leases = LocalLeases()

    async def create(self, setup: Setup, seating: Seating) -> None:
        self._tables[setup.id] = Stored(setup, seating, (), setup.created)

    async def load(self, table: str, start: int = 0) -> Stored | None:
        stored = self._tables.get(table)
        return stored and replace(stored, entries=stored.entries[start:])

    async def append(self, table: str, entry: Entry) -> None:
        stored = self._tables[table]
        if entry.index != len(stored.entries):
            raise Conflict
        entries = (*stored.entries, entry)
        self._tables[table] = replace(stored, entries=entries, changed=entry.at)

    async def reseat(self, table: str, seating: Seating) -> None:
        stored = self._tables[table]
        if seating.version != stored.seating.version + 1:
            raise Conflict
        self._tables[table] = replace(stored, seating=seating, changed=int(self._clock()))

    async def finish(self, table: str) -> None:
        self._tables[table] = replace(self._tables[table], is_over=True)

    async def keep(self, table: str, outcome: bytes) -> None:
        stored = self._tables.get(table)
        if stored is None:
            raise Conflict
        if stored.outcome is None:
            self._tables[table] = replace(stored, outcome=outcome)

    async def unkept(self) -> tuple[str, ...]:
        finished = (one for one in self._tables.values() if one.is_over)
        return tuple(one.setup.id for one in finished if one.outcome is None)

    async def tables_of(self, holder: str, most: int, skip: int = 0) -> tuple[str, ...]:
        found = [one for one in self._tables.values() if one.seating.held_by(holder)]
        found.sort(key=lambda one: one.changed, reverse=True)
        return tuple(one.setup.id for one in found[skip : skip + most])

    async def delete(self, table: str, version: int) -> None:
        stored = self._tables.get(table)
        if stored is None or stored.seating.version != version:
            raise Conflict
        del self._tables[table]

    async def count_open(self, host: str) -> int:
        hosted = (one for one in self._tables.values() if one.setup.host == host)
        return sum(not one.is_over and bool(one.seating.held_by(host)) for one in hosted)

    async def forget(self, before: int, most: int, spared: Collection[str] = ()) -> tuple[str, ...]:
        old = [one for one in self._old(before) if one.setup.id not in spared]
        names = tuple(one.setup.id for one in sorted(old, key=lambda one: one.changed)[:most])
        for name in names:
            del self._tables[name]
        return names

    async def count_old(self, before: int) -> int:
        return len(self._old(before))

    async def days(self, before: int) -> tuple[int, ...]:
        times = sorted(one.changed for one in self._old(before))
        return tuple({time // DAY: time for time in times}.values())[::-1]

    async def newest(self) -> int:
        return max((one.changed for one in self._tables.values()), default=0)

    async def postpone(self, since: int, until: int, seconds: int) -> None:
        for name, one in self._tables.items():
            if since <= one.changed <= until:
                self._tables[name] = replace(one, changed=one.changed + seconds)

    async def shrink(self) -> bool:
        return False

    async def lease(self, name: str, run: str, seconds: float) -> bool:
        return self._leases.lease(name, run, seconds)

    async def glimpse(
        self, run: str, here: Mapping[str, Collection[str]], seconds: float
    ) -> dict[str, Glimpse]:
        found = [self._tables[name] for name in here if name in self._tables]
        return {one.setup.id: Glimpse(len(one.entries), one.seating.version) for one in found}

    async def names(self, after: str, most: int) -> tuple[str, ...]:
        return tuple(sorted(name for name in self._tables if name > after)[:most])

    async def adopt(self, stored: Stored) -> None:
        self._tables[stored.setup.id] = stored

    async def check(self) -> None:
        pass

    async def close(self) -> None:
        pass

    def _old(self, before: int) -> list[Stored]:
        return [one for one in self._tables.values() if one.changed < before]

"""The digests of the last lines of logs that were lately read or written."""

from __future__ import annotations

MOST_HEADS = 10_000


class Heads:
    """By table; those of tables that were used longest ago are forgotten first."""

    def __init__(self) -> None:
        self._heads: dict[str, str] = {}

    def of(self, table: str) -> str | None:
        return self._heads.get(table)

    def remember(self, table: str, head: str) -> None:
        self.forget(table)
        self._heads[table] = head
        if len(self._heads) > MOST_HEADS:
            del self._heads[next(iter(self._heads))]

    def forget(self, table: str) -> None:
        self._heads.pop(table, None)

    def clear(self) -> None:
        self._heads.clear()

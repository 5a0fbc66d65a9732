"""What is counted of tables, for whoever runs them; nothing of it says who plays."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Protocol


class Metrics(Protocol):
    """Where figures go. A server has them read by Prometheus; a page has no use for them."""

    def count_line(self, kind: str) -> None:
        """One more line in a log: an act or an undo."""
        ...

    def count_refusal(self, code: str) -> None: ...
    def count_new_table(self) -> None: ...
    def count_forgotten(self, tables: int) -> None: ...
    def set_tables_in_memory(self, count: int) -> None: ...
    def add_sockets(self, change: int) -> None: ...
    def time_command(self) -> AbstractContextManager[object]:
        """Measures from reading a command to its answer."""
        ...

    def time_bot(self) -> AbstractContextManager[object]:
        """Measures a bot's thinking, with its waiting for a place to think."""
        ...

    def watch(self, queue: str, length: Callable[[], int]) -> None:
        """Have the *length* of a *queue* shown as it is whenever the figures are read."""
        ...

    def text(self) -> bytes:
        """All figures, in the form Prometheus reads."""
        ...


class NoMetrics:
    """Figures that nobody reads."""

    def count_line(self, kind: str) -> None: ...
    def count_refusal(self, code: str) -> None: ...
    def count_new_table(self) -> None: ...
    def count_forgotten(self, tables: int) -> None: ...
    def set_tables_in_memory(self, count: int) -> None: ...
    def add_sockets(self, change: int) -> None: ...

    def time_command(self) -> AbstractContextManager[object]:
        return nullcontext()

    def time_bot(self) -> AbstractContextManager[object]:
        return nullcontext()

    def watch(self, queue: str, length: Callable[[], int]) -> None: ...

    def text(self) -> bytes:
        return b""

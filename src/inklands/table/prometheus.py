"""Figures for whoever runs the server, in the form Prometheus reads."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
WATCHED = (
    (
        "waiting",
        "What waits: lines to be written, questions to bots and reviewers, works aside.",
        "queue",
    ),
    ("waiting_bytes", "What clients have not read yet: messages, large answers.", "queue"),
    ("busy", "Places taken: of those who think, of works aside, of connections.", "pool"),
)
"""Figures that are looked up whenever they are read."""


class PrometheusMetrics:
    """The figures of one server, as `match.metrics.Metrics` asks for them."""

    def __init__(self) -> None:
        # A registry of its own: several servers of one process, as in tests, count apart.
        registry = CollectorRegistry()
        self._registry = registry
        self._lines = Counter(
            "inklands_actions", "Lines written to logs.", ["kind"], registry=registry
        )
        self._lines_by_kind: dict[str, Counter] = {}
        """To find one by its label takes longer than to count it."""
        self._refused = Counter(
            "inklands_refused", "Refusals by code.", ["code"], registry=registry
        )
        self._created = Counter("inklands_tables_created", "Tables set up.", registry=registry)
        self._forgotten = Counter(
            "inklands_tables_forgotten",
            "Tables deleted because nobody touched them for long.",
            registry=registry,
        )
        self._tables = Gauge("inklands_tables_in_memory", "Tables in memory.", registry=registry)
        self._sockets = Gauge("inklands_sockets", "Sockets open.", registry=registry)
        self._waiting, self._waiting_bytes, self._busy = (
            Gauge(f"inklands_{name}", text, [label], registry=registry)
            for name, text, label in WATCHED
        )
        self._command_seconds = Histogram(
            "inklands_command_seconds",
            "From reading a command to its answer.",
            buckets=FAST,
            registry=registry,
        )
        self._bot_seconds = Histogram(
            "inklands_bot_seconds", "A bot's thinking, with waiting.", registry=registry
        )

    def count_line(self, kind: str) -> None:
        if kind not in self._lines_by_kind:
            self._lines_by_kind[kind] = self._lines.labels(kind)
        self._lines_by_kind[kind].inc()

    def count_refusal(self, code: str) -> None:
        self._refused.labels(code).inc()

    def count_new_table(self) -> None:
        self._created.inc()

    def count_forgotten(self, tables: int) -> None:
        self._forgotten.inc(tables)

    def set_tables_in_memory(self, count: int) -> None:
        self._tables.set(count)

    def add_sockets(self, change: int) -> None:
        self._sockets.inc(change)

    def time_command(self) -> AbstractContextManager[object]:
        return self._command_seconds.time()

    def time_bot(self) -> AbstractContextManager[object]:
        return self._bot_seconds.time()

    def watch(self, queue: str, length: Callable[[], int]) -> None:
        self._waiting.labels(queue).set_function(length)

    def watch_bytes(self, queue: str, size: Callable[[], int]) -> None:
        self._waiting_bytes.labels(queue).set_function(size)

    def watch_pool(self, pool: str, busy: Callable[[], int]) -> None:
        self._busy.labels(pool).set_function(busy)

    def text(self) -> bytes:
        return generate_latest(self._registry)

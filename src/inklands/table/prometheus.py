"""Figures for whoever runs the table, in the form Prometheus reads."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    """The figures of one server; none of them tells who plays."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        self._registry = registry
        self.actions = Counter(
            "inklands_actions", "Lines written to logs.", ["kind"], registry=registry
        )
        self.refused = Counter("inklands_refused", "Refusals by code.", ["code"], registry=registry)
        self.created = Counter("inklands_tables_created", "Tables set up.", registry=registry)
        self.tables = Gauge("inklands_tables_in_memory", "Tables in memory.", registry=registry)
        self.sockets = Gauge("inklands_sockets", "Sockets open.", registry=registry)
        self.command_seconds = Histogram(
            "inklands_command_seconds",
            "From reading a command to its answer.",
            buckets=FAST,
            registry=registry,
        )
        self.bot_seconds = Histogram(
            "inklands_bot_seconds", "A bot's thinking, with waiting.", registry=registry
        )

    def text(self) -> bytes:
        return generate_latest(self._registry)

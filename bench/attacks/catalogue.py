"""The experiments by name, in the order in which they are run."""

from __future__ import annotations

from bench.attacks import (
    clock,
    connections,
    damaged_wal,
    half_open,
    headers,
    hints,
    kills,
    latency,
    legends,
    long_log,
    long_names,
    onlookers,
    pings,
    reviews,
    seats,
    silent_readers,
    two_servers,
)
from bench.attacks.row import Experiment

EXPERIMENTS: dict[str, Experiment] = {
    "kills": kills.run,
    "damaged-wal": damaged_wal.run,
    "clock": clock.run,
    "two-servers": two_servers.run,
    "seats": seats.run,
    "latency": latency.run,
    "pings": pings.run,
    "headers": headers.run,
    "half-open": half_open.run,
    "connections": connections.run,
    "legends": legends.run,
    "hints": hints.run,
    "reviews": reviews.run,
    "onlookers": onlookers.run,
    "silent-readers": silent_readers.run,
    "long-log": long_log.run,
    "long-names": long_names.run,
}

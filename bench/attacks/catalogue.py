"""The experiments by name, in the order in which they are run."""

from __future__ import annotations

from bench.attacks import (
    connections,
    half_open,
    headers,
    latency,
    long_log,
    long_names,
    onlookers,
    pings,
    silent_readers,
)
from bench.attacks.row import Experiment

EXPERIMENTS: dict[str, Experiment] = {
    "latency": latency.run,
    "pings": pings.run,
    "headers": headers.run,
    "half-open": half_open.run,
    "connections": connections.run,
    "onlookers": onlookers.run,
    "silent-readers": silent_readers.run,
    "long-log": long_log.run,
    "long-names": long_names.run,
}

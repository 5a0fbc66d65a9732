"""The experiments by name, in the order in which they are run."""

from __future__ import annotations

from bench.attacks.floods import (
    connections,
    half_open,
    headers,
    hints,
    latency,
    legends,
    long_log,
    long_names,
    onlookers,
    pages,
    pings,
    readings,
    reviews,
    silent_readers,
)
from bench.attacks.keeping import (
    bad_files,
    clock,
    damaged_wal,
    kills,
    soak,
    storage,
    sweep,
    two_servers,
)
from bench.attacks.row import Experiment
from bench.attacks.strangers import hiding, http_fuzz, seats, socket_fuzz

EXPERIMENTS: dict[str, Experiment] = {
    "kills": kills.run,
    "damaged-wal": damaged_wal.run,
    "clock": clock.run,
    "storage": storage.run,
    "bad-files": bad_files.run,
    "sweep": sweep.run,
    "two-servers": two_servers.run,
    "seats": seats.run,
    "socket-fuzz": socket_fuzz.run,
    "http-fuzz": http_fuzz.run,
    "hiding": hiding.run,
    "latency": latency.run,
    "pings": pings.run,
    "pages": pages.run,
    "headers": headers.run,
    "half-open": half_open.run,
    "connections": connections.run,
    "legends": legends.run,
    "hints": hints.run,
    "reviews": reviews.run,
    "readings": readings.run,
    "onlookers": onlookers.run,
    "silent-readers": silent_readers.run,
    "long-log": long_log.run,
    "long-names": long_names.run,
    "soak": soak.run,
}

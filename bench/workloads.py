"""What is measured, each as a rate in things done a second of processor time."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module

Burst = Callable[[int], int]
"""Does some work for a number, and says how many things it did."""


@dataclass(frozen=True, slots=True)
class Workload:
    """A name, and what makes its burst; one whose libraries are missing has no rate."""

    name: str
    make: Callable[[], Burst]

    def rate(self, seconds: float) -> float | None:
        try:
            burst = self.make()
        except ImportError:
            return None
        burst(0)
        start = time.process_time()
        done = number = 0
        while (taken := time.process_time() - start) < seconds:
            number += 1
            done += burst(number)
        return done / taken


def _from(module: str, function: str) -> Callable[[], Burst]:
    def make() -> Burst:
        burst: Burst = getattr(import_module(module), function)()
        return burst

    return make


WORKLOADS = (
    Workload("python-chess", _from("peers", "python_chess")),
    Workload("catanatron, two random players", _from("peers", "catanatron")),
    Workload("OpenSpiel hex", _from("peers", "hex_board")),
    Workload("OpenSpiel chess", _from("peers", "spiel_chess")),
    Workload("PettingZoo connect four", _from("peers", "connect_four")),
    Workload("cartographers, one seat, readable", _from("titles", "cartographers")),
    Workload("misterra, two seats, readable", _from("titles", "misterra")),
    Workload("explorers, one seat, readable", _from("titles", "explorers")),
    Workload("cartographers, kernels, interpreted", _from("fast", "cartographers_interpreted")),
    Workload("cartographers, kernels, compiled", _from("fast", "cartographers_compiled")),
    Workload("misterra, kernels, interpreted", _from("fast_random", "misterra_interpreted")),
    Workload("misterra, kernels, compiled", _from("fast_random", "misterra_compiled")),
    Workload("explorers, kernels, interpreted", _from("fast_random", "explorers_interpreted")),
    Workload("explorers, kernels, compiled", _from("fast_random", "explorers_compiled")),
    Workload("the prototype, kernels, interpreted", _from("fast", "prototype_interpreted")),
    Workload("the prototype, kernels, compiled", _from("fast", "prototype_compiled")),
    Workload("the prototype, C", _from("fast", "prototype_in_c")),
    Workload("cartographers, batch of 1,024", _from("learning", "cartographers_batch")),
    Workload("bytes of a batch of 1,024, written alone", _from("learning", "bytes_alone")),
    Workload("misterra, batch of 1,024", _from("learning", "misterra_batch")),
    Workload("explorers, batch of 1,024", _from("learning", "explorers_batch")),
    Workload("cartographers, SyncVectorEnv", _from("learning", "cartographers_single")),
    Workload("pgx connect four, batch of 1,024", _from("learning", "pgx_connect_four")),
    Workload("pgx othello, batch of 1,024", _from("learning", "pgx_othello")),
    Workload("anchors of one shape, by masks", _from("anchors", "by_masks")),
    Workload("anchors of one shape, by filtering a table", _from("anchors", "by_filtering")),
)

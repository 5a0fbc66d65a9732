"""
Every speed in one run: each workload in turn, several rounds, medians and ratios.

Rates are per second of processor time, all on one core: threads that wait for each other, such as
JAX's, would be charged for it. Machines differ and are shared, so only ratios taken in one run mean
anything: the base is a random playout of python-chess, in moves a second.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from workloads import WORKLOADS, Workload

BASE = "python-chess"


def main() -> int:
    parser = argparse.ArgumentParser(prog="go.py bench")
    parser.add_argument("--json", metavar="FILE", type=Path, help="write the figures there too")
    parser.add_argument("--rounds", metavar="N", type=int, default=5)
    parser.add_argument("--seconds", metavar="S", type=float, default=1.0, help="a measurement")
    parser.add_argument("--only", metavar="WORD", default="", help="rows whose name has this in it")
    arguments = parser.parse_args()
    chosen = [w for w in WORKLOADS if arguments.only in w.name or w.name == BASE]
    with one_core():
        rates = measured(chosen, arguments.rounds, arguments.seconds)
    show(rates)
    if arguments.json:
        arguments.json.write_text(json.dumps(figures(rates), indent=2) + "\n", encoding="utf-8")
    return 0


@contextmanager
def one_core() -> Iterator[None]:
    """All that is done meanwhile stays on one core, where the system has a way to say so."""
    if sys.platform != "linux":
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    yield
    os.sched_setaffinity(0, before)


def measured(workloads: list[Workload], rounds: int, seconds: float) -> dict[str, list[float]]:
    """The rates of each workload, one a round, so that a slow moment of the machine hits all."""
    rates: dict[str, list[float]] = {}
    for number in range(rounds):
        for workload in workloads:
            sys.stderr.write(f"\rround {number + 1}/{rounds}  {workload.name:<50}")
            rate = workload.rate(seconds)
            if rate is not None:
                rates.setdefault(workload.name, []).append(rate)
    sys.stderr.write("\r" + " " * 70 + "\r")
    return rates


def figures(rates: dict[str, list[float]]) -> dict[str, dict[str, float]]:
    base = statistics.median(rates[BASE])
    return {
        name: {
            "per_second": statistics.median(own),
            "least": min(own),
            "most": max(own),
            "times_python_chess": statistics.median(own) / base,
        }
        for name, own in rates.items()
    }


def show(rates: dict[str, list[float]]) -> None:
    print(f"{'workload':<58} {'a second':>12} {'least':>12} {'most':>12} {'× chess':>9}")
    for name, row in figures(rates).items():
        middle, least, most = row["per_second"], row["least"], row["most"]
        ratio = row["times_python_chess"]
        print(f"{name:<58} {middle:>12,.0f} {least:>12,.0f} {most:>12,.0f} {ratio:>9.2f}")
    for name, (part, whole) in RATIOS.items():
        if part in rates and whole in rates:
            ratio = statistics.median(rates[part]) / statistics.median(rates[whole])
            print(f"{name}: {ratio:.2f}")
    if "cartographers, kernels, compiled" in rates:
        from fast import gain_of_two_threads

        print(f"two threads against one, by the clock: {gain_of_two_threads():.2f}")


RATIOS = {
    "anchor masks against filtering a table of placements": (
        "anchors of one shape, by masks",
        "anchors of one shape, by filtering a table",
    ),
    "cartographers compiled against its kernels interpreted": (
        "cartographers, kernels, compiled",
        "cartographers, kernels, interpreted",
    ),
    "cartographers compiled against its readable rules": (
        "cartographers, kernels, compiled",
        "cartographers, one seat, readable",
    ),
    "misterra compiled against its kernels interpreted": (
        "misterra, kernels, compiled",
        "misterra, kernels, interpreted",
    ),
    "misterra compiled against its readable rules": (
        "misterra, kernels, compiled",
        "misterra, two seats, readable",
    ),
    "explorers compiled against its kernels interpreted": (
        "explorers, kernels, compiled",
        "explorers, kernels, interpreted",
    ),
    "explorers compiled against its readable rules": (
        "explorers, kernels, compiled",
        "explorers, one seat, readable",
    ),
    "a batch of cartographers against SyncVectorEnv of single environments": (
        "cartographers, batch of 1,024",
        "cartographers, SyncVectorEnv",
    ),
    "a batch of cartographers against pgx connect four": (
        "cartographers, batch of 1,024",
        "pgx connect four, batch of 1,024",
    ),
    "a batch of cartographers against pgx othello": (
        "cartographers, batch of 1,024",
        "pgx othello, batch of 1,024",
    ),
    # What batches could reach at best, if they knew no more rules and told nobody of anything.
    "the prototype in C, which tells nothing, against pgx connect four": (
        "the prototype, C",
        "pgx connect four, batch of 1,024",
    ),
    "the prototype in C, which tells nothing, against pgx othello": (
        "the prototype, C",
        "pgx othello, batch of 1,024",
    ),
    "kernels compiled against C, the same game": (
        "the prototype, kernels, compiled",
        "the prototype, C",
    ),
}


if __name__ == "__main__":
    sys.exit(main())

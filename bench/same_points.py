"""Play many matches of every title in batches, and again by the readable rules: same points."""

from __future__ import annotations

import argparse
from time import perf_counter

from inklands.fast.titles import kernel_titles
from inklands.rl.compare import compare_points


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", metavar="N", type=int, default=10_000, help="of each title")
    games = parser.parse_args().games
    for title in kernel_titles():
        start = perf_counter()
        compare_points(title, games)
        print(f"{title}: {games} matches alike, {perf_counter() - start:.0f} s")


if __name__ == "__main__":
    main()

"""
The server under attack: every experiment in one run, and a table of figures.

    python bench/attack.py [--only NAME …] [--scale 0.01] [--priority -10] [--json FILE]

Starts the very program people start, on the loopback interface and nowhere else, and does to it
what the worst of visitors, clocks and disks would do. Every experiment is bounded in count and
time; at scale 1 all of them take about two hours. Exits with 1 if a bound is broken.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main() -> int:
    # Started by its path, a script sees its own folder first: the packages stand above it.
    sys.path[0] = str(ROOT)
    from bench.attacks.catalogue import EXPERIMENTS
    from bench.attacks.kit.program import PRIORITY
    from bench.attacks.report import show, write_json
    from bench.attacks.watch import measured

    arguments = _arguments(list(EXPERIMENTS))
    if arguments.priority is not None:
        os.environ[PRIORITY] = str(arguments.priority)
    rows = []
    for name in arguments.only or EXPERIMENTS:
        print(f"{time.strftime('%H:%M:%S')}  {name} …", file=sys.stderr, flush=True)
        rows += asyncio.run(measured(name, EXPERIMENTS[name], arguments.scale))
    show(rows)
    if arguments.json:
        write_json(rows, arguments.json)
    return 0 if all(row.holds for row in rows) else 1


def _arguments(names: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n\n")[0].strip())
    parser.add_argument("--only", nargs="+", metavar="NAME", choices=names, default=[])
    parser.add_argument("--scale", type=float, default=1.0, help="0.01 is a small sample")
    more = "the nice level of the server and the innocent, such as -10 on a busy machine"
    parser.add_argument("--priority", type=int, metavar="N", help=more)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the rows there too")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())

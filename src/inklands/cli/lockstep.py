"""`inklands lockstep`: random matches by the readable rules and by the kernels, side by side."""

from __future__ import annotations

import argparse

from inklands.cli.arguments import add_json, count
from inklands.cli.output import print_json
from inklands.fast.lockstep import GAMES, compare
from inklands.fast.titles import kernel_titles


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    titles = kernel_titles()
    listed = ", ".join(titles)
    add("game", metavar="GAME", nargs="?", choices=titles, help=f"{listed}; all by default")
    add("--games", metavar="K", type=count, default=GAMES, help=f"matches of each title ({GAMES})")
    add("--jobs", metavar="N", type=count, default=1, help="processes (1)")
    add("--interpreted", action="store_true", help="the kernels without the compiler")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    decisions = {}
    for title in (arguments.game,) if arguments.game else kernel_titles():
        played = compare(
            title, arguments.games, arguments.jobs, is_compiled=not arguments.interpreted
        )
        decisions[title] = played
        if not arguments.json:
            print(f"{title}: {arguments.games} matches, {played} decisions: in step.", flush=True)
    if arguments.json:
        print_json({"matches": arguments.games, "decisions": decisions})
    return 0

"""The words of the command line."""

from __future__ import annotations

import argparse

from inklands import __version__
from inklands.cli import data, play, replay, score, simulate

COMMANDS = (play, score, simulate, replay, data)


def run(words: list[str], also: str = "") -> int:
    """Do what *words* say; *also* tells of the commands that live elsewhere."""
    parser = argparse.ArgumentParser(
        prog="inklands",
        description="Cartographers, Maps of Misterra and Explorers: play, score, simulate, replay.",
        epilog=f"also:\n{also}" if also else None,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"inklands {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add_to(commands)
    arguments = parser.parse_args(words)
    status: int = arguments.run(arguments)
    return status

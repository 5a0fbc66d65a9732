"""
Every command by its word.

A command is a module of this folder that is called as its word. It is imported when it is asked
for and not before, so that `inklands play` does not wait for the table or the compiler.
"""

from __future__ import annotations

import argparse
from importlib import import_module
from typing import Protocol

USUAL = "table"
"""What `inklands` does without a word."""

COMMANDS = {
    "table": "open a table in the browser, for this machine",
    "serve": "run a table for many, on this machine's network",
    "site": "write the page as a folder for any static host, without a server",
    "cluster": "try several processes with PostgreSQL and NATS on this machine",
    "backup": "copy all tables to a file, also while people play",
    "restore": "bring the tables of a backup back",
    "migrate": "move all tables to another database",
    "forget": "delete tables that nobody has touched for long",
    "play": "play at the terminal",
    "score": "the points of a sheet, explained",
    "replay": "replay a record, check its points, show it",
    "review": "what each decision of a recorded match gave away",
    "hint": "the best actions in a recorded position, with expected points",
    "simulate": "games between bots, one by one",
    "dataset": "the decisions of many games as a table for learners",
    "arena": "many games between bots, with ratings",
    "lockstep": "compare the fast engine with the readable one",
    "data": "what is from the rulebook, public or reconstructed",
}


class Command(Protocol):
    """What the module of a command offers."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None: ...
    def run(self, arguments: argparse.Namespace) -> int:
        """Do it; the exit status."""
        ...


def command(word: str) -> Command:
    """The command of *word*, which has to be one of `COMMANDS`."""
    module: Command = import_module(f"inklands.cli.{word}")
    return module

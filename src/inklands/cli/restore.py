"""`inklands restore`: the tables of a backup in place of those there are."""

from __future__ import annotations

import argparse

from inklands.cli.arguments import add_backup


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_backup(parser, "a backup")


def run(arguments: argparse.Namespace) -> int:
    from inklands.table.store.backup import restore
    from inklands.table.store.location import database_path

    target = database_path(arguments.database)
    counted = restore(arguments.file, target, replaces=arguments.replace)
    print(f"{target} holds {counted}.")
    return 0

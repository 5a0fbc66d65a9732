"""`inklands backup`: all tables in one file, as they are at one moment."""

from __future__ import annotations

import argparse

from inklands.cli.arguments import add_backup


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_backup(parser, "where the backup is written")


def run(arguments: argparse.Namespace) -> int:
    from inklands.table.store.backup import back_up
    from inklands.table.store.location import database_path

    source = database_path(arguments.database)
    counted = back_up(source, arguments.file, replaces=arguments.replace)
    print(f"{arguments.file} holds {counted}.")
    return 0

"""`inklands data`: where every printed value comes from."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from inklands.cli.arguments import add_data, add_game, game_of
from inklands.core.catalogue import titles

if TYPE_CHECKING:
    from inklands.cli.arguments import Commands


def add_to(commands: Commands) -> None:
    parser = commands.add_parser("data", help="what is from the rulebook, public or reconstructed")
    add_game(parser, optional=True)
    add_data(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    for name in [arguments.game] if arguments.game else titles():
        arguments.game = name
        _show(arguments)
    return 0


def _show(arguments: argparse.Namespace) -> None:
    data = game_of(arguments).data
    print(f"{arguments.game}, data {data.version}")
    width = max(len(entry.section) for entry in data.provenance)
    for entry in sorted(data.provenance, key=lambda entry: (entry.source, entry.section)):
        source = f"{entry.source}, your own" if entry.is_overlaid else entry.source
        print(f"  {entry.section:<{width}}  {source:<14} {entry.confidence}".rstrip())

"""`inklands data`: where every printed value comes from."""

from __future__ import annotations

import argparse
from dataclasses import asdict

from inklands.cli.arguments import add_data, add_game, add_json
from inklands.cli.output import print_json
from inklands.core.catalogue import load, titles
from inklands.core.data import DataSet


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser, optional=True)
    add_data(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    names = [arguments.game] if arguments.game else titles()
    found = {name: load(name, arguments.data).data for name in names}
    if arguments.json:
        print_json({name: _encoded(data) for name, data in found.items()})
    else:
        for name, data in found.items():
            _show(name, data)
    return 0


def _encoded(data: DataSet) -> dict[str, object]:
    return {
        "version": data.version,
        "box": data.box.name if data.box else None,
        "sections": [asdict(entry) for entry in data.provenance],
    }


def _show(name: str, data: DataSet) -> None:
    own = f", your box {data.box.name!r}" if data.box else ""
    print(f"{name}, data {data.version}{own}")
    width = max(len(entry.section) for entry in data.provenance)
    for entry in sorted(data.provenance, key=lambda entry: (entry.source, entry.section)):
        source = f"{entry.source}, your own" if entry.is_overlaid else entry.source
        print(f"  {entry.section:<{width}}  {source:<14} {entry.confidence}".rstrip())

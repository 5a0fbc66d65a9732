"""`inklands site`: the page as a folder that any static host serves, without a server of ours."""

from __future__ import annotations

import argparse
from pathlib import Path


def add_arguments(parser: argparse.ArgumentParser) -> None:
    help_ = "where the folder is written: new, empty, or a site that this command wrote before"
    parser.add_argument("folder", metavar="DIR", type=Path, help=help_)


def run(arguments: argparse.Namespace) -> int:
    from inklands.table.http.site import write_site

    written = write_site(arguments.folder)
    print(f"{arguments.folder} holds {written}: put it on any host, below any path.")
    return 0

"""`inklands table`: a table for the person at this machine; its page opens in the browser."""

from __future__ import annotations

import argparse

from inklands.cli import serve


def add_arguments(parser: argparse.ArgumentParser) -> None:
    serve.add_arguments(parser)
    parser.add_argument("--no-browser", action="store_true", help="do not open the page")


def run(arguments: argparse.Namespace) -> int:
    serve.hosting(arguments, opens_browser=not arguments.no_browser).run()
    return 0

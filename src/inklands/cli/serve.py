"""`inklands serve`: a table for many, on this machine's network."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from inklands.cli.arguments import add_data, add_database, add_keep

if TYPE_CHECKING:
    from inklands.table.hosting import Hosting


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--host", default="127.0.0.1", help="the address to listen on (%(default)s)")
    add("--port", metavar="N", type=int, help="the port; 8137 or a free one by default")
    add_database(parser)
    add("--bus", metavar="URL", help="nats://…, where several processes share a database")
    add("--memory", action="store_true", help="keep nothing")
    add_keep(parser)
    add_data(parser)
    add("--origin", action="append", default=[], metavar="URL", help="where a proxy shows the page")
    add("--trusted-proxy", metavar="IP", help="believe what this proxy says of addresses")
    add(
        "--limit",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="another limit than the usual one: docs/hosting.md has their names",
    )
    add(
        "--drain",
        metavar="SECONDS",
        type=float,
        default=0.0,
        help="when stopped, be not ready for so long before saying good-bye (%(default)s)",
    )
    add("--metrics", action="store_true", help="show /metrics here also behind a proxy")
    add(
        "--no-warm-up",
        action="store_true",
        help="compile what bots think with only when one first thinks",
    )


def run(arguments: argparse.Namespace) -> int:
    hosting(arguments, opens_browser=False).run()
    return 0


def hosting(arguments: argparse.Namespace, *, opens_browser: bool) -> Hosting:
    """The table that *arguments* describe."""
    # The table takes a while to import: `--help` does not wait for it.
    from inklands.table.hosting import Hosting
    from inklands.table.limits_option import limits_from

    return Hosting(
        host=arguments.host,
        port=arguments.port,
        database=arguments.database,
        bus=arguments.bus,
        keeps=not arguments.memory,
        kept_days=arguments.keep,
        data=arguments.data,
        origins=tuple(arguments.origin),
        trusted_proxy=arguments.trusted_proxy,
        shows_metrics=arguments.metrics,
        warms_up=not arguments.no_warm_up,
        opens_browser=opens_browser,
        limits=limits_from(arguments.limit),
        drain_seconds=arguments.drain,
    )

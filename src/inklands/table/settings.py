"""What whoever runs the table may set; the defaults suit one machine and a few hundred people."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from inklands.table.rate_limits import Rate

STATIC = Path(__file__).parent / "static"
"""Where the build puts the page."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How much is too much."""

    requests: Rate = field(default=Rate(60, 20))
    """HTTP requests to the table, by address."""
    address_requests: Rate = field(default=Rate(1_000, 100))
    """Those and all others, for pages or refused: whoever sends more is answered slowly."""
    creations: Rate = field(default=Rate(20, 0.2))
    """New tables and seats taken, by identity; four times that by address."""
    socket_messages: Rate = field(default=Rate(60, 20))
    identity_messages: Rate = field(default=Rate(150, 50))
    address_messages: Rate = field(default=Rate(600, 200))
    seat_changes: Rate = field(default=Rate(100, 5))
    """Messages that change who sits where, by address: everybody at the table is told of each."""
    control_frames: Rate = field(default=Rate(60, 5))
    """Pings, pongs and parts of messages, by socket."""
    address_control_frames: Rate = field(default=Rate(600, 100))
    """The same by household; a trusted proxy has none."""
    new_connections: Rate = field(default=Rate(1_000, 100))
    """By household; a trusted proxy may make as many as it likes."""
    connections: int = 2_000
    connections_by_address: int = 300
    """Those of HTTP and of sockets; a trusted proxy may have as many as there are."""
    head_bytes: int = 32_768
    """The first line and the headers of a request."""
    path_characters: int = 1_000
    request_seconds: float = 20.0
    """A request that takes longer to arrive is cut off, and so is a connection without one."""
    unread_seconds: float = 30.0
    """A client that reads nothing of an answer for so long is cut off."""
    body_bytes: int = 65_536
    message_bytes: int = 16_384
    sockets_by_address: int = 200
    sockets_at_a_table: int = 100
    """Of all onlookers together, and of each who holds a seat."""
    open_tables_by_host: int = 50
    unsent_messages: int = 200
    """A client that reads slower than this is cut off, and may come back for the rest."""
    unsent_bytes: int = 2_000_000
    """The same in bytes; one message may be larger where nothing else waits."""
    unsent_bytes_in_all: int = 64_000_000
    """What may wait for all clients together; beyond, whoever does not read at once is cut off."""


@dataclass(frozen=True, slots=True)
class Settings:
    """
    How this server runs.

    ``hosts`` are the names it answers to, besides addresses written as numbers and this machine's
    own. ``origins`` are the pages that may use it, besides its own: those a proxy shows it as.
    """

    hosts: frozenset[str] = frozenset()
    origins: frozenset[str] = frozenset()
    subpath: str = ""
    """The path below which a proxy shows the page, such as ``/inklands``."""
    has_proxy: bool = False
    """Whether others reach it through a proxy, so that a neighbour may be anybody."""
    is_secure: bool = False
    """Whether people reach it by https: cookies are then kept to it."""
    public_url: str | None = None
    """Where others on the network find it, if it listens to them all and no proxy stands before."""
    data: Path | None = None
    static: Path = STATIC
    bot_workers: int = 2
    advisers: int = 1
    """Processes that think about hints."""
    warms_up: bool = False
    """Whether the first table of a title has its kernels compiled, before a bot needs them."""
    bot_seconds: float = 30.0
    """A bot that thinks longer is stopped; on a busy machine without a compiler it may need ten."""
    away_seconds: float = 20.0
    """Others may let a bot stand in for somebody who is away for so long."""
    idle_seconds: float = 60.0
    """A table nobody is at leaves the memory after this long: its log is soon played again."""
    kept_days: int = 60
    """A table nobody touched for this long is deleted."""
    drain_seconds: float = 0.0
    """When it is stopped, it is not ready for so long, so that balancers look elsewhere."""
    shows_metrics: bool = False
    """Whether /metrics answers where a proxy stands before, which must not pass it on."""
    table_prefix: str = ""
    """What the names of new tables begin with."""
    limits: Limits = field(default_factory=Limits)

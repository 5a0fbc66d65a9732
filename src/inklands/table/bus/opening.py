"""Opens the bus that whoever runs the program names."""

from __future__ import annotations

import asyncio

from inklands.errors import InklandsError
from inklands.table.bus.bus import Bus
from inklands.table.bus.local import LocalBus
from inklands.table.store.opening import MissingExtra

NATS = ("nats://", "tls://", "ws://", "wss://")


class UnknownBus(InklandsError, ValueError):
    """The bus is of a kind that is not known here."""

    code = "server/bus"


def open_bus(address: str | None) -> Bus:
    """The bus at *address*, which answers; without one, a bus within this process."""
    if address is None:
        return LocalBus()
    if not address.startswith(NATS):
        raise UnknownBus(f"{address.partition('://')[0]}: the bus is written nats://HOST:PORT")
    try:
        from inklands.table.bus.nats import NatsBus, try_out
    except ModuleNotFoundError as error:
        raise MissingExtra("NATS") from error
    asyncio.run(try_out(address))
    return NatsBus(address)

"""
What each onlooker of one table costs, an update.

    python bench/onlookers.py [--onlookers 500] [--actions 150]

Two people play while nobody looks on, and then while many do. The difference of the server's CPU
time, divided by updates and onlookers, is what one of them costs.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import sys
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
from websockets.exceptions import ConnectionClosed

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

ROOT = Path(__file__).resolve().parent.parent
RATE = 10.0


async def measure(onlookers: int, actions: int) -> None:
    from bench.loads import ours
    from bench.loads.acting import act_all
    from bench.loads.figures import Figures

    server = ours.start(ours.MEMORY)
    try:
        async with AsyncExitStack() as stack:
            base = server.base
            client = httpx.AsyncClient(base_url=base, headers={"origin": base}, timeout=60)
            api = ours.HttpApi(stack, await stack.enter_async_context(client))
            costs: list[float] = []
            for count in (0, onlookers):
                figures = Figures(1, 0)
                pairs, listening, tables = [], [], -(-actions // 30)
                for number in range(tables):
                    pairs.append(ours.Pair(number, await api.width("cartographers"), figures))
                    table = await api.seat(pairs[-1], "cartographers")
                    for _ in range(count):
                        socket = await api.connect(table, "")
                        listening.append(asyncio.create_task(_read(socket)))
                        await socket.send(json.dumps({"type": "join", "changes": True}))
                gc.disable()  # This program's own pauses are not what is measured.
                await asyncio.sleep(2)
                cpu = server.cpu_seconds()
                await act_all(pairs, RATE, asyncio.get_running_loop().time() + actions / RATE)
                await asyncio.sleep(1)
                costs.append((server.cpu_seconds() - cpu) / figures.actions)
            # The server closes all sockets at once: one by one takes long.
            server.stop()
    finally:
        server.process.kill()
    alone, watched = (1000 * cost for cost in costs)
    each = 1000 * (watched - alone) / onlookers
    print(f"an action     {alone:.2f} ms of the server's CPU, {watched:.2f} ms with onlookers")
    print(f"an onlooker   {each:.1f} µs an update, of {onlookers}")


async def _read(socket: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        async for _ in socket:
            pass


def main() -> None:
    # Started by its path, a script sees its own folder first: the packages stand above it.
    sys.path[0] = str(ROOT)
    parser = argparse.ArgumentParser(description=__doc__.partition("\n\n")[0].strip())
    parser.add_argument("--onlookers", type=int, default=500)
    parser.add_argument("--actions", type=int, default=150)
    arguments = parser.parse_args()
    asyncio.run(measure(arguments.onlookers, arguments.actions))


if __name__ == "__main__":
    main()

"""Onlookers of one address take every place at a table; a player who holds a seat comes back."""

from __future__ import annotations

import tempfile
from contextlib import AsyncExitStack
from pathlib import Path

from bench.attacks.kit.browser import LOST, ME, OPEN, Browser
from bench.attacks.kit.program import serving
from bench.attacks.row import Row

ATTACKER, HOST, GUEST = "127.66.0.1", "127.0.0.1", "127.0.0.2"
COUNT = 98


async def run(scale: float) -> list[Row]:
    """The scale changes nothing: the places at a table are as many as they are."""
    async with AsyncExitStack() as stack:
        enter = stack.enter_async_context
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        program = await enter(serving(Path(folder)))
        ada = await enter(Browser(program.base, HOST))
        bo = await enter(Browser(program.base, GUEST))
        eve = await enter(Browser(program.base, ATTACKER))
        table = await ada.create(ME, OPEN)
        host = await enter(await ada.connect(table, 0))
        invitation = (await host.receive("table"))["invitation"]
        (await bo.take(table, invitation)).raise_for_status()
        async with await bo.connect(table, 1) as connection:
            await connection.receive("update")
            inside = 0
            for _ in range(COUNT):
                inside += await _stays(stack, eve, table)
        # The guest's train goes through a tunnel, and the attacker takes that place as well.
        for _ in range(3):
            inside += await _stays(stack, eve, table)
        told = await _return(bo, table)
    done = f"{COUNT + 3} onlookers of one address come, then a seat holder comes back"
    figure = f"{inside} onlookers inside; the seat holder gets {told}"
    return [Row("onlookers", done, figure, "the seat holder gets an update", told == "update")]


async def _stays(stack: AsyncExitStack, browser: Browser, table: str) -> bool:
    """Whether one more onlooker is let in, and stays."""
    try:
        connection = await browser.connect(table, None)
        await connection.receive("update", 10)
    except (*LOST, TimeoutError):
        return False
    await stack.enter_async_context(connection)
    return True


async def _return(browser: Browser, table: str) -> str:
    try:
        async with await browser.connect(table, 1) as connection:
            await connection.receive("update", 10)
    except (*LOST, TimeoutError) as error:
        return str(error)
    return "update"

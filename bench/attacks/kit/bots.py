"""How soon a bot moves for somebody at a table of their own."""

from __future__ import annotations

import asyncio
import sys
import time

from bench.attacks.kit.browser import LOST, ME, Browser, Surprise
from bench.attacks.kit.program import Program

WARMING_UP = 240.0
"""Seconds for the first thoughts of a process, which loads what it thinks with."""
BOT = {"kind": "bot", "level": "apprentice"}


async def bot_seconds(program: Program, address: str, patience: float) -> float:
    """The time from setting up a table until its bot has made its first move."""
    start = time.monotonic()
    try:
        async with asyncio.timeout(patience), Browser(program.base, address) as browser:
            table = await browser.create(ME, BOT)
            async with await browser.connect(table, 0) as connection:
                while 1 in (await connection.receive("update", patience))["to_act"]:
                    pass
    except (*LOST, Surprise, TimeoutError):
        return patience
    return time.monotonic() - start


async def compile_kernels(title: str = "cartographers") -> None:
    """Have the kernels compiled before, as on a server that has run for a while."""
    command = (sys.executable, "-m", "inklands.fast.warm", title)
    process = await asyncio.create_subprocess_exec(*command)
    await process.wait()


async def warm_bots(program: Program, level: str = "apprentice") -> float:
    """How soon a bot moves once all is ready for it to think."""
    await compile_kernels()
    async with Browser(program.base, "127.0.0.8") as browser:
        table = await browser.create(ME, {"kind": "bot", "level": level})
        async with await browser.connect(table, 0) as connection:
            while 1 in (await connection.receive("update", WARMING_UP))["to_act"]:
                pass
    await bot_seconds(program, "127.0.0.8", WARMING_UP)
    return await bot_seconds(program, "127.0.0.8", WARMING_UP)
